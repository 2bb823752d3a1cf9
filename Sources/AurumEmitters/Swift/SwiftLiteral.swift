import AurumSyntax

/// String literals in Swift.
package enum SwiftLiteral {
    /// A text as a string literal on one line.
    package static func string(_ text: String) -> String {
        let isPlain = text.hasOnly {
            (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != 0x5C
        }
        return "\"" + (isPlain ? text : escaped(text).joined()) + "\""
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
    private static func escaped(_ text: String) -> [String] {
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
}
