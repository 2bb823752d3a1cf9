import AurumCompiler
import AurumSyntax

extension SwiftEmitter {
    /// Adds the source map of a module beside the module's folder, where no package takes it for a source.
    func addSourceMap(
        of module: String, _ design: ResolvedDesign, to output: inout OutputSet,
        _ diagnostics: inout DiagnosticSink
    ) {
        let files = output.files.filter { $0.path.hasPrefix(module + "/") }
        guard !files.isEmpty else { return }
        let bytes = SourceMapFile.bytes(of: files, in: design, pathToSource: output.pathToSource)
        output.add(OutputFile(path: module + ".map.json", contents: bytes), &diagnostics)
    }
}
