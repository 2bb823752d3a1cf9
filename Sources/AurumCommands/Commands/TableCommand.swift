import AurumCompiler
import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Prints the variant table of a component.
package struct TableCommand: Command {
    package static let name = "table"
    package static let summary = "print the variant table of a component"
    package static let discussion = """
        COMPONENT is the name of a component or of its spec's file, in any letter case. Without it, the only component \
        of the project is meant; when there are several, they are listed.
        """
    package static let examples = [
        CommandExample("aurumc table toast", "show every style property of every variant, and its contrast"),
        CommandExample("aurumc table toast --format markdown", "make a table for a pull request"),
        CommandExample(
            "aurumc table toast --mode dark --format json", "the same for programs, in another mode"),
    ]
    package static let options = OptionTable(mode, format)
    package static let arguments = ArgumentTable(component)

    private enum Format: String, CaseIterable, Sendable { case text, json, markdown }

    private static let component = Argument.optional("COMPONENT", "the component to show")
    private static let mode = Option.text("mode", "NAME", "show this mode instead of the first")
    private static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the table")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return ExitCode(forErrors: diagnostics)
        }
        let design = project.compile()
        let choice = TableChoice(
            design, component: invocation[Self.component], mode: invocation[Self.mode], &project.diagnostics)
        if reporter.report(project.diagnostics, sources: project.loader.sources) {
            return ExitCode(forErrors: project.diagnostics)
        }
        if let component = choice.component {
            environment.output.write(Self.table(component, choice.mode, design, invocation, environment))
        } else {
            if design.components.isEmpty { reporter.summarize("the project has no components") }
            environment.output.write(Self.list(design, invocation))
        }
        return .success
    }

    private static func table(
        _ component: Component, _ mode: Int, _ design: ResolvedDesign, _ invocation: Invocation,
        _ environment: Environment
    ) -> String {
        switch invocation[format] {
        case .json: return TableJSON.render(component, in: design, mode: mode)
        case .markdown: return TableMarkdown.render(component, in: design, mode: mode)
        case .text:
            let swatch = Swatch(for: environment.output, invocation, environment)
            let style = environment.style(for: environment.output, invocation)
            return TableText(component: component, design: design, mode: mode, swatch: swatch, style: style)
                .text
        }
    }

    private static func list(_ design: ResolvedDesign, _ invocation: Invocation) -> String {
        switch invocation[format] {
        case .json:
            return JSONWriter.render(.object(["components": .strings(design.components.map(\.name))]))
        case .markdown: return design.components.map { "- " + MarkdownText.code($0.name) + "\n" }.joined()
        case .text:
            var columns = TextColumns()
            for component in design.components {
                columns.add([.init(component.id), .init(component.name), .init(component.sizeText)])
            }
            return columns.text
        }
    }
}
