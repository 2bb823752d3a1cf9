/// Characters that outputs never carry as they are, because readers of the source could not see what they do.
package enum InvisibleText {
    /// Whether a character is a control, a separator of lines, or turns the writing direction.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
            true
        case 0xFFF9...0xFFFF, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// The text with each such character spelled out, as in `[U+202E]`, and white space made single spaces.
    package static func spelledOut(_ text: String) -> String {
        var text = text
        if text.withUTF8({ isPlain($0) }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !result.isEmpty && !result.hasSuffix(" ") { result += " " }
            } else if contains(scalar) {
                result += name(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        if result.hasSuffix(" ") { result.removeLast() }
        return result
    }

    /// The text with each such character spelled out, as in `[U+202E]`, and white space made single spaces.
    static func spelledOut(_ text: TextBuffer) -> TextBuffer {
        if isPlain(text) { return text }
        return "\(spelledOut(text.text))"
    }

    /// Whether a text is ASCII that can be seen, with single spaces inside.
    static func isPlain(_ text: TextBuffer) -> Bool {
        text.bytes.withUnsafeBufferPointer { isPlain($0) }
    }

    /// Whether a text is ASCII that can be seen, with single spaces inside.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var wasSpace = true
        for byte in text {
            let isSpace = byte == 0x20
            guard byte >= 0x20, byte <= 0x7E, !(isSpace && wasSpace) else { return false }
            wasSpace = isSpace
        }
        return !wasSpace || text.isEmpty
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
    }
}
