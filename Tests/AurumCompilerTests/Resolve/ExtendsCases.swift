import AurumSyntax
import AurumTestSupport

/// Inheritance of groups: F.6.
enum ExtendsCases {
    static let all = merging + references + crossings + cycles + mistakes

    private static let merging: [ConformanceCase] = [
        .init(
            "F-070 F-072 F-073 F-083", "local content lies over the target's, which stays as it is",
            #"""
            {"$type": "number", "base": {"a": {"$value": 1}, "g": {"x": {"$value": 2}, "y": {"$value": 3}}},
             "heir": {"$extends": "{base}", "a": {"$value": 10}, "g": {"y": {"$value": 30}, "z": {"$value": 40}}}}
            """#,
            gives: [
                "base.a": "number 1", "base.g.x": "number 2", "base.g.y": "number 3", "heir.a": "number 10",
                "heir.g.x": "number 2", "heir.g.y": "number 30", "heir.g.z": "number 40",
            ]),
        .init(
            "F-070", "the target as a pointer",
            ##"{"$type": "number", "a": {"b c/d": {"x": {"$value": 1}}}, "heir": {"$extends": "#/a/b%20c~1d"}}"##,
            gives: ["a.b c/d.x": "number 1", "heir.x": "number 1"]),
        .init(
            "F-072", "nothing of a replaced token remains",
            #"""
            {"base": {"c": {"$type": "color", "$deprecated": true,
               "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#ff0000"}}},
             "heir": {"$extends": "{base}", 1️⃣"c": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}
            """#,
            reports: [.untyped], gives: ["base.c": "color srgb 1 0 0 / 0.5 #ff0000"]),
        .init(
            "F-074", "an inherited type covers new local tokens",
            #"{"base": {"$type": "number", "y": {"$value": 2}}, "heir": {"$extends": "{base}", "x": {"$value": 1}}}"#,
            gives: ["base.y": "number 2", "heir.y": "number 2", "heir.x": "number 1"]),
        .init(
            "F-074 F-080", "the heir's type holds for inherited tokens",
            #"""
            {"base": {"$type": "number", "x": {"$value": 1}}, "heir": {"$extends": "{base}", "$type": "fontWeight"}}
            """#,
            gives: ["base.x": "number 1", "heir.x": "fontWeight 1"]),
        .init(
            "F-080", "an inherited token that no longer fits",
            #"""
            {"base": {"$type": "number", "x": {"$value": 1️⃣1}}, "heir": {"$extends": "{base}", "$type": "dimension"}}
            """#,
            reports: [.wrongKind], gives: ["base.x": "number 1"]),
        .init(
            "F-075", "chains and several heirs",
            #"""
            {"$type": "number", "d": {"$extends": "{c}"}, "c": {"$extends": "{b}", "y": {"$value": 2}}, "b": {"$extends": "{a}"},
             "e": {"$extends": "{a}"}, "a": {"x": {"$value": 1}}}
            """#,
            gives: [
                "a.x": "number 1", "b.x": "number 1", "c.x": "number 1", "c.y": "number 2", "d.x": "number 1",
                "d.y": "number 2", "e.x": "number 1",
            ]),
        .init(
            "F-077", "references inside inherited tokens stay as written",
            #"""
            {"$type": "number", "button": {"color": {"$value": 1}, "fill": {"$value": "{button.color}"}},
             "heir": {"$extends": "{button}", "color": {"$value": 2}}}
            """#,
            gives: [
                "button.color": "number 1", "button.fill": "number 1", "heir.color": "number 2",
                "heir.fill": "number 1",
            ]),
        .init(
            "F-079", "a reference object with siblings is the same",
            ##"{"$type": "number", "button": {"x": {"$value": 1}}, "heir": {"$ref": "#/button", "y": {"$value": 2}}, "twin": {"$ref": "#/button"}}"##,
            gives: ["button.x": "number 1", "heir.x": "number 1", "heir.y": "number 2", "twin.x": "number 1"]),
        .init(
            "F-081", "of a group and a token at one path the local side wins",
            #"""
            {"$type": "number", "base": {"a": {"x": {"$value": 1}}, "b": {"$value": 2}},
             "heir": {"$extends": "{base}", "a": {"$value": 3}, "b": {"y": {"$value": 4}}}}
            """#,
            gives: [
                "base.a.x": "number 1", "base.b": "number 2", "heir.a": "number 3", "heir.b.y": "number 4",
            ]),
        .init(
            "F-082", "a type around the target does not come along",
            #"{"outer": {"$type": "number", "base": {1️⃣"x": {"$value": 1}}}, "heir": {"$extends": "{outer.base}"}, "other": {"$extends": "{outer}"}}"#,
            reports: [.untyped], gives: ["outer.base.x": "number 1", "other.base.x": "number 1"]),
        .init(
            "F-086", "literal content, then a nested group's own inheritance, then the inherited content",
            #"""
            {"$type": "number",
             "base": {"in": {"a": {"$value": 1}, "b": {"$value": 1}, "c": {"$value": 1}}},
             "near": {"a": {"$value": 2}, "b": {"$value": 2}},
             "heir": {"$extends": "{base}", "in": {"$extends": "{near}", "a": {"$value": 3}}}}
            """#,
            gives: [
                "base.in.a": "number 1", "base.in.b": "number 1", "base.in.c": "number 1",
                "near.a": "number 2",
                "near.b": "number 2", "heir.in.a": "number 3", "heir.in.b": "number 2",
                "heir.in.c": "number 1",
            ]),
        .init(
            "F-086", "the inheritance of a target's inner group comes along, resolved",
            #"""
            {"$type": "number", "far": {"z": {"$value": 9}}, "base": {"in": {"$extends": "{far}"}}, "heir": {"$extends": "{base}"},
             "alias": {"$value": "{heir.in.z}"}}
            """#,
            gives: [
                "far.z": "number 9", "base.in.z": "number 9", "heir.in.z": "number 9", "alias": "number 9",
            ]),
    ]

    private static let references: [ConformanceCase] = [
        .init(
            "F-078 F-125", "inherited tokens can be referred to in both notations",
            #"""
            {"base": {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}, "heir": {"$extends": "{base}"},
             "a": {"$value": "{heir.c}"}, "b": {"$value": {"$ref": "#/heir/c/$value"}},
             "n": {"$type": "number", "$value": {"$ref": "#/heir/c/$value/components/0"}}}
            """#,
            gives: [
                "base.c": "color srgb 1 0 0", "heir.c": "color srgb 1 0 0", "a": "color srgb 1 0 0",
                "b": "color srgb 1 0 0", "n": "number 1",
            ]),
        .init(
            "F-084", "a target that exists only by another inheritance",
            #"{"$type": "number", "c": {"$extends": "{b.in}"}, "b": {"$extends": "{a}"}, "a": {"in": {"x": {"$value": 1}}}}"#,
            gives: ["a.in.x": "number 1", "b.in.x": "number 1", "c.x": "number 1"]),
        .init(
            "F-085", "extending one's own descendant",
            #"{"$type": "number", "a": {"$extends": "{a.base}", "base": {"x": {"$value": 1}}, "y": {"$value": 2}}}"#,
            gives: ["a.base.x": "number 1", "a.x": "number 1", "a.y": "number 2"]),
    ]

    /// Targets inside groups that inherit what holds the heir, where nothing comes back to it.
    private static let crossings: [ConformanceCase] = [
        .init(
            "F-085 F-076", "a part of an extended descendant extends its sibling",
            #"{"a":{"$extends":"{a.b}","b":{"c":{"$extends":"{a.b.d}"},"d":{"$type":"number","x":{"$value":1}}}}}"#,
            gives: [
                "a.c.x": "number 1", "a.d.x": "number 1", "a.b.c.x": "number 1", "a.b.d.x": "number 1",
            ]),
        .init(
            "F-085 F-076", "a part of an extended descendant extends a sibling of that",
            #"{"$type": "number", "a": {"$extends": "{a.b}", "b": {"c": {"$extends": "{a.d}"}}, "d": {"y": {"$value": 1}}}}"#,
            gives: ["a.c.y": "number 1", "a.b.c.y": "number 1", "a.d.y": "number 1"]),
        .init(
            "F-084 F-086", "a part of the target extends what the heir adds to another part",
            #"""
            {"$type": "number", "a": {"$extends": "{t}", "d": {"y": {"$value": 1}, "z": {"$value": 3}}},
             "t": {"c": {"$extends": "{a.d}"}, "d": {"x": {"$value": 2}, "z": {"$value": 4}}}}
            """#,
            gives: [
                "a.c.x": "number 2", "a.c.y": "number 1", "a.c.z": "number 3", "a.d.x": "number 2",
                "a.d.y": "number 1", "a.d.z": "number 3", "t.c.x": "number 2", "t.c.y": "number 1",
                "t.c.z": "number 3", "t.d.x": "number 2", "t.d.z": "number 4",
            ]),
        .init(
            "F-084", "a part of the target extends what the heir has from it alone",
            #"{"$type": "number", "a": {"$extends": "{t}"}, "t": {"c": {"$extends": "{a.d}"}, "d": {"x": {"$value": 2}}}}"#,
            gives: [
                "a.c.x": "number 2", "a.d.x": "number 2", "t.c.x": "number 2", "t.d.x": "number 2",
            ]),
        .init(
            "F-084 F-085", "a part of the target extends what the heir adds to that part",
            #"{"$type": "number", "a": {"$extends": "{t}", "c": {"k": {"x": {"$value": 1}}}}, "t": {"c": {"$extends": "{a.c.k}"}}}"#,
            gives: ["a.c.x": "number 1", "a.c.k.x": "number 1", "t.c.x": "number 1"]),
        .init(
            "F-084", "the same at the root",
            #"""
            {"$type": "number", "$extends": "{base}", "base": {"g": {"$extends": "{h}"}, "h": {"x": {"$value": 1}}},
             "h": {"y": {"$value": 2}}}
            """#,
            gives: [
                "g.x": "number 1", "g.y": "number 2", "h.x": "number 1", "h.y": "number 2",
                "base.g.x": "number 1", "base.g.y": "number 2", "base.h.x": "number 1",
            ]),
        .init(
            "F-081 F-101", "a token in the target is hidden by the heir's group, and no group by itself",
            #"""
            {"$type": "number", "a": {"$extends": "{t}", "d": {"y": {"$value": 1}}},
             "t": {"c": {"$extends": "{a.d}"}, "d": {"$value": 2}, "f": {"$extends": 1️⃣"{a.n}"}, "n": {"$value": 3}}}
            """#,
            reports: [.unknownGroup],
            gives: [
                "a.c.y": "number 1", "a.d.y": "number 1", "a.n": "number 3", "t.c.y": "number 1",
                "t.d": "number 2", "t.n": "number 3",
            ]),
    ]

    private static let cycles: [ConformanceCase] = [
        .init(
            "F-076 F-085", "a ring through what an extended descendant brings",
            #"{"a": {"$extends": "{a.b}", "b": {"c": {"$extends": "{a.b.d}"}, "d": {"$extends": 1️⃣"{a.c}"}}}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076 F-085", "a part of an extended descendant extends a group around it",
            #"{"a": {"$extends": "{a.b}", "b": {"c": {"$extends": 1️⃣"{a}"}}}, "d": {"$extends": "{d.e}", "e": {"f": {"$extends": 2️⃣"{d.e}"}}}}"#,
            reports: [.extendsCycle, .extendsCycle]),
        .init(
            "F-076 F-084", "a ring that a path into it comes to first",
            #"{"x": {"$extends": "{first.q}"}, "first": {"$extends": "{t}"}, "t": {"e": {"$extends": 1️⃣"{first}"}, "q": {}}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076 D-07", "a group that extends itself", #"{"a": {"$extends": 1️⃣"{a}"}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076", "a ring of two", #"{"a": {"$extends": "{b}"}, "b": {"$extends": 1️⃣"{a}"}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076", "a ring of three",
            #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": 1️⃣"{a}"}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076", "a nested group that extends one around it",
            #"{"$type": "number", "a": {"x": {"$value": 1}, "b": {"c": {"$extends": 1️⃣"{a}"}}}}"#,
            reports: [.extendsCycle], gives: ["a.x": "number 1"]),
        .init(
            "F-076", "a ring through nested groups",
            #"{"a": {"in": {"$extends": "{b}"}}, "b": {"in": {"$extends": 1️⃣"{a}"}}}"#,
            reports: [.extendsCycle]),
        .init(
            "F-076", "references to what a ring would have brought are not missed",
            #"""
            {"$type": "number", "a": {"$extends": "{b}"}, "b": {"$extends": 1️⃣"{a}"}, "c": {"$value": "{a.x}"},
             "d": {"$value": {"$ref": "#/b/y/$value"}}, "e": {"$value": 1}}
            """#,
            reports: [.extendsCycle], gives: ["e": "number 1"]),
        .init(
            "F-076", "groups that lend each other different parts are no ring",
            #"""
            {"$type": "number", "a": {"x": {"$extends": "{b.y}"}, "y": {"t": {"$value": 1}}},
             "b": {"x": {"$extends": "{a.y}"}, "y": {"t": {"$value": 2}}}}
            """#,
            gives: ["a.x.t": "number 2", "a.y.t": "number 1", "b.x.t": "number 1", "b.y.t": "number 2"]),
    ]

    private static let mistakes: [ConformanceCase] = [
        .init(
            "F-071 D-06", "a target that is not there, or a token",
            ##"{"t": {"$type": "number", "$value": 1}, "a": {"$extends": 1️⃣"{no}"}, "b": {"$extends": 2️⃣"{t}"}, "c": {"$extends": 3️⃣"#/no/x"}}"##,
            reports: [.unknownGroup, .unknownGroup, .unknownGroup]),
        .init(
            "F-071", "malformed targets",
            #"{"a": {"$extends": 1️⃣"b"}, "b": {}, "c": {"$extends": 2️⃣"{b"}, "d": {"$extends": 3️⃣""}}"#,
            reports: [.unknownGroup, .unknownGroup, .unknownGroup]),
        .init(
            "F-087 F-070", "targets that are no text",
            ##"{"a": {"$extends": 1️⃣["{b}"]}, "b": {}, "c": {"$extends": 2️⃣{"$ref": "#/b"}}}"##,
            reports: [.unknownGroup, .unknownGroup]),
        .init(
            "F-071 F-074", "a type that a missing target may have brought is not missed",
            #"{"a": {"$extends": 1️⃣"{no}", "x": {"$value": 1}, "in": {"y": {"$value": 2}}}}"#,
            reports: [.unknownGroup], gives: [:]),
        .init(
            "F-071", "what a missing target would have brought is not missed",
            #"{"a": {"$extends": 1️⃣"{no}"}, "b": {"$value": "{a.x}"}, "c": {"$extends": "{a.in}"}, "d": {"$extends": "{a}"}, "e": {"$value": "{d.x}"}}"#,
            reports: [.unknownGroup], gives: [:]),
    ]
}
