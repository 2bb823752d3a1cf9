import AurumCompiler
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// The outputs that a config asks for, each with its emitter and its folder.
struct OutputSelection {
    /// One emitter and where its files go.
    struct Output: Sendable {
        /// The name in the config.
        let name: String
        /// Writes the files.
        let emitter: any Emitter
        /// The folder, absolute.
        let folder: Path
        /// The folder as the user is to see it.
        let shownFolder: String
        /// Where the output is named.
        let label: Label

        /// The files of a design whose paths of input files start in the working folder.
        func files(
            of design: ResolvedDesign, workingFolder: Path, _ diagnostics: inout DiagnosticSink
        ) -> OutputSet {
            let folder = folder
            var files = OutputSet { workingFolder.appending($0).relative(to: folder).text }
            emitter.emit(design, into: &files, &diagnostics)
            return files
        }
    }

    /// The outputs in the config's order.
    let outputs: [Output]

    /// Makes the emitters of a config; names that no emitter has and folders that clash are reported.
    init(_ configuration: Configuration, _ environment: Environment, _ diagnostics: inout DiagnosticSink) {
        var outputs: [Output] = []
        for output in configuration.outputs {
            guard let emitter = Self.emitter(of: output, &diagnostics) else { continue }
            let folder = environment.path(output.path)
            let made = Output(
                name: output.emitter, emitter: emitter, folder: folder,
                shownFolder: environment.shown(folder), label: output.label)
            if let other = outputs.first(where: { $0.folder.isSameOnAnyDisk(as: folder) }) {
                diagnostics.report(.sameFolder(made, other))
            } else {
                outputs.append(made)
            }
        }
        self.outputs = outputs
    }

    /// The emitter of an output, with its options; a name that none has is reported.
    static func emitter(
        of output: Configuration.Output, _ diagnostics: inout DiagnosticSink
    ) -> (any Emitter)? {
        guard let type = Emitters.all.first(where: { $0.name == output.emitter }) else {
            diagnostics.report(.unknownOutput(output))
            return nil
        }
        var options = NodeDecoder(output.options, "the output `\(output.emitter)`", &diagnostics)
        _ = options.node("path")
        let emitter = type.init(options: &options, &diagnostics)
        options.rejectUnknownMembers(&diagnostics)
        return emitter
    }

    /// Reports folders that hold files of the input, which an output could overwrite.
    func reportInputs(
        _ sources: SourceMap, _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) {
        for output in outputs {
            let input = sources.files.first { environment.path($0.path).isInside(output.folder) }
            if let input { diagnostics.report(.holdsInput(output, input.path)) }
        }
    }
}

extension Path {
    /// Whether both are one place on a disk that ignores letter case.
    func isSameOnAnyDisk(as other: Path) -> Bool {
        text.lowercased().utf8.elementsEqual(other.text.lowercased().utf8)
    }
}

extension Diagnostic {
    fileprivate static func unknownOutput(_ output: Configuration.Output) -> Diagnostic {
        let names = Emitters.all.map { $0.name }
        let nearest = Suggestions.nearest(to: output.emitter, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownOutput, "no output named `\(output.emitter)`",
            at: Label(source: output.label.source, range: output.label.range, text: "nothing writes this"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "the outputs are \(list)"])
    }

    fileprivate static func sameFolder(
        _ output: OutputSelection.Output, _ other: OutputSelection.Output
    ) -> Diagnostic {
        Diagnostic(
            .outputClash,
            "`\(other.name)` and `\(output.name)` write to the same folder `\(other.shownFolder)`",
            at: output.label, related: [other.label], help: ["give each output a folder of its own"])
    }

    fileprivate static func holdsInput(_ output: OutputSelection.Output, _ input: String) -> Diagnostic {
        Diagnostic(
            .outputClash,
            "`\(output.name)` writes to the folder `\(output.shownFolder)`, which holds `\(input)`",
            at: output.label, notes: ["an output could take the place of a file you wrote"],
            help: ["choose a folder that holds nothing but outputs"])
    }
}
