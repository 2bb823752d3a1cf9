import AurumCompiler
import AurumDiff
package import AurumPlatform
import AurumSyntax

/// Says what would follow if tokens had other values.
package struct ImpactCommand: Command {
    package static let name = "impact"
    package static let summary = "say what would follow if tokens had other values"
    package static let discussion = """
        NAME is a token of the project, VALUE what would stand in its file: JSON, YAML on one line, a reference such as \
        `{palette.sea.500}`, or short `#0B132B`, `8px`, `200ms`. `NAME@MODE=VALUE` changes it where that mode has it from. \
        The project is compiled again with these edits and compared with what it is now, as `aurumc diff` does; no file is \
        changed.
        """
    package static let examples = [
        CommandExample(
            "aurumc impact ink.deep=#7A4B00", "see which pairs gain or lose contrast"),
        CommandExample("aurumc impact spacing.s4=12px radius.lg=4px", "see which variants two edits touch"),
    ]
    package static let options = OptionTable(DiffOutput.format, DiffOutput.exitCode, DiffOutput.failOn)
    package static let arguments = ArgumentTable(values)

    private static let values = Argument.repeated(
        "NAME=VALUE", atLeast: 1, "a token and what it is supposed to be")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let words = invocation[Self.values]
        let suppositions = words.compactMap(Supposition.init)
        guard suppositions.count == words.count else {
            let wrong = words.filter { !$0.contains("=") }.map(Diagnostic.noEquals)
            return Tool.reportUsage(wrong, of: Self.self, invocation, environment)
        }
        var reader = VersionReader(invocation, environment)
        guard let old = reader.version(.workingTree) else { return reader.code }
        var diagnostics = DiagnosticSink()
        let edits = suppositions.map { $0.edits(in: old.side.design, &diagnostics) }
        if Reporter(invocation, environment).report(diagnostics) { return .fault }
        let files = Self.contents(edits.compactMap { $0 }.flatMap { $0 }, old.sources, environment)
        let supposed = environment.reaching(OverlayFileSystem(environment.fileSystem, files))
        var second = VersionReader(invocation, supposed)
        guard let new = second.version(.workingTree) else { return second.code }
        return try DiffOutput.write(
            old: old, new: new, title: words.joined(separator: ", "), invocation, environment)
    }

    /// The files with the edits; the last one of several for the same place counts.
    private static func contents(
        _ edits: [TextEdit], _ sources: SourceMap, _ environment: Environment
    ) -> [Path: [UInt8]] {
        var last: [SourceID: [TextRange: TextEdit]] = [:]
        for edit in edits { last[edit.source, default: [:]][edit.range] = edit }
        var contents: [Path: [UInt8]] = [:]
        for (source, edits) in last {
            guard let file = sources[source] else { continue }
            contents[environment.path(file.path)] = TextEdit.apply(Array(edits.values), to: file.bytes)
        }
        return contents
    }
}

extension Diagnostic {
    fileprivate static func noEquals(_ word: String) -> Diagnostic {
        Diagnostic(
            .wrongOptionValue, "`\(word)` has no `=`", at: nil,
            help: ["write `NAME=VALUE`, such as `spacing.s4=12px`"])
    }
}
