import AurumCompiler
import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Writes the tokens and the components as one Swift module, for a build step.
package struct ModuleCommand: Command {
    package static let name = "module"
    package static let summary = "write tokens and components as one Swift module, for a build step"
    package static let discussion = """
        A build system wants to know what files a step writes before it runs, and the outputs of `build` are named after \
        what is in the tokens. Here all of it is one module, in the files Design.swift, Design+SwiftUI.swift and \
        Design+UIKit.swift, which are always written, also when nothing is in them. The options are those of the output \
        `swift`, whose `path` means nothing here; a config without outputs will do.

        A file is written when its content changes, and only then.
        """
    package static let examples = [
        CommandExample("aurumc module Sources/App/Generated", "write the files to this folder")
    ]
    package static let arguments = ArgumentTable(folder)

    private static let folder = Argument.required("DIR", "the folder of the files")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return ExitCode(forErrors: diagnostics)
        }
        let design = project.compile()
        let files = Self.emitter(project.configuration, &project.diagnostics)
            .moduleFiles(of: design, &project.diagnostics)
        project.diagnostics.apply(project.configuration.levels)
        if reporter.report(project.diagnostics, sources: project.loader.sources) {
            return ExitCode(forErrors: project.diagnostics)
        }
        let folder = environment.path(invocation[Self.folder])
        try environment.fileSystem.createFolder(folder)
        for file in files {
            let path = folder.appending(file.path)
            if environment.fileSystem.holds(path, file.contents) { continue }
            try environment.fileSystem.write(file.contents, to: path)
        }
        return .success
    }

    /// The emitter with the options of the config, if it has any.
    private static func emitter(
        _ configuration: Configuration, _ diagnostics: inout DiagnosticSink
    ) -> SwiftEmitter {
        let output = configuration.outputs.first { $0.emitter == SwiftEmitter.name }
        let emitter = output.flatMap { OutputSelection.emitter(of: $0, &diagnostics) }
        return emitter as? SwiftEmitter ?? SwiftEmitter()
    }
}
