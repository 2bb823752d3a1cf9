import AurumSyntax
import Testing

@Suite struct MachineRendererTests {
    private static let code = DiagnosticCode("A9901", "title", "explanation")
    private let sources: SourceMap
    private let diagnostic: Diagnostic

    init() {
        var sources = SourceMap()
        let file = sources.add(path: "tokens/a.json", bytes: Array("é\n\"x\"\n".utf8))
        self.sources = sources
        diagnostic = Diagnostic(
            Self.code, "a \"fact\"\nof two lines",
            at: Label(source: file.id, range: TextRange(3, 6), text: "here"),
            related: [Label(source: file.id, range: TextRange(0, 2), text: "there")], notes: ["why"],
            help: ["do"],
            fix: [TextEdit(source: file.id, range: TextRange(3, 3), replacement: "\t")])
    }

    @Test func conciseIsOneLine() {
        let text = ConciseRenderer(sources: sources).render(diagnostic)
        #expect(text == "tokens/a.json:2:1: error: a \"fact\"<U+000A>of two lines [A9901]\n")
        #expect(ConciseRenderer(sources: sources).render([diagnostic, diagnostic]) == text + text)
    }

    @Test func conciseWithoutAPlaceHasNone() {
        let text = ConciseRenderer(sources: sources).render(
            Diagnostic(Self.code, "a", at: nil, severity: .warning))
        #expect(text == "warning: a [A9901]\n")
    }

    @Test func jsonHasEverything() {
        #expect(
            JSONDiagnosticRenderer(sources: sources).render([diagnostic]) == #"""
                [
                  {"code": "A9901", "severity": "error", "message": "a \"fact\"\nof two lines", "file": "tokens/a.json", "line": 2, "column": 1, "endLine": 2, "endColumn": 4, "label": "here", "related": [{"file": "tokens/a.json", "line": 1, "column": 1, "endLine": 1, "endColumn": 2, "label": "there"}], "notes": ["why"], "help": ["do"], "fix": [{"file": "tokens/a.json", "line": 2, "column": 1, "endLine": 2, "endColumn": 1, "replacement": "\t"}]}
                ]

                """#)
    }

    @Test func jsonIsReadableAgain() {
        let renderer = JSONDiagnosticRenderer(sources: sources)
        let empty = Reading(json: renderer.render([]))
        #expect(empty.codes == [] && empty.tree.root.kind == .array)
        let placeless = Reading(json: renderer.render([Diagnostic(Self.code, "a", at: nil), diagnostic]))
        #expect(placeless.codes == [])
        #expect(placeless.tree.root.elements.map { $0["file"]?.kind } == [.null, .string])
    }

    @Test(arguments: [
        ("a", #""a""#), ("\"\\/", #""\"\\/""#),
        ("\u{0}\u{8}\t\n\u{C}\r\u{1F}\u{7F}", #""\u0000\b\t\n\f\r\u001f\u007f""#),
        ("é😀", "\"é😀\""), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ])
    func textIsQuoted(_ text: String, quoted: String) {
        #expect(JSONText.quoted(text) == quoted)
        #expect(Reading(json: quoted).tree.root.string == text)
    }
}
