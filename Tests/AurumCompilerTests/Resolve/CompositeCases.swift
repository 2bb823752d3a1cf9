import AurumSyntax
import AurumTestSupport

/// The composite types: F.9.
enum CompositeCases {
    static let all = strokes + bordersAndTransitions + shadows + gradients + typography

    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    private static let one = #"{"value": 1, "unit": "px"}"#
    private static let shadow =
        #"{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one)}"#
    private static let layer = "srgb 0 0 0, 1px 1px 1px 1px"
    private static let tokens =
        #""c": {"$type": "color", "$value": \#(black)}, "w": {"$type": "dimension", "$value": \#(one)}"#
    private static let tokenValues = ["c": "color srgb 0 0 0", "w": "dimension 1px"]

    private static let strokes: [ConformanceCase] =
        ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"].map { (word: String) in
            .value("F-185", "strokeStyle", "\"\(word)\"", gives: word)
        } + [
            .value("F-185", "strokeStyle", #"1️⃣"wavy""#, reports: [.unknownWord]),
            .value("F-185", "strokeStyle", "1️⃣1", reports: [.wrongKind]),
            .value(
                "F-186 F-187", "strokeStyle",
                #"{"dashArray": [\#(one), \#(one), \#(one)], "lineCap": "round"}"#, gives: "1px 1px 1px round"
            ),
            .value("F-187", "strokeStyle", #"{"dashArray": 1️⃣[], "lineCap": "butt"}"#, reports: [.emptyList]),
            .value("F-186", "strokeStyle", #"1️⃣{"lineCap": "butt"}"#, reports: [.missingMember]),
            .value(
                "F-186", "strokeStyle", #"{"dashArray": [1️⃣1], "lineCap": 2️⃣"flat", 3️⃣"x": 1}"#,
                reports: [.wrongKind, .unknownWord, .unknownMember]),
            .init(
                "F-186 F-181 F-188", "references among dashes",
                ##"{\##(tokens), "t": {"$type": "strokeStyle", "$value": {"dashArray": ["{w}", {"$ref": "#/w/$value"}], "lineCap": "square"}}}"##,
                gives: tokenValues.merging(["t": "strokeStyle 1px 1px square"]) { $1 }),
        ]

    private static let bordersAndTransitions: [ConformanceCase] = [
        .init(
            "F-180 F-181 F-182 F-190 F-215",
            "literal, reference and pointer side by side, and an alias of the whole",
            ##"""
            {\##(tokens), "t": {"$type": "border", "$value": {"color": "{c}", "width": {"$ref": "#/w/$value"}, "style": "solid"}},
             "u": {"$value": "{t}"}}
            """##,
            gives: tokenValues.merging([
                "t": "border srgb 0 0 0, 1px, solid", "u": "border srgb 0 0 0, 1px, solid",
            ]) { $1 }),
        .value(
            "F-190 D-04", "border", #"1️⃣{"color": \#(black)}"#, reports: [.missingMember]),
        .value(
            "F-180", "border", #"{"color": \#(black), "width": \#(one), "style": "solid", 1️⃣"radius": 1}"#,
            reports: [.unknownMember]),
        .value("F-190", "border", "1️⃣[]", reports: [.wrongKind]),
        .value(
            "F-195", "transition",
            #"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
            gives: "1s, 0ms, 0 0 1 1"),
        .value(
            "F-195", "transition",
            #"1️⃣{"duration": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"#,
            reports: [.missingMember]),
        .value(
            "F-195", "transition",
            #"{"duration": 1️⃣"1s", "delay": {"value": 0, "unit": 2️⃣"px"}, "timingFunction": 3️⃣"ease"}"#,
            reports: [.wrongKind, .unknownWord, .wrongKind]),
        .init(
            "F-180", "a part is never a token object",
            #"{"t": {"$type": "border", "$value": {"color": 1️⃣{"$type": "color", "$value": \#(black)}, "width": \#(one), "style": "solid"}}}"#,
            reports: [.wrongKind], gives: [:]),
    ]

    private static let shadows: [ConformanceCase] = [
        .value("F-200 F-201", "shadow", shadow, gives: layer),
        .value(
            "F-200", "shadow",
            #"{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": {"value": -1, "unit": "px"}, "spread": \#(one), "inset": true}"#,
            gives: "srgb 0 0 0, 1px 1px -1px 1px inset"),
        .value(
            "F-200", "shadow",
            #"1️⃣{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one)}"#,
            reports: [.missingMember]),
        .value(
            "F-200", "shadow",
            #"{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one), "inset": 1️⃣"yes"}"#,
            reports: [.wrongKind]),
        .value("F-203", "shadow", "1️⃣[]", reports: [.emptyList]),
        .value("F-201", "shadow", "[\(shadow), 1️⃣1]", reports: [.wrongKind]),
        .init(
            "F-201 F-202 F-127", "objects, references and pointers mixed",
            ##"""
            {"s": {"$type": "shadow", "$value": \##(shadow)}, "one": {"$type": "shadow", "$value": [\##(shadow)]}, "two": {"$type": "shadow", "$value": ["{s}", \##(shadow)]},
             "t": {"$type": "shadow", "$value": ["{s}", "{one}", {"$ref": "#/two/$value/1"}, {"$ref": "#/s/$value"}, {"$ref": "#/two/$value/0"}]}}
            """##,
            gives: [
                "s": "shadow \(layer)", "one": "shadow \(layer)", "two": "shadow \(layer) | \(layer)",
                "t": "shadow \([layer, layer, layer, layer, layer].joined(separator: " | "))",
            ]),
        .init(
            "F-202", "a reference to several layers",
            ##"""
            {"two": {"$type": "shadow", "$value": [\##(shadow), \##(shadow)]}, "t": {"$type": "shadow", "$value": [1️⃣"{two}"]},
             "u": {"$type": "shadow", "$value": [{"$ref": 2️⃣"#/two/$value"}]}}
            """##,
            reports: [.ambiguousElement, .ambiguousElement], gives: ["two": "shadow \(layer) | \(layer)"]),
        .init(
            "F-201 F-124", "a layer that refers to a color",
            ##"{\##(tokens), "t": {"$type": "shadow", "$value": [1️⃣"{c}"]}}"##, reports: [.typeMismatch],
            gives: tokenValues),
    ]

    private static let gradients: [ConformanceCase] = [
        .value(
            "F-205 F-208", "gradient",
            #"[{"color": \#(black), "position": 1}, {"color": \#(black), "position": 0.5}, {"color": \#(black), "position": 0.5}]"#,
            gives: "srgb 0 0 0 @ 1 | srgb 0 0 0 @ 0.5 | srgb 0 0 0 @ 0.5"),
        .value("F-205", "gradient", #"1️⃣{"color": \#(black), "position": 1}"#, reports: [.wrongKind]),
        .value(
            "F-205", "gradient", #"[1️⃣{"color": \#(black)}, {"color": \#(black), "position": 1, 2️⃣"x": 1}]"#,
            reports: [.missingMember, .unknownMember]),
        .value(
            "F-206", "gradient",
            #"[{"color": \#(black), "position": 1️⃣1.5}, {"color": \#(black), "position": 2️⃣-1}]"#,
            reports: [.clampedPosition, .clampedPosition], gives: "srgb 0 0 0 @ 1 | srgb 0 0 0 @ 0"),
        .value("F-206", "gradient", #"[{"color": \#(black), "position": 1️⃣"50%"}]"#, reports: [.wrongKind]),
        .value("F-209", "gradient", "1️⃣[]", reports: [.emptyList]),
        .init(
            "F-206", "positions through references are clamped too",
            #"{\#(tokens), "n": {"$type": "number", "$value": 4}, "t": {"$type": "gradient", "$value": [{"color": "{c}", "position": 1️⃣"{n}"}]}}"#,
            reports: [.clampedPosition],
            gives: tokenValues.merging(["n": "number 4", "t": "gradient srgb 0 0 0 @ 1"]) { $1 }),
        .init(
            "F-207", "elements that refer to gradients and to stops",
            ##"""
            {\##(tokens), "g": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]},
             "two": {"$type": "gradient", "$value": ["{g}", {"color": "{c}", "position": 1}]},
             "t": {"$type": "gradient", "$value": ["{g}", {"$ref": "#/two/$value/1"}, {"$ref": "#/g/$value"}, {"$ref": "#/two/$value/0"}]},
             "u": {"$type": "gradient", "$value": [1️⃣"{two}"]}, "v": {"$type": "gradient", "$value": [2️⃣"{c}"]}}
            """##,
            reports: [.ambiguousElement, .typeMismatch],
            gives: tokenValues.merging([
                "g": "gradient srgb 0 0 0 @ 0", "two": "gradient srgb 0 0 0 @ 0 | srgb 0 0 0 @ 1",
                "t": "gradient srgb 0 0 0 @ 0 | srgb 0 0 0 @ 1 | srgb 0 0 0 @ 0 | srgb 0 0 0 @ 0",
            ]) { $1 }),
    ]

    private static let typography: [ConformanceCase] = [
        .value(
            "F-210", "typography",
            #"{"fontFamily": ["A", "B"], "fontSize": \#(one), "fontWeight": "bold", "letterSpacing": \#(one), "lineHeight": 1.5}"#,
            gives: "A+B 1px 700 1px 1.5"),
        .value(
            "F-210", "typography",
            #"1️⃣{"fontFamily": "A", "fontSize": \#(one), "fontWeight": 400, "lineHeight": 1.5}"#,
            reports: [.missingMember]),
        .value(
            "F-210 F-211", "typography",
            #"{"fontFamily": "A", "fontSize": 1️⃣12, "fontWeight": 2️⃣"Bold", "letterSpacing": \#(one), "lineHeight": 3️⃣\#(one), 4️⃣"fontStyle": "x"}"#,
            reports: [.wrongKind, .unknownWord, .wrongKind, .unknownMember]),
        .init(
            "F-181 F-210", "every part as a reference",
            ##"""
            {\##(tokens), "f": {"$type": "fontFamily", "$value": "A"}, "b": {"$type": "fontWeight", "$value": 300}, "n": {"$type": "number", "$value": 2},
             "t": {"$type": "typography", "$value": {"fontFamily": "{f}", "fontSize": "{w}", "fontWeight": {"$ref": "#/b/$value"}, "letterSpacing": "{w}", "lineHeight": "{n}"}}}
            """##,
            gives: tokenValues.merging([
                "f": "fontFamily A", "b": "fontWeight 300", "n": "number 2",
                "t": "typography A 1px 300 1px 2",
            ]) { $1 }),
    ]
}
