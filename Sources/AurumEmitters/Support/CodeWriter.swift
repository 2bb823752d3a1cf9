/// Builds the text of a source file line by line, with the indentation kept for the caller.
struct CodeWriter {
    /// The longest line, in characters, that a formatter leaves alone.
    static let width = 110

    /// What the lines so far come from, the outer before the inner.
    private(set) var origins: [LineOrigin] = []
    /// The text so far; every line ends in a newline.
    private(set) var text = TextBuffer(capacity: 4096)
    private var level: Int
    private var lineCount = 0

    /// Makes an empty text, indented by some levels.
    init(level: Int = 0) {
        self.level = level
    }

    /// The text so far without the newline at its end, for a place in another text.
    var inside: TextBuffer {
        var inside = text
        inside.truncate(to: max(0, text.count - 1))
        return inside
    }

    /// The number of characters left on a line after the indentation.
    var room: Int { Self.width - level * 4 }

    /// Adds an empty line.
    mutating func line() {
        text.append(byte: UInt8(ascii: "\n"))
        lineCount += 1
    }

    /// Adds a line that is not empty.
    mutating func line(_ line: TextBuffer) {
        write { $0 += line }
    }

    /// Adds a line that is not empty, given by what is written into the text.
    mutating func write(_ body: (inout TextBuffer) -> Void) {
        text.append(spaces: level * 4)
        body(&text)
        line()
    }

    /// Adds a line that is not empty if it fits, and says whether it does; `body` may see early that it does not.
    mutating func writeIfFitting(_ body: (inout TextBuffer) -> Bool) -> Bool {
        let start = text.count
        text.append(spaces: level * 4)
        guard body(&text), Self.fits(text.bytes[start...]) else {
            text.truncate(to: start)
            return false
        }
        line()
        return true
    }

    /// Whether a line is no longer than a formatter leaves alone.
    static func fits(_ line: ArraySlice<UInt8>) -> Bool {
        // A line has no more characters than bytes, and bytes are cheaper to count.
        if line.count <= width { return true }
        if line.allSatisfy({ $0 < 0x80 }) { return false }
        return String(decoding: line, as: UTF8.self).count <= width
    }

    /// Adds lines of text that has its own line breaks.
    mutating func lines(_ lines: TextBuffer) {
        for part in lines.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if part.isEmpty { line() } else { write { $0.append(bytes: part) } }
        }
    }

    /// Adds what `body` writes, one level further in.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }

    /// Adds what `body` writes, and notes what it comes from.
    mutating func from(_ origin: Origin, _ body: (inout CodeWriter) -> Void) {
        let start = lineCount
        let position = origins.count
        body(&self)
        if start < lineCount { origins.insert(LineOrigin(start + 1...lineCount, origin), at: position) }
    }

    /// Adds a line that opens a brace, what `body` writes one level further in, and the closing brace.
    mutating func block(_ head: TextBuffer, _ body: (inout CodeWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Adds what `body` writes under conditions; they stand on lines of their own where they do not fit on one.
    mutating func condition(_ conditions: [String], _ body: (inout CodeWriter) -> Void) {
        let head = "if " + conditions.joined(separator: ", ")
        if head.count + 2 <= room { return block("\(head)", body) }
        for (index, condition) in conditions.enumerated() {
            let end = index == conditions.count - 1 ? "" : ","
            line("\(index == 0 ? "if " : "    ")\(condition)\(end)")
        }
        line("{")
        indented(body)
        line("}")
    }
}
