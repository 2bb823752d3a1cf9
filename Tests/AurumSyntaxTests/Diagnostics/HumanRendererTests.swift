import AurumSyntax
import AurumTestSupport
import Testing

@Suite struct HumanRendererTests {
    private static let code = DiagnosticCode("A9901", "title", "explanation")

    /// Renders one diagnostic on the text between 1️⃣ and 2️⃣.
    private func render(
        _ marked: String, label: String = "here", notes: [String] = [], help: [String] = [],
        color: Bool = false
    ) -> String {
        let text = MarkedText(marked)
        var sources = SourceMap()
        let file = sources.add(path: "tokens/a.json", bytes: text.bytes)
        let start = text.offsets[1] ?? 0
        let place = Label(source: file.id, range: TextRange(start, text.offsets[2] ?? start), text: label)
        return HumanRenderer(sources: sources, color: color)
            .render(Diagnostic(Self.code, "a fact", at: place, notes: notes, help: help))
    }

    @Test func aPlaceIsUnderlined() {
        let text = render(
            "{\n  \"700\": { \"$value\": 1️⃣\"{purple.500}\"2️⃣ }\n}", label: "not declared in any active set",
            notes: ["referenced while resolving mode `dark`"], help: ["`purple` has: 50, 100"])
        #expect(
            text == """
                error[A9901]: a fact
                  --> tokens/a.json:2:22
                   |
                 2 |   "700": { "$value": "{purple.500}" }
                   |                      ^^^^^^^^^^^^^^ not declared in any active set
                   = note: referenced while resolving mode `dark`
                   = help: `purple` has: 50, 100

                """)
    }

    @Test func relatedPlacesHaveSnippetsInTheirFiles() {
        var sources = SourceMap()
        let first = sources.add(
            path: "a.json", bytes: Array(String(repeating: "\n", count: 11).utf8) + Array("abc".utf8))
        let second = sources.add(path: "b.json", bytes: Array("x yz".utf8))
        let diagnostic = Diagnostic(
            Self.code, "a fact", at: Label(source: first.id, range: TextRange(12, 14), text: "this"),
            severity: .warning, related: [Label(source: second.id, range: TextRange(2, 4), text: "that")])
        #expect(
            HumanRenderer(sources: sources).render(diagnostic)
                == """
                warning[A9901]: a fact
                   --> a.json:12:2
                    |
                 12 | abc
                    |  ^^ this
                   ::: b.json:1:3
                    |
                  1 | x yz
                    |   -- that

                """)
    }

    @Test(arguments: [
        ("a1️⃣b2️⃣c", "abc", " ^"), ("\ta\t1️⃣b2️⃣", "    a   b", "        ^"), ("漢字1️⃣é2️⃣", "漢字é", "    ^"),
        ("1️⃣漢字2️⃣", "漢字", "^^^^"), ("😀1️⃣x2️⃣", "😀x", "  ^"), ("e\u{301}1️⃣x2️⃣", "e\u{301}x", " ^"),
        ("\u{FEFF}1️⃣x2️⃣", "x", "^"), ("ab1️⃣", "ab", "  ^"), ("a1️⃣b\nc2️⃣", "ab", " ^"),
        ("a1️⃣b  \r\nc2️⃣", "ab  ", " ^^^"),
        ("\u{1B}[31m1️⃣x2️⃣", "<U+001B>[31mx", "            ^"), ("a\u{202E}1️⃣b2️⃣", "a<U+202E>b", "         ^"),
        ("1️⃣\u{200B}2️⃣", "<U+200B>", "^^^^^^^^"), ("\u{0}1️⃣a2️⃣", "<U+0000>a", "        ^"),
    ])
    func underlinesAlign(_ marked: String, line: String, marks: String) {
        let lines = render(marked, label: "").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[3] == " 1 | \(line)")
        #expect(lines[4] == "   | \(marks)")
    }

    @Test func longLinesAreCutAroundThePlace() {
        let filler = String(repeating: "abcdefghi ", count: 500)
        let lines = render(filler + "1️⃣SPOT2️⃣" + filler, label: "").split(separator: "\n")
        #expect(lines[3].count <= 165)
        #expect(lines[3].contains("…") && lines[3].hasSuffix("…"))
        let column =
            lines[4].firstIndex(of: "^").map { lines[4].distance(from: lines[4].startIndex, to: $0) } ?? 0
        #expect(lines[3].dropFirst(column).hasPrefix("SPOT"))
        #expect(lines[4].count { $0 == "^" } == 4)
    }

    @Test func aPlaceLongerThanTheLineIsCut() {
        let lines = render("x 1️⃣" + String(repeating: "a", count: 3_000) + "2️⃣ y", label: "").split(
            separator: "\n")
        #expect(lines[3].count <= 165 && lines[4].count <= 165)
        #expect(lines[3].hasSuffix("a…"))
    }

    @Test func messagesCannotDisturbTheTerminal() {
        var sources = SourceMap()
        let file = sources.add(path: "a\u{1B}b", bytes: [])
        let diagnostic = Diagnostic(
            Self.code, "x\u{202E}y\n", at: Label(source: file.id, range: TextRange(0, 0), text: "\u{7}"),
            notes: ["one\ntwo\u{8}"])
        #expect(
            HumanRenderer(sources: sources).render(diagnostic) == """
                error[A9901]: x<U+202E>y<U+000A>
                  --> a<U+001B>b:1:1
                   |
                 1 |
                   | ^ <U+0007>
                   = note: one
                           two<U+0008>

                """)
    }

    @Test func colorsAreOnlyAddedAround() {
        let plain = render("a 1️⃣b2️⃣", notes: ["n"])
        let colored = render("a 1️⃣b2️⃣", notes: ["n"], color: true)
        #expect(colored.contains("\u{1B}[1;31merror[A9901]\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func withoutAPlaceThereIsNoSnippet() {
        let text = HumanRenderer(sources: SourceMap()).render(
            Diagnostic(Self.code, "a fact", at: nil, help: ["do"]))
        #expect(text == "error[A9901]: a fact\n   = help: do\n")
    }

    @Test func theSummaryCounts() {
        let renderer = HumanRenderer(sources: SourceMap())
        let error = Diagnostic(Self.code, "a", at: nil)
        let warning = Diagnostic(Self.code, "a", at: nil, severity: .warning)
        #expect(renderer.summary(of: []) == "")
        #expect(renderer.summary(of: [error]) == "1 error")
        #expect(renderer.summary(of: [error, warning, error]) == "2 errors, 1 warning")
        #expect(renderer.render([]) == "")
        #expect(renderer.render([warning]) == "warning[A9901]: a\n\n1 warning\n")
    }
}
