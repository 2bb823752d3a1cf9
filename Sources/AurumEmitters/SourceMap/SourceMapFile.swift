import AurumCompiler
import AurumSyntax

/// Writes the source map of some outputs: for their lines, where in the input they come from.
///
/// A map is written by every build, so its text is put together directly rather than as a document.
struct SourceMapFile {
    /// The version of the form.
    private static let version = 1

    let design: ResolvedDesign
    /// The path from the map's folder to a file of the input.
    let pathToSource: (String) -> String

    private var buffer = TextBuffer(capacity: 65_536)
    private var positions: [SourceID: Int] = [:]
    private var sources: [SourceID] = []

    /// Starts a map.
    init(_ design: ResolvedDesign, pathToSource: @escaping (String) -> String) {
        self.design = design
        self.pathToSource = pathToSource
    }

    /// The map of some files, whose paths begin at the map's folder.
    static func bytes(
        of files: [OutputFile], in design: ResolvedDesign, pathToSource: @escaping (String) -> String
    ) -> [UInt8] {
        var map = SourceMapFile(design, pathToSource: pathToSource)
        map.write(files)
        return map.buffer.bytes
    }

    private mutating func write(_ files: [OutputFile]) {
        for origin in files.lazy.flatMap(\.origins) { number(origin.origin.node.source) }
        buffer.append("{\n  \"version\": \(Self.version),\n  \"sources\": [")
        list(sources) { map, source in
            let path = map.design.sources[source]?.path ?? ""
            map.buffer.appendInterpolation(json: map.pathToSource(path))
        }
        buffer.append(literal: "],\n  \"files\": {")
        list(files) { map, file in
            map.buffer.appendInterpolation(json: file.path)
            map.buffer.append(literal: ": [")
            map.list(file.origins, indent: 6) { $0.row($1) }
            map.buffer.append(literal: "]")
        }
        buffer.append(literal: "}\n}\n")
    }

    private mutating func number(_ source: SourceID) {
        guard positions[source] == nil else { return }
        positions[source] = sources.count
        sources.append(source)
    }

    private mutating func row(_ row: LineOrigin) {
        let node = row.origin.node
        let place = design.sources[node.source]?.location(of: node.range.start)
        let text = OriginText(row.origin.subject, in: design)
        buffer.append(literal: "[")
        for number in [
            row.lines.lowerBound, row.lines.upperBound, positions[node.source] ?? 0,
            place?.line ?? 1, place?.column ?? 1,
        ] {
            buffer.appendInterpolation(number)
            buffer.append(literal: ", ")
        }
        buffer.appendInterpolation(json: text.kind)
        for name in [text.name, text.variant] {
            guard let name else { continue }
            buffer.append(literal: ", ")
            buffer.appendInterpolation(json: name)
        }
        buffer.append(literal: "]")
    }

    /// Adds things one a line, between brackets that the caller writes.
    private mutating func list<Thing>(
        _ things: [Thing], indent: Int = 4, _ write: (inout SourceMapFile, Thing) -> Void
    ) {
        for (index, thing) in things.enumerated() {
            buffer.append(literal: index == 0 ? "\n" : ",\n")
            buffer.append(spaces: indent)
            write(&self, thing)
        }
        guard !things.isEmpty else { return }
        buffer.append(byte: UInt8(ascii: "\n"))
        buffer.append(spaces: indent - 2)
    }
}
