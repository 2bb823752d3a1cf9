import AurumDiff
import AurumSyntax
import AurumTestSupport
import Testing

/// References of documents after renames.
struct ReferenceRewriteTests {
    private static let renames = PathRenames([
        .init("color.old", "palette.new"), .init("a/b~c.d", "x/y.z"), .init("space", "spacing"),
        .init("space.s1", "gap.small"),
    ])

    private func rewritten(_ text: String, named path: String) throws -> String {
        let form: TokenTexts.Form = path.hasSuffix("json") ? .json : .yaml
        let tree = try #require(Merging.tree(Array(text.utf8), form))
        let rewrite = ReferenceRewrite([tree], Self.renames)
        return String(decoding: TextEdit.apply(rewrite.edits, to: tree.file.bytes), as: UTF8.self)
    }

    @Test("Every kind of reference, and nothing else")
    func all() throws {
        let text = """
            # About {color.old}.
            a: { $value: "{color.old}", $description: "{color.old}" } # {color.old}
            b: { $value: '{space.s2}' }
            c: { $value: {space.s1} }
            """
        let sound = text.replacing("{space.s1} }", with: "\"{space.s1}\" }")
        #expect(
            try rewritten(sound, named: "a.yaml") == """
                # About {color.old}.
                a: { $value: "{palette.new}", $description: "{color.old}" } # {color.old}
                b: { $value: '{spacing.s2}' }
                c: { $value: "{gap.small}" }
                """)
    }

    @Test("Pointers with escapes, into values, and inherited groups")
    func pointers() throws {
        let text = ##"""
            {"a": {"$ref": "#/a~1b~0c/d"}, "b": {"$value": {"alpha": {"$ref": "#/color/old/$value/alpha"}}},
             "c": {"$extends": "{space}"}, "d": {"$extends": "#/space"}, "e": {"$value": "{colors.old}"},
             "f": {"$extensions": {"aurum.successor": "{color.old}", "com.x": "{color.old}"}}}
            """##
        #expect(
            try rewritten(text, named: "a.json") == ##"""
                {"a": {"$ref": "#/x~1y/z"}, "b": {"$value": {"alpha": {"$ref": "#/palette/new/$value/alpha"}}},
                 "c": {"$extends": "{spacing}"}, "d": {"$extends": "#/spacing"}, "e": {"$value": "{colors.old}"},
                 "f": {"$extensions": {"aurum.successor": "{palette.new}", "com.x": "{color.old}"}}}
                """##)
    }

    @Test("Placeholders of specs: what is before them is rewritten, what they may stand for is said")
    func placeholders() throws {
        let text = "x: [\"{space.$size}\", \"{color.$tone}\", \"{other.$tone}\", \"{$any.old.more}\"]\n"
        let tree = try #require(Merging.tree(Array(text.utf8), .yaml))
        let rewrite = ReferenceRewrite([tree], Self.renames)
        #expect(rewrite.edits.map(\.replacement) == ["{spacing.$size}"])
        #expect(rewrite.doubts.map(\.node.text) == ["{color.$tone}", "{$any.old.more}"])
    }
}
