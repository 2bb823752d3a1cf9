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

    @Test("Groups keep what they say of themselves, empty and inherited ones too (F-031, F-041, F-074)")
    func groupMetadata() {
        let result = Resolution(
            """
            {"$description": "all", "a": {"$description": "A", "$extensions": {"x.y": [1]}, "b": {"c": {}}},
             "d": {"$extends": "{a}", "$description": "D"}, "e": {"$extensions": {"z": null}},
             "t": {"$type": "number", "$value": 1, "$description": "no group"}}
            """)
        let groups = result.design.defaultMode.groups
        #expect(groups.map { $0.segments.joined(separator: ".") } == ["", "a", "d", "e"])
        #expect(groups.map(\.description) == ["all", "A", "D", nil])
        #expect(groups.map { $0.extensions?.members.map(\.name) } == [nil, ["x.y"], ["x.y"], ["z"]])
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

    @Test(
        "Two files without an order cannot give a group different members, in either order (F-055, F-074)",
        arguments: [
            (#""$type": "number""#, #""$type": "fontWeight""#),
            (#""$extends": "{q}""#, ##""$ref": "#/r""##), (#""$description": "a""#, #""$description": "b""#),
            (#""$deprecated": true"#, #""$deprecated": "b""#),
            (#""$extensions": {"v": 1}"#, #""$extensions": {"v": 2}"#),
        ], [false, true])
    func groupMembers(members: (String, String), isSwapped: Bool) {
        let (first, second) = isSwapped ? (members.1, members.0) : members
        func result(_ first: String, _ second: String) -> Resolution {
            let files = MemorySources([
                "a.json":
                    #"{"q": {}, "r": {}, "g": {\#(first), "w": {"$value": 400}}, "n": {"$type": "number", "$value": 1}}"#,
                "b.json": #"{"g": {\#(second), "x": {"$value": 400}}, "m": {"$value": "{n}"}}"#,
            ])
            return Resolution(files, inputs: ["a.json", "b.json"])
        }
        let found = result(first, second).diagnostics.filter { $0.code == .definedTwice }
        #expect(found.count == 1 && found.first?.related.count == 1)
        #expect(result(first, second).values["m"] == "number 1")
        #expect(!result(first, first).codes.contains("A0214"))
    }

    @Test("What a file says of itself at its root is no contradiction (F-041)")
    func filesDescribeThemselves() {
        let files = MemorySources([
            "a.json": #"{"$description": "a", "$extensions": {"v": 1}, "x": {"$type": "number"}}"#,
            "b.json": #"{"$description": "b", "$extensions": {"v": 2}, "x": {"y": {"$value": 4}}}"#,
        ])
        #expect(Resolution(files, inputs: ["a.json", "b.json"]).codes == [])
    }

    @Test("A contested type is one error and nothing follows from it")
    func contestedType() {
        let files = MemorySources([
            "a.json": #"{"$type": "number", "w": {"$value": 400}}"#,
            "b.json": #"{"$type": "color", "x": {"$value": 400}, "y": {"$value": "{w}"}}"#,
        ])
        let result = Resolution(files, inputs: ["a.json", "b.json"])
        #expect(result.places == ["b.json:1 A0214"])
    }

    @Test("A group written with `$ref` alone in one file and members in another is one group (F-079)")
    func groupReferenceInFiles() {
        let files = MemorySources([
            "a.json": ##"{"$type": "number", "g": {"$ref": "#/q"}, "q": {"k": {"$value": 1}}}"##,
            "b.json": ##"{"g": {"m": {"$value": 3}}, "t": {"$value": 4}, "u": {"$ref": "#/t"}}"##,
            "c.json": #"{"u": {"m": {"$value": 3}}}"#,
        ])
        let result = Resolution(files, inputs: ["a.json", "b.json"])
        #expect(result.codes == [])
        #expect(result.values["g.k"] == "number 1" && result.values["g.m"] == "number 3")
        #expect(Resolution(files, inputs: ["a.json", "b.json", "c.json"]).codes == ["A0214"])
    }
}
