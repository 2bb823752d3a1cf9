import AurumSyntax

/// Doc comments in Swift: paragraphs of plain text, wrapped, that nothing in a name or description can break out of.
package enum SwiftDocumentation {
    /// The lines of a doc comment with the given paragraphs; empty ones are left out.
    package static func lines(_ paragraphs: [String], room: Int) -> [String] {
        var lines: [String] = []
        for paragraph in paragraphs.map(InvisibleText.spelledOut) where !paragraph.isEmpty {
            if !lines.isEmpty { lines.append("///") }
            lines += wrapped(Array(paragraph.utf8), width: room - 4).map {
                "/// " + String(decoding: $0, as: UTF8.self)
            }
        }
        return lines
    }

    /// A name as inline code.
    package static func code(_ name: String) -> String {
        let code: TextBuffer = "\(code: name)"
        return code.text
    }

    /// A text that ends like a sentence.
    package static func sentence(_ text: String) -> String {
        let text = InvisibleText.spelledOut(text)
        guard let last = text.last else { return "" }
        return ".!?:".contains(last) ? text : text + "."
    }

    /// A text that ends like a sentence.
    static func sentence(_ text: consuming TextBuffer) -> TextBuffer {
        text.endSentence()
        return text
    }

    /// The first sentence of a text, and what follows it as a paragraph of its own, if anything does.
    package static func summaryFirst(_ text: String) -> [String] {
        let text = sentence(text)
        var previous: Character = " "
        for index in text.indices {
            if text[index] == " ", ".!?".contains(previous) {
                return [String(text[..<index]), String(text[text.index(after: index)...])]
            }
            previous = text[index]
        }
        return [text]
    }

    /// The lines of a paragraph with single spaces, none longer than `width` characters unless a word is.
    fileprivate static func wrapped(_ text: [UInt8], width: Int) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var line = text[..<0]
        var lineLength = 0
        for word in text.split(separator: UInt8(ascii: " ")) {
            let length = length(of: word)
            if !line.isEmpty, lineLength + 1 + length > width {
                let start = isListMarker(word) ? lastWord(of: line) ?? word : word
                lines.append(text[line.startIndex..<start.startIndex - 1])
                line = text[start.startIndex..<word.endIndex]
                lineLength = self.length(of: line)
            } else {
                lineLength += line.isEmpty ? length : length + 1
                line = text[line.startIndex..<word.endIndex]
            }
        }
        return lines + [line]
    }

    /// Whether a word at the start of a line would make it an item of a list.
    private static func isListMarker(_ word: ArraySlice<UInt8>) -> Bool {
        let rest = word.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isNumbered = rest.count < word.count
        return rest.count == 1 && rest.allSatisfy { (isNumbered ? ".)" : "-+*").utf8.contains($0) }
    }

    /// The last word of a line with several.
    private static func lastWord(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        line.lastIndex(of: UInt8(ascii: " ")).map { line[($0 + 1)...] }
    }

    private static func length(of word: ArraySlice<UInt8>) -> Int {
        word.allSatisfy { $0 < 0x80 } ? word.count : String(decoding: word, as: UTF8.self).count
    }
}

extension TextBuffer {
    /// Makes the text end like a sentence.
    fileprivate mutating func endSentence() {
        if !InvisibleText.isPlain(self) { self = InvisibleText.spelledOut(self) }
        guard let last = bytes.last, !".!?:".utf8.contains(last) else { return }
        append(byte: UInt8(ascii: "."))
    }

    /// Adds a name as inline code of a doc comment.
    mutating func appendInterpolation(code name: String) {
        append(byte: UInt8(ascii: "`"))
        if !append(name, if: Self.isPlainInCode) {
            append(String(InvisibleText.spelledOut(name).map { $0 == "`" ? "'" : $0 }))
        }
        append(byte: UInt8(ascii: "`"))
    }

    /// Adds names with a separator between them as inline code of a doc comment.
    mutating func appendInterpolation(code names: [String], separator: String) {
        let start = count
        append(byte: UInt8(ascii: "`"))
        for index in names.indices {
            if index > 0 { append(separator) }
            guard append(names[index], if: Self.isPlainInCode) else {
                truncate(to: start)
                return appendInterpolation(code: names.joined(separator: separator))
            }
        }
        append(byte: UInt8(ascii: "`"))
    }

    private static func isPlainInCode(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte <= 0x7E && byte != UInt8(ascii: "`")
    }
}

extension CodeWriter {
    /// Adds a doc comment; the first paragraph is its summary, empty ones are left out.
    mutating func documentation(_ paragraphs: TextBuffer...) { documentation(paragraphs) }

    /// Adds a doc comment; the first paragraph is its summary, empty ones are left out.
    mutating func documentation(_ paragraphs: [TextBuffer]) {
        var isFirst = true
        for paragraph in paragraphs {
            let paragraph = InvisibleText.spelledOut(paragraph)
            if paragraph.isEmpty { continue }
            if !isFirst { line("///") }
            isFirst = false
            // A text has no more characters than bytes, and bytes are cheaper to count.
            if paragraph.count <= room - 4 {
                documentation(line: paragraph.bytes[...])
            } else {
                for line in SwiftDocumentation.wrapped(paragraph.bytes, width: room - 4) {
                    documentation(line: line)
                }
            }
        }
    }

    private mutating func documentation(line: ArraySlice<UInt8>) {
        write { text in
            text.append(literal: "/// ")
            text.append(bytes: line)
        }
    }
}
