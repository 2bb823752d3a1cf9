/// Writes diagnostics as JSON for other programs: an array of objects with the same members in the same order.
///
/// Lines and columns count from 1, columns in characters; `endLine` and `endColumn` are one past the end.
package struct JSONDiagnosticRenderer: Sendable {
    private let sources: SourceMap

    /// Makes a renderer for diagnostics in these files.
    package init(sources: SourceMap) {
        self.sources = sources
    }

    /// An array with one diagnostic a line, ended by a line feed.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        Self.array(of: diagnostics.map(render))
    }

    /// An array of diagnostics that have been rendered, one a line, ended by a line feed.
    package static func array(of rendered: [String]) -> String {
        guard !rendered.isEmpty else { return "[]\n" }
        return "[\n" + rendered.map { "  " + $0 }.joined(separator: ",\n") + "\n]\n"
    }

    /// One diagnostic as an object on one line, without a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        let own = [
            ("code", JSONText.quoted(diagnostic.code.id)),
            ("severity", JSONText.quoted(diagnostic.severity.word)),
            ("message", JSONText.quoted(diagnostic.message)),
        ]
        let place =
            diagnostic.primary.map { position($0.source, $0.range) + [("label", JSONText.quoted($0.text))] }
            ?? [("file", diagnostic.path.map(JSONText.quoted) ?? "null")]
            + ["line", "column", "endLine", "endColumn", "label"].map { ($0, "null") }
        let more = [
            ("related", JSONText.array(diagnostic.related.map(label))),
            ("notes", JSONText.array(diagnostic.notes.map(JSONText.quoted))),
            ("help", JSONText.array(diagnostic.help.map(JSONText.quoted))),
            ("fix", JSONText.array(diagnostic.fix.map(edit))),
        ]
        return JSONText.object(own + place + more)
    }

    private typealias Member = (name: String, value: String)

    private func label(_ label: Label) -> String {
        JSONText.object(position(label.source, label.range) + [("label", JSONText.quoted(label.text))])
    }

    private func edit(_ edit: TextEdit) -> String {
        JSONText.object(
            position(edit.source, edit.range) + [("replacement", JSONText.quoted(edit.replacement))])
    }

    private func position(_ source: SourceID, _ range: TextRange) -> [Member] {
        let file = sources[source]
        let start = file?.location(of: range.start) ?? Location(line: 1, column: 1)
        let end = file?.location(of: range.end) ?? start
        return [
            ("file", JSONText.quoted(file?.path ?? "")), ("line", String(start.line)),
            ("column", String(start.column)), ("endLine", String(end.line)),
            ("endColumn", String(end.column)),
        ]
    }
}
