/// Collects the text of a string once it has an escape; before that the bytes in the file are the text.
struct JSONStringDecoder {
    private var decoded: [UInt8] = []
    private var isUsed = false
    /// The offset of the first byte that has not been taken yet.
    private var pending: Int
    /// Whether a line break inside the string has been found to be part of it.
    var spansLines = false

    /// Starts at the offset after the opening quote.
    init(from start: Int) {
        pending = start
    }

    /// Takes the bytes up to an offset as they are.
    mutating func take(_ bytes: [UInt8], upTo end: Int) {
        decoded.append(contentsOf: bytes[pending..<max(pending, end)])
        pending = end
        isUsed = true
    }

    /// Goes on after an escape.
    mutating func resume(at offset: Int) {
        pending = offset
    }

    mutating func append(_ byte: UInt8) {
        decoded.append(byte)
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// The text up to the cursor, or nil when it is the bytes in the file.
    func finish(_ cursor: JSONCursor) -> String? {
        guard isUsed else { return nil }
        var all = decoded
        all.append(contentsOf: cursor.bytes[pending..<max(pending, cursor.offset)])
        return String(decoding: all, as: UTF8.self)
    }

    /// What a backslash and this byte stand for; `\u` is not among them.
    static func simpleEscape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }
}
