/// The offsets at which a file's lines start; LF, CRLF and a lone CR end a line (F-004).
package struct LineIndex: Sendable {
    private let starts: [UInt32]
    private let hasByteOrderMark: Bool

    /// Finds the lines of a file.
    package init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
                offset += 1
            }
            starts.append(UInt32(clamping: offset))
        }
        self.starts = starts
        self.hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// How many lines there are, an empty last one included.
    package var count: Int { starts.count }

    /// The zero-based line that holds the byte at `offset`.
    package func line(containing offset: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset at which a zero-based line starts, or the last line's for one beyond the end.
    package func start(ofLine line: Int) -> UInt32 {
        starts[max(0, min(line, starts.count - 1))]
    }

    /// The bytes that a byte-order mark takes at the start of a line: 3 on the first line of such a file, else 0.
    package func markLength(atLine line: Int) -> Int {
        line == 0 && hasByteOrderMark ? 3 : 0
    }
}
