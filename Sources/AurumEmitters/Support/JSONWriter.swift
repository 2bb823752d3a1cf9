/// Writes JSON the one way every output shares: two spaces, small things on one line, a newline at the end.
package enum JSONWriter {
    /// The text of a document.
    package static func render(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

    /// The UTF-8 of a document.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var buffer = JSONBuffer(text: TextBuffer(capacity: 65_536))
        buffer.write(value, indent: 0)
        buffer.text.append(literal: "\n")
        return buffer.text.bytes
    }

    /// A JSON string; what cannot be seen, or turns the writing direction, is escaped.
    package static func quoted(_ text: String) -> String {
        var buffer = JSONBuffer()
        buffer.append(quoted: text)
        return buffer.text.text
    }
}

/// A document being written.
private struct JSONBuffer {
    var text = TextBuffer()
    private var lineStart = 0

    init(text: TextBuffer = TextBuffer()) {
        self.text = text
    }

    /// The column that small things may reach.
    private static let width = 100

    mutating func write(_ value: JSONValue, indent: Int) {
        if value.isSmall {
            let start = text.count
            writeOnOneLine(value)
            if text.count - lineStart <= Self.width || !value.isContainer { return }
            text.truncate(to: start)
        }
        switch value {
        case .array(let elements):
            text.append(byte: UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                breakLine(indent + 2, isFirst: index == 0)
                write(element, indent: indent + 2)
            }
            breakLine(indent, isFirst: true)
            text.append(byte: UInt8(ascii: "]"))
        case .object(let members):
            text.append(byte: UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                breakLine(indent + 2, isFirst: index == 0)
                append(quoted: member.name)
                append(": ")
                write(member.value, indent: indent + 2)
            }
            breakLine(indent, isFirst: true)
            append("}")
        default:
            writeOnOneLine(value)
        }
    }

    private mutating func writeOnOneLine(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let isTrue): isTrue ? append("true") : append("false")
        case .number(let number): text.append(number)
        case .string(let text): append(quoted: text)
        case .array(let elements):
            text.append(byte: UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { append(", ") }
                writeOnOneLine(element)
            }
            text.append(byte: UInt8(ascii: "]"))
        case .object(let members):
            members.isEmpty ? append("{") : append("{ ")
            for (index, member) in members.enumerated() {
                if index > 0 { append(", ") }
                append(quoted: member.name)
                append(": ")
                writeOnOneLine(member.value)
            }
            members.isEmpty ? append("}") : append(" }")
        }
    }

    private mutating func breakLine(_ indent: Int, isFirst: Bool) {
        isFirst ? append("\n") : append(",\n")
        lineStart = text.count
        text.append(spaces: indent)
    }

    private mutating func append(_ literal: StaticString) { text.append(literal: literal) }

    mutating func append(quoted string: String) {
        text.append(byte: UInt8(ascii: "\""))
        if !text.append(string, if: Self.isPlain) {
            for scalar in string.unicodeScalars { append(escaped: scalar) }
        }
        text.append(byte: UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func append(escaped scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case _ where InvisibleText.contains(scalar):
            for unit in UTF16.encode(scalar)?.map({ $0 }) ?? [] {
                let digits = String(unit, radix: 16)
                text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            }
        default:
            text.append(scalar)
        }
    }
}

extension JSONValue {
    /// Whether it is a scalar, or holds nothing deeper than lists and objects of scalars.
    fileprivate var isSmall: Bool { allChildren { $0.allChildren { !$0.isContainer } } }

    /// Whether it holds anything.
    fileprivate var isContainer: Bool {
        switch self {
        case .array(let elements): !elements.isEmpty
        case .object(let members): !members.isEmpty
        default: false
        }
    }

    private func allChildren(_ condition: (JSONValue) -> Bool) -> Bool {
        switch self {
        case .array(let elements): elements.allSatisfy(condition)
        case .object(let members): members.allSatisfy { condition($0.value) }
        default: true
        }
    }
}
