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
        var table = TextBuffer(capacity: 4096)
        func append(_ line: [String]) {
            table.append(byte: UInt8(ascii: "|"))
            for column in kept {
                let cell = line.indices.contains(column) ? line[column] : ""
                table.append(byte: UInt8(ascii: " "))
                table.append(cell)
                table.append(literal: cell.isEmpty ? "|" : " |")
            }
        }
        append(headers)
        table.append(literal: "\n|")
        for _ in kept { table.append(literal: " --- |") }
        for row in rows {
            table.append(byte: UInt8(ascii: "\n"))
            append(row)
        }
        block(table.text)
    }

    /// The finished file.
    var text: String { blocks.joined(separator: "\n\n") + "\n" }
}
