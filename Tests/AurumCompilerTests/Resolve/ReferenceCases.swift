import AurumSyntax
import AurumTestSupport

/// Curly references: F-100 to F-109, F-121 to F-128.
enum ReferenceCases {
    static let all = curly + composites + chains + cycles

    private static let curly: [ConformanceCase] = [
        .init(
            "F-100 F-105 F-107", "forwards and backwards",
            #"{"$type": "number", "a": {"$value": "{b.c}"}, "b": {"c": {"$value": 1}}, "d": {"$value": "{b.c}"}}"#,
            gives: ["a": "number 1", "b.c": "number 1", "d": "number 1"]),
        .init(
            "F-101 F-116", "a group, a member, a value and a type are no targets",
            #"""
            {"g": {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
             "a": {"$value": 1️⃣"{g}"}, "b": {"$value": 2️⃣"{g.c.alpha}"}, "d": {"$value": 3️⃣"{g.c.$value}"}, "e": {"$value": 4️⃣"{g.c.$type}"}}
            """#,
            reports: [.referenceToGroup, .unknownToken, .unknownToken, .unknownToken],
            gives: ["g.c": "color srgb 0 0 0"]),
        .init(
            "F-102", "exact to the letter, blanks included",
            #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 1️⃣"{A}"}, "c": {"$value": 2️⃣"{ a}"}, "d": {"$value": 3️⃣"{a }"}}"#,
            reports: [.unknownToken, .unknownToken, .unknownToken]),
        .init(
            "F-102 F-007", "composed and decomposed names are different",
            "{\"$type\": \"number\", \"\u{E9}\": {\"$value\": 1}, \"e\u{301}\": {\"$value\": 2}, \"a\": {\"$value\": \"{\u{E9}}\"}, \"b\": {\"$value\": \"{e\u{301}}\"}, \"g\": {\"o\u{308}\": {\"$value\": 3}}, \"c\": {\"$value\": 1️⃣\"{g.\u{F6}}\"}}",
            reports: [.unknownToken]),
        .init(
            "F-103", "malformed braces",
            #"""
            {"$type": "number", "a": {"$value": 1}, "b": {"$value": 1️⃣"{a"}, "c": {"$value": 2️⃣"a}"}, "d": {"$value": 3️⃣"{}"},
             "e": {"$value": 4️⃣"{a..b}"}, "f": {"$value": 5️⃣"{{a}}"}, "g": {"$value": 6️⃣"{a}{b}"}, "h": {"$value": 7️⃣"{a} * 2"},
             "i": {"$value": 8️⃣"{.a}"}, "j": {"$value": 9️⃣"{"}}
            """#,
            reports: [
                .malformedReference, .malformedReference, .malformedReference, .malformedReference,
                .malformedReference,
                .malformedReference, .malformedReference, .malformedReference, .malformedReference,
            ]),
        .init(
            "F-103", "braces inside a text are text", #"{"a": {"$type": "fontFamily", "$value": "a {b} c"}}"#,
            gives: ["a": "fontFamily a {b} c"]),
        .init(
            "F-104 D-06", "a path that leads nowhere",
            #"""
            {"g": {"$type": "number",
              "a": {"$value": 1}},
             "b": {"$value":
               1️⃣"{g.x}"}}
            """#,
            reports: [.unknownToken]),
        .init(
            "F-106", "one missing target is one error however many aliases lead there",
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": 1️⃣"{no}"}, "d": {"$value": "{a}"}}"#,
            reports: [.unknownToken], gives: [:]),
        .init(
            "F-109", "a digit is only ever a name",
            #"{"$type": "shadow", "g": {"0": {"$type": "number", "$value": 1}}, "a": {"$value": "{g.0}"}, "b": {"$value": 1️⃣"{a.0}"}}"#,
            reports: [.unknownToken], gives: ["g.0": "number 1", "a": "number 1"]),
        .init(
            "F-108 F-151", "no curly references inside simple values",
            #"""
            {"n": {"$type": "number", "$value": 0.5}, "u": {"$type": "fontFamily", "$value": "px"},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1️⃣"{n}", 0, 0], "alpha": 2️⃣"{n}"}},
             "d": {"$type": "dimension", "$value": {"value": 3️⃣"{n}", "unit": 4️⃣"{u}"}},
             "f": {"$type": "fontFamily", "$value": [5️⃣"{u}", "serif"]}, "b": {"$type": "cubicBezier", "$value": [6️⃣"{n}", 0, 1, 1]},
             "x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": 7️⃣"{n}"}}}
            """#,
            reports: [
                .curlyInPrimitive, .curlyInPrimitive, .curlyInPrimitive, .curlyInPrimitive, .curlyInPrimitive,
                .curlyInPrimitive, .curlyInPrimitive,
            ]),
    ]

    private static let composites: [ConformanceCase] = [
        .init(
            "F-124", "a slot needs a token of its type, at the end of a chain too",
            #"""
            {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "k": {"$value": "{c}"},
             "w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "a": {"$type": "border", "$value": {"color": "{c}", "width": 1️⃣"{k}", "style": "solid"}},
             "b": {"$type": "border", "$value": {"color": 2️⃣"{w}", "width": "{w}", "style": 3️⃣"{no}"}}}
            """#,
            reports: [.typeMismatch, .typeMismatch, .unknownToken],
            gives: ["c": "color srgb 0 0 0", "k": "color srgb 0 0 0", "w": "dimension 1px"]),
        .init(
            "F-122", "a cycle through a part of a composite value and both notations",
            #"""
            {"s": {"$type": "strokeStyle", "$value": "solid"},
             "a": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"}, "style": "{s}"}},
             "c": {"$type": "color", "$value": {"$ref": "#/d/$value"}}, "d": {"$value": 1️⃣"{c}"}}
            """#,
            reports: [.referenceCycle], gives: ["s": "strokeStyle solid"]),
    ]

    private static let chains: [ConformanceCase] = [
        .init(
            "F-123", "aliases see the final value whatever the order",
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "number", "$value": 7}}"#,
            gives: ["a": "number 7", "b": "number 7", "c": "number 7"])
    ]

    private static let cycles: [ConformanceCase] = [
        .init(
            "F-106 D-07", "a token that refers to itself", #"{"a": {"$type": "number", "$value": 1️⃣"{a}"}}"#,
            reports: [.referenceCycle], gives: [:]),
        .init(
            "F-106", "a ring of three, a token leading into it and one outside",
            #"""
            {"$type": "number", "x": {"$value": "{a}"}, "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": 1️⃣"{a}"},
             "y": {"$value": "{x}"}, "z": {"$value": 1}}
            """#,
            reports: [.referenceCycle], gives: ["z": "number 1"]),
        .init(
            "F-106", "two rings are two errors",
            #"{"a": {"$value": "{b}"}, "b": {"$value": 1️⃣"{a}"}, "c": {"$value": "{d}"}, "d": {"$value": 2️⃣"{c}"}}"#,
            reports: [.referenceCycle, .referenceCycle], gives: [:]),
    ]
}
