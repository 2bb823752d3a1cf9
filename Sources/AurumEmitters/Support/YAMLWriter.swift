/// Writes data as YAML that reads back as the same data: two spaces, small things on one line, texts in double quotes.
package enum YAMLWriter {
    private static let width = 100
    /// Longer keys need the explicit notation, since readers look for a colon only so far.
    private static let longestKey = 120

    /// The text of a document.
    package static func render(_ value: JSONValue) -> String {
        if let line = line(value) { return line + "\n" }
        var text = ""
        write(value, indent: 0, into: &text)
        return text
    }

    /// The lines of a value that is no scalar and not empty.
    private static func write(_ value: JSONValue, indent: Int, into text: inout String) {
        let margin = String(repeating: " ", count: indent)
        switch value {
        case .object(let members):
            for member in members {
                let name = key(member.name)
                let isLong = name.utf8.count > longestKey
                text += margin + (isLong ? "? \(name)\n\(margin):" : name + ":")
                writeChild(
                    member.value, column: indent + name.utf8.count + 2, indent: indent + 2, into: &text)
            }
        case .array(let elements):
            for element in elements {
                text += margin + "-"
                writeChild(element, column: indent + 2, indent: indent + 2, into: &text)
            }
        case .shared(let shared): write(shared.value, indent: indent, into: &text)
        default: text += margin + scalar(value) + "\n"
        }
    }

    private static func writeChild(_ value: JSONValue, column: Int, indent: Int, into text: inout String) {
        if let line = line(value), value.isEmpty || column + line.utf8.count <= width {
            text += " " + line + "\n"
        } else {
            text += "\n"
            write(value, indent: indent, into: &text)
        }
    }

    /// The value on one line when it is a scalar, or holds nothing deeper than lists and objects of scalars.
    private static func line(_ value: JSONValue) -> String? {
        guard value.isEmpty || value.children.allSatisfy({ $0.isEmpty || $0.children.allSatisfy(\.isEmpty) })
        else {
            return nil
        }
        return compact(value)
    }

    private static func compact(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ " + members.map { key($0.name) + ": " + compact($0.value) }.joined(separator: ", ")
                    + " }"
        case .shared(let shared): compact(shared.value)
        default: scalar(value)
        }
    }

    private static func scalar(_ value: JSONValue) -> String {
        switch value {
        case .shared(let shared): scalar(shared.value)
        case .null, .array, .object: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number(let text): text
        case .string(let text): plain(text) ? text : quoted(text)
        }
    }

    private static func key(_ name: String) -> String { plain(name) ? name : quoted(name) }

    /// Whether a text is a short word that no edition of YAML takes for anything but a text.
    private static func plain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "$") else { return false }
        let others = text.utf8.dropFirst()
        guard text.utf8.count <= 64,
            others.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "_-.".utf8.contains($0) })
        else { return false }
        return !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// A text in double quotes; what cannot be seen, or turns the writing direction, is escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where InvisibleText.contains(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue {
    /// The parts of a list or an object.
    fileprivate var children: [JSONValue] {
        switch self {
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        case .shared(let shared): shared.value.children
        default: []
        }
    }

    /// Whether it has no parts.
    fileprivate var isEmpty: Bool { children.isEmpty }
}
