/// A Markdown file under construction: blocks with an empty line between them.
struct MarkdownPage {
    private var blocks: [String] = []

    /// Adds a heading; the text is markup already.
    mutating func heading(_ level: Int, _ markup: String) {
        blocks.append(String(repeating: "#", count: level) + " " + markup)
    }

    /// Adds a block of markup.
    mutating func block(_ markup: String) {
        if !markup.isEmpty { blocks.append(markup) }
    }

    /// Adds a paragraph of prose.
    mutating func paragraph(_ text: String) { block(MarkdownText.paragraph(text)) }

    /// Adds a list; the items are markup already.
    mutating func list(_ items: [String]) { block(items.map { "- " + $0 }.joined(separator: "\n")) }

    /// Adds a table; the cells are markup already, columns that are empty in every row are left out.
    mutating func table(_ headers: [String], _ rows: [[String]]) {
        guard !rows.isEmpty else { return }
        let kept = headers.indices.filter { column in
            rows.contains { $0.indices.contains(column) && !$0[column].isEmpty }
        }
        let lines = [headers, kept.map { _ in "---" }] + rows
        block(
            lines.enumerated().map { index, line in
                let cells = index == 1 ? line : kept.map { line.indices.contains($0) ? line[$0] : "" }
                return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
            }.joined(separator: "\n"))
    }

    /// The finished file.
    var text: String { blocks.joined(separator: "\n\n") + "\n" }
}
