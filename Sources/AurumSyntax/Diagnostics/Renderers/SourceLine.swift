/// One line of a file as a terminal shows it, and the columns to underline.
///
/// Tabs are expanded, what could disturb a terminal is spelled out, and a long line is cut around the spot.
struct SourceLine {
    /// Bytes that are looked at before and after the spot; more could not be shown.
    private static let reach = 1024
    private static let tabWidth = 4
    private static let ellipsis = "…"

    /// The line as shown.
    let text: String
    /// How many columns precede the underline.
    let underlineStart: Int
    /// How many columns are underlined, at least one.
    let underlineWidth: Int

    /// Shows the line on which a range starts, in at most `width` columns.
    init(_ file: SourceFile, around range: TextRange, width: Int) {
        let line = Self.bounds(of: file, at: range.start)
        let start = max(line.lowerBound, min(Int(range.start), line.upperBound))
        let end = max(start, min(Int(range.end), line.upperBound))
        let near = Self.near(file.bytes, line, start)
        let cells = Self.cells(file.bytes, near)
        let total = cells.last.map { $0.column + $0.width } ?? 0
        let first = Self.column(of: start, cells, total)
        let last = max(first + 1, Self.column(of: end, cells, total))
        let window = Self.window(first..<last, total: total, width: width)
        let isCutBefore = window.lowerBound > 0 || near.lowerBound > line.lowerBound
        let isCutAfter = window.upperBound < total || near.upperBound < line.upperBound
        let shown = cells.filter {
            $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound
        }
        text =
            (isCutBefore ? Self.ellipsis : "") + shown.map(\.text).joined()
            + (isCutAfter ? Self.ellipsis : "")
        let origin = shown.first?.column ?? window.lowerBound
        underlineStart = max(0, first - origin) + (isCutBefore ? 1 : 0)
        underlineWidth = max(1, min(last, max(window.upperBound, first + 1)) - max(first, origin))
    }

    /// A scalar of the line: how it is shown, and in which columns.
    private struct Cell {
        let offset: Int
        let text: String
        let column: Int
        let width: Int
    }

    /// The bytes of the line at an offset, without byte-order mark and line break.
    private static func bounds(of file: SourceFile, at offset: UInt32) -> Range<Int> {
        let line = file.lines.line(containing: offset)
        let start = min(
            Int(file.lines.start(ofLine: line)) + file.lines.markLength(atLine: line), file.bytes.count)
        let isLast = line + 1 >= file.lines.count
        var end = isLast ? file.bytes.count : Int(file.lines.start(ofLine: line + 1))
        while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        return start..<max(start, end)
    }

    /// The part of a line that can be shown around an offset, cut between characters.
    private static func near(_ bytes: [UInt8], _ line: Range<Int>, _ offset: Int) -> Range<Int> {
        var start = max(line.lowerBound, offset - reach)
        while start > line.lowerBound, start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
        var end = min(line.upperBound, offset + reach)
        while end < line.upperBound, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return start..<max(start, end)
    }

    private static func cells(_ bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            let step = UTF8Decoder.step(in: bytes, at: offset)
            let (text, width) = shown(step.scalar, column)
            cells.append(Cell(offset: offset, text: text, column: column, width: width))
            column += width
            offset += step.length
        }
        return cells
    }

    private static func shown(_ scalar: Unicode.Scalar?, _ column: Int) -> (text: String, width: Int) {
        guard let scalar else { return ("\u{FFFD}", 1) }
        if scalar == "\t" {
            let width = tabWidth - column % tabWidth
            return (String(repeating: " ", count: width), width)
        }
        if VisibleText.isDangerous(scalar) {
            let name = VisibleText.name(of: scalar)
            return (name, name.utf8.count)
        }
        return (String(Character(scalar)), TerminalWidth.columns(of: scalar))
    }

    private static func column(of offset: Int, _ cells: [Cell], _ total: Int) -> Int {
        cells.first { $0.offset >= offset }?.column ?? total
    }

    /// The columns to show: all of them, or so many that the underlined ones are in the middle.
    private static func window(_ spot: Range<Int>, total: Int, width: Int) -> Range<Int> {
        guard total > width else { return 0..<total }
        let room = width - 2
        let before = max(20, (room - min(spot.count, room)) / 2)
        let start = max(0, min(spot.lowerBound - before, total - room))
        return start..<min(total, start + room)
    }
}
