/// Finds where the content of a node is, because libyaml's positions include what is around it.
struct YAMLLayout {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var position: Int

    /// Looks at the bytes from a position up to an end.
    init(_ bytes: [UInt8], at position: Int, end: Int) {
        self.bytes = bytes
        self.end = min(end, bytes.count)
        self.position = min(position, self.end)
    }

    /// Whether an anchor or a tag may begin at a position.
    static func startsProperties(_ bytes: [UInt8], at position: Int) -> Bool {
        guard position < bytes.count else { return false }
        return bytes[position] == UInt8(ascii: "&") || bytes[position] == UInt8(ascii: "!")
    }

    /// Moves over anchors and tags to the node itself; returns whether the tag `!` is among them.
    mutating func skipProperties() -> Bool {
        var hasBareTag = false
        while let byte = current, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
            let start = position
            skip { !Self.isBlank($0) && !Self.isLineBreak($0) }
            hasBareTag = hasBareTag || (byte == UInt8(ascii: "!") && position == start + 1)
            skipBlanksAndComments()
        }
        return hasBareTag
    }

    /// The lines of a block text, without its header and what is blank around it; the header if there are none.
    mutating func blockContent() -> Range<Int> {
        let header = position
        skip { !Self.isLineBreak($0) }
        let headerEnd = position
        skip { Self.isBlank($0) || Self.isLineBreak($0) }
        var last = end
        while last > position, Self.isBlank(bytes[last - 1]) || Self.isLineBreak(bytes[last - 1]) {
            last -= 1
        }
        return position < last ? position..<last : header..<headerEnd
    }

    private mutating func skipBlanksAndComments() {
        while true {
            skip { Self.isBlank($0) || Self.isLineBreak($0) }
            guard current == UInt8(ascii: "#") else { return }
            skip { !Self.isLineBreak($0) }
        }
    }

    private var current: UInt8? { position < end ? bytes[position] : nil }

    private mutating func skip(while passes: (UInt8) -> Bool) {
        while position < end, passes(bytes[position]) { position += 1 }
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
