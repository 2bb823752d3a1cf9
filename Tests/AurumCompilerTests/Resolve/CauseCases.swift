import AurumSyntax
import AurumTestSupport

/// One cause is one error (D-07): what follows from something reported stays silent.
enum CauseCases {
    static let all = structure + brackets + unfinished

    private static let structure: [ConformanceCase] = [
        .init(
            "F-112 D-07", "a value and a reference, either of which may bring the type",
            ##"{"n": {"$type": "number", "$value": 1}, "t": {1️⃣"$ref": "#/n", "$value": 1}}"##,
            reports: [.misplacedReference], gives: ["n": "number 1"]),
        .init(
            "F-022 D-07", "references to what is inside a token",
            ##"""
            {"n": {"$type": "number", "$value": 1, 1️⃣"m": {"$value": 2, "o": {"$value": 3}}, 2️⃣"$root": {"$value": 4}},
             "t": {"$value": "{n.m}"}, "u": {"$value": {"$ref": "#/n/m/$value"}}, "v": {"$ref": "#/n/m"}, "w": {"$value": "{n.m.o}"},
             "x": {"$value": "{n.$root}"}, "y": {"$extends": "{n.m}"}, "z": {"$type": "number", "$value": {"$ref": "#/n/m/o/$value"}}}
            """##,
            reports: [.tokenWithChildren, .tokenWithChildren], gives: ["n": "number 1"]),
        .init(
            "F-101 F-114", "what a token does not have inside is missing all the same",
            ##"""
            {"n": {"$type": "number", "$value": 1, 1️⃣"m": {"$value": 2}}, "t": {"$value": 2️⃣"{n.k}"},
             "u": {"$value": {"$ref": 3️⃣"#/n/k/$value"}}, "v": {"$value": 4️⃣"{n.$value}"}}
            """##,
            reports: [.tokenWithChildren, .unknownToken, .brokenPointer, .unknownToken],
            gives: ["n": "number 1"]),
    ]

    private static let tokens = ["a": "cubicBezier 1 0 0 1", "b": "number 1", "g.h": "number 2"]

    private static func surplus(_ title: String, _ text: String) -> ConformanceCase {
        .init("F-001 D-07", title, text, reports: [.wrongBracket], gives: tokens, isJSONOnly: true)
    }

    private static let brackets: [ConformanceCase] = [
        surplus(
            "a bracket too many on one line",
            #"{"a": {"$type": "cubicBezier", "$value": [1, 0, 0, 1]1️⃣]}, "g": {"h": {"$type": "number", "$value": 2}}, "b": {"$type": "number", "$value": 1}}"#
        ),
        surplus(
            "a bracket too many after a token on one line",
            #"{"a": {"$type": "cubicBezier", "$value": [1, 0, 0, 1]}, "g": {"h": {"$type": "number", "$value": 2}1️⃣]}, "b": {"$type": "number", "$value": 1}}"#
        ),
        surplus(
            "a bracket too many before the right one",
            #"""
            {
              "a": {"$type": "cubicBezier", "$value": [1, 0, 0, 1]},
              "g": {
                "h": {"$type": "number", "$value": 2}
              1️⃣]},
              "b": {"$type": "number", "$value": 1}
            }
            """#),
        surplus(
            "a bracket too many after the right one",
            #"""
            {
              "a": {
                "$type": "cubicBezier",
                "$value": [
                  1, 0, 0, 1
                ]1️⃣]
              },
              "g": {
                "h": {"$type": "number", "$value": 2}
              },
              "b": {"$type": "number", "$value": 1}
            }
            """#),
        surplus(
            "another bracket than is due",
            #"""
            {
              "a": {"$type": "cubicBezier", "$value": [1, 0, 0, 1]},
              "g": {
                "h": {"$type": "number", "$value": 2}
              1️⃣],
              "b": {"$type": "number", "$value": 1}
            }
            """#),
        .init(
            "F-001 D-07", "a bracket too many inside a list",
            #"""
            {"b": {"$type": "number", "$value": 1}, "s": {"$type": "strokeStyle", "$value": {
                "dashArray": [
                  {
                    "value": 1, "unit": "px"
                  1️⃣]},
                  {"value": 2, "unit": "px"}
                ],
                "lineCap": "butt"
            }}}
            """#,
            reports: [.wrongBracket], gives: ["b": "number 1", "s": "strokeStyle 1px 2px butt"],
            isJSONOnly: true),
        .init(
            "F-001 D-07", "a bracket that is missing inside a list",
            #"""
            {"b": {"$type": "number", "$value": 1}, "s": {"$type": "shadow", "$value": [
                {"offsetX": {"value": 1, "unit": "px"}
              1️⃣]
            }}
            """#,
            reports: [.wrongBracket], isJSONOnly: true),
        .init(
            "D-01", "a bracket that is missing, and what refers to what was in it",
            #"""
            {
              "r": {"$value": "{t}"},
              "x": {"$type": "number", "$value": 1,
              "t": {"$type": "number", "$value": 1},
              "u": {"$type": "number", "$value": 1}1️⃣
            """#,
            reports: [.endOfFile], isJSONOnly: true),
        .init(
            "D-01", "a bracket too many",
            #"""
            {
              "r": {"$value": "{t}"},
              "x": {"$type": "number", "$value": 1}}1️⃣,
              "t": {"$type": "number", "$value": 1}
            }
            """#,
            reports: [.textAfterRoot], isJSONOnly: true),
        .init(
            "D-01", "a comma without an element",
            #"""
            {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 01️⃣,]}}}
            """#,
            reports: [.extraComma], isJSONOnly: true),
    ]

    private static let unfinished: [ConformanceCase] = [
        .init(
            "F-001 D-07", "a color in a file that is cut short",
            #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb"1️⃣"#,
            reports: [.endOfFile], gives: [:], isJSONOnly: true),
        .init(
            "F-001 D-07", "lists in a file that is cut short",
            #"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1,1️⃣"#,
            reports: [.endOfFile], gives: [:], isJSONOnly: true),
        .init(
            "F-001 D-07", "lists with an element that cannot be read",
            #"{"a": {"$type": "cubicBezier", "$value": [1, 1️⃣@]}, "b": {"$type": "gradient", "$value": [2️⃣@]}}"#,
            reports: [.unexpectedText, .unexpectedText], gives: [:], isJSONOnly: true),
        .init(
            "F-011 D-07", "a number that is a list without end",
            #"{"a": {"$type": "number", "$value": \#(String(repeating: "[", count: 510))1️⃣[\#(String(repeating: "]", count: 511))}}"#,
            reports: [.nestedTooDeeply], gives: [:]),
        .init(
            "F-011 D-07", "a number that is an object without end",
            #"{"a": {"$type": "number", "$value": \#(String(repeating: "{\"x\":", count: 510))1️⃣{\#(String(repeating: "}", count: 511))}}"#,
            reports: [.nestedTooDeeply], gives: [:]),
    ]
}
