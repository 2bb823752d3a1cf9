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

    @Test func gitHubEscapesWhatWouldEndACommand() {
        var sources = SourceMap()
        let file = sources.add(path: "a:b,c%.json", bytes: Array("x\ny\n".utf8))
        let renderer = GitHubRenderer(sources: sources)
        var diagnostic = Diagnostic(
            DiagnosticCode("A9901", "a title: one, two", ""), "50 %\n::error::no",
            at: Label(source: file.id, range: TextRange(0, 1), text: "here"), severity: .warning,
            notes: ["why"],
            help: ["do"])
        #expect(
            renderer.render(diagnostic) == """
                ::warning file=a%3Ab%2Cc%25.json,line=1,endLine=1,col=1,endColumn=1,\
                title=A9901%3A a title%3A one%2C two::\
                50 %25%0A::error::no: here%0Anote: why%0Ahelp: do

                """)
        // Columns belong to one line.
        diagnostic.primary = Label(source: file.id, range: TextRange(0, 3))
        #expect(renderer.render(diagnostic).contains("json,line=1,endLine=2,title="))
        diagnostic.primary = nil
        diagnostic.path = "gone.json"
        #expect(renderer.render(diagnostic).hasPrefix("::warning file=gone.json,title="))
    }

    @Test func sarifHasRulesPlacesAndFixes() throws {
        var other = Diagnostic(DiagnosticCode("A9800", "other", "long"), "b", at: nil, severity: .warning)
        other.path = "ordner ä/b:c.json"
        let text = SARIFRenderer(version: "1.2.3").render([
            DiagnosticBatch([diagnostic], sources), DiagnosticBatch([other], SourceMap()),
        ])
        let reading = Reading(json: text)
        #expect(reading.codes == [])
        let run = try #require(reading.tree.root["runs"]?.elements.first { _ in true })
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["version"]?.string == "1.2.3")
        #expect(driver["rules"]?.elements.map { $0["id"]?.string } == ["A9800", "A9901"])
        let lines = text.split(separator: "\n").filter { $0.contains("ruleIndex") }
        #expect(
            lines == [
                #"""
                        {"ruleId": "A9901", "ruleIndex": 1, "level": "error", "message": {"text": "a \"fact\"\nof two lines: here\nnote: why\nhelp: do"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "tokens/a.json"}, "region": {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 4}}}], "relatedLocations": [{"physicalLocation": {"artifactLocation": {"uri": "tokens/a.json"}, "region": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2}}, "message": {"text": "there"}}], "fixes": [{"description": {"text": "do"}, "artifactChanges": [{"artifactLocation": {"uri": "tokens/a.json"}, "replacements": [{"deletedRegion": {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 1}, "insertedContent": {"text": "\t"}}]}]}]},
                """#,
                #"""
                        {"ruleId": "A9800", "ruleIndex": 0, "level": "warning", "message": {"text": "b"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "ordner%20%C3%A4/b%3Ac.json"}}}]}
                """#,
            ])
        let empty = Reading(json: SARIFRenderer(version: "1").render([]))
        #expect(empty.codes == [])
    }

    /// SARIF counts code points where people count characters.
    @Test func sarifCountsCodePoints() {
        var sources = SourceMap()
        let file = sources.add(path: "a", bytes: Array("\u{FEFF}e\u{301}👍🏽x".utf8))
        let place = Label(source: file.id, range: TextRange(14, 15))
        let text = SARIFRenderer(version: "1").render([
            DiagnosticBatch([Diagnostic(Self.code, "a", at: place)], sources)
        ])
        #expect(text.contains("\"startColumn\": 5, \"endLine\": 1, \"endColumn\": 6"))
    }

    @Test func jUnitFailsForErrorsOnly() {
        let warning = Diagnostic(Self.code, "<b> & \u{1}", at: nil, severity: .warning)
        let text = JUnitRenderer(name: "tool").render([DiagnosticBatch([diagnostic, warning], sources)])
        let counts = #"tests="2" failures="1" errors="0" skipped="0""#
        #expect(
            text
                == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites \#(counts)>
                  <testsuite name="tool" \#(counts)>
                    <testcase classname="tokens/a.json" name="A9901 at 2:1: a &quot;fact&quot; of two lines">
                      <failure type="A9901" message="a &quot;fact&quot; of two lines">error[A9901]: a &quot;fact&quot;&lt;U+000A&gt;of two lines
                  --&gt; tokens/a.json:2:1
                   |
                 2 | &quot;x&quot;
                   | ^^^ here
                  ::: tokens/a.json:1:1
                   |
                 1 | é
                   | - there
                   = note: why
                   = help: do
                </failure>
                    </testcase>
                    <testcase classname="tool" name="A9901: &lt;b&gt; &amp; \u{FFFD}">
                      <system-out>warning[A9901]: &lt;b&gt; &amp; &lt;U+0001&gt;
                </system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """#.replacing("\\u{FFFD}", with: "\u{FFFD}"))
        #expect(JUnitRenderer(name: "tool").render([]).contains(#"tests="1" failures="0""#))
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
