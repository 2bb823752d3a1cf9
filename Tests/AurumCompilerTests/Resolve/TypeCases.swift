import AurumSyntax
import AurumTestSupport

/// How a token gets its type, and root tokens: F.4 and F.5.
enum TypeCases {
    static let all = types + rootTokens

    private static let types: [ConformanceCase] = [
        .init(
            "F-050 F-055", "the own type, else the nearest group's",
            #"""
            {"$type": "dimension", "g": {"a": {"$value": 1}, "$type": "number", "b": {"$type": "fontWeight", "$value": 2}},
             "c": {"$value": {"value": 1, "unit": "px"}}}
            """#,
            gives: ["g.a": "number 1", "g.b": "fontWeight 2", "c": "dimension 1px"]),
        .init(
            "F-051", "an alias in a typed group has the type of its target",
            #"{"n": {"$type": "number", "$value": 400}, "g": {"$type": "color", "a": {"$value": "{n}"}}}"#,
            gives: ["n": "number 400", "g.a": "number 400"]),
        .init(
            "F-053", "the type comes through several aliases and from the target's group",
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{g.c}"}, "g": {"$type": "number", "c": {"$value": 1}}}"#,
            gives: ["a": "number 1", "b": "number 1", "g.c": "number 1"]),
        .init(
            "F-054 D-06", "a stated type that is not the target's",
            #"{"n": {"$type": "number", "$value": 400}, "w": {"$type": "fontWeight", "$value": 1️⃣"{n}"}}"#,
            reports: [.typeMismatch], gives: ["n": "number 400"]),
        .init(
            "F-054", "a mismatch in the middle of a chain is one error",
            #"""
            {"n": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": 1️⃣"{n}"}, "a": {"$value": "{b}"},
             "c": {"$type": "dimension", "$value": "{a}"}}
            """#,
            reports: [.typeMismatch], gives: ["n": "number 1"]),
        .init(
            "F-054", "a mismatch at the far end of a chain",
            #"{"n": {"$type": "number", "$value": 1}, "b": {"$value": "{n}"}, "a": {"$type": "color", "$value": 1️⃣"{b}"}}"#,
            reports: [.typeMismatch], gives: ["n": "number 1", "b": "number 1"]),
        .init(
            "F-050 D-05", "no type at all, and aliases of it stay silent",
            #"""
            {
              "x": {"$value": "{a}"},
              1️⃣"a": {
                "$value": 1
              }
            }
            """#,
            reports: [.untyped], gives: [:]),
        .init(
            "F-056", "a type at the root covers the file", #"{"a": {"b": {"$value": 1}}, "$type": "number"}"#,
            gives: ["a.b": "number 1"]),
        .init(
            "F-058", "a pointer to a whole value carries the type, one into a value does not",
            #"""
            {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}},
             "a": {"$value": {"$ref": "#/c/$value"}}, "n": {"$type": "number", "$value": {"$ref": "#/c/$value/components/1"}},
             1️⃣"u": {"$value": {"$ref": "#/c/$value/components/1"}}}
            """#,
            reports: [.untyped],
            gives: ["c": "color srgb 0 0.5 1", "a": "color srgb 0 0.5 1", "n": "number 0.5"]),
        .init(
            "F-058", "a pointer into a value carries no type, also where a reference stands there",
            ##"""
            {"d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}},
             "s": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}},
             "b": {"$type": "border", "$value": {"color": "{c}", "width": {"$ref": "#/d/$value"}, "style": "{s}"}},
             "g": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]}, "h": {"$type": "gradient", "$value": ["{g}"]},
             1️⃣"u": {"$value": {"$ref": "#/s/$value/dashArray/0"}}, 2️⃣"v": {"$value": {"$ref": "#/b/$value/color"}}, 3️⃣"w": {"$ref": "#/b/$value/width"},
             4️⃣"x": {"$value": {"$ref": "#/h/$value/0"}}, 5️⃣"y": {"$value": {"$ref": "#/g/$value/0/color"}}, 6️⃣"z": {"$value": {"$ref": "#/b/$value/style/lineCap"}}}
            """##,
            reports: [.untyped, .untyped, .untyped, .untyped, .untyped, .untyped]),
        .init(
            "F-058 F-055", "the stated type decides about a reference inside a value, which has to fit",
            ##"""
            {"d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "s": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}},
             "g": {"$type": "dimension", "a": {"$value": {"$ref": "#/s/$value/dashArray/0"}}, "b": {"$ref": "#/s/$value/dashArray/0"}},
             "e": {"$type": "number", "$value": {"$ref": 1️⃣"#/s/$value/dashArray/0"}}}
            """##,
            reports: [.typeMismatch],
            gives: [
                "d": "dimension 1px", "s": "strokeStyle 1px butt", "g.a": "dimension 1px",
                "g.b": "dimension 1px",
            ]),
    ]

    private static let rootTokens: [ConformanceCase] = [
        .init(
            "F-030 F-060 F-061 F-062", "a root token is a child of its group",
            #"""
            {"g": {"$type": "number", "$root": {"$value": 1}, "x": {"$value": 2}},
             "a": {"$value": "{g.$root}"}, "b": {"$value": {"$ref": "#/g/$root/$value"}}}
            """#,
            gives: ["g.$root": "number 1", "g.x": "number 2", "a": "number 1", "b": "number 1"]),
        .init(
            "F-061", "a group never stands for its root token",
            #"{"g": {"$root": {"$type": "number", "$value": 1}}, "a": {"$value": 1️⃣"{g}"}}"#,
            reports: [.referenceToGroup],
            gives: ["g.$root": "number 1"]),
        .init(
            "F-060 D-04", "a root token without a value",
            #"{"g": {"$root": 1️⃣{"$type": "number"}}, "a": {"$value": "{g.$root}"}}"#,
            reports: [.missingMember], gives: [:]),
        .init(
            "F-060", "a root token that is no object", #"{"g": {"$root": 1️⃣5}}"#, reports: [.childIsNoObject]),
        .init(
            "F-060", "a root token with a child",
            #"{"g": {"$root": {"$type": "number", "$value": 1, 1️⃣"x": {}}}}"#, reports: [.tokenWithChildren]),
        .init(
            "F-065", "a root token of the file",
            #"{"$root": {"$type": "number", "$value": 1}, "a": {"$value": "{$root}"}}"#,
            gives: ["$root": "number 1", "a": "number 1"]),
        .init(
            "F-064", "extending a root token",
            #"{"g": {"$root": {"$type": "number", "$value": 1}}, "h": {"$extends": 1️⃣"{g.$root}"}}"#,
            reports: [.unknownGroup]),
        .init(
            "F-063", "a root token is inherited and overridden",
            #"""
            {"$type": "number", "g": {"$root": {"$value": 1}, "x": {"$value": 2}}, "h": {"$extends": "{g}"},
             "i": {"$extends": "{g}", "$root": {"$value": 3}}}
            """#,
            gives: [
                "g.$root": "number 1", "g.x": "number 2", "h.$root": "number 1", "h.x": "number 2",
                "i.$root": "number 3", "i.x": "number 2",
            ]),
    ]
}
