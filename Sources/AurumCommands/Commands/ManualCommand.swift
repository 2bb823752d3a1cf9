package import AurumPlatform

/// Prints the manual page.
package struct ManualCommand: Command {
    package static let name = "manual"
    package static let summary = "print the manual page, for `man`"
    package static let examples = [
        CommandExample(
            "aurumc manual > aurumc.1", "make a file that `man -l aurumc.1` shows")
    ]

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        environment.output.write(ManualPage(commands: Commands.all).text)
        return .success
    }
}
