import AurumCompiler
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// What an import reads, and how the result is to look.
struct ImportRequest {
    /// The files made, and what was reported on the way.
    struct Result {
        /// The files; nil after an error.
        var files: ImportedFiles?
        /// What was reported.
        var diagnostics = DiagnosticSink()
        /// The files that diagnostics point at.
        var sources = SourceMap()
    }

    let tool: String
    /// Paths, some with a collection's name and `=` before them.
    let words: [String]
    let isNested: Bool
    let format: ImportedFiles.Format

    /// Reads the files and makes token files of them, which compile.
    func read(into folder: Path, _ environment: Environment) -> Result {
        var result = Result()
        var loader = DocumentLoader(environment)
        var inputs: [FigmaImporter.Input] = []
        var known: Set<Path> = []
        for word in words {
            let (collection, path) = Self.split(word, environment)
            // A file that is named twice, perhaps by overlapping patterns, is one file.
            guard known.insert(environment.path(path)).inserted else { continue }
            if let tree = loader.load(path, from: nil, &result.diagnostics) {
                inputs.append(FigmaImporter.Input(tree, collection: collection))
            }
        }
        let design = environment.timings.measure("import") {
            FigmaImporter(nested: isNested).read(inputs, &result.diagnostics)
        }
        result.sources = loader.sources
        if result.diagnostics.hasErrors { return result }
        let files = ImportedFiles(design, from: tool, as: format, &result.diagnostics)
        environment.timings.measure("check") {
            check(files, in: environment.shown(folder), environment, &result)
        }
        result.files = files
        return result
    }

    /// A word that is no file as a whole may begin with the name of a collection.
    private static func split(_ word: String, _ environment: Environment) -> (
        collection: String?, path: String
    ) {
        guard environment.fileSystem.kind(of: environment.path(word)) == nil,
            let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")), equals > word.startIndex
        else { return (nil, word) }
        return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
    }

    /// Compiles the files in every mode before anything is written; errors replace what was reported so far, because
    /// they point into the new files.
    private func check(
        _ files: ImportedFiles, in folder: String, _ environment: Environment, _ result: inout Result
    ) {
        func path(_ name: String) -> String { RelativePath.join(folder == "." ? "" : folder, name) }
        let contents = files.output.files.map { (path($0.path), $0.contents) }
        var loader = DocumentLoader(
            environment, given: Dictionary(contents, uniquingKeysWith: { first, _ in first }))
        var found = DiagnosticSink()
        let inputs = files.resolver.map { [path($0)] } ?? files.tokenFiles.map(path)
        _ = Compiler().resolve(
            TokenInputs(paths: inputs), modes: files.resolver == nil ? nil : modes(of: files), &loader, &found
        )
        guard found.hasErrors else { return }
        result.diagnostics = found
        result.sources = loader.sources
    }

    /// Each mode of each collection at least once, the other collections in their defaults.
    private func modes(of files: ImportedFiles) -> [ModeRequest] {
        let choices = files.switches.flatMap { modifier in
            modifier.contexts.map { context in
                ModeRequest(
                    name: "\(modifier.name): \(context)",
                    choices: [.init(modifier: modifier.name, context: context)])
            }
        }
        return choices.isEmpty ? [ModeRequest(name: "default", choices: [])] : choices
    }
}
