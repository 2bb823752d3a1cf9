/// A Markdown file under construction: blocks with an empty line between them.
struct MarkdownPage {
    /// The file so far; every block ends in a newline.
    private(set) var text = TextBuffer(capacity: 4096)

    /// Adds a heading; the text is markup already.
    mutating func heading(_ level: Int, _ markup: TextBuffer) {
        block("\(String(repeating: "#", count: level)) \(markup)")
    }

    /// Adds a block of markup.
    mutating func block(_ markup: TextBuffer) {
        guard !markup.isEmpty else { return }
        startBlock()
        text += markup
        text.append(byte: UInt8(ascii: "\n"))
    }

    /// Adds a paragraph of prose.
    mutating func paragraph(_ text: String) { block("\(MarkdownText.paragraph(text))") }

    /// Adds a list; the items are markup already.
    mutating func list(_ items: [TextBuffer]) {
        guard !items.isEmpty else { return }
        startBlock()
        for item in items {
            text.append(literal: "- ")
            text += item
            text.append(byte: UInt8(ascii: "\n"))
        }
    }

    /// Adds a table, unless a closure adds no cells; columns that are empty in every row are left out.
    mutating func table(_ headers: [TextBuffer], _ rows: (inout MarkdownTable) -> Void) {
        var table = MarkdownTable(columns: headers.count)
        rows(&table)
        guard !table.isEmpty else { return }
        startBlock()
        table.write(under: headers, to: &text)
    }

    private mutating func startBlock() {
        if !text.isEmpty { text.append(byte: UInt8(ascii: "\n")) }
    }
}
