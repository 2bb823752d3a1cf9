import AurumSyntax
import AurumTestSupport
import Testing

@Suite struct JSONReaderTests {
    @Test func aDocumentBecomesATree() {
        let reading = Reading(json: #"{"a": [1, 2.5e3, true, null, "x\u00e9\ud83d\ude00"], "b": {}}"#)
        #expect(reading.codes == [])
        #expect(
            reading.dump == """
                object
                  "a":
                    array
                      number "1"
                      number "2.5e3"
                      boolean "true"
                      null "null"
                      string "xé😀"
                  "b":
                    object

                """)
    }

    @Test(arguments: [
        "{}", "[]", "0", "\"\"", "null", " \t\r\n{} \n", "[[],{}]", "{\"\":{\"\":1}}", "\u{FEFF}{}",
    ])
    func theseAreWellFormed(_ text: String) {
        #expect(Reading(json: text).codes == [])
    }

    @Test(arguments: [
        "0", "-0", "12", "1E+2", "1e-7", "5e-324", "0.10", "1234567890123456789012345678901", "1e-9999",
    ])
    func theseAreNumbers(_ text: String) {
        let reading = Reading(json: text)
        #expect(reading.codes == [])
        #expect(reading.tree.root.kind == .number)
        #expect(reading.tree.root.text == text)
        #expect(reading.tree.root.number == Double(text))
    }

    @Test func escapesAreReplaced() {
        let reading = Reading(json: #""\"\\\/\b\f\n\r\t\u0041\u00E9\ud834\uDD1E""#)
        #expect(reading.tree.root.string == "\"\\/\u{8}\u{C}\n\r\tAé𝄞")
        #expect(reading.codes == [])
    }

    @Test func namesAreNotNormalized() {
        let reading = Reading(json: "{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        #expect(reading.codes == [])
        #expect(reading.tree.root["\u{E9}"]?.text == "1")
        #expect(reading.tree.root["e\u{301}"]?.text == "2")
    }

    @Test(arguments: [
        Mistake("A0116", "{\"a\": 11️⃣,}"), Mistake("A0116", "[11️⃣,]"), Mistake("A0116", "[1,1️⃣,2]"),
        Mistake("A0116", "[1️⃣,1]"), Mistake("A0116", "{1️⃣,\"a\": 1}"),
        Mistake("A0118", "{} 1️⃣// no"), Mistake("A0118", "1️⃣/* no */ {}"), Mistake("A0118", "{1️⃣# no\n}"),
        Mistake("A0118", "{} 1️⃣/* no"),
        Mistake("A0120", "[1️⃣'a']"), Mistake("A0120", "{1️⃣'a': 1}"),
        Mistake("A0121", "{1️⃣a: 1}"), Mistake("A0121", "{1️⃣1: 1}"), Mistake("A0121", "{\"a\": 1️⃣color}"),
        Mistake("A0121", "[1️⃣True]"), Mistake("A0121", "[1️⃣undefined]"),
        Mistake("A0126", "[1️⃣NaN]"), Mistake("A0126", "[1️⃣Infinity]"), Mistake("A0126", "[1️⃣-Infinity]"),
        Mistake("A0125", "[1️⃣+1]"), Mistake("A0125", "[1️⃣012]"), Mistake("A0125", "[1️⃣-012]"),
        Mistake("A0125", "[1️⃣1.]"), Mistake("A0125", "[1️⃣.5]"), Mistake("A0125", "[1️⃣0x1F]"),
        Mistake("A0125", "[1️⃣1e]"), Mistake("A0125", "[1️⃣1.e3]"), Mistake("A0125", "[1️⃣-]"),
        Mistake("A0125", "[1️⃣12px]"), Mistake("A0125", "[1️⃣1_000]"), Mistake("A0125", "[1️⃣1-2]"),
        Mistake("A0127", "[1️⃣1e400]"), Mistake("A0127", "[1️⃣-1e400]"),
        Mistake("A0127", "[1️⃣" + String(repeating: "9", count: 400) + "]"),
        Mistake("A0107", "[\"a1️⃣\tb\"]"), Mistake("A0107", "[\"a1️⃣\nb\"]"), Mistake("A0107", "[\"a1️⃣\r\nb\"]"),
        Mistake("A0107", "[\"a1️⃣\u{0}b\"]"), Mistake("A0107", "[\"a1️⃣\u{1B}b\"]"),
        Mistake("A0123", "[\"1️⃣\\q\"]"), Mistake("A0123", "[\"1️⃣\\x41\"]"), Mistake("A0123", "[\"1️⃣\\u12G4\"]"),
        Mistake("A0123", "[\"1️⃣\\u{1F600}\"]"), Mistake("A0123", "[\"1️⃣\\u12\"]"),
        Mistake("A0123", "[\"1️⃣\\é\"]"),
        Mistake("A0124", "[\"1️⃣\\ud83d\"]"), Mistake("A0124", "[\"1️⃣\\ude00\"]"),
        Mistake("A0124", "[\"1️⃣\\ud83d\\u0041\"]"),
        Mistake("A0122", "{\"a\": 1️⃣\"b\n}"), Mistake("A0122", "{\"a\": 1️⃣\"b,\n \"c\": 1}"),
        Mistake("A0122", "[1️⃣\"abc"), Mistake("A0122", "[1️⃣\"abc\\"), Mistake("A0122", "{1️⃣\"a"),
        Mistake("A0113", "[1 1️⃣2]"), Mistake("A0113", "{\"a\": 1 1️⃣\"b\": 2}"), Mistake("A0113", "[{} 1️⃣{}]"),
        Mistake("A0113", "{\"a\": 1\n1️⃣\"b\": 2}"),
        Mistake("A0114", "{\"a\" 1️⃣1}"), Mistake("A0114", "{\"a\" 1️⃣= 1}"), Mistake("A0114", "{\"a\"1️⃣}"),
        Mistake("A0114", "{\"a\"1️⃣, \"b\": 1}"),
        Mistake("A0115", "{\"a\": 1️⃣}"), Mistake("A0115", "{\"a\": 1️⃣, \"b\": 1}"),
        Mistake("A0117", "[11️⃣}"), Mistake("A0117", "{\"a\": 11️⃣]"), Mistake("A0117", "{\"a\": [11️⃣}"),
        Mistake("A0110", "[1, 1️⃣@]"), Mistake("A0110", "{\"a\": 1 1️⃣: 2}"), Mistake("A0110", "[1, 1️⃣“a”]"),
        Mistake("A0110", "{1️⃣{}}"), Mistake("A0110", "[1,1️⃣\u{A0}2]"), Mistake("A0110", "1️⃣}"),
        Mistake("A0112", "{} 1️⃣{}"), Mistake("A0112", "{}1️⃣}"), Mistake("A0112", "1 1️⃣2"),
        Mistake("A0111", "{\"a\": {\"b\": [11️⃣"), Mistake("A0111", "{\"a\":1️⃣\n\n"), Mistake("A0111", "[1,1️⃣"),
        Mistake("A0111", "{\"a\"1️⃣ "),
        Mistake("A0104", "1️⃣"), Mistake("A0104", " \n\t1️⃣"), Mistake("A0104", "\u{FEFF}1️⃣\n"),
        Mistake("A0130", "{\"a\": 1, 1️⃣\"a\": 2}"), Mistake("A0130", "{\"a\": 1, 1️⃣\"\\u0061\": 2}"),
        Mistake("A0130", "[{\"é\": 1, \"b\": 2, 1️⃣\"é\": 3}]"),
        Mistake("A0130", "{" + (0..<20).map { "\"k\($0)\": 1, " }.joined() + "1️⃣\"k7\": 2}"),
    ])
    func everyDeviationIsReportedWhereItIs(_ mistake: Mistake) {
        mistake.expect(from: JSONReader())
    }

    @Test(arguments: [
        "012", "+1", "1.", ".5", "-.5", "0x1F", "'a \"b\"'", "[1,]", "{\"a\" 1}", "[1 2]", "{a: True}",
    ])
    func fixesGiveWellFormedText(_ text: String) {
        let reading = Reading(json: text)
        var bytes = reading.file.bytes
        for edit in reading.diagnostics.flatMap(\.fix).sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(
                Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        #expect(!reading.diagnostics.isEmpty)
        #expect(Reading(bytes, JSONReader()).codes == [], "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test func independentMistakesAreAllReported() {
        let text = MarkedText(
            """
            {
              "a": [1, 1️⃣@ # x, 2],
              "b": {"c" 2️⃣1, "d": 3️⃣+2},
              "e": {"f": 4️⃣nope, "g": "5️⃣\\q"},
              "h": true6️⃣,
            }
            """)
        let reading = Reading(text.bytes, JSONReader())
        #expect(reading.codes == ["A0110", "A0114", "A0125", "A0121", "A0123", "A0116"])
        let offsets = reading.diagnostics.compactMap { $0.primary.map { Int($0.range.start) } }
        #expect(offsets == (1...6).map { text.offsets[$0] })
    }

    @Test func duplicateKeysShowTheFirst() {
        let reading = Reading(json: #"{"a": 1, "b": 2, "a": 3, "a": 4}"#)
        #expect(reading.codes == ["A0130", "A0130"])
        #expect(reading.diagnostics.map { $0.related.first?.range } == [TextRange(1, 4), TextRange(1, 4)])
    }

    @Test func aTruncatedTextKeepsWhatWasRead() {
        let reading = Reading(json: #"{"a": {"b": 1}, "c": {"d": [1, "#)
        #expect(reading.codes == ["A0111"])
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
                        array …
                          number "1"

                """)
    }

    @Test func nestingIsLimited() {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(Reading(json: deepest).codes == [])
        #expect(Reading(json: "[" + deepest + "]").codes == ["A0105"])
        #expect(Reading(json: String(repeating: "[", count: 100_000)).codes == ["A0105"])
        #expect(Reading(json: String(repeating: "{\"a\":", count: 100_000)).codes == ["A0105"])
    }

    @Test func mistakesAreLimited() {
        let reading = Reading(json: "[" + String(repeating: "01,", count: 1_000) + "1]")
        #expect(reading.codes.count == 101)
        #expect(reading.codes.last == "A0106")
    }
}
