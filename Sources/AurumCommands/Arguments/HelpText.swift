package import AurumSyntax

/// Renders help for a terminal: aligned, wrapped, and in color where that is wanted.
package struct HelpText {
    private let width: Int
    private let style: TerminalStyle

    /// Makes a renderer for a terminal of some width; no line is longer than 100 columns for that.
    package init(width: Int, style: TerminalStyle) {
        self.width = max(40, min(width, 100))
        self.style = style
    }

    /// The page as text that ends in a newline.
    package func render(_ page: HelpPage) -> String {
        var blocks = [strong(page.title + ":", page.summary), strong("Usage:", page.usage)]
        blocks += page.paragraphs.map { wrap($0, indent: 0) }
        blocks += page.sections.map(render)
        if !page.examples.isEmpty { blocks.append(render(page.examples)) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// A line that begins with strong words.
    func strong(_ words: String, _ rest: String) -> String {
        style.bold(words) + wrap(words + " " + rest, indent: 0).dropFirst(words.count)
    }

    private func render(_ section: HelpPage.Section) -> String {
        let longest = section.rows.map(\.term.count).max() ?? 0
        let column = min(longest + 4, max(24, width / 3))
        let rows = section.rows.map { render($0, column: column) }
        return ([style.bold(section.title + ":")] + rows).joined(separator: "\n")
    }

    /// The meaning stands beside the term, or on the next line when the term is too long.
    private func render(_ row: HelpPage.Row, column: Int) -> String {
        let meaning = wrap(row.meaning, indent: column)
        let term = "  " + style.cyan(row.term)
        let gap = column - row.term.count - 2
        return gap >= 2 ? term + spaces(gap) + meaning.dropFirst(column) : term + "\n" + meaning
    }

    private func render(_ examples: [CommandExample]) -> String {
        let lines = examples.flatMap { example in
            ["  " + style.cyan(example.line), wrap(example.explanation, indent: 6)]
        }
        return ([style.bold("Examples:")] + lines).joined(separator: "\n")
    }

    /// Text in lines that fit, each indented.
    func wrap(_ text: String, indent: Int) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        lines.append(line)
        return lines.map { spaces(indent) + $0 }.joined(separator: "\n")
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
