import AurumDiff
package import AurumPlatform
import AurumSyntax

/// Merges what two sides made of a document.
package struct MergeCommand: Command {
    package static let name = "merge"
    package static let summary = "merge two versions of a document token by token"
    package static let discussion = """
        BASE is what OURS and THEIRS were made of; the result goes into OURS. Order and comments stay. A token that both \
        sides changed, or one changed and the other removed, is left between marks as git makes them, and the exit code \
        is 1. A file that is no sound document is merged by git, line by line. `aurumc init --git` tells git to use it.
        """
    package static let examples = [
        CommandExample(
            "aurumc merge base.json a.json b.json", "bring what changed in `b.json` into `a.json`"),
        CommandExample("aurumc merge %O %A %B --path=%P", "what git calls, as `merge.aurumc.driver`"),
    ]
    package static let options = OptionTable(path, markerSize, print)
    package static let arguments = ArgumentTable(base, ours, theirs)

    private static let base = Argument.required("BASE", "the version both sides began with")
    private static let ours = Argument.required("OURS", "our version; it is replaced by the result")
    private static let theirs = Argument.required("THEIRS", "their version")
    private static let path = Option.text(
        "path", "PATH", "where the document belongs; its ending says whether it is JSON or YAML")
    private static let markerSize = Option.text(
        "marker-size", "N", "how many characters the marks of a conflict have, else 7")
    private static let print = Option.flag("print", "print the result instead of writing it to OURS")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        guard let size = Self.size(invocation) else {
            return Tool.reportUsage([.noSize], of: Self.self, invocation, environment)
        }
        let words = [invocation[Self.base], invocation[Self.ours], invocation[Self.theirs]]
        var texts: [[UInt8]] = []
        for word in words { texts.append(try environment.fileSystem.read(environment.path(word))) }
        let name = invocation[Self.path] ?? invocation[Self.ours]
        let trees = texts.compactMap { DocumentText.tree($0, named: name) }
        let outcome =
            trees.count == 3
            ? DocumentMerge.merge(
                base: trees[0], ours: trees[1], theirs: trees[2], marks: .init(size: size),
                read: { DocumentText.tree($0, named: name) }) : nil
        let lines = outcome == nil ? Self.byLines(words, size, environment) : nil
        // Lines that go together may make no document.
        let isBroken =
            lines?.conflictCount == 0 && trees.count == 3
            && DocumentText.tree(lines?.text ?? [], named: name) == nil
        let whole = isBroken ? DocumentMerge.contradiction(trees[1], trees[2], .init(size: size)) : nil
        guard let outcome = outcome ?? whole ?? lines else {
            Reporter(invocation, environment).report([Diagnostic.unmerged(name)])
            return .fault
        }
        if invocation[Self.print] {
            environment.output.write(String(decoding: outcome.text, as: UTF8.self))
        } else {
            try environment.fileSystem.write(outcome.text, to: environment.path(words[1]))
        }
        if outcome.conflictCount > 0 {
            let count = outcome.conflictCount
            Reporter(invocation, environment).summarize(
                "\(count) conflict\(count == 1 ? "" : "s") in `\(VisibleText.escaped(name))`")
        }
        return outcome.conflictCount == 0 ? .success : .fault
    }

    private static func size(_ invocation: Invocation) -> Int? {
        guard let word = invocation[markerSize] else { return 7 }
        return Int(word).flatMap { (1...200).contains($0) ? $0 : nil }
    }

    /// What git makes of the lines, for what is no sound document.
    private static func byLines(_ words: [String], _ size: Int, _ environment: Environment)
        -> DocumentMerge.Outcome?
    {
        let paths = [words[1], words[0], words[2]].map { environment.path($0).text }
        let options = ["-p", "--marker-size=\(size)", "-L", "ours", "-L", "base", "-L", "theirs", "--"]
        guard let git = environment.programs.path("git"),
            let result = environment.programs.run(git, ["merge-file"] + options + paths, [], []),
            (0..<128).contains(result.code)
        else { return nil }
        return DocumentMerge.Outcome(text: result.output, conflictCount: result.code)
    }
}

extension Diagnostic {
    fileprivate static var noSize: Diagnostic {
        Diagnostic(.wrongOptionValue, "`--marker-size` is a number from 1 to 200", at: nil)
    }

    fileprivate static func unmerged(_ name: String) -> Diagnostic {
        Diagnostic(
            .unmergeable,
            "`\(name)` cannot be merged: it is no sound document, and git does not merge its lines",
            at: nil, path: name, help: ["merge it by hand; nothing was written"])
    }
}
