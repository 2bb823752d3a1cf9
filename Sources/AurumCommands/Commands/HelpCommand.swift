package import AurumPlatform
import AurumSyntax

/// Prints help about the tool or one command.
package struct HelpCommand: Command {
    package static let name = "help"
    package static let summary = "show help about the tool or a command"
    package static let examples = [CommandExample("aurumc help help", "explain this command")]
    package static let arguments = ArgumentTable(command)

    private static let command = Argument.optional("COMMAND", "the command to explain")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        guard let name = invocation[Self.command] else {
            return Tool.show(HelpPage(tool: Commands.all), invocation, environment)
        }
        guard let command = Commands.named(name) else {
            let mistake = Diagnostic.unknownCommand(name, commands: Commands.all)
            return Tool.reportUsage([mistake], of: Self.self, invocation, environment)
        }
        return Tool.show(HelpPage(command), invocation, environment)
    }
}
