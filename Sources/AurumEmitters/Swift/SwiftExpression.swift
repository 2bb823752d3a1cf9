import AurumCompiler
import AurumSyntax

/// An expression in Swift that knows how to break its lines.
enum SwiftExpression: Hashable {
    /// Something that stays on one line.
    case plain(String)
    /// A string literal.
    case string(String)
    /// A call with its arguments.
    case call(String, [Argument])
    /// A list.
    case array([SwiftExpression])

    /// An argument, with its label unless it has none.
    struct Argument: Hashable {
        let label: String?
        let value: SwiftExpression

        init(_ label: String?, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }
    }

    /// The expression on one line.
    var flat: String {
        var buffer = TextBuffer()
        write(to: &buffer)
        return buffer.text
    }

    /// The expression on one line after a text and before another.
    fileprivate func flat(after head: String, before tail: String) -> TextBuffer {
        var buffer = TextBuffer()
        buffer.append(head)
        write(to: &buffer)
        buffer.append(tail)
        return buffer
    }

    /// Adds the expression on one line.
    private func write(to buffer: inout TextBuffer) {
        switch self {
        case .plain(let text): buffer.append(text)
        case .string(let text): buffer.append(SwiftLiteral.string(text))
        case .call(let name, let arguments):
            buffer.append(name)
            buffer.append(byte: UInt8(ascii: "("))
            for (index, argument) in arguments.enumerated() {
                if index > 0 { buffer.append(literal: ", ") }
                if let label = argument.label {
                    buffer.append(label)
                    buffer.append(literal: ": ")
                }
                argument.value.write(to: &buffer)
            }
            buffer.append(byte: UInt8(ascii: ")"))
        case .array(let elements):
            buffer.append(byte: UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { buffer.append(literal: ", ") }
                element.write(to: &buffer)
            }
            buffer.append(byte: UInt8(ascii: "]"))
        }
    }

    /// The lines of the expression after a text and before another, given how many characters a line has.
    func lines(after head: String = "", before tail: String = "", room: Int) -> [String] {
        let line = flat(after: head, before: tail).text
        // A line has no more characters than bytes, and bytes are cheaper to count.
        if line.utf8.count <= room || line.count <= room { return [line] }
        switch self {
        case .plain: return [line]
        case .string(let text):
            let literal = SwiftLiteral.brokenString(text, width: room - 4)
            // A formatter aligns the text with quotes that stand alone on their line, else indents it.
            let indent = head.isEmpty ? "" : "    "
            return [head + (literal.first ?? "")] + literal.dropFirst().dropLast().map { indent + $0 }
                + [indent + (literal.last ?? "") + tail]
        case .call(let name, let arguments):
            return block(
                head + name + "(", arguments.map { ($0.head, $0.value) }, ")" + tail, room, lastComma: "")
        case .array(let elements):
            return block(head + "[", elements.map { ("", $0) }, "]" + tail, room, lastComma: ",")
        }
    }

    private func block(
        _ head: String, _ items: [(head: String, value: SwiftExpression)], _ tail: String, _ room: Int,
        lastComma: String
    ) -> [String] {
        guard !items.isEmpty else { return [head + tail] }
        var lines = [head]
        for (index, item) in items.enumerated() {
            let comma = index == items.count - 1 ? lastComma : ","
            lines += item.value.lines(after: item.head, before: comma, room: room - 4).map { "    " + $0 }
        }
        return lines + [tail]
    }
}

extension SwiftExpression.Argument {
    /// What stands before the value.
    fileprivate var head: String { label.map { $0 + ": " } ?? "" }
}

extension SwiftExpression {
    /// A number.
    static func number(_ value: Double) -> SwiftExpression { .plain(NumberText.shortest(value.finite)) }
}

extension CodeWriter {
    /// Adds an expression after a text and before another, broken where it does not fit.
    mutating func expression(_ head: String, _ expression: SwiftExpression, _ tail: String = "") {
        // A line has no more characters than bytes, and bytes are cheaper to count.
        let line = expression.flat(after: head, before: tail)
        if line.count <= room { return self.line(line) }
        for line in expression.lines(after: head, before: tail, room: room) { self.line(line) }
    }
}
