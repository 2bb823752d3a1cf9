/// Shows diagnostics to people: message, place, the line with the spot underlined, notes and help.
package struct HumanRenderer: Sendable {
    /// How many columns of a source line are shown.
    private static let width = 160

    /// How many notes are shown without being counted.
    private static let noteLimit = 3

    private let sources: SourceMap
    private let style: TerminalStyle

    /// Makes a renderer for diagnostics in these files.
    package init(sources: SourceMap, color: Bool = false) {
        self.sources = sources
        style = TerminalStyle(isOn: color)
    }

    /// The diagnostics one after the other, a blank line between them, and a summary; empty when there are none.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "" }
        return diagnostics.map { render($0) + "\n" }.joined() + summary(of: diagnostics) + "\n"
    }

    /// How many errors and warnings there are, such as `2 errors, 1 warning`; empty when there are none.
    package func summary(of diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count - errors
        var parts: [String] = []
        if errors > 0 { parts.append(style.error("\(errors) \(errors == 1 ? "error" : "errors")")) }
        if warnings > 0 {
            parts.append(style.warning("\(warnings) \(warnings == 1 ? "warning" : "warnings")"))
        }
        return parts.joined(separator: ", ")
    }

    /// One diagnostic, each line ended by a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        let places = [diagnostic.primary].compactMap(\.self) + diagnostic.related
        let lines = places.compactMap { place in sources[place.source].map { lastLine(of: place, in: $0) } }
        let gutter = Gutter(width: String(lines.max() ?? 1).count, style: style)
        var text = headline(diagnostic)
        if let primary = diagnostic.primary {
            text += snippet(primary, gutter, arrow: "-->", underline: "^", severity: diagnostic.severity)
        }
        for place in diagnostic.related {
            text += snippet(place, gutter, arrow: ":::", underline: "-", severity: nil)
        }
        for note in shortened(diagnostic.notes) { text += gutter.remark("note", note) }
        for help in diagnostic.help { text += gutter.remark("help", help) }
        return text
    }

    /// The first notes; the same cause in hundreds of variants needs no list of them.
    private func shortened(_ notes: [String]) -> [String] {
        let excess = notes.count - Self.noteLimit
        return excess > 1 ? notes.prefix(Self.noteLimit) + ["and \(excess) more"] : notes
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let word = "\(diagnostic.severity.word)[\(diagnostic.code.id)]"
        let message = VisibleText.escaped(diagnostic.message)
        return style.severity(word, diagnostic.severity) + style.bold(": \(message)") + "\n"
    }

    private func snippet(
        _ place: Label, _ gutter: Gutter, arrow: String, underline: Character, severity: Severity?
    ) -> String {
        guard let file = sources[place.source] else { return "" }
        let location = file.location(of: place.range.start)
        let path = VisibleText.escaped(file.path)
        let arrowLine = gutter.arrow(arrow, "\(path):\(location.line):\(location.column)")
        guard EncodingCheck.otherEncoding(of: file.bytes) == nil else { return arrowLine }
        let line = SourceLine(file, around: place.range, width: Self.width)
        let marks =
            String(repeating: " ", count: line.underlineStart)
            + style.underline(
                String(repeating: underline, count: line.underlineWidth)
                    + (place.text.isEmpty ? "" : " \(VisibleText.escaped(place.text))"),
                severity)
        return arrowLine + gutter.line(nil, "")
            + gutter.line(location.line, line.text)
            + gutter.line(nil, marks)
    }

    private func lastLine(of place: Label, in file: SourceFile) -> Int {
        file.lines.line(containing: place.range.start) + 1
    }
}

/// The column of line numbers.
private struct Gutter {
    let width: Int
    let style: TerminalStyle

    /// The line that says where a snippet is from, `  --> path:line:column`.
    func arrow(_ arrow: String, _ place: String) -> String {
        String(repeating: " ", count: width + 1) + style.gutter(arrow) + " \(place)\n"
    }

    /// ` 2 |   text`, or `   |   text` without a number.
    func line(_ number: Int?, _ text: String) -> String {
        let digits = number.map(String.init) ?? ""
        let padded = String(repeating: " ", count: max(0, width - digits.count)) + digits
        return style.gutter(" \(padded) |") + (text.isEmpty ? "" : " \(text)") + "\n"
    }

    /// `   = note: text`, with further lines of the text below the first.
    func remark(_ word: String, _ text: String) -> String {
        let indent = String(repeating: " ", count: width + 2)
        let further = "\n" + indent + String(repeating: " ", count: word.count + 4)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { VisibleText.escaped(String($0)) }
        return indent + style.gutter("=") + " " + style.bold(word) + ": " + lines.joined(separator: further)
            + "\n"
    }
}
