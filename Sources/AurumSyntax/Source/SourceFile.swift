/// Says which file of a `SourceMap` is meant.
package struct SourceID: Hashable, Sendable, Comparable {
    /// The position in load order.
    package let index: UInt32

    /// Makes the identity of the file at `index` in load order.
    package init(_ index: UInt32) {
        self.index = index
    }

    package static func < (left: SourceID, right: SourceID) -> Bool { left.index < right.index }
}

/// One input file: its path as shown to people, and its bytes.
package final class SourceFile: Sendable {
    /// The file's identity in its `SourceMap`.
    package let id: SourceID
    /// The path as the user would write it, `/`-separated.
    package let path: String
    /// The whole content, a byte-order mark included.
    package let bytes: [UInt8]
    /// Where the lines start.
    package let lines: LineIndex
    private let isASCII: Bool

    /// Makes a file and indexes its lines.
    package init(id: SourceID, path: String, bytes: [UInt8]) {
        self.id = id
        self.path = path
        self.bytes = bytes
        self.lines = LineIndex(bytes)
        self.isASCII = bytes.reduce(0, |) < 0x80
    }

    /// The text of a range, with ill-formed UTF-8 replaced.
    package func text(in range: TextRange) -> String {
        let start = min(Int(range.start), bytes.count)
        let end = min(Int(range.end), bytes.count)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The one-based line and column, the latter in characters, of a byte offset.
    package func location(of offset: UInt32) -> Location {
        let line = lines.line(containing: offset)
        let lineStart = lines.start(ofLine: line)
        let end = min(Int(offset), bytes.count)
        let start = min(Int(lineStart) + lines.markLength(atLine: line), end)
        // Counting characters of a long line takes time that ASCII, where each byte is one, need not take.
        let column = isASCII ? end - start : Self.characters(bytes[start..<end])
        return Location(line: line + 1, column: column + 1)
    }

    /// The one-based line and column of a byte offset, the latter in code points, as other programs count.
    package func codePointLocation(of offset: UInt32) -> Location {
        let line = lines.line(containing: offset)
        let end = min(Int(offset), bytes.count)
        let start = min(Int(lines.start(ofLine: line)) + lines.markLength(atLine: line), end)
        // All bytes but those that continue a code point.
        return Location(line: line + 1, column: bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1)
    }

    private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
    }
}

/// A one-based line and column, as people count them.
package struct Location: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int

    /// Makes a location from one-based numbers.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
