/// A half-open range of bytes in one file.
package struct TextRange: Hashable, Sendable {
    /// The offset of the first byte.
    package let start: UInt32
    /// The offset one past the last byte.
    package let end: UInt32

    /// Makes the range from `start` up to, not including, `end`.
    package init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = max(start, end)
    }

    /// Makes the range from two offsets; offsets beyond 4 GiB are clamped.
    package init(_ start: Int, _ end: Int) {
        self.init(UInt32(clamping: start), UInt32(clamping: end))
    }

    /// The number of bytes.
    package var count: Int { Int(end - start) }

    /// The empty range at the start.
    package var collapsedToStart: TextRange { TextRange(start, start) }
}
