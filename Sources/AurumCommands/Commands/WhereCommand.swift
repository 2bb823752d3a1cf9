import AurumCompiler
import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Prints where in the input a line of generated Swift comes from.
package struct WhereCommand: Command {
    package static let name = "where"
    package static let summary = "print where a line of generated Swift comes from"
    package static let discussion = """
        FILE is a generated Swift file, as a relative or an absolute path. The answer is the token or the cell that \
        decides the line, its place in the input, and the tokens behind it down to the one with a value of its own. A \
        line between two declarations leads to what is around them, and without LINE it is what the whole file is made \
        from. A file that is out of date is refused.
        """
    package static let examples = [
        CommandExample(
            "aurumc where Aurum+Spacing.swift:12",
            "go from a constant to its token"),
        CommandExample(
            "aurumc where AurumToastStyle.swift:130 --format json",
            "the same for an editor"),
    ]
    package static let options = OptionTable(format)
    package static let arguments = ArgumentTable(position)

    private enum Format: String, CaseIterable, Sendable { case text, json }

    private static let position = Argument.required("FILE[:LINE]", "a generated file, and a line of it")
    private static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the way")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return ExitCode(forErrors: diagnostics)
        }
        let design = project.compile()
        let selection = OutputSelection(project.configuration, environment, &project.diagnostics)
        // What is only a warning has nothing to do with the question.
        let errors = project.diagnostics.sorted.filter { $0.severity == .error }
        if reporter.report(errors, sources: project.loader.sources) {
            return ExitCode(forErrors: project.diagnostics)
        }
        let position = OutputPosition(invocation[Self.position])
        var found = DiagnosticSink()
        let file = GeneratedFile.find(position.file, selection.outputs, of: design, environment, &found)
        guard let file, let answer = Self.answer(position, file, design, invocation, &found) else {
            reporter.report(found.sorted.filter { $0.severity == .error }, sources: project.loader.sources)
            let isThere = environment.fileSystem.kind(of: environment.path(position.file)) != nil
            return isThere ? .fault : .missingInput
        }
        environment.output.write(answer)
        return .success
    }

    private static func answer(
        _ position: OutputPosition, _ file: GeneratedFile, _ design: ResolvedDesign,
        _ invocation: Invocation, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        guard RelativePath.fileExtension(of: file.file.path) == "swift" else {
            diagnostics.report(.notSwift(file.shown))
            return nil
        }
        if let line = position.line, !(1...max(1, file.lineCount)).contains(line) {
            diagnostics.report(.noSuchLine(file.shown, file.lineCount))
            return nil
        }
        let origin = file.origin(ofLine: position.line)
        let trail = origin.map { LineTrail($0.origin, in: design) }
        switch invocation[format] {
        case .json:
            return JSONWriter.render(
                .object([
                    "file": .string(file.shown), "line": position.line.map { .number($0) },
                    "lines": origin.map {
                        .array([$0.lines.lowerBound, $0.lines.upperBound].map { .number($0) })
                    },
                    "trail": trail?.json(in: design) ?? .array([]),
                ]))
        case .text:
            return trail?.text(in: design)
                ?? "\(VisibleText.escaped(file.shown)) comes from no token and no spec: aurumc writes it itself\n"
        }
    }
}

extension Diagnostic {
    fileprivate static func notSwift(_ shown: String) -> Diagnostic {
        Diagnostic(
            .notAnOutput, "`\(shown)` is no Swift source, and only those lead back to the input", at: nil)
    }

    fileprivate static func noSuchLine(_ shown: String, _ count: Int) -> Diagnostic {
        let lines = count == 1 ? "1 line" : "\(count) lines"
        return Diagnostic(.noSuchLine, "`\(shown)` has \(lines), counted from 1", at: nil)
    }
}
