/// The bytes of a JSON text and how far they have been read.
struct JSONCursor {
    let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The next byte, or nil at the end.
    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte `distance` bytes after the next one.
    func peek(_ distance: Int) -> UInt8? {
        let position = offset + distance
        return position < bytes.count ? bytes[position] : nil
    }

    /// Goes on by some bytes, not beyond the end.
    mutating func advance(_ count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    /// Goes to an offset, not beyond the end.
    mutating func move(to position: Int) {
        offset = min(position, bytes.count)
    }

    /// Goes to the first byte from here on that fails the test, or to the end.
    mutating func skip(while passes: (UInt8) -> Bool) {
        while offset < bytes.count, passes(bytes[offset]) { offset += 1 }
    }

    /// The text between two offsets.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

/// The classes of bytes that JSON distinguishes.
enum JSONByte {
    /// Space, tab, line feed and carriage return (F-004).
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// What may begin a word that should have been quoted.
    static func isWordStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// What may go on a word or a malformed number.
    static func isWordPart(_ byte: UInt8) -> Bool {
        isWordStart(byte) || isDigit(byte) || byte >= 0x80
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "%")
    }

    /// The value of a hexadecimal digit.
    static func hexValue(_ byte: UInt8) -> UInt32? {
        if isDigit(byte) { return UInt32(byte &- 0x30) }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? UInt32(letter) + 10 : nil
    }
}
