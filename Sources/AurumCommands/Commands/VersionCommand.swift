package import AurumPlatform

/// Prints the version.
package struct VersionCommand: Command {
    package static let name = "version"
    package static let summary = "show the version"
    package static let examples = [CommandExample("aurumc version", "say which aurumc this is")]

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        environment.output.writeLine("aurumc " + Version.current)
        return .success
    }
}
