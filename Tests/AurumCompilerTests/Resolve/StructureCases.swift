import AurumSyntax
import AurumTestSupport

/// Files, tokens, groups, names and their properties: F.1 to F.3.
enum StructureCases {
    static let all = files + tokens + names + properties + deprecation

    private static let files: [ConformanceCase] = [
        .init("F-031", "an empty object is a file without tokens", "{}", gives: [:]),
        .init("F-002", "an array at the root", "1️⃣[]", reports: [.rootIsNoObject]),
        .init("F-002", "a text at the root", #"1️⃣"a""#, reports: [.rootIsNoObject]),
        .init("F-002", "null at the root", "1️⃣null", reports: [.rootIsNoObject]),
        .init(
            "F-001 D-01", "a trailing comma", #"{"a": {"$type": "number", "$value": 1}1️⃣,}"#,
            reports: [.extraComma], gives: ["a": "number 1"], isJSONOnly: true),
        .init(
            "F-003 F-004", "a byte-order mark and every white space",
            "\u{FEFF}{\r\n\t\"a\":\r{\"$type\": \"number\",\n\"$value\": 1 } }", gives: ["a": "number 1"],
            isJSONOnly: true),
        .init(
            "F-005", "a repeated name is reported once, and the first one stands",
            #"{"a": {"$type": "number", "$value": 1}, 1️⃣"a": {"$type": "number", "$value": 2}}"#,
            reports: [.duplicateKey], gives: ["a": "number 1"]),
        .init(
            "F-005", "a repeated member of a token",
            #"{"a": {"$type": "number", "$value": 1, 1️⃣"$value": "x"}}"#,
            reports: [.duplicateKey], gives: ["a": "number 1"]),
        .init(
            "F-006", "every number the grammar allows",
            #"""
            {"$type": "number", "a": {"$value": 1E+2}, "b": {"$value": -0}, "c": {"$value": 5e-324},
             "d": {"$value": 123456789012345678901234567890}, "e": {"$value": 0.1}}
            """#,
            gives: [
                "a": "number 100", "b": "number 0", "c": "number 5e-324",
                "d": "number 1.2345678901234568e29", "e": "number 0.1",
            ]),
        .init(
            "F-006", "a number beyond a double", #"{"a": {"$type": "number", "$value": 1️⃣1e999}}"#,
            reports: [.numberTooLarge], gives: [:]),
        .init(
            "F-007", "an escaped surrogate pair is the character itself",
            #"{"$type": "number", "\ud83d\ude00": {"$value": 1}, "b": {"$value": "{😀}"}}"#,
            gives: ["😀": "number 1", "b": "number 1"]),
        .init("F-010", "a schema at the root", #"{"$schema": "https://example.com/s.json"}"#, gives: [:]),
        .init("F-010", "a schema that is no text", #"{"$schema": 1️⃣5}"#, reports: [.wrongMetadata]),
        .init("F-010 F-048", "a schema in a group", #"{"a": {1️⃣"$schema": "x"}}"#, reports: [.unknownMember]),
    ]

    private static let tokens: [ConformanceCase] = [
        .init(
            "F-020 F-021 F-030", "an object with a value is a token, its path has all names",
            #"{"a": {"b": {"c": {"$type": "number", "$value": 1}}}}"#, gives: ["a.b.c": "number 1"]),
        .init(
            "F-022", "a value beside a token",
            #"{"a": {"$type": "number", "$value": 1, 1️⃣"b": {"$value": 2}}}"#, reports: [.tokenWithChildren]),
        .init(
            "F-022", "a value beside a group and a root token",
            #"{"a": {"$type": "number", "$value": 1, 1️⃣"b": {}, 2️⃣"$root": {"$value": 2}}}"#,
            reports: [.tokenWithChildren, .tokenWithChildren]),
        .init(
            "F-033 F-057 D-03", "null is a value, and no number",
            #"{"a": {"$type": "number", "$value": 1️⃣null}}"#, reports: [.wrongKind]),
        .init("F-034", "a value at the root", #"{1️⃣"$value": 1}"#, reports: [.rootToken]),
        .init(
            "F-034", "a value at the root does not hide the tokens beside it",
            #"{1️⃣"$value": 1, "a": {"$type": "number", "$value": 1}}"#, reports: [.rootToken],
            gives: ["a": "number 1"]),
        .init(
            "F-035", "a type without a value and without children",
            #"{1️⃣"a": {"$type": "number"}}"#, reports: [.valuelessToken], gives: [:]),
        .init("F-031", "groups may be empty", #"{"a": {}, "b": {"$description": "x"}}"#, gives: [:]),
        .init(
            "F-036", "nothing in a value or in extensions is a token",
            #"{"a": {"$type": "number", "$value": 1, "$extensions": {"x.y": {"$value": "{no}", "a.b": {"$foo": 1}}}}}"#,
            gives: ["a": "number 1"]),
        .init(
            "F-037", "names may repeat in other groups",
            #"{"$type": "number", "a": {"x": {"$value": 1}}, "b": {"x": {"$value": 2}}}"#,
            gives: ["a.x": "number 1", "b.x": "number 2"]),
        .init(
            "F-057", "every independent error is reported",
            #"""
            {"$type": "number", "a": {"$value": 1️⃣"x"}, "b": {"$value": 2️⃣true}, "c": {"$value": 3️⃣[]},
             "d": {"$value": 4️⃣"{e}"}, "f": {"$value": 1}}
            """#,
            reports: [.wrongKind, .wrongKind, .wrongKind, .unknownToken], gives: ["f": "number 1"]),
    ]

    private static let names: [ConformanceCase] = [
        .init(
            "F-023", "a token's name with a dollar sign", #"{1️⃣"$a": {"$value": 1}}"#,
            reports: [.unknownMember]),
        .init(
            "F-023", "a combining mark does not hide the dollar sign", "{1️⃣\"$\u{301}a\": {\"$value\": 1}}",
            reports: [.unknownMember]),
        .init(
            "F-024", "dots and braces in names",
            #"{"$type": "number", 1️⃣"a.b": {"$value": 1}, 2️⃣"{": {"$value": 1}, "x": {3️⃣"c}d": {}}}"#,
            reports: [.forbiddenName, .forbiddenName, .forbiddenName]),
        .init(
            "F-024", "an escaped dot is a dot", #"{1️⃣"a\u002eb": {"$type": "number", "$value": 1}}"#,
            reports: [.forbiddenName]),
        .init(
            "F-024", "what a forbidden name hides is not missed elsewhere",
            ##"{"$type": "number", 1️⃣"a.b": {"$value": 1}, "c": {"$value": "{a.b}"}, "d": {"$value": {"$ref": "#/a.b/$value"}}}"##,
            reports: [.forbiddenName]),
        .init(
            "F-025", "letter case makes names different",
            #"{"$type": "number", "a": {"$value": 1}, "A": {"$value": 2}, "b": {"$value": "{A}"}}"#,
            gives: ["a": "number 1", "A": "number 2", "b": "number 2"]),
        .init(
            "F-026", "all other characters are allowed",
            #"""
            {"$type": "number", "a b": {"$value": 1}, "c/d~e": {"$value": 2}, "f#%": {"$value": 3}, "1": {"$value": 4},
             "g$": {"$value": 5}, "\"'": {"$value": 6}, "👩‍👩‍👧": {"$value": 7}, "r": {"$value": "{👩‍👩‍👧}"}}
            """#,
            gives: [
                "a b": "number 1", "c/d~e": "number 2", "f#%": "number 3", "1": "number 4", "g$": "number 5",
                "\"'": "number 6", "👩‍👩‍👧": "number 7", "r": "number 7",
            ]),
        .init(
            "F-027", "an empty name", #"{1️⃣"": {"$type": "number", "$value": 1}}"#, reports: [.forbiddenName]),
        .init(
            "F-028", "children that are no objects",
            #"{"a": 1️⃣1, "b": 2️⃣"x", "c": 3️⃣true, "d": 4️⃣null, "e": 5️⃣[]}"#,
            reports: [
                .childIsNoObject, .childIsNoObject, .childIsNoObject, .childIsNoObject, .childIsNoObject,
            ]),
        .init(
            "F-028", "a child that is no object is not missed elsewhere",
            ##"{"$type": "number", "a": 1️⃣1, "b": {"$value": "{a}"}, "c": {"$value": {"$ref": "#/a/$value"}}}"##,
            reports: [.childIsNoObject]),
        .init(
            "F-029 F-048 D-02", "unknown members of tokens and groups",
            #"""
            {"g": {
              1️⃣"$desciption": "x",
              "t": {"$type": "number", "$value": 1,
                2️⃣"$foo": 1, 3️⃣"$extends": "{g}"}
            }}
            """#,
            reports: [.unknownMember, .unknownMember, .unknownMember]),
        .init(
            "F-032 F-052", "names and values say nothing about the type",
            #"{"color": {1️⃣"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}"#,
            reports: [.untyped]),
    ]

    private static let properties: [ConformanceCase] = [
        .init(
            "F-040 F-047", "descriptions that are no text",
            ##"{"$description": 1️⃣1, "a": {"$type": "number", "$value": 1, "$description": 2️⃣{"$ref": "#/a"}}}"##,
            reports: [.wrongMetadata, .wrongMetadata]),
        .init(
            "F-041", "extensions that are no object",
            #"{"$extensions": 1️⃣[], "a": {"$type": "number", "$value": 1, "$extensions": 2️⃣"x"}}"#,
            reports: [.wrongMetadata, .wrongMetadata]),
        .init(
            "F-042", "any keys in extensions", #"{"a": {"$extensions": {"x": 1, "org.y": {}}}}"#, gives: [:]),
        .init(
            "F-043", "deprecations of the wrong kind",
            #"{"$deprecated": 1️⃣1, "a": {"$type": "number", "$value": 1, "$deprecated": 2️⃣null}}"#,
            reports: [.wrongMetadata, .wrongMetadata]),
        .init(
            "F-046 F-175", "types that do not exist",
            #"""
            {"a": {"$type": 1️⃣"string", "$value": "x"}, "b": {"$type": 2️⃣"Color", "$value": 1},
             "g": {"$type": 3️⃣"fontStyle", "c": {"$type": "number", "$value": 1}}}
            """#,
            reports: [.unknownType, .unknownType, .unknownType], gives: ["g.c": "number 1"]),
        .init(
            "F-046 F-047", "types that are no text",
            ##"{"a": {"$type": 1️⃣{"$ref": "#/b/$type"}, "$value": 1}, "b": {"$type": 2️⃣null, "$value": 1}}"##,
            reports: [.wrongMetadata, .wrongMetadata], gives: [:]),
        .init(
            "F-046", "an invalid group type is reported once, not for every token",
            #"{"$type": 1️⃣"colour", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$value": "{a}"}}"#,
            reports: [.unknownType], gives: [:]),
        .init(
            "F-128", "references in texts and extensions stay as they are",
            #"{"a": {"$type": "number", "$value": 1, "$description": "{no}", "$deprecated": "{no}", "$extensions": {"x": "{no}"}}}"#,
            gives: ["a": "number 1"]),
    ]

    private static let deprecation: [ConformanceCase] = [
        .init(
            "F-043 F-044", "deprecation with and without a reason is no error",
            #"{"$deprecated": "old", "a": {"$type": "number", "$value": 1, "$deprecated": false}}"#,
            gives: ["a": "number 1"])
    ]
}
