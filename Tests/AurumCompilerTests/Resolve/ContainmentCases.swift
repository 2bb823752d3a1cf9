import AurumSyntax
import AurumTestSupport

/// Values that contain themselves: F-106, F-120 and F-122.
enum ContainmentCases {
    static let all = ones + several + sound

    private static func one(_ title: String, _ text: String) -> ConformanceCase {
        .init("F-106 F-120 F-122", title, text, reports: [.referenceCycle], gives: [:])
    }

    private static let ones: [ConformanceCase] = [
        one(
            "the components of a color",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":1️⃣"#/a/$value/components"},0,0]}}}"##
        ),
        one(
            "several times in one list",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":1️⃣"#/a/$value/components"},{"$ref":"#/a/$value/components"},0]}}}"##
        ),
        one(
            "the dashes of a stroke style",
            ##"""
            {"a": {"$type": "strokeStyle", "$value": {"lineCap": "butt",
              "dashArray": [{"value": 1, "unit": "px"}, {"$ref": 1️⃣"#/a/$value/dashArray"}]}}}
            """##),
        one(
            "a timing curve",
            ##"{"a": {"$type": "cubicBezier", "$value": [0, {"$ref": 1️⃣"#/a/$value"}, 1, 1]}}"##),
        one(
            "a list of font families",
            ##"{"a": {"$type": "fontFamily", "$value": ["A", {"$ref": 1️⃣"#/a/$value"}]}}"##),
        one(
            "a list of font families inside a typography",
            ##"""
            {"a": {"$type": "typography", "$value": {"fontFamily": ["A", {"$ref": 1️⃣"#/a/$value/fontFamily"}],
              "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}}
            """##),
        one(
            "a stop of a gradient",
            ##"{"a": {"$type": "gradient", "$value": [{"position": 0, "color": {"$ref": 1️⃣"#/a/$value/0"}}]}}"##
        ),
        one(
            "the stops of a gradient",
            ##"{"a": {"$type": "gradient", "$value": [{"$ref": 1️⃣"#/a/$value"}]}}"##),
        one(
            "a layer of a shadow",
            ##"""
            {"a": {"$type": "shadow", "$value": [{"color": {"$ref": 1️⃣"#/a/$value/0"}, "offsetX": {"value": 0, "unit": "px"},
              "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]}}
            """##),
        one(
            "a list of shadows",
            ##"{"a": {"$type": "shadow", "$value": [{"$ref": 1️⃣"#/a/$value"}]}}"##),
        one(
            "data beside a value",
            ##"{"a": {"$type": "fontFamily", "$extensions": {"x": ["A", {"$ref": 1️⃣"#/a/$extensions/x"}]}, "$value": {"$ref": "#/a/$extensions/x"}}}"##
        ),
    ]

    private static let several: [ConformanceCase] = [
        one(
            "the components of two colors",
            ##"""
            {"$type": "color",
             "a": {"$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/b/$value/components"}, 0, 0]}},
             "b": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components"}, 0, 0]}}}
            """##),
        one(
            "the components of three colors, through an alias, and what leads there",
            ##"""
            {"$type": "color", "d": {"$value": "{a}"}, "e": {"$value": {"$ref": "#/c/$value"}},
             "a": {"$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/f/$value/components"}, 0, 0]}},
             "b": {"$value": {"colorSpace": "srgb", "components": [0, {"$ref": "#/c/$value/components"}, 0]}},
             "c": {"$value": {"colorSpace": "srgb", "components": [0, 0, {"$ref": "#/a/$value/components"}]}}, "f": {"$value": "{b}"}}
            """##),
        .init(
            "F-106 F-120", "two circles are two mistakes",
            ##"""
            {"a": {"$type": "strokeStyle", "$value": {"lineCap": "butt", "dashArray": [{"$ref": 1️⃣"#/a/$value/dashArray"}]}},
             "b": {"$type": "strokeStyle", "$value": {"lineCap": "butt", "dashArray": [{"$ref": 2️⃣"#/b/$value/dashArray"}]}},
             "c": {"$type": "number", "$value": 1}}
            """##,
            reports: [.referenceCycle, .referenceCycle], gives: ["c": "number 1"]),
        one(
            "across both notations",
            ##"""
            {"b": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/b/$value/color/components"}, 0, 0]}}}
            """##),
    ]

    private static let sound: [ConformanceCase] = [
        .init(
            "F-120", "a list that holds another part of itself twice",
            ##"{"a": {"$type": "cubicBezier", "$value": [0.5, 1, {"$ref": "#/a/$value/0"}, {"$ref": "#/a/$value/0"}]}}"##,
            gives: ["a": "cubicBezier 0.5 1 0.5 0.5"])
    ]
}
