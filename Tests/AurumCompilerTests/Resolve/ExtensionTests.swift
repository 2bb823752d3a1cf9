import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("What the compiler understands of `$extensions`")
struct ExtensionTests {
    @Test("A deprecated token names its successor, and a chain of them ends at its last")
    func successors() throws {
        let result = Resolution(
            """
            {"$type": "number", "$deprecated": true,
             "a": {"$value": 1, "$extensions": {"aurum.successor": "{b}"}},
             "b": {"$value": 1, "$extensions": {"aurum.successor": "{g.c}"}},
             "g": {"$deprecated": false, "c": {"$value": 1}}, "d": {"$value": 1}}
            """)
        #expect(result.codes == [])
        let a = try #require(result.token("a"))
        #expect(a.successor == result.token("b")?.id)
        #expect(result.design.successor(of: a) == result.token("g.c")?.id)
        #expect(a.references == [])
        #expect(result.token("d")?.successor == nil)
    }

    @Test(
        "A successor exists and has the same type",
        arguments: [
            ("\"{new.on}\"", "A0301", "did you mean `new.one`?"), ("\"{new}\"", "A0307", nil),
            ("\"{size}\"", "A0303", nil), ("\"new.one\"", "A0305", "write `{new.one}`"),
            ("\"{new.one\"", "A0305", "write `{new.one}`"), ("4", "A0209", nil),
            ("{\"$ref\": \"#/new/one\"}", "A0209", nil),
        ])
    func wrongSuccessors(text: String, code: String, help: String?) throws {
        let result = Resolution(
            """
            {"old": {"$type": "number", "$value": 1, "$deprecated": true, "$extensions": {"aurum.successor": \(text)}},
             "new": {"one": {"$type": "number", "$value": 1}},
             "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
            """)
        #expect(result.codes == [code])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.severity == .error)
        let place = try #require(diagnostic.primary)
        let file = try #require(result.design.sources[place.source])
        let start = Int(place.range.start)
        #expect(String(decoding: file.bytes[start..<(start + text.utf8.count)], as: UTF8.self) == text)
        if let help { #expect(diagnostic.help == [help]) }
    }

    @Test("Successors in a circle are one error, whatever leads into it")
    func successorCycle() throws {
        let result = Resolution(
            """
            {"$type": "number", "$deprecated": true,
             "into": {"$value": 1, "$extensions": {"aurum.successor": "{a}"}},
             "a": {"$value": 1, "$extensions": {"aurum.successor": "{b}"}},
             "b": {"$value": 1, "$extensions": {"aurum.successor": "{a}"}},
             "self": {"$value": 1, "$extensions": {"aurum.successor": "{self}"}}}
            """)
        #expect(result.codes == ["A0314", "A0314"])
        #expect(result.diagnostics.first?.message == "successors go round in a circle: `a` → `b` → `a`")
        #expect(result.diagnostics.last?.message == "`self` names itself as its successor")
        #expect(try result.design.successor(of: #require(result.token("a"))) != nil)
    }

    @Test("A successor of a failed token, and one that inherits its extensions, say nothing twice")
    func quietSuccessors() {
        let result = Resolution(
            """
            {"$deprecated": true,
             "g": {"old": {"$type": "number", "$value": 1, "$extensions": {"aurum.successor": "{nothing.at.all}"}}},
             "h": {"$extends": "{g}"},
             "x": {"$type": "number", "$value": 1, "$extensions": {"aurum.successor": "{broken}"}},
             "broken": {"$type": "number", "$value": "no"}}
            """)
        #expect(result.codes == ["A0301", "A0209"])
    }

    @Test("A successor of a token that is not deprecated is a warning")
    func idleSuccessor() {
        let result = Resolution(
            """
            {"$type": "number", "a": {"$value": 1, "$extensions": {"aurum.successor": "{b}"}}, "b": {"$value": 1}}
            """)
        #expect(result.codes == ["A0315"])
        #expect(result.diagnostics.first?.severity == .warning)
        #expect(result.token("a")?.successor == nil)
    }

    @Test("A text style is the token's own, else that of the nearest group, else that of what it refers to")
    func textStyles() {
        let value = """
            {"fontFamily": "Inter", "fontSize": {"value": 14, "unit": "px"}, "fontWeight": 400,
             "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
            """
        let result = Resolution(
            """
            {"$type": "typography", "a": {"$value": \(value)},
             "g": {"$extensions": {"aurum.textStyle": "title2"}, "b": {"$value": \(value)},
              "c": {"$value": \(value), "$extensions": {"aurum.textStyle": "caption"}},
              "h": {"$extensions": {"other": 1}, "d": {"$value": \(value)}},
              "e": {"$value": "{a}"}, "n": {"$type": "number", "$value": 1}},
             "f": {"$value": "{g.b}"}, "x": {"$extends": "{g}"}, "k": {"$ref": "#/g"}}
            """)
        #expect(result.codes == [])
        func style(_ path: String) -> TextStyle? { result.token(path)?.value.typography?.textStyle }
        #expect(style("a") == nil)
        #expect(style("g.b") == .title2)
        #expect(style("g.c") == .caption)
        #expect(style("g.h.d") == .title2)
        #expect(style("g.e") == .title2)
        #expect(style("f") == .title2)
        #expect(style("x.b") == .title2 && style("x.c") == .caption)
        #expect(style("k.b") == .title2)
    }

    @Test("A text style is one of the system's, said once for a group, and only typography has one")
    func wrongTextStyles() {
        let value = """
            {"fontFamily": "Inter", "fontSize": {"value": 14, "unit": "px"}, "fontWeight": 400,
             "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
            """
        let result = Resolution(
            """
            {"$type": "typography",
             "g": {"$extensions": {"aurum.textStyle": "titel2"}, "a": {"$value": \(value)}, "b": {"$value": \(value)}},
             "n": {"$type": "number", "$value": 1, "$extensions": {"aurum.textStyle": "body"}}}
            """)
        #expect(result.codes == ["A0212", "A0315"])
        #expect(result.diagnostics.first?.help == ["did you mean `title2`?"])
    }
}
