/// Builds the text of a source file line by line, with the indentation kept for the caller.
struct CodeWriter {
    /// The longest line, in characters, that a formatter leaves alone.
    static let width = 110

    private var buffer = TextBuffer(capacity: 4096)
    private var level = 0
    private var counted = (bytes: 0, lines: 0)

    /// What the lines so far come from, the outer before the inner.
    private(set) var origins: [LineOrigin] = []

    /// The text so far; every line ends in a newline.
    var text: String { buffer.text }

    /// The number of characters left on a line after the indentation.
    var room: Int { Self.width - level * 4 }

    /// Adds a line, or an empty one.
    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            buffer.append(spaces: level * 4)
            buffer.append(line)
        }
        buffer.append(byte: UInt8(ascii: "\n"))
    }

    /// Adds a line that is not empty, given in two parts.
    mutating func line(_ start: StaticString, _ rest: String) {
        buffer.append(spaces: level * 4)
        buffer.append(literal: start)
        buffer.append(rest)
        buffer.append(byte: UInt8(ascii: "\n"))
    }

    /// Adds a line that is not empty.
    mutating func line(_ line: TextBuffer) {
        buffer.append(spaces: level * 4)
        buffer.append(line)
        buffer.append(byte: UInt8(ascii: "\n"))
    }

    /// Adds lines of text that has its own line breaks.
    mutating func lines(_ lines: String) {
        for part in lines.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
    }

    /// Adds what `body` writes, one level further in.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }

    /// Adds what `body` writes, and notes what it comes from.
    mutating func from(_ origin: Origin, _ body: (inout CodeWriter) -> Void) {
        let start = lineCount()
        let position = origins.count
        body(&self)
        let end = lineCount()
        if start < end { origins.insert(LineOrigin(start + 1...end, origin), at: position) }
    }

    /// How many lines there are; those that were counted before are not counted again.
    private mutating func lineCount() -> Int {
        for byte in buffer.bytes[counted.bytes...] where byte == UInt8(ascii: "\n") { counted.lines += 1 }
        counted.bytes = buffer.count
        return counted.lines
    }

    /// Adds a line that opens a brace, what `body` writes one level further in, and the closing brace.
    mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }
}
