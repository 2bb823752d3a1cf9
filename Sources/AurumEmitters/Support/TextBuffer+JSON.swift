extension TextBuffer {
    /// Adds a text as a string in JSON, which JavaScript reads as well.
    mutating func appendInterpolation(json text: String) {
        let start = count
        append(byte: UInt8(ascii: "\""))
        if append(text, if: Self.isPlainInJSON) {
            append(byte: UInt8(ascii: "\""))
        } else {
            truncate(to: start)
            append(JSONWriter.quoted(text))
        }
    }

    private static func isPlainInJSON(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
