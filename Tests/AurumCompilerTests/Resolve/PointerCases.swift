import AurumSyntax
import AurumTestSupport

/// JSON pointers: F-110 to F-127.
enum PointerCases {
    static let all = places + tokens + mistakes + cycles + blame

    private static let red =
        #""red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}}"#
    private static let redValue = "color srgb 1 0 0 / 0.5"

    private static let places: [ConformanceCase] = [
        .init(
            "F-110 F-111 F-115", "a whole value, a part, an array, an element, a scalar",
            ##"""
            {\##(red), "a": {"$value": {"$ref": "#/red/$value"}},
             "b": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/red/$value/colorSpace"}, "components": {"$ref": "#/red/$value/components"}}},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, {"$ref": "#/red/$value/components/0"}, 0], "alpha": {"$ref": "#/red/$value/alpha"}}}}
            """##,
            gives: ["red": redValue, "a": redValue, "b": "color srgb 1 0 0", "c": "color srgb 0 1 0 / 0.5"]),
        .init(
            "F-113",
            "escapes: percent first, then tildes; digits are names in objects and positions in arrays",
            ##"""
            {"$type": "number", "a b": {"$value": 1}, "c/d": {"$value": 2}, "e~f": {"$value": 3}, "g%": {"$value": 4}, "0": {"$value": 5},
             "~1": {"$value": 6}, "é": {"$value": 7},
             "t": {"$value": {"$ref": "#/a%20b/$value"}}, "u": {"$value": {"$ref": "#/a b/$value"}}, "v": {"$value": {"$ref": "#/c~1d/$value"}},
             "w": {"$value": {"$ref": "#/e~0f/$value"}}, "x": {"$value": {"$ref": "#/g%25/$value"}}, "y": {"$value": {"$ref": "#/0/$value"}},
             "z": {"$value": {"$ref": "#/~01/$value"}}, "z1": {"$value": {"$ref": "#/%7E01/$value"}}, "z2": {"$value": {"$ref": "#/%C3%A9/%24value"}}}
            """##,
            gives: [
                "a b": "number 1", "c/d": "number 2", "e~f": "number 3", "g%": "number 4", "0": "number 5",
                "~1": "number 6",
                "é": "number 7", "t": "number 1", "u": "number 1", "v": "number 2", "w": "number 3",
                "x": "number 4", "y": "number 5",
                "z": "number 6", "z1": "number 6", "z2": "number 7",
            ]),
        .init(
            "F-118", "through aliases of both notations, in chains",
            ##"""
            {\##(red), "p": {"$value": "{q}"}, "q": {"$value": {"$ref": "#/red/$value"}}, "o": {"$ref": "#/p"},
             "a": {"$type": "number", "$value": {"$ref": "#/p/$value/components/0"}},
             "b": {"$type": "number", "$value": {"$ref": "#/o/$value/alpha"}},
             "s": {"$type": "border", "$value": {"color": "{p}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
             "c": {"$type": "number", "$value": {"$ref": "#/s/$value/color/alpha"}}, "d": {"$type": "color", "$value": {"$ref": "#/s/$value/color"}}}
            """##,
            gives: [
                "red": redValue, "p": redValue, "q": redValue, "o": redValue, "a": "number 1",
                "b": "number 0.5",
                "s": "border \(redValue), 1px, solid", "c": "number 0.5", "d": redValue,
            ].mapValues { $0.replacing("border color ", with: "border ") }),
        .init(
            "F-074 F-119 F-125", "members that groups inherit, at any depth, nearer ones first",
            ##"""
            {"b": {"$type": "number", "$description": "d", "$extensions": {"v": "e"}, "x": {"$value": 1},
                   "in": {"$type": "fontWeight", "w": {"$value": 2}}},
             "h": {"$extends": "{b}", "$description": "own"}, "k": {"$extends": "{h}"},
             "f": {"$type": "fontFamily", "$value": {"$ref": "#/h/$type"}}, "g": {"$type": "fontFamily", "$value": {"$ref": "#/k/in/$type"}},
             "i": {"$type": "fontFamily", "$value": {"$ref": "#/k/$description"}}, "j": {"$type": "fontFamily", "$value": {"$ref": "#/k/$extensions/v"}}}
            """##,
            gives: [
                "b.x": "number 1", "h.x": "number 1", "k.x": "number 1", "b.in.w": "fontWeight 2",
                "h.in.w": "fontWeight 2", "k.in.w": "fontWeight 2", "f": "fontFamily number",
                "g": "fontFamily fontWeight", "i": "fontFamily own", "j": "fontFamily e",
            ]),
        .init(
            "F-119", "any place can be addressed, if it fits",
            ##"""
            {\##(red), "a": {"$type": "fontFamily", "$value": {"$ref": "#/red/$type"}}, "b": {"$type": "number", "$value": {"$ref": 1️⃣"#/red/$type"}},
             "c": {"$type": "number", "$extensions": {"x": {"y": [4]}}, "$value": {"$ref": "#/c/$extensions/x/y/0"}}}
            """##,
            reports: [.wrongKind], gives: ["red": redValue, "a": "fontFamily color", "c": "number 4"]),
        .init(
            "F-127", "a pointer in an array is exactly one element",
            ##"""
            {"f": {"$type": "fontFamily", "$value": ["A", "B"]}, "g": {"$type": "fontFamily", "$value": [{"$ref": "#/f/$value/1"}, "C"]},
             "h": {"$type": "fontFamily", "$value": [{"$ref": 1️⃣"#/f/$value"}]}}
            """##,
            reports: [.wrongKind], gives: ["f": "fontFamily A, B", "g": "fontFamily B, C"]),
    ]

    private static let tokens: [ConformanceCase] = [
        .init(
            "F-112", "a token written with a reference instead of a value",
            ##"""
            {\##(red), "a": {"$ref": "#/red"}, "b": {"$ref": "#/red/$value", "$description": "own"},
             "c": {"$type": "number", "$ref": "#/red/$value/components/0"}, "d": {"$type": "color", "$ref": "#/a"}, "e": {"$value": "{c}"}}
            """##,
            gives: [
                "red": redValue, "a": redValue, "b": redValue, "c": "number 1", "d": redValue,
                "e": "number 1",
            ]),
        .init(
            "F-112", "parts of tokens written with a reference",
            ##"""
            {\##(red), "a": {"$ref": "#/red"}, "b": {"$ref": "#/a"}, "c": {"$type": "number", "$ref": "#/b/$value/alpha"},
             "d": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": {"$ref": "#/c/$value"}}}}
            """##,
            gives: [
                "red": redValue, "a": redValue, "b": redValue, "c": "number 0.5",
                "d": "color srgb 0 0 0 / 0.5",
            ]),
        .init(
            "F-112 F-048", "not a value and a reference together",
            ##"{\##(red), "a": {"$type": "number", "$value": 1, 1️⃣"$ref": "#/red"}}"##,
            reports: [.misplacedReference]),
        .init(
            "F-112 F-054", "a stated type that is not the target's",
            ##"{\##(red), "a": {"$type": "number", "$ref": 1️⃣"#/red"}}"##, reports: [.typeMismatch]),
        .init(
            "F-112", "a token that refers to nothing", ##"{"a": {"$ref": 1️⃣"#/no"}, "b": {"$value": "{a}"}}"##,
            reports: [.brokenPointer]),
        .init(
            "F-112 F-114", "a reference that is no text", ##"{"a": {"$ref": 1️⃣5}, "b": {"$value": "{a}"}}"##,
            reports: [.malformedReference]),
        .init(
            "F-121", "a value stops at a token", ##"{\##(red), "a": {"$value": {"$ref": 1️⃣"#/red"}}}"##,
            reports: [.pointerToToken]),
        .init(
            "F-117", "members beside a reference",
            ##"{\##(red), "a": {"$type": "color", "$value": {"$ref": "#/red/$value", 1️⃣"alpha": 1}}}"##,
            reports: [.misplacedReference]),
        .init(
            "F-117 D-02",
            "on several lines, in components and composites, before the `$ref`, and several of them",
            ##"""
            {\##(red), "a": {"$type": "color", "$value": {
               "$ref": "#/red/$value",
               1️⃣"alpha": 1,
               "hex": "#ff0000"}},
             "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, {
               2️⃣"x": 1,
               "$ref": "#/red/$value/components/0"}]}},
             "c": {"$type": "border", "$value": {"width": {"value": 1, "unit": "px"}, "style": "solid", "color": {
               "$ref": "#/red/$value",
               3️⃣"alpha": 1}}}}
            """##,
            reports: [.misplacedReference, .misplacedReference, .misplacedReference]),
    ]

    private static let mistakes: [ConformanceCase] = [
        .init(
            "F-114 F-126 D-06", "texts that are no pointers",
            ##"""
            {"$type": "number", "n": {"$value": 1}, "a": {"$value": {"$ref": 1️⃣"n"}}, "b": {"$value": {"$ref": 2️⃣"#n/$value"}},
             "c": {"$value": {"$ref": 3️⃣"#/n/~2"}}, "d": {"$value": {"$ref": 4️⃣"#/n/%zz"}}, "e": {"$value": {"$ref": 5️⃣"other.json#/n/$value"}},
             "f": {"$value": {"$ref": 6️⃣null}}, "g": {"$value": {"$ref": 7️⃣"#"}}, "h": {"$value": {"$ref": 8️⃣"#/"}}, "i": {"$value": {"$ref": 9️⃣""}}}
            """##,
            reports: [
                .brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer,
                .malformedReference, .brokenPointer,
                .brokenPointer, .brokenPointer,
            ]),
        .init(
            "F-114", "members and positions that are not there",
            ##"""
            {\##(red), "$type": "number", "a": {"$value": {"$ref": 1️⃣"#/red/$value/beta"}}, "b": {"$value": {"$ref": 2️⃣"#/red/$value/components/3"}},
             "c": {"$value": {"$ref": 3️⃣"#/red/$value/components/-"}}, "d": {"$value": {"$ref": 4️⃣"#/red/$value/components/01"}},
             "e": {"$value": {"$ref": 5️⃣"#/no/$value"}}, "f": {"$value": {"$ref": 6️⃣"#/red/components/0"}},
             "g": {"$value": {"$ref": 7️⃣"#/red/$value/components/99999999999999999999"}}, "h": {"$value": {"$ref": 8️⃣"#/red/$value/components/0/x"}}}
            """##,
            reports: [
                .brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer,
                .brokenPointer, .brokenPointer,
                .brokenPointer,
            ]),
        .init(
            "F-116", "a group in the place of a value",
            ##"{"$type": "number", "g": {"n": {"$value": 1}}, "a": {"$value": {"$ref": 1️⃣"#/g"}}}"##,
            reports: [.referenceToGroup]),
    ]

    private static let cycles: [ConformanceCase] = [
        .init(
            "F-120", "two tokens that lend each other different parts are no cycle",
            ##"""
            {"$type": "color",
             "a": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/b/$value/components"}, "alpha": 0.5}},
             "b": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1], "alpha": {"$ref": "#/a/$value/alpha"}}}}
            """##,
            gives: ["a": "color srgb 0 0 1 / 0.5", "b": "color srgb 0 0 1 / 0.5"]),
        .init(
            "F-120", "a token that uses another part of itself",
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/a/$value/components/0"}, 0]}}}"##,
            gives: ["a": "color srgb 0.5 0.5 0"]),
        .init(
            "F-120 F-118", "an alias whose target takes a part back through it",
            ##"""
            {"$type": "color", "a": {"$value": "{b}"},
             "b": {"$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/a/$value/components/0"}, 0]}}}
            """##,
            gives: ["a": "color srgb 0.5 0.5 0", "b": "color srgb 0.5 0.5 0"]),
        .init(
            "F-120 D-07", "parts that borrow each other are one cycle",
            ##"""
            {"$type": "color",
             "a": {"$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/b/$value/components/0"}, 0, 0]}},
             "b": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]}},
             "c": {"$value": "{b}"}, "d": {"$type": "number", "$value": {"$ref": "#/a/$value/components/0"}}}
            """##,
            reports: [.referenceCycle], gives: [:]),
        .init(
            "F-120", "a part that borrows itself",
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/a/$value/components/0"}, 0, 0]}}}"##,
            reports: [.referenceCycle], gives: [:]),
        .init(
            "F-120", "a pointer into its own token's whole value",
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": 1️⃣"#/a/$value"}}}}"##,
            reports: [.referenceCycle], gives: [:]),
        .init(
            "F-120", "pointers that grow round a circle",
            ##"""
            {"$type": "number", "a": {"$value": {"$ref": 1️⃣"#/b/$value/x"}}, "b": {"$value": {"$ref": "#/a/$value/y"}},
             "c": {"$value": {"$ref": "#/a/$value/z"}}, "d": {"$value": "{b}"}}
            """##,
            reports: [.referenceCycle], gives: [:]),
    ]

    private static let blame: [ConformanceCase] = [
        .init(
            "F-115 D-08", "a borrowed part that does not fit is blamed on the pointer",
            ##"""
            {\##(red), "d": {"$type": "dimension", "$value": {"value": 500,
              "unit": "px"}},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb",
              "components": [{"$ref":
                1️⃣"#/d/$value/value"}, 0, 0], "alpha":
                {"$ref": 2️⃣"#/d/$value/unit"}}},
             "e": {"$type": "dimension", "$value": {"value": 1, "unit": {"$ref": 3️⃣"#/red/$value/colorSpace"}}}}
            """##,
            reports: [.outOfRange, .wrongKind, .unknownWord],
            gives: ["red": redValue, "d": "dimension 500px"]),
        .init(
            "F-057", "a part that is wrong where it stands is reported there only",
            ##"""
            {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [1️⃣2, 0, 0]}},
             "b": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]}},
             "c": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}}},
             "d": {"$value": {"$ref": "#/a/$value"}}}
            """##,
            reports: [.outOfRange], gives: [:]),
        .init(
            "F-057", "an alias part that is wrong where it stands is reported there only",
            ##"""
            {"b": {"$type": "border", "$value": {"color": 1️⃣"{no}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
             "a": {"$type": "color", "$value": {"$ref": "#/b/$value/color"}}, "w": {"$type": "dimension", "$value": {"$ref": "#/b/$value/width"}}}
            """##,
            reports: [.unknownToken], gives: ["w": "dimension 1px"]),
        .init(
            "F-118 F-057", "a mistake of a reference on the way is its own",
            ##"""
            {\##(red), "a": {"$value": {"$ref": 1️⃣"#/red"}}, "b": {"$value": {"$ref": 2️⃣"#/no/$value"}}, "c": {"$value": 3️⃣"{no}"},
             "g": {"d": {"$type": "number", "$value": {"$ref": 4️⃣"#/red/$value/no"}}}, "h": {"$type": "number", "$value": {"$ref": 5️⃣"#/g"}},
             "n1": {"$type": "number", "$value": {"$ref": "#/a/$value/alpha"}}, "n2": {"$type": "number", "$value": {"$ref": "#/b/$value/alpha"}},
             "n3": {"$type": "number", "$value": {"$ref": "#/c/$value/alpha"}}, "n4": {"$type": "number", "$value": {"$ref": "#/g/d/$value/x"}},
             "n5": {"$type": "number", "$value": {"$ref": "#/h/$value/d"}}}
            """##,
            reports: [.pointerToToken, .brokenPointer, .unknownToken, .brokenPointer, .referenceToGroup],
            gives: ["red": redValue]),
        .init(
            "F-118", "a step too many after an alias is the pointer's own mistake",
            ##"{\##(red), "a": {"$value": "{red}"}, "n": {"$type": "number", "$value": {"$ref": 1️⃣"#/a/$value/no"}}}"##,
            reports: [.brokenPointer], gives: ["red": redValue, "a": redValue]),
        .init(
            "F-057", "another mistake of the lender hides nothing",
            ##"""
            {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1️⃣2, 0, 1]}},
             "n": {"$type": "dimension", "$value": {"$ref": 2️⃣"#/a/$value/components/2"}}, "o": {"$type": "number", "$value": {"$ref": "#/a/$value/components/2"}}}
            """##,
            reports: [.outOfRange, .wrongKind], gives: ["o": "number 1"]),
    ]
}
