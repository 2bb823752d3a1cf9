internal import AurumSyntax

/// The text that libyaml reads: the file without what libyaml would stop at, take for a line break or refuse.
///
/// Invariant: each replaced byte is replaced by one byte, so offsets are those of the file.
struct YAMLInput {
    /// The text after the byte-order mark.
    private(set) var bytes: [UInt8]
    /// What is replaced in it and has to be put right in values.
    let pairs: SurrogatePairs
    /// The offset in the file at which the text starts.
    let start: Int

    /// Takes a file's text and reports the control characters in it.
    init(_ file: SourceFile, from start: Int, _ reports: inout ReaderReports) {
        self.start = start
        var bytes = Array(file.bytes[start...])
        var first: (offset: Int, length: Int, scalar: Unicode.Scalar)?
        var more = 0
        var offset = 0
        while true {
            offset = Self.endOfPlain(in: bytes, from: offset)
            guard offset < bytes.count else { break }
            let step = UTF8Decoder.step(in: bytes, at: offset)
            if let scalar = step.scalar, Self.isAllowed(scalar) {
                offset += step.length
                continue
            }
            if let scalar = step.scalar {
                if first == nil { first = (start + offset, step.length, scalar) } else { more += 1 }
            }
            for position in offset..<min(offset + step.length, bytes.count) {
                bytes[position] = UInt8(ascii: "_")
            }
            offset += step.length
        }
        pairs = SurrogatePairs(replacingIn: &bytes)
        self.bytes = bytes
        if let first {
            let place = reports.label(first.offset, first.offset + first.length, "must be escaped")
            reports.report(.controlCharacter(place, first.scalar, more: more))
        }
    }

    /// Takes the backslash and the other characters of an escape for plain ones.
    mutating func replaceEscape(_ range: TextRange) {
        let first = max(0, Int(range.start) - start)
        let end = max(first, min(Int(range.end) - start, bytes.count))
        for position in first..<end where bytes[position] < 0x80 { bytes[position] = UInt8(ascii: "_") }
    }

    /// Where the next byte is that is not plain; printable ASCII is looked at eight bytes at a time.
    private static func endOfPlain(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            var offset = start
            while offset < bytes.count {
                if offset + 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    // A high bit says that a byte is beyond ASCII, below a space, or a delete character.
                    let doubts = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
                    if doubts & 0x8080_8080_8080_8080 == 0 {
                        offset += 8
                        continue
                    }
                }
                guard isPlain(bytes[offset]) else { break }
                offset += 1
            }
            return offset
        }
    }

    /// Printable ASCII, tab and line breaks: nearly all of most files.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Whether a character beyond ASCII is one that libyaml reads as text.
    ///
    /// U+0085, U+2028 and U+2029 are line breaks to libyaml and text to YAML 1.2, so they are not.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}

extension Diagnostic {
    fileprivate static func controlCharacter(_ place: Label, _ scalar: Unicode.Scalar, more: Int)
        -> Diagnostic
    {
        let digits = String(scalar.value, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let others = more == 1 ? "1 other such character" : "\(more) other such characters"
        return Diagnostic(
            .controlCharacter, "text contains the character \(VisibleText.codePoint(of: scalar))", at: place,
            notes: more > 0 ? ["\(others) in this file"] : [],
            help: ["remove it, or write `\(escape)` inside double quotes"]
        )
    }
}
