import AurumSyntax

/// Doc comments in Swift: paragraphs of plain text, wrapped, that nothing in a name or description can break out of.
package enum SwiftDocumentation {
    /// The lines of a doc comment with the given paragraphs; empty ones are left out.
    package static func lines(_ paragraphs: [String], room: Int) -> [String] {
        var lines: [String] = []
        for paragraph in paragraphs.map(InvisibleText.spelledOut) where !paragraph.isEmpty {
            if !lines.isEmpty { lines.append("///") }
            lines += wrapped(paragraph, width: room - 4).map { "/// " + $0 }
        }
        return lines
    }

    /// A name as inline code.
    package static func code(_ name: String) -> String {
        let name = InvisibleText.spelledOut(name)
        if name.hasOnly({ $0 != UInt8(ascii: "`") }) { return "`\(name)`" }
        return "`" + name.map { $0 == "`" ? "'" : String($0) }.joined() + "`"
    }

    /// A text that ends like a sentence.
    package static func sentence(_ text: String) -> String {
        let text = InvisibleText.spelledOut(text)
        guard let last = text.last else { return "" }
        return ".!?:".contains(last) ? text : text + "."
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

    /// The lines of a paragraph, none longer than `width` unless a word is.
    fileprivate static func wrapped(_ text: String, width: Int) -> [String] {
        // A text has no more characters than bytes, and bytes are cheaper to count.
        if text.utf8.count <= width { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension CodeWriter {
    /// Adds a doc comment; the first paragraph is its summary.
    mutating func documentation(_ paragraphs: String...) { documentation(paragraphs) }

    /// Adds a doc comment; the first paragraph is its summary.
    mutating func documentation(_ paragraphs: [String]) {
        var isFirst = true
        for paragraph in paragraphs.map(InvisibleText.spelledOut) where !paragraph.isEmpty {
            if !isFirst { line("///") }
            isFirst = false
            for text in SwiftDocumentation.wrapped(paragraph, width: room - 4) { line("/// ", text) }
        }
    }
}
