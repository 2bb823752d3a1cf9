import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Makes token files from another tool's exports.
package struct ImportCommand: Command {
    package static let name = "import"
    package static let summary = "make token files from another tool's exports"
    package static let discussion = """
        TOOL is `figma`. FILE is a native export of variables, one file for each collection and mode. The token files \
        hold clean values, references where the export has aliases, and types by scope. A collection with several \
        modes becomes a modifier of a resolver document, the mode of its first file the default.

        Files are sorted into collections by the variables in them. `COLLECTION=FILE` names a file's collection where \
        that is not clear.
        """
    package static let examples = [
        CommandExample(
            "aurumc import figma *.json -o tokens", "write token files and a resolver document"),
        CommandExample(
            "aurumc import figma Colors=Dark.json --dry-run",
            "show what would be written for a file of the collection Colors"),
    ]
    package static let options = OptionTable(output, format, nest, force, dryRun)
    package static let arguments = ArgumentTable(tool, files)

    private static let tool = Argument.required("TOOL", "where the files come from: `figma`")
    private static let files = Argument.repeated("FILE", atLeast: 1, "the exported files")
    private static let output = Option.text(
        "output", short: "o", "DIR", "write the token files to this folder")
    private static let format = Option.choice(
        "format", short: "f", default: ImportedFiles.Format.json, "the notation of the token files")
    private static let nest = Option.flag(
        "nest", "put the tokens of each collection into a group with the collection's name")
    private static let force = Option.flag("force", "overwrite files that no import wrote")
    private static let dryRun = Option.flag("dry-run", "print the files instead of writing them")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let mistakes = Self.mistakes(in: invocation)
        if !mistakes.isEmpty { return Tool.reportUsage(mistakes, of: Self.self, invocation, environment) }
        let request = ImportRequest(
            tool: invocation[Self.tool], words: invocation[Self.files], isNested: invocation[Self.nest],
            format: invocation[Self.format])
        let folder = environment.path(invocation[Self.output] ?? ".")
        let result = request.read(into: folder, environment)
        let reporter = Reporter(invocation, environment)
        var diagnostics = result.diagnostics
        guard let files = result.files, !reporter.hasErrors(diagnostics) else {
            reporter.report(diagnostics, sources: result.sources)
            return ExitCode(forErrors: diagnostics)
        }
        if invocation[Self.dryRun] {
            reporter.report(diagnostics, sources: result.sources)
            for file in files.output.files {
                environment.output.write(
                    "==> \(file.path) <==\n" + String(decoding: file.contents, as: UTF8.self))
            }
            return .success
        }
        let shown = environment.shown(folder)
        let plan = try OutputPlan(
            root: folder, files: files.output.files, environment.fileSystem, shownAs: shown, &diagnostics)
        plan.reportForeign(shownAs: shown, isForced: invocation[Self.force], &diagnostics)
        if reporter.report(diagnostics, sources: result.sources) { return .fault }
        try OutputWriter(environment.fileSystem).carryOut(plan)
        reporter.summarize(Self.summary(plan, shown))
        return .success
    }

    private static func mistakes(in invocation: Invocation) -> [Diagnostic] {
        let tool = invocation[tool] == "figma" ? [] : [Diagnostic.unknownTool(invocation[tool])]
        let needsOutput = invocation[output] == nil && !invocation[dryRun]
        return tool + (needsOutput ? [.noOutput] : [])
    }

    private static func summary(_ plan: OutputPlan, _ shown: String) -> String {
        let count = plan.writes.count
        let written = count == 0 ? "nothing to write" : "wrote \(count) file\(count == 1 ? "" : "s")"
        let removed = plan.removals.isEmpty ? "" : ", removed \(plan.removals.count)"
        let unchanged = plan.unchangedCount == 0 ? "" : ", \(plan.unchangedCount) unchanged"
        return written + removed + unchanged + " in `\(shown)`"
    }
}

extension OutputPlan {
    /// Reports files that would be overwritten though no import wrote them, and files of other outputs that would be
    /// removed.
    fileprivate func reportForeign(
        shownAs shown: String, isForced: Bool, _ diagnostics: inout DiagnosticSink
    ) {
        let endings = [".tokens.json", ".tokens.yaml", ".resolver.json"]
        let others = currentList.paths.filter { path in !endings.contains { path.text.hasSuffix($0) } }
        if let other = others.first { diagnostics.report(.foreignFolder(shown, other.text)) }
        if isForced { return }
        for write in writes where write.current != nil || write.isLink {
            if currentList.paths.contains(Path(write.file.path)) { continue }
            diagnostics.report(.foreignFile(shown + "/" + write.file.path))
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownTool(_ name: String) -> Diagnostic {
        Diagnostic(.unexpectedArgument, "`TOOL` cannot be `\(name)`, expected `figma`", at: nil)
    }

    fileprivate static var noOutput: Diagnostic {
        Diagnostic(
            .missingArgument, "no folder to write to", at: nil,
            help: ["name it with `--output DIR`, or look at the files with `--dry-run`"])
    }

    fileprivate static func foreignFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .foreignFile, "`\(path)` is there and was not written by an import", at: nil,
            help: ["choose another folder, or overwrite it with `--force`"])
    }

    fileprivate static func foreignFolder(_ shown: String, _ path: String) -> Diagnostic {
        Diagnostic(
            .foreignFolder, "the folder `\(shown)` holds other outputs, such as `\(path)`", at: nil,
            help: ["choose a folder of its own"])
    }
}
