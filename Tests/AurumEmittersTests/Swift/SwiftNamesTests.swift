import AurumEmitters
import Testing

@Suite("Names in Swift")
struct SwiftIdentifiersTests {
    @Test(arguments: [
        ("bgPageBase", "bgPageBase"), ("_toast", "_toast"), ("2xl", "_2xl"), ("1_5", "_1_5"), ("15", "_15"),
        ("grün", "grün"), ("日本語", "日本語"), ("a b-c", "abc"), ("$root", "root"), ("🎨blue", "blue"),
        ("a\u{202E}b\u{200D}c", "abc"), ("self", "selfValue"), ("init", "initValue"), ("Type", "TypeValue"),
        ("Protocol", "ProtocolValue"), ("default", "default"), ("\u{301}x", "_\u{301}x"),
    ])
    func membersKeepWhatCanStand(name: String, expected: String) {
        #expect(SwiftIdentifiers.member(name).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(arguments: ["", "_", "__", "🎨", "...", "\u{202E}"])
    func everyNameBecomesSomething(name: String) {
        let member = SwiftIdentifiers.member(name)
        #expect(member != "_" && member.hasPrefix("_"))
    }

    @Test func namesOfNothingThatCanStandDiffer() {
        #expect(SwiftIdentifiers.member("🎨") != SwiftIdentifiers.member("🎁"))
    }

    @Test(arguments: [
        ("default", "`default`"), ("in", "`in`"), ("open", "open"), ("actor", "actor"), ("a", "a"),
    ])
    func onlyKeywordsGetBackticks(name: String, expected: String) {
        #expect(SwiftIdentifiers.declared(name) == expected)
    }

    @Test func typesBeginWithACapital() {
        #expect(SwiftIdentifiers.type("northwind tokens") == "NorthwindTokens")
        #expect(SwiftIdentifiers.type("type") == "TypeValue")
        #expect(SwiftIdentifiers.type("my_URLBar") == "MyURLBar")
    }
}

@Suite("Literals in Swift")
struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\\(x)", #""\\(x)""#),
        ("a\nb\tc\r", #""a\nb\tc\r""#),
        ("\u{202E}x\u{0}", #""\u{202E}x\u{0}""#), ("é日", "\"é日\""),
    ])
    func stringsAreEscaped(text: String, expected: String) {
        #expect(SwiftLiteral.string(text) == expected)
    }

    @Test func longStringsAreBroken() {
        let lines = SwiftLiteral.brokenString(String(repeating: "word ", count: 40), width: 50)
        #expect(lines.first == "\"\"\"" && lines.last == "\"\"\"")
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.hasSuffix("\\") && $0.count <= 51 })
    }
}

@Suite("Doc comments in Swift")
struct SwiftDocumentationTests {
    @Test func textCannotLeaveTheComment() {
        let lines = SwiftDocumentation.lines(["a\nfatalError() */ \u{202E}b\u{2028}c"], room: 110)
        #expect(lines == ["/// a fatalError() */ [U+202E]b c"])
    }

    @Test func paragraphsAreWrapped() {
        let lines = SwiftDocumentation.lines([String(repeating: "word ", count: 30), "", "second"], room: 60)
        #expect(lines.allSatisfy { $0.hasPrefix("///") && $0.count <= 60 })
        #expect(lines.suffix(2) == ["///", "/// second"])
    }

    @Test func theFirstSentenceIsTheSummary() {
        #expect(SwiftDocumentation.summaryFirst("One. Two. Three") == ["One.", "Two. Three."])
        #expect(SwiftDocumentation.summaryFirst("One") == ["One."])
        #expect(SwiftDocumentation.summaryFirst("1.5 is one") == ["1.5 is one."])
    }

    @Test func codeHasNoBackticksOfItsOwn() {
        #expect(SwiftDocumentation.code("a`b") == "`a'b`")
    }
}
