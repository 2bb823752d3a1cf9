/// Writes text as JSON strings.
package enum JSONText {
    /// The text in quotes, with quotes, backslashes, control characters and the line separators U+2028 and U+2029
    /// escaped and everything else as it is.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: quoted += "\\\""
            case 0x5C: quoted += "\\\\"
            case 0...0x1F, 0x7F: quoted += escape(of: UInt8(scalar.value))
            case 0x2028: quoted += "\\u2028"
            case 0x2029: quoted += "\\u2029"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// An object on one line, of members whose values are JSON already.
    package static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { "\(quoted($0.name)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// An array on one line, of elements that are JSON already.
    package static func array(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }

    /// The shortest escape of a control character.
    package static func escape(of control: UInt8) -> String {
        switch control {
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: "\\u00" + (control < 0x10 ? "0" : "") + String(control, radix: 16)
        }
    }
}
