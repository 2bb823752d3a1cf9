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

    /// The text of a value on one line, without an end; YAML reads it the same.
    package static func inline(_ value: JSONValue) -> String {
        var buffer = JSONBuffer()
        buffer.writeOnOneLine(value)
        return buffer.text.text
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
    /// What is in several places, where it was written last.
    private var written: [ObjectIdentifier: Passage] = [:]

    /// A part of the text that is one value.
    private struct Passage {
        let column: Int
        let indent: Int
        let bytes: Range<Int>
        /// Where its last line starts, counted from its own start.
        let lastLine: Int

        /// Whether the value is written the same in another place: broken at the same indent where there is less
        /// room, on one line where there is more.
        func fits(column: Int, indent: Int) -> Bool {
            lastLine > 0 ? indent == self.indent && column >= self.column : column <= self.column
        }
    }

    init(text: TextBuffer = TextBuffer()) {
        self.text = text
    }

    /// The column that small things may reach.
    private static let width = 100

    /// How deep in each other lists and objects on one line may be.
    private static let depth = 2

    mutating func write(_ value: JSONValue, indent: Int) {
        if case .shared(let shared) = value { return write(shared, indent: indent) }
        guard value.isContainer else { return writeOnOneLine(value) }
        var room = Self.width - (text.count - lineStart)
        if value.mayFit(&room, depth: Self.depth) {
            let start = text.count
            writeOnOneLine(value)
            if text.count - lineStart <= Self.width { return }
            text.truncate(to: start)
        }
        switch value {
        case .array(let elements):
            text.append(byte: UInt8(ascii: "["))
            for index in elements.indices {
                breakLine(indent + 2, isFirst: index == 0)
                write(elements[index], indent: indent + 2)
            }
            breakLine(indent, isFirst: true)
            text.append(byte: UInt8(ascii: "]"))
        case .object(let members):
            text.append(byte: UInt8(ascii: "{"))
            for index in members.indices {
                breakLine(indent + 2, isFirst: index == 0)
                append(quoted: members[index].name)
                append(": ")
                write(members[index].value, indent: indent + 2)
            }
            breakLine(indent, isFirst: true)
            text.append(byte: UInt8(ascii: "}"))
        default: break
        }
    }

    private mutating func write(_ shared: JSONValue.Shared, indent: Int) {
        let start = text.count
        let column = start - lineStart
        if let known = written[ObjectIdentifier(shared)], known.fits(column: column, indent: indent) {
            text.append(again: known.bytes)
            if known.lastLine > 0 { lineStart = start + known.lastLine }
        } else {
            write(shared.value, indent: indent)
            written[ObjectIdentifier(shared)] = Passage(
                column: column, indent: indent, bytes: start..<text.count, lastLine: lineStart - start)
        }
    }

    mutating func writeOnOneLine(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let isTrue): isTrue ? append("true") : append("false")
        case .number(let number): text.append(number)
        case .string(let text): append(quoted: text)
        case .array(let elements):
            append("[")
            for index in elements.indices {
                if index > 0 { append(", ") }
                writeOnOneLine(elements[index])
            }
            append("]")
        case .object(let members):
            members.isEmpty ? append("{") : append("{ ")
            for index in members.indices {
                if index > 0 { append(", ") }
                append(quoted: members[index].name)
                append(": ")
                writeOnOneLine(members[index].value)
            }
            members.isEmpty ? append("}") : append(" }")
        case .shared(let shared): writeOnOneLine(shared.value)
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
        if !text.append(string, ifAll: Self.isPlain) {
            for scalar in string.unicodeScalars { append(escaped: scalar) }
        }
        text.append(byte: UInt8(ascii: "\""))
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A loop that goes to the end whatever it finds looks at many bytes in one step.
        var others: UInt8 = 0
        for byte in text {
            let isPlain = byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            others |= isPlain ? 0 : 1
        }
        return others == 0
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
    /// Whether it holds anything.
    fileprivate var isContainer: Bool {
        switch self {
        case .array(let elements): !elements.isEmpty
        case .object(let members): !members.isEmpty
        case .shared(let shared): shared.value.isContainer
        default: false
        }
    }

    /// Whether no more than some lists and objects are in each other, and `room` on a line is enough for all of them,
    /// what has to be escaped aside; takes from it what is needed.
    fileprivate func mayFit(_ room: inout Int, depth: Int) -> Bool {
        switch self {
        case .null, .boolean: room -= 4
        case .number(let number): room -= number.utf8.count
        case .string(let text): room -= text.utf8.count + 2
        case .array(let elements):
            guard depth > 0 || elements.isEmpty else { return false }
            for index in elements.indices {
                room -= 2
                guard elements[index].mayFit(&room, depth: depth - 1) else { return false }
            }
        case .object(let members):
            guard depth > 0 || members.isEmpty else { return false }
            for index in members.indices {
                room -= members[index].name.utf8.count + 6
                guard members[index].value.mayFit(&room, depth: depth - 1) else { return false }
            }
        case .shared(let shared): return shared.value.mayFit(&room, depth: depth)
        }
        return room >= 0
    }
}
