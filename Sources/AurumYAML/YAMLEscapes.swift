internal import AurumSyntax

/// Escapes between double quotes that stand for nothing.
enum YAMLEscapes {
    private static let letters = Set("0abtnvfre \"/\\N_LP\t\n\r'".utf8)

    /// The offsets of the backslashes that begin no escape, wherever they are.
    static func unknown(in bytes: [UInt8]) -> [Int] {
        var found: [Int] = []
        var offset = 0
        while let first = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
            offset = bytes[first...].firstIndex { $0 != UInt8(ascii: "\\") } ?? bytes.count
            // Two backslashes stand for one; only what follows an odd number of them is an escape.
            let isEscape = !(offset - first).isMultiple(of: 2) && offset < bytes.count
            if isEscape, !isKnown(in: bytes, at: offset) { found.append(offset - 1) }
        }
        return found
    }

    private static func isKnown(in bytes: [UInt8], at offset: Int) -> Bool {
        guard let count = digitCount(after: bytes[offset]) else { return letters.contains(bytes[offset]) }
        let digits = bytes[(offset + 1)...].prefix(count)
        guard digits.count == count, digits.allSatisfy(isDigit),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return false }
        return Unicode.Scalar(value) != nil
    }

    /// How many digits follow `x`, `u` or `U`.
    private static func digitCount(after letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

    /// What is wrong with the escape whose backslash is at an offset.
    static func diagnostic(in file: SourceFile, at start: Int) -> Diagnostic {
        let letter = min(start + 1, file.bytes.count)
        var end = min(letter + UTF8Decoder.step(in: file.bytes, at: letter).length, file.bytes.count)
        let count = letter < end ? digitCount(after: file.bytes[letter]) ?? 0 : 0
        let digits = file.bytes[end...].prefix(count).prefix(while: isDigit)
        end += digits.count
        let isWhole = count > 0 && digits.count == count
        let text = VisibleText.excerpt(file.text(in: TextRange(start, end)))
        return Diagnostic(
            isWhole ? .loneSurrogate : .unknownEscape,
            "`\(text)` is not \(isWhole ? "a character" : "an escape")",
            at: Label(source: file.id, range: TextRange(start, end), text: ""),
            help: [
                isWhole
                    ? "write the character itself, or `\\U` and eight hexadecimal digits"
                    : "write `\\\\` for a backslash, or use single quotes"
            ])
    }
}
