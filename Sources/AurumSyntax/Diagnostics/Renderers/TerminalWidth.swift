/// Says how many columns a character takes in a terminal.
package enum TerminalWidth {
    /// How many columns a text takes.
    package static func columns(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// 0 for marks that are drawn on the character before, 2 for East Asian wide characters and emoji, else 1.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format: return scalar.value == 0xAD ? 1 : 0
        default: break
        }
        if scalar.properties.isEmojiModifier || (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(scalar.value) {
            return true
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
