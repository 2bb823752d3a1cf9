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
            let sets = environment.timings.measure("emit") { Self.emit(wanted, design, &project.diagnostics) }
            folders = try environment.timings.measure("compare") { () throws(FileFailure) in
                try Self.plan(sets, environment, &project.diagnostics)
            }
            project.diagnostics.apply(project.configuration.levels)
        }
        self.init(
            folders: reporter.hasErrors(project.diagnostics) ? [] : folders, diagnostics: project.diagnostics,
            sources: project.loader.sources)
    }

    /// The files of every output; emitters are pure, so they run at the same time.
    private static func emit(
        _ outputs: [OutputSelection.Output], _ design: ResolvedDesign, _ diagnostics: inout DiagnosticSink
    ) -> [(output: OutputSelection.Output, files: OutputSet)] {
        let emitted = Parallel.map(outputs) { output in
            var files = OutputSet()
            var found = DiagnosticSink()
            output.emitter.emit(design, into: &files, &found)
            return (files: files, found: found)
        }
        for (_, found) in emitted { diagnostics.merge(found) }
        let sets = zip(outputs, emitted).map { (output: $0, files: $1.files) }
        reportSharedFiles(sets, &diagnostics)
        return sets
    }

    /// Reports files that two outputs write, which is possible where one folder is inside another.
    private static func reportSharedFiles(
        _ sets: [(output: OutputSelection.Output, files: OutputSet)], _ diagnostics: inout DiagnosticSink
    ) {
        for (index, first) in sets.enumerated() {
            for second in sets[(index + 1)...] {
                let folders = [first.output.folder, second.output.folder]
                guard folders[0].isInside(folders[1]) || folders[1].isInside(folders[0]) else { continue }
                let taken = Set(first.files.files.map { folders[0].appending($0.path) })
                for file in second.files.files where taken.contains(folders[1].appending(file.path)) {
                    diagnostics.report(.sameFile(file.path, first.output, second.output))
                }
            }
        }
    }

    private static func plan(
        _ sets: [(output: OutputSelection.Output, files: OutputSet)], _ environment: Environment,
        _ diagnostics: inout DiagnosticSink
    ) throws(FileFailure) -> [Folder] {
        var folders: [Folder] = []
        for (output, set) in sets {
            let plan = try OutputPlan(
                root: output.folder, files: set.files, environment.fileSystem, shownAs: output.shownFolder,
                &diagnostics)
            folders.append(Folder(shown: output.shownFolder, plan: plan))
        }
        return folders
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
