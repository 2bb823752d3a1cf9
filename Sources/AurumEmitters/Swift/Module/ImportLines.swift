/// The lines of a generated file, and which of them are imports.
struct ImportLines {
    /// A line without its end.
    struct Line {
        let bytes: ArraySlice<UInt8>
        let imported: Import?
    }

    /// The lines in order.
    let lines: [Line]

    /// Reads a file; neither imports nor the conditions around them are ever indented in what is generated.
    init(_ bytes: [UInt8]) {
        let ending = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
        var conditions: [String] = []
        lines = ending.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
            guard let first = bytes.first, "#ip".utf8.contains(first) else {
                return Line(bytes: bytes, imported: nil)
            }
            let line = String(decoding: bytes, as: UTF8.self)
            Self.follow(line, &conditions)
            return Line(bytes: bytes, imported: Import(line, under: conditions))
        }
    }

    private static func follow(_ line: String, _ conditions: inout [String]) {
        if line.hasPrefix("#if ") {
            conditions.append(String(line.dropFirst(4)))
        } else if line.hasPrefix("#else"), let before = conditions.popLast() {
            conditions.append(line.hasPrefix("#elseif ") ? String(line.dropFirst(8)) : "!" + before)
        } else if line == "#endif" {
            _ = conditions.popLast()
        }
    }

    /// The imports among them.
    var imports: [Import] { lines.compactMap(\.imported) }

    /// Whether a module is imported somewhere.
    func imports(_ module: String) -> Bool { lines.contains { $0.imported?.module == module[...] } }
}
