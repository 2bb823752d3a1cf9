import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("What a token carries beside its value")
struct MetadataTests {
    @Test(
        "Deprecation is inherited from the nearest group, ended by false, and does not travel (F-043 to F-045)"
    )
    func deprecation() {
        let result = Resolution(
            """
            {"$type": "number", "$deprecated": "old",
             "a": {"$value": 1}, "b": {"$value": 1, "$deprecated": false},
             "g": {"$deprecated": true, "c": {"$value": 1}, "h": {"$deprecated": "", "d": {"$value": 1}}},
             "n": {"$deprecated": false, "e": {"$value": "{g.c}"}}, "x": {"$extends": "{g}"}}
            """)
        func deprecation(_ path: String) -> Deprecation? { result.token(path)?.deprecation }
        #expect(deprecation("a") == .because("old"))
        #expect(deprecation("b") == nil)
        #expect(deprecation("g.c") == .unexplained)
        #expect(deprecation("g.h.d") == .because(""))
        #expect(deprecation("n.e") == nil)
        #expect(deprecation("x.c") == .unexplained)
    }

    @Test("Descriptions and extensions are the token's own (F-041, F-112)")
    func ownMetadata() {
        let result = Resolution(
            """
            {"a": {"$type": "number", "$value": 1, "$description": "own", "$extensions": {"x.y": [1]}},
             "b": {"$value": "{a}"}, "c": {"$ref": "#/a", "$description": "other"}}
            """)
        #expect(result.token("a")?.description == "own")
        #expect(result.token("a")?.extensions?.members.map(\.name) == ["x.y"])
        #expect(result.token("b")?.description == nil && result.token("b")?.extensions == nil)
        #expect(result.token("c")?.description == "other")
        #expect(result.token("c")?.aliasTarget == result.token("a")?.id)
    }

    @Test("Tokens come in authored order, inherited ones at their target's place first")
    func order() {
        let result = Resolution(
            #"{"$type": "number", "16": {"$value": 1}, "128": {"$value": 2}, "g": {"$extends": "{z}", "b": {"$value": 3}, "y": {"$value": 4}}, "32": {"$value": 5}, "z": {"y": {"$value": 6}, "a": {"$value": 7}}}"#
        )
        #expect(result.paths == ["16", "128", "g.y", "g.a", "g.b", "32", "z.y", "z.a"])
    }

    @Test("Composed and decomposed names are two tokens, and their groups two groups")
    func normalization() {
        let result = Resolution(
            "{\"\u{E9}\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, \"e\u{301}\": {\"t\": {\"$type\": \"number\", \"$value\": 2}}}"
        )
        #expect(result.paths.count == 2)
        #expect(result.codes == [])
    }

    @Test("Two files without an order cannot define one token, and nothing else of them is lost")
    func twice() {
        let files = MemorySources([
            "a.json": #"{"$type": "number", "g": {"x": {"$value": 1}, "y": {"$value": 2}}}"#,
            "b.json": #"{"g": {"x": {"$type": "number", "$value": 3}, "z": {"$value": "{g.y}"}}}"#,
        ])
        let result = Resolution(files, inputs: ["a.json", "b.json"])
        #expect(result.places == ["b.json:7 A0214"])
        #expect(result.values["g.y"] == "number 2" && result.values["g.z"] == "number 2")
        #expect(Resolution(files, inputs: ["no.json", "b.json"]).codes == ["A0219"])
    }
}
