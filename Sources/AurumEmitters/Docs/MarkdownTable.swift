/// The rows of a table under construction: their cells, one after the other in one text.
struct MarkdownTable {
    private let columns: Int
    private var cells = TextBuffer(capacity: 4096)
    private var ends: [Int] = []

    /// Makes a table without rows.
    init(columns: Int) {
        self.columns = columns
    }

    /// Whether there are no rows.
    var isEmpty: Bool { ends.isEmpty }

    /// Adds the next cell of a row, given by what is written into it; markup already.
    mutating func cell(_ write: (inout TextBuffer) -> Void) {
        write(&cells)
        ends.append(cells.count)
    }

    /// Adds the next cell of a row; the text is markup already.
    mutating func cell(_ markup: TextBuffer) {
        cell { $0 += markup }
    }

    /// Adds the next cells of a row; the texts are markup already.
    mutating func cells(_ markup: [TextBuffer]) {
        for cell in markup { self.cell(cell) }
    }

    /// Writes the table, without the columns that have no text.
    func write(under headers: [TextBuffer], to text: inout TextBuffer) {
        let kept = headers.indices.filter { column in
            stride(from: column, to: ends.count, by: columns).contains { !range(ofCell: $0).isEmpty }
        }
        row(kept, &text) { headers[$0].bytes[...] }
        text.append(byte: UInt8(ascii: "|"))
        for _ in kept { text.append(literal: " --- |") }
        text.append(byte: UInt8(ascii: "\n"))
        for start in stride(from: 0, to: ends.count, by: columns) {
            row(kept, &text) { cells.bytes[range(ofCell: start + $0)] }
        }
    }

    private func row(_ kept: [Int], _ text: inout TextBuffer, _ cell: (Int) -> ArraySlice<UInt8>) {
        text.append(byte: UInt8(ascii: "|"))
        for column in kept {
            let cell = cell(column)
            text.append(byte: UInt8(ascii: " "))
            text.append(bytes: cell)
            text.append(literal: cell.isEmpty ? "|" : " |")
        }
        text.append(byte: UInt8(ascii: "\n"))
    }

    private func range(ofCell cell: Int) -> Range<Int> {
        (cell == 0 ? 0 : ends[cell - 1])..<ends[cell]
    }
}
