import AurumSyntax

/// Rows of cells as text in aligned columns, two spaces apart.
struct TextColumns {
    private var rows: [[Cell]] = []

    /// A text and what is printed before it without counting, such as a swatch.
    struct Cell {
        /// What is shown before the text, the same width in every row.
        var prefix = ""
        /// The text.
        let text: String

        /// Makes a cell; characters that would disturb a terminal are spelled out.
        init(_ text: String, prefix: String = "") {
            self.text = VisibleText.escaped(text)
            self.prefix = prefix
        }
    }

    /// Adds a row.
    mutating func add(_ row: [Cell]) { rows.append(row) }

    /// The rows, one a line, without spaces at the ends.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? TerminalWidth.columns(of: $0[column].text) : 0 }.max() ?? 0
        }
        return rows.map { line($0, widths) }.joined()
    }

    private func line(_ row: [Cell], _ widths: [Int]) -> String {
        var line = ""
        for (column, cell) in row.enumerated() {
            line += cell.prefix + cell.text
            if column < row.count - 1 {
                let gap = widths[column] - TerminalWidth.columns(of: cell.text) + 2
                line += String(repeating: " ", count: gap)
            }
        }
        return line + "\n"
    }
}
