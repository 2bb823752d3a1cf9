/// Several Swift files as one.
///
/// Each keeps its imports, which may stand between declarations. But one file has to be of one mind about how far an
/// import can be seen, so each is as visible as the widest one of its module that is there whenever it is.
struct MergedFile {
    /// The whole text.
    private(set) var text = TextBuffer()

    /// Puts files one after the other.
    init(_ files: [ImportLines]) {
        let imports = files.flatMap(\.imports)
        for file in files {
            if !text.isEmpty { text.append(byte: UInt8(ascii: "\n")) }
            for line in file.lines {
                if let own = line.imported {
                    let widest = imports.lazy.filter { $0.isThere(whenever: own) }.map(\.access).max()
                    let access = widest ?? own.access
                    let words = access == .internal && own.isExplicit ? "internal " : access.words
                    text.append("\(words)import \(own.module)")
                } else {
                    text.append(bytes: line.bytes)
                }
                text.append(byte: UInt8(ascii: "\n"))
            }
        }
    }
}
