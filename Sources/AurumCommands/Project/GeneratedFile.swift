import AurumCompiler
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// A file on the disk that is just what the project makes of its input.
struct GeneratedFile {
    /// The file.
    let file: OutputFile
    /// The file as the user is to see it.
    let shown: String

    /// Finds the file that a word means among the outputs; nil when it is none, or is out of date, which is reported.
    static func find(
        _ word: String, _ outputs: [OutputSelection.Output], of design: ResolvedDesign,
        _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> GeneratedFile? {
        let path = environment.path(word)
        guard let (output, place) = output(of: path, outputs, environment.fileSystem) else {
            diagnostics.report(.notAnOutput(word, outputs.map(\.shownFolder)))
            return nil
        }
        let files = output.files(of: design, workingFolder: environment.workingFolder, &diagnostics)
        guard let file = files.files.first(where: { $0.path.utf8.elementsEqual(place.utf8) }) else {
            diagnostics.report(.notMade(word, place, output, among: files.files.map(\.path)))
            return nil
        }
        for needed in [file] + maps(of: file, files) {
            let onDisk = output.folder.appending(needed.path)
            guard environment.fileSystem.holds(onDisk, needed.contents) else {
                let isThere = environment.fileSystem.kind(of: onDisk) != nil
                diagnostics.report(.outOfDate(environment.shown(onDisk), isThere: isThere))
                return nil
            }
        }
        return GeneratedFile(file: file, shown: environment.shown(output.folder.appending(place)))
    }

    /// The innermost thing that a line comes from; without a line, the outermost thing that the file comes from.
    func origin(ofLine line: Int?) -> LineOrigin? {
        guard let line else { return file.origins.first }
        return file.origins.last { $0.lines.contains(line) }
    }

    /// How many lines the file has.
    var lineCount: Int { file.contents.count { $0 == UInt8(ascii: "\n") } }

    /// The output with the file, and the file's path below its folder; symbolic links on the way do not matter.
    private static func output(
        of path: Path, _ outputs: [OutputSelection.Output], _ fileSystem: any FileSystem
    ) -> (OutputSelection.Output, String)? {
        let real = fileSystem.realPath(path)
        let inside = outputs.compactMap { output -> (OutputSelection.Output, String)? in
            let folder = fileSystem.realPath(output.folder)
            if path.isInside(output.folder) { return (output, path.relative(to: output.folder).text) }
            return real.isInside(folder) ? (output, real.relative(to: folder).text) : nil
        }
        // Of folders inside each other the inner one has the file.
        return inside.min { $0.1.utf8.count < $1.1.utf8.count }
    }

    /// The source map of the file's module.
    private static func maps(of file: OutputFile, _ files: OutputSet) -> [OutputFile] {
        guard let module = file.path.split(separator: "/").first else { return [] }
        return files.files.filter { $0.path == module + ".map.json" }
    }
}

extension Diagnostic {
    fileprivate static func notAnOutput(_ word: String, _ folders: [String]) -> Diagnostic {
        let list = folders.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .notAnOutput, "`\(word)` is not an output of this project", at: nil,
            help: folders.isEmpty ? [] : ["its outputs are in \(list)"])
    }

    fileprivate static func notMade(
        _ word: String, _ path: String, _ output: OutputSelection.Output, among paths: [String]
    ) -> Diagnostic {
        let name = RelativePath.name(of: path)
        let same = paths.first { RelativePath.name(of: $0).utf8.elementsEqual(name.utf8) }
        let nearest = same ?? Suggestions.nearest(to: path, among: paths)
        return Diagnostic(
            .notAnOutput, "the output `\(output.name)` makes no file `\(word)`", at: nil,
            help: nearest.map { ["did you mean `\(output.shownFolder)/\($0)`?"] } ?? [])
    }

    fileprivate static func outOfDate(_ shown: String, isThere: Bool) -> Diagnostic {
        let message = isThere ? "`\(shown)` is not what the input gives now" : "`\(shown)` is not there"
        return Diagnostic(
            isThere ? .staleOutput : .missingOutput, message, at: nil,
            notes: ["its lines would lead to the wrong places"], help: ["run `aurumc build`"])
    }
}
