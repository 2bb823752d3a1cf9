import AurumSyntax
import AurumTestSupport
import AurumYAML
import Testing

@Suite struct YAMLReaderTests {
    @Test func aDocumentBecomesATree() {
        let reading = Reading(
            yaml: """
                # a comment
                a: &x {k: v, "q": 'it''s'}
                50: *x
                list:
                - 1
                - - true
                  - ~
                text: |
                  one
                    two
                folded: >-
                  one
                  two
                "quoted\\tkey": plain
                  text

                """)
        #expect(reading.codes == [])
        #expect(
            reading.dump == """
                object
                  "a":
                    object
                      "k":
                        string "v"
                      "q":
                        string "it's"
                  "50":
                    object
                      "k":
                        string "v"
                      "q":
                        string "it's"
                  "list":
                    array
                      number "1"
                      array
                        boolean "true"
                        null "null"
                  "text":
                    string "one\\n  two\\n"
                  "folded":
                    string "one two"
                  "quoted\\tkey":
                    string "plain text"

                """)
    }

    @Test(arguments: [
        ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("", "null"),
        ("nUll", "\"nUll\""),
        ("true", "true"), ("True", "true"), ("FALSE", "false"), ("tRue", "\"tRue\""), ("yes", "\"yes\""),
        ("no", "\"no\""), ("on", "\"on\""), ("off", "\"off\""), ("y", "\"y\""),
        ("0", "0"), ("-1", "-1"), ("+1", "1"), ("0777", "777"), ("-007", "-7"), ("00", "0"), ("-0", "-0"),
        ("0o17", "15"), ("0x1F", "31"), ("0xg", "\"0xg\""), ("0o8", "\"0o8\""), ("-0x1", "\"-0x1\""),
        ("0x", "\"0x\""), ("1.5", "1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("1.", "1"), ("1.e3", "1e3"),
        ("01.50", "1.50"), ("1e3", "1e3"), ("1E+3", "1E+3"), ("1e", "\"1e\""), (".", "\".\""), ("+", "\"+\""),
        ("1_000", "\"1_000\""), ("1:30", "\"1:30\""), ("2001-01-01", "\"2001-01-01\""), ("0b1", "\"0b1\""),
        ("1.2.3", "\"1.2.3\""), ("12px", "\"12px\""), ("0x10000000000000000", "1.8446744073709552e+19"),
        ("'12'", "\"12\""), ("\"true\"", "\"true\""), ("!!str 12", "\"12\""), ("! 12", "\"12\""),
        ("!!int \"12\"", "12"), ("!!float 1", "1"), ("!!null ''", "null"), ("!!bool 'true'", "true"),
        ("&a 12", "12"), ("!!str", "\"\""), ("<<", "\"<<\""), ("$glyph", "\"$glyph\""), ("a#b", "\"a#b\""),
        ("http://x", "\"http://x\""),
    ])
    func plainTextsFollowTheCoreSchema(_ yaml: String, _ json: String) {
        let reading = Reading(yaml: "k: \(yaml)\nz: 0\n")
        let expected = Reading(json: "{\"k\": \(json), \"z\": 0}")
        #expect(reading.codes == [])
        #expect(reading.dump == expected.dump)
        #expect(expected.codes == [])
    }

    @Test(arguments: ["50", "null", "true", "~", "1.50", "0x1F", "no", "-0", ".inf", "2001-01-01"])
    func keysAreTexts(_ key: String) {
        let reading = Reading(yaml: "\(key): 1\n")
        #expect(reading.codes == [])
        #expect(reading.tree.root.members.map(\.name) == [key])
    }

    @Test(arguments: [
        Mistake("A0104", "1️⃣"), Mistake("A0104", "  1️⃣\n"), Mistake("A0104", "1️⃣# only a comment\n"),
        Mistake("A0126", "a: 1️⃣.inf"), Mistake("A0126", "a: 1️⃣-.INF"), Mistake("A0126", "a: 1️⃣.nan"),
        Mistake("A0127", "a: 1️⃣1e400"), Mistake("A0127", "a: 1️⃣0x" + String(repeating: "f", count: 400)),
        Mistake("A0130", "a: 1\nb: 2\n1️⃣a: 3\n"), Mistake("A0130", "{é: 1, 1️⃣\"\\xe9\": 2}"),
        Mistake("A0140", "a:\n1️⃣\tb: 1\n"), Mistake("A0140", "é:\n  b: 1\n1️⃣\tc: 1\n"),
        Mistake("A0141", "a:\n    b: 1\n  1️⃣c: 2\n"), Mistake("A0141", "a: \"b\" 1️⃣c\n"),
        Mistake("A0141", "a: 1️⃣- b\n"), Mistake("A0141", "- a\n1️⃣b: 1\n"),
        Mistake("A0141", "a: {b: 1} 1️⃣{c: 1}\n"),
        Mistake("A0142", "a: 1️⃣@b"), Mistake("A0142", "a: 1️⃣`b`"), Mistake("A0142", "a: 1️⃣%b"),
        Mistake("A0142", "a: 1️⃣* b"), Mistake("A0142", "é: 1️⃣& b"),
        Mistake("A0143", "a: b1️⃣: c"), Mistake("A0143", "a: 1\n  b1️⃣: 2\n"),
        Mistake("A0144", "a: 1\n1️⃣size 4\nb: 2\n"), Mistake("A0112", "{\"a\": 1}\n1️⃣b:\n"),
        Mistake("A0144", "é: {b1️⃣:[1]}"), Mistake("A0144", "{a1️⃣:, b: 1}"),
        Mistake("A0145", "a: [1, 21️⃣"), Mistake("A0145", "a: {b: 11️⃣\n"), Mistake("A0145", "a: [1, 21️⃣}"),
        Mistake("A0145", "a: {b: 1 c1️⃣: 2}"),
        Mistake("A0146", "a: 1️⃣{b.c}"), Mistake("A0146", "a: [1️⃣{b.c}, 1]"), Mistake("A0146", "é: 1️⃣{ b.c }"),
        Mistake("A0147", "a: 1️⃣#ff0000\n"), Mistake("A0147", "- 1️⃣#FFF\n"),
        Mistake("A0147", "a:  1️⃣#ff000080 # red\n"),
        Mistake("A0148", "1️⃣: a"), Mistake("A0148", "{1️⃣: a}"),
        Mistake("A0150", "a: 1️⃣*b"), Mistake("A0150", "1️⃣*b : a"),
        Mistake("A0151", "a: &x [1️⃣*x]"), Mistake("A0151", "a: &x {b: {c: 1️⃣*x}}"),
        Mistake("A0153", "a: &x {b: 1}\nc:\n  1️⃣<<: *x\n"),
        Mistake("A0154", "? 1️⃣[a, b]\n: c\n"), Mistake("A0154", "1️⃣{a: 1}: c\n"),
        Mistake("A0154", "a: &x [1]\n1️⃣*x : c\n"),
        Mistake("A0154", "1️⃣{a.b}: c\n"),
        Mistake("A0155", "a: 1️⃣!color red"), Mistake("A0155", "a: 1️⃣!!binary aGk="),
        Mistake("A0155", "1️⃣!x {a: 1}"),
        Mistake("A0156", "a: !!int 1️⃣four"), Mistake("A0156", "a: !!int 1️⃣1.5"),
        Mistake("A0156", "a: !!map 1️⃣[1]"),
        Mistake("A0156", "a: !!str 1️⃣{b: 1}"), Mistake("A0156", "a: !!bool 1️⃣yes"),
        Mistake("A0157", "a: 1\n1️⃣---\nb: 2\n"), Mistake("A0157", "é: 1\n...\n1️⃣---\n"),
        Mistake("A0158", "1️⃣%FOO bar\n---\na: 1\n"), Mistake("A0158", "1️⃣%YAML 3.0\n---\na: 1\n"),
        Mistake("A0122", "a: 1️⃣\"b\nc: 1\n"), Mistake("A0122", "é: 1️⃣'b\n"),
        Mistake("A0123", "a: \"b1️⃣\\q\""), Mistake("A0123", "a: \"1️⃣\\x4\""),
        Mistake("A0123", "é: \"1️⃣\\u12G4\""),
        Mistake("A0124", "a: \"1️⃣\\ud83d\""), Mistake("A0124", "a: \"1️⃣\\ude00d83d\""),
        Mistake("A0124", "a: \"\\\\ud83d1️⃣\\ude00\""), Mistake("A0124", "a: \"1️⃣\\ud83d\\u0041\""),
        Mistake("A0130", "{\"\\ud83d\\ude00\": 1, 1️⃣\"😀\": 2}"),
        Mistake("A0110", "a: [1, 1️⃣, 2]"), Mistake("A0112", "{a: 1}\n1️⃣{b: 1}\n"),
        Mistake("A0107", "a: b1️⃣\u{0}c"), Mistake("A0107", "é: \"1️⃣\u{1B}\""),
        Mistake("A0107", "a: b1️⃣\u{7F}c"), Mistake("A0107", "a: 1\n1️⃣\u{FEFF}b: 2\n"),
        Mistake("A0107", "a: [1️⃣\u{0}, 1]"),
        Mistake("A0142", "a: [1, 1️⃣:c]"), Mistake("A0142", "a: [1, 1️⃣?c]"), Mistake("A0142", "a: {1️⃣?b: 1}"),
        Mistake("A0144", "a: {$value1️⃣:1}"), Mistake("A0144", "a: {b: 1, c1️⃣:2, d: 3}"),
        Mistake("A0144", "a: {b1️⃣:1, c: 2}"), Mistake("A0144", "a:\n  b1️⃣:1\n  c: 2\n"),
        Mistake("A0144", "a:\n  1️⃣b 1\n  c: 2\n"), Mistake("A0144", "1️⃣a\n  b: 2\n"),
        Mistake("A0144", "- 1️⃣a 1\n  b: 2\n"), Mistake("A0143", "a: text\n  goes on\n  b1️⃣: 2\n"),
        Mistake("A0145", "a: {{ }1️⃣\nb: 1\n"), Mistake("A0145", "a: [1, 21️⃣\nb: 1\n"),
        Mistake("A0145", "a: {b: 1,\n  c: [21️⃣\n\n# d\ne: 1\n"),
        Mistake("A0145", "{\n  a: 1\n  1️⃣b: 2\n}\n"), Mistake("A0145", "{\n  \"a\": 1\n  1️⃣\"b\": 2\n}\n"),
        Mistake("A0122", "a: 1️⃣\"b\nc: \"d\"\n"), Mistake("A0122", "a: 1️⃣'b\nc: d\ne: 'f'\n"),
        Mistake("A0122", "{\n  \"a\": 1️⃣\"b,\n  \"c\": 1\n}\n"),
        Mistake("A0146", "a: {$value: 1️⃣{b.c}\" }\nd: 1\n"),
        Mistake("A0149", "a: |1️⃣b\n"),
    ])
    func everyMistakeIsReportedWhereItIs(_ mistake: Mistake) {
        mistake.expect(from: YAMLReader())
    }

    @Test(arguments: [
        "%YAML 1.2\n---\na: 1\n", "---\na: 1\n...\n", "a: 1\n# end", "{a: 1}", "{\"a\":1}", "a:\n- 1\n",
    ])
    func theseAreWellFormed(_ text: String) {
        #expect(Reading(yaml: text).codes == [])
    }

    @Test func rangesCoverTheContent() throws {
        let text = MarkedText(
            """
            é: 1️⃣"q"2️⃣ # c
            b: &x !!str 3️⃣plain4️⃣
            c: |
              5️⃣one
              two6️⃣

            d: 7️⃣[1, 2]8️⃣
            """)
        let reading = Reading(text.bytes, YAMLReader())
        #expect(reading.codes == [])
        let ranges = reading.tree.root.members.map { [Int($0.value.range.start), Int($0.value.range.end)] }
        #expect(ranges.flatMap(\.self) == (1...8).map { text.offsets[$0] })
    }

    @Test func aBlockMappingEndsWithItsLastValue() {
        let text = MarkedText("a:\n  1️⃣b: 12️⃣\n\n# comment\nc: 2\n")
        let node = Reading(text.bytes, YAMLReader()).tree.root["a"]
        #expect(node.map { [Int($0.range.start), Int($0.range.end)] } == [text.offsets[1], text.offsets[2]])
    }

    @Test func aReferenceWithoutQuotesIsReadAsMeant() {
        let reading = Reading(yaml: "$value: {color.green.700}\n")
        #expect(reading.tree.root["$value"]?.string == "{color.green.700}")
        #expect(reading.diagnostics.first?.fix.first?.replacement == "\"{color.green.700}\"")
    }

    @Test func aReferenceWithoutQuotesIsAHoleWhereNoneCanBe() {
        let reading = Reading(yaml: "a: {b}\nc: {$value: {d}}\n")
        #expect(reading.codes == ["A0146", "A0146"])
        #expect(reading.tree.root["a"]?.kind == .invalid)
        #expect(reading.tree.root["c"]?["$value"]?.string == "{d}")
    }

    @Test(arguments: ["{$value:1}", "{a: 1, $value:1}", "{$value:[1]}"])
    func aMissingSpaceIsPutIn(_ mapping: String) throws {
        let reading = Reading(yaml: "a: \(mapping)\n")
        let edit = try #require(reading.diagnostics.first?.fix.first)
        #expect(edit.replacement == " ")
        let place = "a: ".count + mapping.prefix { $0 != "$" }.count + "$value:".count
        #expect(edit.range == TextRange(place, place))
    }

    @Test func aCharacterThatHasBeenReportedIsNoSecondError() {
        let reading = Reading(yaml: "a: \u{0}\nb: \"\u{1}\"\nc: [x\u{7F}, \"\u{7F}\"]\n")
        #expect(reading.codes == ["A0107", "A0107"])
        #expect(reading.tree.root["a"]?.kind == .invalid)
        #expect(reading.tree.root["b"]?.kind == .invalid)
        #expect(reading.tree.root["c"]?.elements.map(\.kind) == [.invalid, .string])
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaksOfOldVersionsAreText(_ character: String) {
        let reading = Reading(
            yaml:
                "a: x\(character)_y\nb: \"x\(character)\\t_\"\nc: 'it''s\(character)'\n\(character)d: |\n  \(character)_\n"
        )
        #expect(reading.codes == [])
        #expect(
            reading.tree.root.members.map(\.value.text) == [
                "x\(character)_y", "x\(character)\t_", "it's\(character)", "\(character)_\n",
            ])
        #expect(reading.tree.root.members.map(\.name).last == "\(character)d")
    }

    @Test(arguments: ["\u{7F}", "\u{80}", "\u{9F}", "\u{FEFF}", "\u{FFFF}"])
    func quotesMayHoldWhatJSONHas(_ character: String) {
        let reading = Reading(yaml: "a: \"\(character)\\n\"\nb: '\(character)'\n\"\(character)\": 1\n")
        #expect(reading.codes == [])
        #expect(reading.tree.root["a"]?.string == "\(character)\n")
        #expect(reading.tree.root["b"]?.string == character)
        #expect(reading.tree.root[character]?.number == 1)
    }

    @Test func backslashesOutsideDoubleQuotesAreText() {
        let reading = Reading(yaml: "a: C:\\design_x\nb: 'it''s \\q_'\nc: |\n  \\q\n  _\\u12\n# \\q\n")
        #expect(reading.codes == [])
        #expect(
            reading.tree.root.members.map(\.value.text) == ["C:\\design_x", "it's \\q_", "\\q\n_\\u12\n"])
    }

    @Test func aKeyWithoutAValueIsWhereItStands() throws {
        let text = MarkedText("? b1️⃣\n\nc: 1\n")
        let node = try #require(Reading(text.bytes, YAMLReader()).tree.root["b"])
        #expect(node.kind == .null)
        #expect(Int(node.range.start) == text.offsets[1])
    }

    @Test func aLoneSurrogateIsShownWithoutWhatFollows() {
        #expect(Reading(yaml: "a: \"\\ud83dfoo\"\n").rendered.contains("`\\ud83d` is not a character"))
    }

    @Test func aSyntaxErrorKeepsWhatWasRead() {
        let reading = Reading(yaml: "a: {b: 1}\nc:\n  d: 1\n  e: @\n")
        #expect(reading.codes == ["A0142"])
        #expect(
            reading.dump == """
                object …
                  "a":
                    object
                      "b":
                        number "1"
                  "c":
                    object …
                      "d":
                        number "1"
                      "e":
                        invalid

                """)
    }

    @Test func aMergeKeyLeavesItsMappingIncomplete() {
        let reading = Reading(yaml: "a: &x {b: &y {c: 1}}\nd:\n  <<: *x\n  e: *y\n")
        #expect(reading.tree.root["d"]?.isIncomplete == true)
        #expect(reading.tree.root["d"]?.members.map(\.name) == ["e"])
        #expect(reading.tree.root["d"]?["e"]?["c"]?.text == "1")
    }

    @Test func anAnchorInALeftOutMemberIsNoSecondError() {
        #expect(Reading(yaml: "? &x [1]\n: &y {a: 1}\nb: *x\nc: *y\n").codes == ["A0154"])
    }

    @Test func anAliasTakesTheLatestAnchor() {
        let reading = Reading(yaml: "- &x 1\n- *x\n- &x two\n- *x\n- {*x : *x}\n")
        #expect(reading.codes == [])
        #expect(reading.tree.root.elements.map(\.text).prefix(4) == ["1", "1", "two", "two"])
    }

    @Test func aNumberMarkedAsKeyIsANumberAsValue() {
        let reading = Reading(yaml: "&n 50: a\nb: *n\n*n : c\n")
        #expect(reading.codes == ["A0130"])
        #expect(reading.tree.root["b"]?.number == 50)
    }

    @Test func anAliasBombIsOneError() {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (last, next) in zip("abcdefghi", "bcdefghij") {
            text +=
                "\(next): &\(next) [" + Array(repeating: "*\(last)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        let reading = Reading(yaml: text)
        #expect(reading.codes == ["A0152"])
        #expect(reading.tree.kinds.count < 200_000)
    }

    @Test func nestingIsLimitedThroughAliasesToo() {
        var text = "a0: &a0 [x]\n"
        for level in 1...300 { text += "a\(level): &a\(level) [[*a\(level - 1)]]\n" }
        #expect(Reading(yaml: text).codes == ["A0105"])
    }

    @Test(arguments: ["[", "{", "- ", "? ", "[\n", "{a: "])
    func nestingIsLimited(_ opening: String) {
        #expect(Reading(yaml: String(repeating: opening, count: 100_000)).codes == ["A0105"])
    }
}
