import AurumSyntax

/// String literals in Swift.
package enum SwiftLiteral {
    /// A text as a string literal on one line.
    package static func string(_ text: String) -> String {
        var buffer = TextBuffer()
        buffer.append(swiftString: text)
        return buffer.text
    }

    /// The lines of a literal that has to be broken to fit: a multi-line one whose line breaks do not count.
    package static func brokenString(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in escaped(text) {
            if line.count + piece.count >= width, !line.isEmpty {
                lines.append(line + "\\")
                line = ""
            }
            line += piece
        }
        return ["\"\"\""] + lines + [line, "\"\"\""]
    }

    /// The characters of a text, each as it stands in a literal.
    fileprivate static func escaped(_ text: String) -> [String] {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default:
                InvisibleText.contains(scalar) || scalar == "\u{00A0}"
                    ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
            }
        }
    }

    /// Whether a byte stands for itself in a literal.
    fileprivate static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte <= 0x7E && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}

extension TextBuffer {
    /// Adds a text as a string literal in Swift, on one line.
    mutating func append(swiftString text: String) {
        append(byte: UInt8(ascii: "\""))
        if !append(text, if: SwiftLiteral.isPlain) {
            for piece in SwiftLiteral.escaped(text) { append(piece) }
        }
        append(byte: UInt8(ascii: "\""))
    }
}
