import AurumCompiler
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// A project compiled to memory and compared with the disk, which is not changed.
struct ProjectOutputs {
    /// An output folder and what is to be done in it.
    struct Folder {
        /// The folder as the user is to see it.
        let shown: String
        /// What is to be done.
        let plan: OutputPlan
    }

    /// The folders, in the config's order; empty after an error.
    let folders: [Folder]
    /// Everything reported, in the order to print it.
    let diagnostics: DiagnosticSink
    /// The files that were read.
    let sources: SourceMap
}

extension ProjectOutputs {
    /// Compiles a project and compares its outputs, or those of some emitters, with the disk.
    init(
        _ project: consuming Project, limitedTo names: [String], _ reporter: Reporter,
        _ environment: Environment
    ) throws(FileFailure) {
        var project = project
        let design = project.compile()
        let selection = OutputSelection(project.configuration, environment, &project.diagnostics)
        selection.reportInputs(project.loader.sources, environment, &project.diagnostics)
        let wanted = names.isEmpty ? selection.outputs : selection.outputs.filter { names.contains($0.name) }
        var folders: [Folder] = []
        if !reporter.hasErrors(project.diagnostics) {
            folders = try environment.timings.measure("outputs") { () throws(FileFailure) in
                try Self.folders(wanted, design, project.path, environment, &project.diagnostics)
            }
            if names.isEmpty {
                folders += try Self.abandoned(selection.outputs.map(\.folder), project.path, environment)
            }
            project.diagnostics.apply(project.configuration.levels)
        }
        self.init(
            folders: reporter.hasErrors(project.diagnostics) ? [] : folders, diagnostics: project.diagnostics,
            sources: project.loader.sources)
    }

    /// An output in memory, what is to be done on the disk, and what is reported about both.
    private struct Made: Sendable {
        let output: OutputSelection.Output
        let files: OutputSet
        let found: DiagnosticSink
        let plan: Result<OutputPlan, FileFailure>
        let foundOnDisk: DiagnosticSink
    }

    /// What is to be done in every folder.
    ///
    /// Emitters are pure and the disk is only read, so outputs are made at the same time.
    private static func folders(
        _ outputs: [OutputSelection.Output], _ design: ResolvedDesign, _ config: Path,
        _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) throws(FileFailure) -> [Folder] {
        let (fileSystem, workingFolder) = (environment.fileSystem, environment.workingFolder)
        let made = Parallel.map(outputs) { make($0, design, config, fileSystem, workingFolder) }
        for one in made { diagnostics.merge(one.found) }
        reportSharedFiles(made, &diagnostics)
        var folders: [Folder] = []
        for one in made {
            folders.append(Folder(shown: one.output.shownFolder, plan: try one.plan.get()))
            diagnostics.merge(one.foundOnDisk)
        }
        return folders
    }

    /// What is to be done in folders that outputs of the config had before.
    private static func abandoned(
        _ outputs: [Path], _ config: Path, _ environment: Environment
    ) throws(FileFailure) -> [Folder] {
        var folders: [Folder] = []
        let found = LeftoverFiles.folders(beside: outputs, madeFrom: config, environment.fileSystem)
        for (folder, list) in found {
            let plan = try OutputPlan(abandoned: folder, list, outside: outputs, environment.fileSystem)
            folders.append(Folder(shown: environment.shown(folder), plan: plan))
        }
        return folders
    }

    private static func make(
        _ output: OutputSelection.Output, _ design: ResolvedDesign, _ config: Path,
        _ fileSystem: any FileSystem, _ workingFolder: Path
    ) -> Made {
        var found = DiagnosticSink()
        var foundOnDisk = DiagnosticSink()
        let files = output.files(of: design, workingFolder: workingFolder, &found)
        let plan = Result { () throws(FileFailure) in
            try OutputPlan(
                root: output.folder, files: files.files, fileSystem, shownAs: output.shownFolder,
                madeFrom: config, &foundOnDisk)
        }
        return Made(output: output, files: files, found: found, plan: plan, foundOnDisk: foundOnDisk)
    }

    /// Reports files that two outputs write, which is possible where one folder is inside another.
    private static func reportSharedFiles(_ made: [Made], _ diagnostics: inout DiagnosticSink) {
        for (index, first) in made.enumerated() {
            for second in made[(index + 1)...] {
                let folders = [first.output.folder, second.output.folder]
                guard folders[0].isInside(folders[1]) || folders[1].isInside(folders[0]) else { continue }
                let taken = Set(first.files.files.map { folders[0].appending($0.path) })
                for file in second.files.files where taken.contains(folders[1].appending(file.path)) {
                    diagnostics.report(.sameFile(file.path, first.output, second.output))
                }
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func sameFile(
        _ path: String, _ first: OutputSelection.Output, _ second: OutputSelection.Output
    ) -> Diagnostic {
        Diagnostic(
            .outputClash, "`\(first.name)` and `\(second.name)` both write `\(second.shownFolder)/\(path)`",
            at: second.label, related: [first.label], help: ["give each output a folder of its own"])
    }
}
