/// Builds the text of a source file line by line, with the indentation kept for the caller.
struct CodeWriter {
    /// The longest line, in characters, that a formatter leaves alone.
    static let width = 110

    private var buffer = TextBuffer(capacity: 4096)
    private var level = 0

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

    /// Adds a line that opens a brace, what `body` writes one level further in, and the closing brace.
    mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }
}
