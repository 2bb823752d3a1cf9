package import AurumPlatform
import AurumSyntax

/// Compares two versions of a design.
package struct DiffCommand: Command {
    package static let name = "diff"
    package static let summary = "say how two versions of a design differ, and what that means"
    package static let discussion = """
        OLD and NEW are a folder with a config, a config, a resolver document, a token file, what `aurumc resolve --format json` \
        prints, or a git revision, such as `main`, `HEAD~3` or `v1.2.0:tokens`. One word is compared with the working tree, \
        none stands for `HEAD`. Nothing is checked out.

        Both versions are compiled, and what they mean is compared in every mode: tokens that were added, removed, moved or \
        changed, the variants and contrasts that this touches, and names in Swift. The verdict says which new version it asks \
        for; the config can choose other levels under `diff`.
        """
    package static let examples = [
        CommandExample("aurumc diff", "see what has changed since the last commit"),
        CommandExample("aurumc diff v1.2.0 HEAD", "see what a release does"),
        CommandExample("aurumc diff main --format markdown", "write a comment for a pull request"),
        CommandExample(
            "aurumc diff main --fail-on major --fail-on contrast", "let CI stop what breaks others"),
    ]
    package static let options = OptionTable(
        staged, DiffOutput.format, DiffOutput.exitCode, DiffOutput.failOn, DiffOutput.shims)
    package static let arguments = ArgumentTable(old, new)

    private static let old = Argument.optional("OLD", "the earlier version, `HEAD` without it")
    private static let new = Argument.optional("NEW", "the later version, the working tree without it")
    private static let staged = Option.flag(
        "staged", "compare with what is staged instead of the working tree")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let words = [invocation[Self.old], invocation[Self.new]].compactMap { $0 }
        if invocation[Self.staged], words.count > 1 {
            return Tool.reportUsage([.twoAndStaged], of: Self.self, invocation, environment)
        }
        if words.contains("") {
            return Tool.reportUsage([.emptyWord], of: Self.self, invocation, environment)
        }
        let pair = VersionWord.pair(words, isStaged: invocation[Self.staged], environment)
        var reader = VersionReader(invocation, environment)
        // What is wrong with either is said in one run.
        let (first, second) = (reader.version(pair.0), reader.version(pair.1))
        guard let old = first, let new = second else { return reader.code }
        return try DiffOutput.write(old: old, new: new, invocation, environment)
    }
}

extension Diagnostic {
    fileprivate static var emptyWord: Diagnostic {
        Diagnostic(
            .noVersion, "a version is an empty text", at: nil,
            help: ["a variable that is not set makes one; leave the word out to compare with `HEAD`"])
    }

    fileprivate static var twoAndStaged: Diagnostic {
        Diagnostic(
            .conflictingOptions, "both two versions and `--staged` are given", at: nil,
            notes: ["`--staged` is the later version"], help: ["leave the second version out"])
    }
}
