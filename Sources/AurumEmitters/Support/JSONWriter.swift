/// Writes JSON the one way every output shares: two spaces, small things on one line, a newline at the end.
package enum JSONWriter {
    private static let width = 100

    /// The text of a document.
    package static func render(_ value: JSONValue) -> String {
        var text = ""
        write(value, indent: 0, column: 0, into: &text)
        text += "\n"
        return text
    }

    private static func write(_ value: JSONValue, indent: Int, column: Int, into text: inout String) {
        if let line = line(value), column + line.utf8.count <= width {
            text += line
            return
        }
        switch value {
        case .array(let elements):
            writeLines("[", "]", elements.count, indent, into: &text) { index, text in
                write(elements[index], indent: indent + 2, column: indent + 2, into: &text)
            }
        case .object(let members):
            writeLines("{", "}", members.count, indent, into: &text) { index, text in
                let name = quoted(members[index].name) + ": "
                text += name
                write(
                    members[index].value, indent: indent + 2, column: indent + 2 + name.utf8.count,
                    into: &text)
            }
        default:
            text += scalar(value)
        }
    }

    private static func writeLines(
        _ opening: String, _ closing: String, _ count: Int, _ indent: Int, into text: inout String,
        _ writeItem: (Int, inout String) -> Void
    ) {
        text += opening + "\n"
        for index in 0..<count {
            text += String(repeating: " ", count: indent + 2)
            writeItem(index, &text)
            text += index == count - 1 ? "\n" : ",\n"
        }
        text += String(repeating: " ", count: indent) + closing
    }

    /// The value on one line when it is a scalar, or holds nothing deeper than lists and objects of scalars.
    private static func line(_ value: JSONValue) -> String? {
        guard !value.isContainer || value.children.allSatisfy({ $0.isFlat }) else { return nil }
        return compact(value)
    }

    private static func compact(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements):
            return "[" + elements.map(compact).joined(separator: ", ") + "]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            return "{ " + members.map { quoted($0.name) + ": " + compact($0.value) }.joined(separator: ", ")
                + " }"
        default:
            return scalar(value)
        }
    }

    private static func scalar(_ value: JSONValue) -> String {
        switch value {
        case .null, .array, .object: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number(let text): text
        case .string(let text): quoted(text)
        }
    }

    /// A JSON string; what cannot be seen, or turns the writing direction, is escaped.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where InvisibleText.contains(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool { !children.isEmpty }

    /// Whether it is a scalar, or an empty container, or one that holds scalars only.
    fileprivate var isFlat: Bool { children.allSatisfy { !$0.isContainer } }

    fileprivate var children: [JSONValue] {
        switch self {
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        default: []
        }
    }
}
