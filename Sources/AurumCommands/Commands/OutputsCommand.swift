import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Prints the paths of the project's outputs.
package struct OutputsCommand: Command {
    package static let name = "outputs"
    package static let summary = "list the files that a build of the project leaves"
    package static let discussion = """
        Prints a path a line, relative to the working folder when the file is in there, the lists of what was written \
        among them. Nothing is written, and the files need not be there.
        """
    package static let examples = [
        CommandExample("aurumc outputs", "list all of them"),
        CommandExample(
            "aurumc outputs | git add --pathspec-from-file=-", "stage all of them, also those that are new"),
    ]
    package static let options = OptionTable(OutputOptions.emit, OutputOptions.noCache)
    package static let isRepeatable = true

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let result = try OutputOptions.compile(invocation, environment, for: Self.self)
        guard case .outputs(let outputs) = result else { return result.code }
        if Reporter(invocation, environment).report(outputs.diagnostics, sources: outputs.sources) {
            return ExitCode(forErrors: outputs.diagnostics)
        }
        for folder in outputs.folders.lazy.map(\.plan) where !folder.isAbandoned {
            for path in [Path(OutputSet.listName)] + folder.list.paths {
                environment.output.writeLine(environment.shown(folder.root.appending(path.text)))
            }
        }
        return .success
    }
}
