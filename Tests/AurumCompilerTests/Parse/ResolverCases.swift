import AurumSyntax
import AurumTestSupport

/// Resolver documents: Part R.
enum ResolverCases {
    static let all =
        document + sets + modifiers + order + repetitions + odd + references + overrides + inputs + resolution
        + groupReferences

    private static func number(_ name: String, _ value: Int) -> String {
        #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"#
    }

    /// A document whose sets and order are given.
    private static func sets(_ sets: String, order: String = ##"[{"$ref": "#/sets/s"}]"##, more: String = "")
        -> String
    {
        "{\"version\": \"2025.10\", \"sets\": {\(sets)}, \"resolutionOrder\": \(order)\(more)}"
    }

    /// Two themes with a default and two contrasts without.
    static let themed = ##"""
        {"version": "2025.10",
         "modifiers": {
           "theme": {"contexts": {"light": [{"a": {"$type": "number", "$value": 1}}], "dark": [{"a": {"$type": "number", "$value": 2}}]}, "default": "light"},
           "contrast": {"contexts": {"normal": [], "More": [{"b": {"$type": "number", "$value": 3}}]}},
           "idle": {"contexts": {"x": [], "y": []}}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"}]}
        """##

    private static let document: [ResolverCase] = [
        .init(
            "R-001 R-002 R-003 R-010 R-061", "all root members",
            ##"{"$schema": "x", "name": "n", "description": "d", "version": "2025.10", "sets": {}, "modifiers": {}, "$defs": {"x": 1}, "resolutionOrder": [{"name": "s", "type": "set", "sources": []}]}"##,
            gives: [:]),
        .init(
            "R-010 D-04", "no version",
            #"1️⃣{"resolutionOrder": [{"name": "s", "type": "set", "sources": []}]}"#, reports: [.wrongVersion]),
        .init(
            "R-010 R-022 R-060 D-03", "null where something else has to be",
            ##"{"version": 1️⃣null, "name": 2️⃣null, "sets": 3️⃣null, "modifiers": 4️⃣null, "resolutionOrder": 5️⃣null}"##,
            reports: [.wrongVersion, .wrongKind, .wrongResolver, .wrongResolver, .wrongResolver]),
        .init(
            "R-060 D-03", "null as description and extensions of an item",
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "s", "type": "set", "description": 1️⃣null, "$extensions": 2️⃣null, "sources": []}]}"##,
            reports: [.wrongKind, .wrongKind]),
        .init(
            "R-011", "a draft's version",
            #"{"version": 1️⃣"2025-10-01", "resolutionOrder": [{"name": "s", "type": "set", "sources": []}]}"#,
            reports: [.wrongVersion]),
        .init(
            "R-011", "a number as version",
            #"{"version": 1️⃣2025.10, "resolutionOrder": [{"name": "s", "type": "set", "sources": []}]}"#,
            reports: [.wrongVersion]),
        .init("R-012 D-04", "no resolution order", #"1️⃣{"version": "2025.10"}"#, reports: [.wrongResolver]),
        .init(
            "R-012", "a resolution order that is no list", #"{"version": "2025.10", "resolutionOrder": 1️⃣{}}"#,
            reports: [.wrongResolver]),
        .init(
            "R-013", "an empty resolution order", #"{"version": "2025.10", "resolutionOrder": 1️⃣[]}"#,
            reports: [.wrongResolver]),
        .init(
            "R-013 D-02", "unknown root members", sets(#""s": {"sources": []}"#, more: #", 1️⃣"set": {}"#),
            reports: [.unknownMember]),
        .init(
            "R-010", "texts of the wrong kind",
            sets(#""s": {"sources": []}"#, more: #", "name": 1️⃣1, "description": 2️⃣[]"#),
            reports: [.wrongKind, .wrongKind]),
        .init(
            "R-010", "maps of the wrong kind",
            #"{"version": "2025.10", "sets": 1️⃣[], "modifiers": 2️⃣"x", "resolutionOrder": [{"name": "s", "type": "set", "sources": []}]}"#,
            reports: [.wrongResolver, .wrongResolver]),
    ]

    private static let sets: [ResolverCase] = [
        .init(
            "R-020 R-021 R-023", "inline tokens and files; the later token replaces the earlier one whole",
            sets(
                ##""s": {"sources": [{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}, "k": {"$ref": "#/c"}}, {"$ref": "x.json"}]}"##
            ),
            [
                "x.json":
                    #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}, "k": {"$type": "number", "$value": 1}}"#
            ],
            gives: ["c": "color srgb 1 1 1", "k": "number 1"]),
        .init("R-020", "no sources", sets(#""s": 1️⃣{"description": "x"}"#), reports: [.missingMember]),
        .init("R-020", "sources that are no list", sets(#""s": {"sources": 1️⃣{}}"#), reports: [.wrongKind]),
        .init(
            "R-020", "a path is no source", sets(#""s": {"sources": [1️⃣"x.json"]}"#), reports: [.wrongResolver]
        ),
        .init(
            "R-022", "unknown members of a set", sets(#""s": {"sources": [], 1️⃣"name": "x"}"#),
            reports: [.unknownMember]),
        .init(
            "R-022 R-060", "members of the wrong kind",
            sets(#""s": {"sources": [], "description": 1️⃣1, "$extensions": 2️⃣[]}"#),
            reports: [.wrongKind, .wrongKind]),
        .init(
            "R-060", "references in extensions stay as they are",
            sets(##""s": {"sources": [], "$extensions": {"x.y": {"$ref": "#/no"}}}"##), gives: [:]),
        .init(
            "R-024", "sets in sets, single sources, and one set twice",
            sets(
                ##""s": {"sources": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/b/sources/1"}, {"$ref": "#/sets/a"}]}, "a": {"sources": [\##(number("x", 1))]}, "b": {"sources": [\##(number("y", 2)), \##(number("x", 3))]}"##
            ),
            gives: ["x": "number 1"]),
        .init(
            "R-024 R-052", "a set that contains itself",
            sets(##""s": {"sources": [{"$ref": 1️⃣"#/sets/s"}]}"##), reports: [.resolverCycle]),
        .init(
            "R-052", "two sets that contain each other",
            sets(##""s": {"sources": [{"$ref": 1️⃣"#/sets/t"}]}, "t": {"sources": [{"$ref": "#/sets/s"}]}"##),
            reports: [.resolverCycle]),
        .init(
            "R-052", "the document itself as a source",
            sets(##""s": {"sources": [{"$ref": 1️⃣"a.resolver.json"}]}"##), reports: [.resolverCycle]),
        .init(
            "R-020", "another resolver document as a source",
            sets(##""s": {"sources": [{"$ref": 1️⃣"b.json"}]}"##),
            ["b.json": #"{"version": "2025.10", "resolutionOrder": []}"#],
            reports: [.forbiddenResolverReference]),
        .init(
            "R-051 R-052", "a source that names a source of the document by the document's own name",
            sets(##""s": {"sources": [{"$ref": 1️⃣"./a.resolver.json#/sets/s/sources/0"}]}"##),
            reports: [.resolverCycle]),
        .init(
            "R-051", "a set by way of the document's own name",
            sets(
                ##""s": {"sources": [{"$ref": "a.resolver.json#/sets/t"}]}, "t": {"sources": [\##(number("x", 1))]}"##,
                order: ##"[{"$ref": "a.resolver.json#/sets/s"}]"##),
            gives: ["x": "number 1"]),
        .init(
            "R-052", "the whole document by an empty pointer",
            sets(##""s": {"sources": [{"$ref": 1️⃣"a.resolver.json#"}]}"##), reports: [.resolverCycle]),
        .init(
            "R-054", "all of a file by an empty pointer",
            sets(##""s": {"sources": [{"$ref": "y.json#"}]}"##), ["y.json": number("y", 2)],
            gives: ["y": "number 2"]),
        .init(
            "R-022 R-034", "sets and modifiers that would be references",
            sets(
                ##""s": {1️⃣"$ref": "y.json"}"##,
                more: ##", "modifiers": {"m": {2️⃣"$ref": "#/modifiers/n"}}"##),
            reports: [.unknownMember, .unknownMember]),
        .init(
            "R-010 R-013", "misspelled root members that have to be there",
            ##"{1️⃣"Version": "2025.10", 2️⃣"resolutionorder": [], "sets": {}}"##,
            reports: [.unknownMember, .unknownMember]),
        .init(
            "R-035", "a modifier by way of the document's own name",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣"a.resolver.json#/modifiers/m/contexts/l/0"}]}"##,
                more: ##", "modifiers": {"m": {"contexts": {"l": [{}], "d": []}, "default": "l"}}"##),
            reports: [.forbiddenResolverReference]),
    ]

    private static func modifier(_ modifier: String, sets: String = "", more: String = "") -> String {
        ##"{"version": "2025.10", "sets": {\##(sets)}, "modifiers": {"m": \##(modifier)}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]\##(more)}"##
    }

    private static let modifiers: [ResolverCase] = [
        .init(
            "R-030 R-033 R-037 R-084", "the sources of the chosen context merge in order",
            modifier(
                #"{"contexts": {"a": [\#(number("x", 1)), \#(number("x", 2))], "b": []}, "default": "a", "description": "d", "$extensions": {}}"#
            ),
            gives: ["x": "number 2"]),
        .init(
            "R-030", "a misspelled `contexts`", modifier(#"{1️⃣"context": {"a": [], "b": []}}"#),
            reports: [.unknownMember]),
        .init("R-030", "contexts that are no object", modifier(#"{"contexts": 1️⃣[]}"#), reports: [.wrongKind]),
        .init(
            "R-030", "a context that is no list",
            modifier(#"{"contexts": {"a": 1️⃣{}, "b": []}, "default": "b"}"#), reports: [.wrongKind]),
        .init("R-031", "no context", modifier(#"{"contexts": 1️⃣{}}"#), reports: [.wrongResolver]),
        .init(
            "R-032", "one context", modifier(#"{"contexts": 1️⃣{"a": []}, "default": "a"}"#),
            reports: [.wrongResolver]),
        .init(
            "R-034", "a context refers to a set",
            modifier(
                ##"{"contexts": {"a": [{"$ref": "#/sets/s"}], "b": []}, "default": "a"}"##,
                sets: #""s": {"sources": [\#(number("x", 1))]}"#),
            gives: ["x": "number 1"]),
        .init(
            "R-035", "a context and a set that refer to a modifier",
            modifier(
                ##"{"contexts": {"a": [{"$ref": 1️⃣"#/modifiers/m/contexts/b"}], "b": []}, "default": "a"}"##,
                sets: ##""s": {"sources": [{"$ref": 2️⃣"#/modifiers/m"}]}"##),
            reports: [.forbiddenResolverReference, .forbiddenResolverReference]),
        .init(
            "R-036", "a default that is no context",
            modifier(#"{"contexts": {"a": [], "b": []}, "default": 1️⃣"A"}"#), reports: [.unknownWord]),
        .init(
            "R-036", "a default that is no text",
            modifier(#"{"contexts": {"a": [], "b": []}, "default": 1️⃣1}"#), reports: [.wrongKind]),
    ]

    private static let order: [ResolverCase] = [
        .init(
            "R-040", "later items override earlier ones, what is not listed brings nothing",
            ##"""
            {"version": "2025.10", "sets": {"a": {"sources": [\##(number("x", 1))]}, "b": {"sources": [\##(number("x", 2))]}, "idle": {"sources": [\##(number("y", 1))]}},
             "modifiers": {"m": {"contexts": {"p": [\##(number("x", 3)), \##(number("z", 3))], "q": []}, "default": "p"}},
             "resolutionOrder": [{"$ref": "#/sets/b"}, {"$ref": "#/modifiers/m"}, {"$ref": "#/sets/a"}]}
            """##,
            gives: ["x": "number 1", "z": "number 3"]),
        .init(
            "R-041 R-043", "inline sets and modifiers",
            ##"""
            {"version": "2025.10", "resolutionOrder": [{"name": "s", "type": "set", "sources": [\##(number("x", 1))]},
              {"type": "modifier", "name": "m", "contexts": {"p": [\##(number("y", 2))], "q": []}, "default": "q"}]}
            """##,
            choices: [("m", "p")], gives: ["x": "number 1", "y": "number 2"]),
        .init(
            "R-041 D-04", "inline items without a name or a type",
            #"{"version": "2025.10", "resolutionOrder": [1️⃣{"type": "set", "sources": []}, 2️⃣{"name": "x", "sources": []}]}"#,
            reports: [.missingMember, .missingMember]),
        .init(
            "R-043", "an unknown type",
            #"{"version": "2025.10", "resolutionOrder": [{"name": "x", "type": 1️⃣"sets", "sources": []}]}"#,
            reports: [.unknownWord]),
        .init(
            "R-041", "names and types that are no text",
            #"{"version": "2025.10", "resolutionOrder": [{"name": 1️⃣1, "type": 2️⃣true, "sources": []}]}"#,
            reports: [.wrongKind, .wrongKind]),
        .init(
            "R-042", "a name used twice",
            #"{"version": "2025.10", "resolutionOrder": [{"name": "x", "type": "set", "sources": []}, {"name": 1️⃣"x", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "a"}]}"#,
            reports: [.wrongResolver]),
        .init(
            "R-042", "two modifiers that answer to one key",
            ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "a"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"name": 1️⃣"m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "a"}]}"##,
            reports: [.wrongResolver]),
        .init(
            "R-042", "an inline modifier and a declared one that answer to one key",
            ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "a"}}, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "a"}, {"$ref": 1️⃣"#/modifiers/m"}, {"$ref": 2️⃣"#/modifiers/m"}]}"##,
            reports: [.wrongResolver, .wrongResolver]),
        .init(
            "R-042", "one modifier listed twice",
            ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": [{"x": {"$type": "number", "$value": 1}}], "b": []}, "default": "a"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m"}]}"##,
            gives: ["x": "number 1"]),
        .init(
            "R-042 R-044 R-046", "a set and a modifier of one name, escaped, and one set twice",
            ##"""
            {"version": "2025.10", "sets": {"a/b": {"sources": [\##(number("x", 1))]}}, "modifiers": {"a/b": {"contexts": {"p": [\##(number("x", 2))], "q": []}, "default": "p"}},
             "resolutionOrder": [{"$ref": "#/sets/a~1b"}, {"$ref": "#/modifiers/a~1b"}, {"$ref": "#/sets/a~1b"}]}
            """##,
            gives: ["x": "number 1"]),
        .init(
            "R-045", "references into the resolution order",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣"#/resolutionOrder/0"}]}"##,
                order: ##"[{"$ref": "#/sets/s"}, {"$ref": 2️⃣"#/resolutionOrder/0"}]"##),
            reports: [.forbiddenResolverReference, .forbiddenResolverReference]),
        .init(
            "R-046", "items that lead to something else",
            sets(
                #""s": {"sources": []}"#,
                order:
                    ##"[{"$ref": 1️⃣"#/sets"}, {"$ref": 2️⃣"#/sets/s/sources"}, {"$ref": 3️⃣"#/version"}, 4️⃣"x"]"##),
            reports: [
                .forbiddenResolverReference, .forbiddenResolverReference, .forbiddenResolverReference,
                .wrongResolver,
            ]),
    ]

    /// A document whose order lists the modifier `m` with the contexts `a` and `b`, by default `a`.
    private static func listing(_ order: String) -> String {
        ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": [\##(number("x", 1))], "b": [\##(number("x", 2))]}, "default": "a"}}, "resolutionOrder": [\##(order)]}"##
    }

    private static let repetitions: [ResolverCase] = [
        .init(
            "R-055 R-074", "one modifier twice with different defaults",
            listing(
                ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m", "default": 1️⃣"b"}"##
            ),
            reports: [.wrongResolver]),
        .init(
            "R-055 R-074", "one modifier twice, the first one with another default",
            listing(##"{"$ref": "#/modifiers/m", "default": "b"}, {"$ref": 1️⃣"#/modifiers/m"}"##),
            reports: [.wrongResolver]),
        .init(
            "R-055 R-072", "one modifier twice with different contexts",
            listing(
                ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m", "contexts": 1️⃣{"c": [], "a": []}}"##),
            reports: [.wrongResolver]),
        .init(
            "R-036 R-055 R-056", "contexts that replace the modifier's own and lack its default",
            listing(
                ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m", "contexts": 1️⃣{"c": [], "d": []}}"##),
            reports: [.wrongResolver], gives: ["x": "number 1"]),
        .init(
            "R-055 R-056", "one modifier twice with the same contexts and default",
            listing(
                ##"""
                {"$ref": "#/modifiers/m", "default": "b", "description": "first", "contexts": {"a": [{"y": {"$value": "{x}"}}], "b": [\##(number("x", 3))]}},
                {"contexts": {"a":[{"y":{"$value":"{x}"}}],"b":[\##(number("x", 3))]}, "$ref": "#/modifiers/m", "default": "\u0062"}
                """##),
            gives: ["x": "number 3"]),
        .init(
            "R-055 R-036", "mistakes in what the second one overrides, once each",
            listing(
                ##"{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/m", "default": 1️⃣"z"}, {"$ref": "#/modifiers/m", 2️⃣"sources": []}"##
            ),
            reports: [.unknownWord, .unknownMember]),
        .init(
            "R-042", "two inline modifiers of one name, which is one mistake",
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "a"}, {"name": 1️⃣"m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "a"}]}"##,
            reports: [.wrongResolver]),
        .init(
            "R-040", "a declared modifier that a listed one of its name hides, mistakes in it included",
            ##"{"version": "2025.10", "modifiers": {1️⃣"m": {"contexts": {"c": [], "d": [{"$ref": 2️⃣"no.json"}]}}}, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": [\##(number("x", 1))]}, "default": "a"}]}"##,
            choices: [("m", "b")], reports: [.hiddenModifier, .missingFile], gives: ["x": "number 1"]),
        .init(
            "R-040", "a declared modifier with the name of an inline set, which hides nothing",
            ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"c": [], "d": []}}}, "resolutionOrder": [{"name": "m", "type": "set", "sources": [\##(number("x", 1))]}]}"##,
            choices: [("m", "d")], gives: ["x": "number 1"]),
    ]

    private static let odd: [ResolverCase] = [
        .init(
            "R-051", "references that name nothing",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣""}, {"$ref": 2️⃣"#"}, {"$ref": 3️⃣"#/"}]}"##,
                order: ##"[{"$ref": "#/sets/s"}, {"$ref": 4️⃣""}, {"$ref": 5️⃣"#"}]"##),
            reports: [.brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer, .brokenPointer]),
        .init(
            "R-024 R-046", "the map of the sets, or of the modifiers, in the place of one",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣"#/sets"}]}"##,
                order: ##"[{"$ref": "#/sets/s"}, {"$ref": 2️⃣"#/sets"}, {"$ref": 3️⃣"#/modifiers"}]"##,
                more: ##", "modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "a"}}"##),
            reports: [
                .forbiddenResolverReference, .forbiddenResolverReference, .forbiddenResolverReference,
            ]),
    ]

    private static let references: [ResolverCase] = [
        .init(
            "R-050 R-051 D-06", "references to nothing",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣"#/sets/no"}, {"$ref": 2️⃣"no.json"}, {"$ref": 3️⃣"sets/s"}, {"$ref": 4️⃣5}]}"##,
                order: ##"[{"$ref": "#/sets/s"}, {"$ref": 5️⃣"#/sets/t"}]"##),
            reports: [.brokenPointer, .missingFile, .missingFile, .wrongKind, .brokenPointer]),
        .init(
            "R-051 R-082", "what a missing file would have brought is not missed",
            sets(
                ##""s": {"sources": [{"$ref": 1️⃣"no.json"}, {"a": {"$value": "{b}"}, "c": {"$type": "number", "$value": 1}, "d": {"$extends": "{g}"}}]}"##
            ),
            reports: [.missingFile], gives: ["c": "number 1"]),
        .init(
            "R-050", "remote files", sets(##""s": {"sources": [{"$ref": 1️⃣"https://example.com/x.json"}]}"##),
            reports: [.forbiddenResolverReference]),
        .init(
            "R-053 R-054", "files relative to the document, and a part of one",
            sets(##""s": {"sources": [{"$ref": "./sub/x.json"}, {"$ref": "y.json#/deep/a~1b"}]}"##),
            ["sub/x.json": number("x", 1), "y.json": #"{"deep": {"a/b": \#(number("y", 2))}}"#],
            gives: ["x": "number 1", "y": "number 2"]),
        .init(
            "R-054", "a part that is not there", sets(##""s": {"sources": [{"$ref": 1️⃣"y.json#/no"}]}"##),
            ["y.json": "{}"], reports: [.brokenPointer]),
        .init(
            "R-054", "a fragment without a slash", sets(##""s": {"sources": [{"$ref": 1️⃣"y.json#no"}]}"##),
            ["y.json": "{}"], reports: [.brokenPointer]),
        .init(
            "R-062 R-090", "bundles in definitions, which are never a mistake themselves",
            sets(
                ##""s": {"sources": [{"$ref": "#/$defs/foundation~1base.json"}]}"##,
                more: ##", "$defs": {"foundation/base.json": \##(number("x", 1)), "odd": 5}"##),
            gives: ["x": "number 1"]),
        .init(
            "R-062", "definitions of any kind", sets(#""s": {"sources": []}"#, more: #", "$defs": 7"#),
            gives: [:]),
    ]

    private static let overrides: [ResolverCase] = [
        .init(
            "R-055 R-056", "members beside a reference to a file replace the file's, not deeply",
            sets(##""s": {"sources": [{"g": {"y": {"$value": 5}}, "$ref": "x.json", "$type": "number"}]}"##),
            ["x.json": #"{"g": {"x": {"$value": 1}, "y": {"$value": 2}}, "h": {"$value": 3}}"#],
            gives: ["g.y": "number 5", "h": "number 3"]),
        .init(
            "R-055", "another default on an item of the order",
            ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {"a": [\##(number("x", 1))], "b": [\##(number("x", 2))]}, "default": "a"}}, "resolutionOrder": [{"$ref": "#/modifiers/m", "default": "b", "description": "x"}]}"##,
            gives: ["x": "number 2"]),
        .init(
            "R-055 R-056", "other sources of a set, and of a set inside a set",
            sets(
                ##""s": {"sources": [{"$ref": "#/sets/t", "sources": [\##(number("y", 2))]}]}, "t": {"sources": [\##(number("x", 1))]}"##,
                order: ##"[{"$ref": "#/sets/s"}, {"$ref": "#/sets/t", "sources": [\##(number("z", 3))]}]"##),
            gives: ["y": "number 2", "z": "number 3"]),
        .init(
            "R-055", "overrides along a chain of references",
            sets(
                ##""s": {"sources": [{"$ref": "#/sets/t/sources/0", "x": {"$type": "number", "$value": 3}}]}, "t": {"sources": [{"$ref": "x.json", "y": {"$type": "number", "$value": 2}}]}"##
            ),
            [
                "x.json":
                    #"{"x": {"$type": "number", "$value": 1}, "y": {"$type": "number", "$value": 1}, "z": {"$type": "number", "$value": 1}}"#
            ],
            gives: ["x": "number 3", "y": "number 2", "z": "number 1"]),
        .init(
            "R-055", "unknown members beside a reference",
            sets(#""s": {"sources": []}"#, order: ##"[{"$ref": "#/sets/s", 1️⃣"contexts": {}}]"##),
            reports: [.unknownMember]),
    ]

    private static let inputs: [ResolverCase] = [
        .init(
            "R-070 R-074", "a choice beats the default",
            choices: [("theme", "dark"), ("contrast", "normal")], gives: ["a": "number 2"]),
        .init(
            "R-074", "without a choice the default counts", choices: [("contrast", "More")],
            gives: ["a": "number 1", "b": "number 3"]),
        .init(
            "R-071 D-09", "a key that is no modifier", choices: [("contrast", "normal"), ("them", "dark")],
            rejects: 1),
        .init(
            "R-072", "a value that is no context, default or not",
            choices: [("contrast", "normal"), ("theme", "blue")], rejects: 1),
        .init("R-073", "a modifier without default and choice", choices: [], rejects: 1),
        .init("R-075", "a value that is no text", choices: [("contrast", nil)], rejects: 1),
        .init(
            "R-076", "names match without regard to letter case",
            choices: [("CONTRAST", "more"), ("Theme", "DARK")], gives: ["a": "number 2", "b": "number 3"]),
        .init(
            "R-077 R-070", "an idle modifier is a key, and is not demanded",
            choices: [("contrast", "normal"), ("idle", "x")], gives: ["a": "number 1"]),
        .init(
            "R-072", "a context that an idle modifier does not have",
            choices: [("contrast", "normal"), ("idle", "z")], rejects: 1),
        .init(
            "R-076", "one modifier named in two spellings",
            choices: [("contrast", "normal"), ("Contrast", "more")], rejects: 1),
        .init(
            "R-076", "an idle modifier named in two spellings",
            choices: [("contrast", "normal"), ("IDLE", "x"), ("idle", "x")], rejects: 1),
        .init(
            "R-071 R-072 R-077 R-078", "modifiers that are all idle still say what an input can be",
            ##"{"version": "2025.10", "sets": {"s": {"sources": []}}, "modifiers": {"u": {"contexts": {"a": [], "b": []}}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
            choices: [("u", "bad"), ("zz", "1"), ("U", nil)], rejects: 4),
        .init("R-078", "all mistakes at once", choices: [("theme", "blue"), ("x", "y")], rejects: 3),
        .init(
            "R-077", "without modifiers any input is ignored",
            sets(#""s": {"sources": [\#(number("x", 1))]}"#), choices: [("a", nil), ("b", "c")],
            gives: ["x": "number 1"]),
        .init(
            "R-076", "names that differ only by letter case need the exact one",
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "T", "type": "modifier", "contexts": {"a": [], "A": [\##(number("x", 1))]}, "default": "a"}, {"name": "t", "type": "modifier", "contexts": {"b": [], "c": [\##(number("y", 1))]}, "default": "b"}]}"##,
            choices: [("T", "A"), ("t", "c")], gives: ["x": "number 1", "y": "number 1"]),
    ]

    private static let resolution: [ResolverCase] = [
        .init(
            "R-081 R-087", "a type in one source for the tokens of the next",
            sets(##""s": {"sources": [{"g": {"$type": "number"}}, {"g": {"x": {"$value": 1}}}]}"##),
            gives: ["g.x": "number 1"]),
        .init(
            "R-081 R-087", "a type in a source for what an outer group inherits",
            sets(
                ##""s": {"sources": [{"a": {"g": {"$type": "number"}}}, {"b": {"g": {"x": {"$value": 1, "$type": "number"}}}, "a": {"$extends": "{b}"}}]}"##
            ),
            gives: ["a.g.x": "number 1", "b.g.x": "number 1"]),
        .init(
            "R-081 R-087", "a token, and a group with only a type over it or under it",
            sets(
                ##""s": {"sources": [{"a": {"$type": "number"}, "b": {"$type": "number", "$value": 1}, "c": {"d": {"$type": "number"}}}, {"a": {"$type": "number", "$value": 1}, 1️⃣"b": {"$type": "number"}, "c": {"$type": "number", "$value": 2}}]}"##
            ),
            reports: [.valuelessToken], gives: ["a": "number 1", "c": "number 2"]),
        .init(
            "R-081 R-087", "a type that no source fills, pointed at where it stands last",
            sets(
                ##""s": {"sources": [{"g": {"$type": "color"}}, {1️⃣"g": {"$type": "number"}}, {"h": {}}]}"##
            ),
            reports: [.valuelessToken], gives: [:]),
        .init(
            "R-081 R-051", "a type for what may have been in a source that is missing",
            sets(##""s": {"sources": [{"g": {"$type": "color"}}, {"$ref": 1️⃣"no.json"}]}"##),
            reports: [.missingFile], gives: [:]),
        .init(
            "R-080 R-081 R-082 R-083", "aliases cross sources in any direction and see the overriding values",
            sets(
                ##""s": {"sources": [{"a": {"$value": "{b}"}}, {"b": {"$type": "number", "$value": 1}}, {"b": {"$type": "number", "$value": 2}}]}"##
            ),
            gives: ["a": "number 2", "b": "number 2"]),
        .init(
            "R-083", "types have to agree in the end",
            sets(
                ##""s": {"sources": [{"a": {"$type": "number", "$value": 1️⃣"{b}"}, "b": {"$type": "number", "$value": 1}}, {"b": {"$type": "fontWeight", "$value": 2}}]}"##
            ),
            reports: [.typeMismatch], gives: ["b": "fontWeight 2"]),
        .init(
            "R-085 R-086", "mistakes are in the file they are in",
            sets(##""s": {"sources": [{"$ref": "x.json"}, {"$ref": "y.yaml"}]}"##),
            [
                "x.json": #"{"x": {"$type": "number", "$value": 1️⃣"a"}}"#,
                "y.yaml": "y:\n  $type: number\n  $value: 2️⃣\"{no}\"\n",
            ], reports: [.wrongKind, .unknownToken]),
        .init(
            "R-087 R-023", "group properties and inheritance act on the merged structure",
            sets(
                ##""s": {"sources": [{"g": {"$type": "color", "x": {"$value": 1}}, "h": {"$extends": "{g}"}, "k": {"y": {"$type": "number", "$value": 1}}, "m": {"$type": "number", "$value": 1}}, {"g": {"$type": "number", "z": {"$value": 2}}, "k": {"$type": "number", "$value": 3}, "m": {"n": {"$type": "number", "$value": 4}}}]}"##
            ),
            gives: [
                "g.x": "number 1", "g.z": "number 2", "h.x": "number 1", "h.z": "number 2", "k": "number 3",
                "m.n": "number 4",
            ]),
        .init(
            "R-088", "pointers in tokens address the merged tokens",
            sets(
                ##""s": {"sources": [{"a": {"$value": {"$ref": "#/b/$value"}}, "e": {"$value": {"$ref": 1️⃣"#/sets/s/sources/1/b/$value"}}}, {"b": {"$type": "number", "$value": 1}}]}"##
            ),
            reports: [.brokenPointer], gives: ["a": "number 1", "b": "number 1"]),
        .init(
            "R-038", "one permutation of several",
            ##"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [{"x": {"$value": "{y}"}}], "b": []}, "default": "a"}, {"name": "n", "type": "modifier", "contexts": {"c": [\##(number("y", 1))], "d": [\##(number("y", 2))]}, "default": "d"}]}"##,
            gives: ["x": "number 2", "y": "number 2"]),
    ]

    /// A document of one set with these sources.
    private static func sources(_ sources: String...) -> String {
        sets(#""s": {"sources": [\#(sources.joined(separator: ", "))]}"#)
    }

    private static let lent = ##"{"$type": "number", "g": {"$ref": "#/q"}, "q": {"k": {"$value": 1}}}"##
    private static let filled = #"{"$type": "number", "g": {"m": {"$value": 3}}, "q": {"k": {"$value": 1}}}"#
    private static let both = ["g.k": "number 1", "g.m": "number 3", "q.k": "number 1"]

    private static let groupReferences: [ResolverCase] = [
        .init(
            "F-079 R-023 R-081 R-087", "a group over a `$ref` to a group merges with it",
            sources(lent, #"{"g": {"m": {"$value": 3}}}"#), gives: both),
        .init(
            "F-079 R-023 R-081 R-087", "a `$ref` to a group over a group merges with it",
            sources(filled, ##"{"g": {"$ref": "#/q"}}"##), gives: both),
        .init(
            "F-079 R-087", "group members over a `$ref` to a group",
            sources(lent, #"{"g": {"$description": "x"}}"#),
            gives: ["g.k": "number 1", "q.k": "number 1"]),
        .init(
            "F-079 R-087", "the later of two targets counts, and the rest of both groups",
            sources(
                lent, ##"{"g": {"$type": "fontWeight", "$ref": "#/q"}, "r": {"j": {"$value": 2}}}"##,
                ##"{"g": {"$ref": "#/r"}}"##),
            gives: ["g.j": "fontWeight 2", "q.k": "number 1", "r.j": "number 2"]),
        .init(
            "F-079 R-087", "what a target is counts when all is merged",
            sources(
                ##"{"$type": "number", "q": {"$value": 1}, "g": {"m": {"$value": 3}}}"##,
                ##"{"g": {"$ref": "#/q"}}"##, #"{"q": {"k": {"$value": 1}}}"#),
            gives: both),
        .init(
            "F-079 R-087", "a `$ref` to a token replaces a group, and is replaced by one",
            sources(
                #"{"$type": "number", "t": {"$value": 1}, "g": {"m": {"$value": 3}}}"#,
                ##"{"g": {"$ref": "#/t"}, "h": {"$ref": "#/t/$value"}}"##, #"{"h": {"m": {"$value": 4}}}"#),
            gives: ["t": "number 1", "g": "number 1", "h.m": "number 4"]),
        .init(
            "F-079 F-084 R-087", "a target inside the group itself, and through another `$ref`",
            sources(
                ##"{"$type": "number", "g": {"in": {"k": {"$value": 1}}}, "h": {"m": {"$value": 3}}}"##,
                ##"{"g": {"$ref": "#/g/in"}, "h": {"$ref": "#/g"}}"##),
            gives: [
                "g.in.k": "number 1", "g.k": "number 1", "h.in.k": "number 1", "h.k": "number 1",
                "h.m": "number 3",
            ]),
        .init(
            "F-079 R-087", "a `$ref` over a group that leads nowhere",
            sources(filled, ##"{"g": {"$ref": 1️⃣"#/w"}, "a": {"$value": "{g.m}"}}"##),
            reports: [.unknownGroup], gives: ["g.m": "number 3", "q.k": "number 1", "a": "number 3"]),
        .init(
            "F-112 R-023", "a `$ref` that leads nowhere, over one to a token and over one to a group",
            sources(
                ##"{"$type": "number", "t": {"$value": 1}, "q": {}, "a": {"$ref": "#/t"}, "g": {"$ref": "#/q"}}"##,
                ##"{"a": {"$ref": 1️⃣"#/w"}, "g": {"$ref": 2️⃣"#/w"}}"##),
            reports: [.brokenPointer, .unknownGroup], gives: ["t": "number 1"]),
        .init(
            "F-125 R-081", "pointers see the group members of all sources",
            sources(
                ##"{"g": {"$type": "number", "$description": "d"}, "a": {"$type": "fontFamily", "$value": {"$ref": "#/g/$type"}}, "b": {"$type": "fontFamily", "$value": {"$ref": "#/g/$description"}}}"##,
                #"{"g": {"x": {"$value": 1}}}"#),
            gives: ["a": "fontFamily number", "b": "fontFamily d", "g.x": "number 1"]),
    ]
}
