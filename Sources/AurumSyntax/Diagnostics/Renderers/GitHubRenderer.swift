/// Shows diagnostics as the workflow commands of GitHub Actions, which become annotations in the changed files:
/// `::error file=tokens/a.json,line=2,col=7,title=A0301::message`.
///
/// One a line; notes and help follow the message, line feeds written as `%0A`.
package struct GitHubRenderer: Sendable {
    private let sources: SourceMap

    /// Makes a renderer for diagnostics in these files.
    package init(sources: SourceMap) {
        self.sources = sources
    }

    /// The diagnostics, each line ended by a line feed.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(render).joined()
    }

    /// One diagnostic and a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        let title = "\(diagnostic.code.id): \(diagnostic.code.title)"
        let properties = (place(of: diagnostic) + [("title", title)])
            .map { "\($0.0)=\(Self.escaped($0.1, isProperty: true))" }.joined(separator: ",")
        let text = diagnostic.paragraphs.joined(separator: "\n")
        return "::\(diagnostic.severity.word) \(properties)::\(Self.escaped(text, isProperty: false))\n"
    }

    private func place(of diagnostic: Diagnostic) -> [(String, String)] {
        guard let primary = diagnostic.primary, let file = sources[primary.source] else {
            return diagnostic.path.map { [("file", $0)] } ?? []
        }
        let start = file.location(of: primary.range.start)
        let end = file.location(of: primary.range.end)
        let lines = [("file", file.path), ("line", String(start.line)), ("endLine", String(end.line))]
        // Columns are allowed only within one line, and the last one is meant to be the last character.
        guard start.line == end.line else { return lines }
        let last = max(start.column, end.column - 1)
        return lines + [("col", String(start.column)), ("endColumn", String(last))]
    }

    /// Escapes what would end a command or, in a property, the property.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                result += VisibleText.escaped(String(scalar))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Diagnostic {
    /// The message, the words at the place, the notes and the help, each as a text of its own.
    var paragraphs: [String] {
        let label = primary.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
        return [label.map { "\(message): \($0)" } ?? message]
            + notes.map { "note: \($0)" } + help.map { "help: \($0)" }
    }
}
