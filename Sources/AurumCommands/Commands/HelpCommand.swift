package import AurumPlatform

/// Prints help about the tool or one command.
package struct HelpCommand: Command {
    package static let name = "help"
    package static let summary = "show help about the tool or a command"
    package static let arguments = ArgumentTable(command)

    private static let command = Argument.optional("COMMAND", "the command to explain")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        .success
    }
}
