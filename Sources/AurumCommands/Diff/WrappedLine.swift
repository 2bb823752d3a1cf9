import AurumSyntax

/// A line of words that is broken where the terminal ends, further lines set in.
struct WrappedLine {
    /// Something that is never broken.
    struct Piece {
        /// What is shown before the text and takes three columns, such as a swatch.
        var prefix = ""
        /// The text.
        let text: String
        /// Dresses the text up.
        var style: (String) -> String = { $0 }

        /// Makes a piece; characters that would disturb a terminal are spelled out.
        init(_ text: String, prefix: String = "", style: @escaping (String) -> String = { $0 }) {
            self.text = VisibleText.escaped(text)
            self.prefix = prefix
            self.style = style
        }

        /// The words of a text, each a piece.
        static func words(_ text: String, style: @escaping (String) -> String = { $0 }) -> [Piece] {
            text.split(separator: " ").map { Piece(String($0), style: style) }
        }
    }

    /// How many columns the line is set in.
    let indent: Int
    /// The pieces, a space between each two.
    let pieces: [Piece]

    /// The line, or the lines, each with its end.
    func text(width: Int) -> String {
        let hanging = String(repeating: " ", count: indent + 4)
        var text = String(repeating: " ", count: indent)
        var column = indent
        for (index, piece) in pieces.enumerated() {
            let columns = TerminalWidth.columns(of: piece.text) + (piece.prefix.isEmpty ? 0 : 3)
            if index > 0, column + 1 + columns > width, column > indent + 4 {
                text += "\n" + hanging
                column = indent + 4
            } else if index > 0 {
                text += " "
                column += 1
            }
            text += piece.prefix + piece.style(piece.text)
            column += columns
        }
        return text + "\n"
    }
}
