import AurumCompiler
import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Says where the config is and what it comes to.
package struct ConfigCommand: Command {
    package static let name = "config"
    package static let summary = "say where the config is, and what it comes to"
    package static let discussion = """
        Prints the path of the config that commands use in this folder. With `--effective` it prints a config instead in \
        which everything has a value, also what `aurum.yaml` leaves to defaults: every mode with its contexts, every level, \
        every option of the outputs. In the place of `aurum.yaml` it gives the same outputs.
        """
    package static let examples = [
        CommandExample("aurumc config", "say which config is used here"),
        CommandExample("aurumc config --effective", "show it with all defaults filled in"),
        CommandExample("aurumc config --effective --format json", "show the same to a program"),
    ]
    package static let options = OptionTable(effective, format)

    private enum Format: String, CaseIterable, Sendable { case text, json }

    private static let effective = Option.flag("effective", "print the config with all defaults filled in")
    private static let format = Option.choice(
        "format", short: "f", key: "configFormat", default: Format.text,
        "how to print the result, text being YAML")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return ExitCode(forErrors: diagnostics)
        }
        let isText = invocation[Self.format] == .text
        var value: JSONValue? = .object(["path": .string(environment.shown(project.path))])
        if invocation[Self.effective] {
            value = Self.effective(&project, reporter, environment)
        } else if isText {
            environment.output.writeLine(environment.shown(project.path))
            value = nil
        }
        if let value {
            environment.output.write(isText ? YAMLWriter.render(value) : JSONWriter.render(value))
        }
        let hasErrors = reporter.report(project.diagnostics, sources: project.loader.sources)
        return hasErrors ? ExitCode(forErrors: project.diagnostics) : .success
    }

    /// The config with everything filled in; nil when it or the resolver document has errors.
    private static func effective(
        _ project: inout Project, _ reporter: Reporter, _ environment: Environment
    ) -> JSONValue? {
        _ = OutputSelection(project.configuration, environment, &project.diagnostics)
        let choices = Compiler().choices(of: project.configuration, &project.loader, &project.diagnostics)
        project.diagnostics.apply(project.configuration.levels)
        if reporter.hasErrors(project.diagnostics) { return nil }
        return EffectiveConfiguration.value(
            project.tree.root, modes: choices.modes, system: choices.system)
    }
}
