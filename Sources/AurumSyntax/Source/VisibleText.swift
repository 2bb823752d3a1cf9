/// Makes text from input safe to show: characters that move the cursor, reorder or hide text become `<U+202E>`.
package enum VisibleText {
    /// The text with every dangerous character spelled out.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isDangerous(scalar) {
                shown += name(of: scalar)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// The beginning of a text, for messages; a cut is marked by `…`.
    package static func excerpt(_ text: String, limit: Int = 60) -> String {
        let start = text.unicodeScalars.prefix(limit)
        return start.endIndex == text.unicodeScalars.endIndex ? text : String(start) + "…"
    }

    /// Whether a scalar would disturb a terminal or mislead a reader when printed as it is.
    package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// A scalar by its number, such as `<U+202E>`.
    package static func name(of scalar: Unicode.Scalar) -> String {
        "<\(codePoint(of: scalar))>"
    }

    /// A scalar's number, such as `U+202E`.
    package static func codePoint(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// A scalar as a message names it: itself in backticks, or its number when it cannot be seen.
    package static func quoted(_ scalar: Unicode.Scalar) -> String {
        let isBlank = scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        return isDangerous(scalar) || isBlank ? codePoint(of: scalar) : "`\(Character(scalar))`"
    }
}
