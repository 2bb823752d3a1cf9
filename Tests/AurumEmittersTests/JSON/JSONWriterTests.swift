import AurumEmitters
import Foundation
import Testing

struct JSONWriterTests {
    @Test func writesSmallThingsOnOneLine() {
        let value = JSONValue.object([
            "value": .number(4), "unit": .string("px"),
            "list": .array([.number(1.5), .null, .boolean(true)]),
        ])
        #expect(
            JSONWriter.render(value) == "{ \"value\": 4, \"unit\": \"px\", \"list\": [1.5, null, true] }\n")
    }

    @Test func breaksWhatIsTooWideOrTooDeep() {
        let wide = JSONValue.array([
            .string(String(repeating: "x", count: 60)), .string(String(repeating: "y", count: 60)),
        ])
        #expect(JSONWriter.render(wide).split(separator: "\n").count == 4)
        let deep = JSONValue.object(["a": .object(["b": .object(["c": .object(["d": .null])])])])
        #expect(JSONWriter.render(deep) == "{\n  \"a\": {\n    \"b\": { \"c\": { \"d\": null } }\n  }\n}\n")
    }

    @Test(arguments: [(92, "", 1), (93, "", 4), (90, "\n", 1), (91, "\n", 4), (91, "ab", 4)])
    func fillsALineToItsLastColumn(_ count: Int, _ end: String, _ lines: Int) {
        let text = String(repeating: "x", count: count - 40) + end
        let list = JSONValue.array([.string(String(repeating: "y", count: 40)), .string(text)])
        #expect(JSONWriter.render(list).split(separator: "\n").count == lines)
    }

    @Test func keepsEmptyContainersApart() {
        let value = JSONValue.object(["object": .object([]), "array": .array([])])
        #expect(JSONWriter.render(value) == "{ \"object\": {}, \"array\": [] }\n")
    }

    @Test(arguments: HostileNames.all)
    func quotesSoThatTheTextComesBack(_ text: String) throws {
        let document = JSONWriter.render(.object([.init("key", .string(text))]))
        let back = try #require(try Emission.object(document)["key"] as? String)
        #expect(back.utf8.elementsEqual(text.utf8))
    }

    @Test func escapesWhatCannotBeSeen() {
        #expect(JSONWriter.quoted("a\u{202E}b\u{1}\u{2028}") == #""a\u202eb\u0001\u2028""#)
    }

    @Test(arguments: [
        ("1e5", "1e5"), ("1.50", "1.50"), ("-0", "-0"), ("100000000000000000000", "100000000000000000000"),
    ])
    func keepsAuthoredNumbers(_ authored: String, _ written: String) {
        #expect(JSONWriter.render(JSONValue(Emission.node("[\(authored)]"))) == "[\(written)]\n")
    }

    @Test(arguments: [
        "[]", "4", #"{ "unit": "px" }"#, #"{ "a": { "b": { "c": [1, 2] } } }"#,
        #"["\#(String(repeating: "x", count: 83))", 1]"#, #"["\#(String(repeating: "x", count: 120))"]"#,
    ])
    func writesWhatIsSharedLikeAnythingElse(_ text: String) {
        func document(_ value: JSONValue) -> JSONValue {
            let pair = JSONValue.object([.init("a", value), .init("b", value), .init("farther", value)])
            return .object([.init("first", pair), .init("again", pair), .init("all", .array([value, pair]))])
        }
        let value = JSONValue(Emission.node(text))
        let shared = JSONValue.shared(.init(value))
        #expect(JSONWriter.render(document(shared)) == JSONWriter.render(document(value)))
        #expect(YAMLWriter.render(document(shared)) == YAMLWriter.render(document(value)))
    }

    @Test func copiesDocumentsVerbatim() {
        let text = "{ \"b\": [1, \"{x}\", null], \"a\": { \"c\": false } }\n"
        #expect(JSONWriter.render(JSONValue(Emission.node(text))) == text)
    }
}
