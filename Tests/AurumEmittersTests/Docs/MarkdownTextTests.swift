import AurumEmitters
import Testing

struct MarkdownTextTests {
    @Test func keepsInlineCodeAndNothingElse() {
        #expect(MarkdownText.prose("use `a_b` not *c* or <d>") == "use `a_b` not \\*c\\* or &lt;d&gt;")
    }

    @Test func escapesBackticksWithoutAPartner() {
        #expect(MarkdownText.prose("a ` b") == "a \\` b")
        #expect(MarkdownText.prose("``a` b") == "\\`\\`a\\` b")
    }

    @Test(arguments: [
        ("a|b", "`a\\|b`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("", ""), ("a\nb", "`a b`"),
        ("\u{202E}x", "`[U+202E]x`"),
    ])
    func fencesCode(_ text: String, _ expected: String) {
        #expect(MarkdownText.code(text) == expected)
    }

    @Test(arguments: [
        ("- a", "\\- a"), ("# a", "\\# a"), ("1. a", "1\\. a"), ("1 a", "1 a"), ("+ a", "\\+ a"),
    ])
    func doesNotBeginAList(_ text: String, _ expected: String) {
        #expect(MarkdownText.paragraph(text) == expected)
    }

    @Test func encodesAddresses() {
        #expect(MarkdownText.link("x", to: "a b)(c\"é") == "[x](a%20b%29%28c%22%C3%A9)")
    }

    @Test(arguments: HostileNames.all)
    func leavesNoMarkupInPlainText(_ name: String) {
        let plain = MarkdownText.plain(name)
        #expect(!plain.contains("<") && !plain.contains("\n"))
        #expect(!plain.unicodeScalars.contains("\u{202E}"))
        for (before, mark) in zip(" " + plain, plain) where "|`*_[]".contains(mark) {
            #expect(before == "\\")
        }
    }
}
