import AurumSyntax
import AurumTestSupport
import AurumYAML
import Testing

/// After a mistake in YAML, reading goes on where an open mapping continues.
@Suite struct YAMLRecoveryTests {
    @Test(arguments: [
        "a: \"\\q\"", "a: \"\\ud83d\"", "a:\n\tb: 1", "a: @foo", "a: %foo", "a: \"open", "a: 'open",
        "a: b: c",
        "a: {b: 1", "a: [1, 2", "a:\n  b: 1\n   c: 2", "a: 'it's'", "a: {b: @}", "a:\n  - b: @\n  - c: 1",
        "a",
        "@a: 1", "a:\n  b:\n    c: @\n  d: 1", "a: *", "a: |b", "a: - 1",
        "a:\n  b:\n    c: @\n    d: 1\n e: 1",
    ])
    func theEntriesAfterABrokenOneAreRead(_ broken: String) {
        let reading = Reading(yaml: "x: 1\n\(broken)\ny: 2\nz: @\n")
        let errors = broken.hasSuffix(" e: 1") ? 3 : 2
        #expect(reading.codes.count == errors, "\(reading.rendered)")
        #expect(reading.tree.root["x"]?.number == 1)
        #expect(reading.tree.root["y"]?.number == 2)
        #expect(
            reading.diagnostics.last?.primary.map { reading.file.location(of: $0.range.start).column } == 4)
        #expect(TreeFlaw.first(in: reading.tree) == nil)
    }

    @Test func reportsStandWhereTheyAreBeyondASCII() throws {
        let text = MarkedText("é: 1️⃣@\n# 😀\nü: 2️⃣@\nä:\n  ß: 3️⃣@\n  ö: 4️⃣@\n")
        let reading = Reading(text.bytes, YAMLReader())
        #expect(
            reading.diagnostics.compactMap { $0.primary.map { Int($0.range.start) } }
                == (1...4).map { text.offsets[$0] })
    }

    /// Each `@` is a mistake.
    @Test(arguments: [
        "{\n  \"a\": {\"b\": @},\n  \"c\": @,\n  \"d\": [\n    1,\n    @,\n    2,\n    @\n  ],\n  \"e\": @\n}\n",
        "{\n  a: {b: @},\n  c: {\n    d: @,\n    e: 1\n  },\n  f: {g: [\n    {h: @}\n  ]},\n  i: @\n}\n",
        "{\n\t\"a\": @,\n\t\"b\": {\n\t\t\"c\":@\n\t},\n\t\"d\":@\n}\n",
        "{\n\"a\": @,\n\"b\": @\n}\n",
        "[\n  1,\n  @,\n  {\n    a: @\n  }\n]\n",
        "a: {\n  b: @,\n  c: @\n}\nd: @\n",
        "a:\n  b: [\n    {c: @},\n    {c: @}\n  ]\n  d: @\ne: @\n",
        "a:\n  - @\n  - b: @\n    c: @\n  - @\n  -\n    - @\nd: @\n",
        "a:\n- @\n- 1\n- @\nb: @\n", "- @\n- a: 1\n- @\n", "a:\n  b:\n  - c: @\n  d: @\ne: @\n",
        "a@\n  b: 1\nc: @\n",
    ])
    func everyMistakeInBracketsAndListsIsReported(_ text: String) {
        let reading = Reading(yaml: text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        #expect(
            reading.diagnostics.map { diagnostic in
                diagnostic.primary.map { reading.file.location(of: $0.range.start).line } ?? 0
            } == lines.filter { $0.element.contains("@") }.map { $0.offset + 1 }, "\(reading.rendered)")
        #expect(TreeFlaw.first(in: reading.tree) == nil)
    }

    @Test func whatIsInBracketsBeforeAndAfterAMistakeIsKept() {
        let reading = Reading(
            yaml: "{\n  \"a\": {\"b\": 1},\n  \"c\": @,\n  \"d\": [\n    1,\n    @\n  ],\n  \"e\": 2\n}\n")
        #expect(
            reading.dump == """
                object …
                  "a":
                    object
                      "b":
                        number "1"
                  "c":
                    invalid
                  "d":
                    array …
                      number "1"
                  "e":
                    number "2"

                """)
    }

    @Test func theLineThatLacksACommaBeforeItIsRead() throws {
        let reading = Reading(yaml: "{\n  \"a\": 1\n  \"b\": 2,\n  c: x\n  d: 3\n}\n")
        #expect(reading.codes == ["A0145", "A0145"])
        #expect(reading.tree.root["a"]?.kind == .invalid)
        #expect(reading.tree.root["b"]?.number == 2)
        #expect(reading.tree.root["d"]?.number == 3)
        #expect(reading.diagnostics.map { $0.fix.map(\.replacement) } == [[","], [","]])
    }

    @Test func theItemsOfABrokenListAreKept() {
        let reading = Reading(yaml: "a:\n  - 1\n  - @\n  - 3\n")
        #expect(reading.tree.root["a"]?.elements.map(\.text) == ["1", "3"])
        #expect(reading.tree.root["a"]?.isIncomplete == true)
    }

    @Test func textAfterBracketsThatWereContinuedIsReported() {
        #expect(Reading(yaml: "a: {\n  b: @,\n  c: 1\n} x\nd: 1\n").codes == ["A0142", "A0141"])
    }

    @Test func manyLeftMappingsHideNothing() {
        let depth = 100
        let nested = (0..<depth).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
        let left = (0..<depth).reversed().map { String(repeating: " ", count: $0) + "l: 1\n" }.joined()
        let block = nested + String(repeating: " ", count: depth) + "m: @\n" + left
        let text = (0..<20).map { "r\($0):\n" + block.split(separator: "\n").map { " \($0)\n" }.joined() }
            .joined()
        #expect(Reading(yaml: text + "z: @\n").codes.count == 21)
    }

    @Test func readingGoesOnInTheMappingThatALineBelongsTo() {
        let reading = Reading(yaml: "a:\n  b:\n    c: @\n    d: 1\n  e: 2\nf: 3\n")
        #expect(reading.codes == ["A0142"])
        #expect(reading.tree.root["a"]?["b"]?["d"]?.number == 1)
        #expect(reading.tree.root["a"]?["e"]?.number == 2)
        #expect(reading.tree.root["f"]?.number == 3)
    }

    @Test func aTextThatReachesIntoTheBrokenLineIsAHole() {
        let reading = Reading(yaml: "a:\n  b: 1\n   c: x\nd: 1\n")
        #expect(reading.tree.root["a"]?["b"]?.kind == .invalid)
    }

    @Test func everyBadEscapeIsReportedAndItsTextIsAHole() {
        let reading = Reading(yaml: "a: \"\\q\"\nb: [\"\\ude00\", 1, \"\\ud83d\\ude00\"]\n\"\\z\": 1\n")
        #expect(reading.codes == ["A0123", "A0124", "A0123"])
        #expect(reading.tree.root["a"]?.kind == .invalid)
        #expect(reading.tree.root["b"]?.elements.map(\.kind) == [.invalid, .number, .string])
        #expect(reading.tree.root.members.map(\.name) == ["a", "b"])
        #expect(reading.tree.root.isIncomplete)
    }

    @Test func anAliasOfWhatWasLostIsNoSecondError() {
        #expect(Reading(yaml: "a: &x @\nb: *x\n").codes == ["A0142"])
        #expect(Reading(yaml: "a: &x\n  b: @\nc: *x\n").codes == ["A0142"])
        #expect(Reading(yaml: "a: &x {b: @}\nc: *x\n").codes == ["A0142"])
    }

    @Test(arguments: [
        "a: @\n", "a: \"\n", "- @\n", "a: [\n", "{a: @\n", "[[{a: @},\n", "a: \"\\q\"\n", "'a: b'\n",
        "a:\n b:\n  c: @\n", "a: {b\n", "a: b: c\n",
    ])
    func manyBrokenLinesEnd(_ line: String) {
        let reading = Reading(yaml: "x: 1\n" + String(repeating: line, count: 10_000))
        #expect(reading.codes.count <= ReaderReports.limit + 1)
        #expect(!reading.codes.isEmpty)
    }
}
