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
    /// What something that differs between modes is in the mode that a variable holds.
    indirect case inMode(SwiftExpression, String)

    /// An argument, with its label unless it has none.
    struct Argument: Hashable {
        let label: String?
        let value: SwiftExpression

        init(_ label: String?, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }
    }

    /// Whether the value depends on a mode that a variable holds.
    var needsMode: Bool {
        switch self {
        case .plain, .string: false
        case .call(_, let arguments): arguments.contains { $0.value.needsMode }
        case .array(let elements): elements.contains(where: \.needsMode)
        case .inMode: true
        }
    }

    /// The expression on one line.
    var flat: String {
        var buffer = TextBuffer()
        write(to: &buffer)
        return buffer.text
    }

    /// Adds the expression on one line, or its beginning when there is more than some bytes of text.
    func write(to buffer: inout TextBuffer, atMost limit: Int = .max) {
        switch self {
        case .plain(let text): buffer.append(text)
        case .string(let text): buffer.append(swiftString: text)
        case .call(let name, let arguments):
            buffer.append(name)
            buffer.append(byte: UInt8(ascii: "("))
            for index in arguments.indices where buffer.count <= limit {
                if index > 0 { buffer.append(literal: ", ") }
                if let label = arguments[index].label {
                    buffer.append(label)
                    buffer.append(literal: ": ")
                }
                arguments[index].value.write(to: &buffer, atMost: limit)
            }
            buffer.append(byte: UInt8(ascii: ")"))
        case .array(let elements):
            buffer.append(byte: UInt8(ascii: "["))
            for index in elements.indices where buffer.count <= limit {
                if index > 0 { buffer.append(literal: ", ") }
                elements[index].write(to: &buffer, atMost: limit)
            }
            buffer.append(byte: UInt8(ascii: "]"))
        case .inMode(let value, let mode):
            value.write(to: &buffer)
            buffer.append(Self.member(inMode: mode))
        }
    }

    fileprivate static func member(inMode mode: String) -> String { ".value(in: \(mode))" }
}

extension SwiftExpression.Argument {
    /// What stands before the value.
    fileprivate var head: TextBuffer { label.map { "\($0): " } ?? "" }
}

extension SwiftExpression {
    /// A number.
    ///
    /// Swift reads digits alone as a whole number, which has to fit exactly, and it warns of a decimal below the smallest
    /// normal number, so these two are written as a decimal and by their bits.
    static func number(_ value: Double) -> SwiftExpression {
        let value = value.finite
        if value.isSubnormal {
            return .plain("Double(bitPattern: 0x\(String(value.bitPattern, radix: 16)))")
        }
        let text = NumberText.shortest(value)
        let isWhole = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        return .plain(isWhole && value.magnitude >= 0x1p53 ? text + ".0" : text)
    }
}

extension TextBuffer {
    /// Adds an expression on one line.
    mutating func appendInterpolation(_ expression: SwiftExpression) { expression.write(to: &self) }
}

extension CodeWriter {
    /// Adds an expression after a text and before another, broken where it does not fit.
    ///
    /// Says whether it stands on one line.
    @discardableResult
    mutating func expression(
        _ head: TextBuffer, _ expression: SwiftExpression, _ tail: TextBuffer = ""
    ) -> Bool {
        let fits = writeIfFitting { text in
            // No line that fits has so many bytes, unless its characters have more than four each.
            let limit = text.count + 4 * Self.width
            text += head
            expression.write(to: &text, atMost: limit)
            text += tail
            return text.count <= limit
        }
        if !fits { broken(head, expression, tail) }
        return fits
    }

    private mutating func broken(
        _ head: TextBuffer, _ expression: SwiftExpression, _ tail: TextBuffer
    ) {
        switch expression {
        case .plain(let text): line("\(head)\(text)\(tail)")
        case .string(let text): brokenString(head, text, tail)
        case .call(let name, let arguments) where arguments.isEmpty: line("\(head)\(name)()\(tail)")
        case .array(let elements) where elements.isEmpty: line("\(head)[]\(tail)")
        case .call(let name, let arguments):
            line("\(head)\(name)(")
            items(arguments.map { ($0.head, $0.value) }, lastComma: "")
            line(")\(tail)")
        case .array(let elements):
            line("\(head)[")
            items(elements.map { ("", $0) }, lastComma: ",")
            line("]\(tail)")
        case .inMode(let value, let mode):
            broken(head, value, "\(SwiftExpression.member(inMode: mode))\(tail)")
        }
    }

    private mutating func brokenString(_ head: TextBuffer, _ text: String, _ tail: TextBuffer) {
        let literal = SwiftLiteral.brokenString(text, width: room - 4)
        line("\(head)\(literal.first ?? "")")
        // A formatter aligns the text with quotes that stand alone on their line, else indents it.
        let rest = { (writer: inout CodeWriter) in
            for piece in literal.dropFirst().dropLast() { writer.line("\(piece)") }
            writer.line("\(literal.last ?? "")\(tail)")
        }
        if head.isEmpty { rest(&self) } else { indented(rest) }
    }

    private mutating func items(
        _ items: [(head: TextBuffer, value: SwiftExpression)], lastComma: TextBuffer
    ) {
        indented { writer in
            for (index, item) in items.enumerated() {
                writer.expression(item.head, item.value, index == items.count - 1 ? lastComma : ",")
            }
        }
    }
}
