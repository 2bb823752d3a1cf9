/// Where the declarations of a long file are parted into several files.
///
/// A part begins at a declaration whose name says so, as far as there is room: when a declaration comes or goes, the
/// parts before it stay as they are, and those after it from the next such name on.
struct FileParts {
    /// How many lines a part has at most, unless one declaration has more.
    let limit: Int

    /// The positions of the declarations in each part, given the name and the number of lines of each.
    func ranges(of declarations: [(name: String, lines: Int)]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var lines = 0
        for (index, declaration) in declarations.enumerated() {
            let isFull = lines + declaration.lines > limit
            let canBegin = lines >= limit / 3 && Self.beginsPart(declaration.name)
            if index > start, isFull || canBegin {
                ranges.append(start..<index)
                start = index
                lines = 0
            }
            lines += declaration.lines
        }
        return start < declarations.count ? ranges + [start..<declarations.count] : ranges
    }

    /// Whether a name is one of the one in sixteen that begin a part.
    private static func beginsPart(_ name: String) -> Bool {
        // FNV-1a, since the standard library's hashes differ from run to run.
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return (hash ^ hash >> 16) & 15 == 0
    }
}
