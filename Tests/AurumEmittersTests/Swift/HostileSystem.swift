import AurumCompiler
import AurumSyntax
import AurumTestSupport

/// An invented design system that sets every trap at once: names, texts, values of all types, four modes, and
/// thousands of tokens.
enum HostileSystem {
    /// The system, read and compiled as any other.
    static func compile(_ strategy: Naming.Strategy, tokens count: Int) -> Resolution {
        Resolution.project(files(strategy, count))
    }

    private static func files(_ strategy: Naming.Strategy, _ count: Int) -> [String: String] {
        let glyph = "[\"M2 2L22 2L12 22Z\"]"
        return [
            "config.yaml": config(strategy), "trap.resolver.json": resolver,
            "names.json": "{\(names(strategy).joined(separator: ",\n"))}",
            "types.json": "{\(types)}", "many.json": "{\(many(count))}",
            "dark.json": "{\(differing(0.9))}", "increased.json": "{\(differing(0.1))}",
            "switch.yaml": component, "glyphs.yaml": "glyphs: { default: \(glyph), self: \(glyph) }",
        ]
    }

    private static func config(_ strategy: Naming.Strategy) -> String {
        """
        name: Zwölf 12
        tokens: trap.resolver.json
        components: switch.yaml
        glyphs: glyphs.yaml
        modes:
          default: { appearance: light, contrast: normal }
          dark: { appearance: dark, contrast: normal }
          2 self: { appearance: light, contrast: increased }
          Type: { appearance: dark, contrast: increased }
        names: { strategy: \(strategy.rawValue) }
        """
    }

    private static let resolver = """
        {
          "version": "2025.10",
          "sets": { "all": { "sources": [
            { "$ref": "names.json" }, { "$ref": "types.json" }, { "$ref": "many.json" }
          ] } },
          "modifiers": {
            "appearance": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] }, "default": "light" },
            "contrast": { "contexts": { "normal": [], "increased": [{ "$ref": "increased.json" }] }, "default": "normal" }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/all" }, { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/contrast" }
          ]
        }
        """

    // MARK: - Names

    /// Words that Swift keeps for itself somewhere, and names that begin with or consist of what cannot stand in one.
    private static let traps: [String] =
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator \
        private precedencegroup protocol public rethrows static struct subscript typealias var break case catch \
        continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as \
        await false is nil self super throws true try Type Protocol Self any associativity async convenience didSet \
        dynamic final get indirect infix lazy left mutating none nonmutating optional override package postfix \
        precedence prefix required right set some unowned weak willSet actor macro each consume copy borrowing \
        consuming sending isolated nonisolated yield discard then of 2xl 15 1.5x 1_5 grün 日本語 مرحبا שלום 🎨 🎁 \
        _private colors double duration string swift int cgFloat body font rawValue hashValue allCases description
        """.replacing(".", with: "-").split(separator: " ").map { String($0) }
        + [
            "a b", "tab\tline\nbreak", " ", "\u{202E}reversed", "back\\slash", "`tick`", "quo\"te", "*/",
            "\\(x)",
        ]
        + [String(repeating: "long ", count: 30), String(repeating: "wide", count: 40)]

    /// Names that would be one in Swift if they were not spelled.
    private static let twins = [
        "Blue", "blue", "BLUE", "x-y", "x y", "xY", "\u{E9}", "e\u{301}", "1-5", "Class", "Init",
    ]

    private static func names(_ strategy: Naming.Strategy) -> [String] {
        let names = strategy == .defensive ? traps + twins : traps
        let groups = ["default", "Type", "self", "in", "2xl", "🎨", "é", "a b", "colors", " "]
        let color = "{ \"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3] }"
        return groups.enumerated().map { index, group in
            let tokens = names.map { name in
                let value = index % 2 == 0 ? color : "{ \"value\": \(index), \"unit\": \"px\" }"
                return "\(quoted(name)): { \"$value\": \(value), \"$description\": \(quoted(trap)) }"
            }
            let type = index % 2 == 0 ? "color" : "dimension"
            return "\(quoted(group)): { \"$type\": \"\(type)\",\n\(tokens.joined(separator: ",\n")) }"
        } + ["\"loose\": { \"$type\": \"number\", \"$value\": 1 }"]
    }

    private static let trap =
        "*/ \" \\(1 + 1) `x` \u{202E}\u{200F}\n#sourceLocation // \"\"\" ``` /* - Parameter x: \u{1}"

    // MARK: - Values

    private static let length = "{ \"value\": 2, \"unit\": \"px\" }"
    private static let time = "{ \"value\": 12.5, \"unit\": \"ms\" }"

    private static func color(_ red: Double) -> String {
        "{ \"colorSpace\": \"display-p3\", \"components\": [\(red), 0, 0.5], \"alpha\": 0.5 }"
    }

    /// A value of each type; its colors have a given red.
    private static func values(_ red: Double) -> [(type: String, value: String)] {
        let color = color(red)
        let shadow =
            "{ \"color\": \(color), \"offsetX\": \(length), \"offsetY\": \(length), \"blur\": \(length), "
            + "\"spread\": { \"value\": 0, \"unit\": \"px\" }, \"inset\": true }"
        return [
            ("color", color), ("dimension", "{ \"value\": \(red), \"unit\": \"rem\" }"),
            ("fontFamily", "[\"A\\\"\\\\(0)\", \(quoted(String(repeating: "Long ", count: 40)))]"),
            ("fontWeight", "\(red < 0.5 ? 350 : 700)"),
            ("duration", "{ \"value\": \(red), \"unit\": \"s\" }"), ("cubicBezier", "[0, \(red), 1, 1]"),
            ("number", "\(-red)"),
            ("strokeStyle", "{ \"dashArray\": [\(length), \(length)], \"lineCap\": \"butt\" }"),
            ("border", "{ \"color\": \(color), \"width\": \(length), \"style\": \"solid\" }"),
            (
                "transition",
                "{ \"duration\": \(time), \"delay\": \(time), \"timingFunction\": [0, 0, \(red), 1] }"
            ),
            ("shadow", "[\(shadow), \(shadow)]"),
            (
                "gradient",
                "[{ \"color\": \(color), \"position\": 0 }, { \"color\": \(color), \"position\": \(red) }]"
            ),
            (
                "typography",
                "{ \"fontFamily\": \"Inter\", \"fontSize\": \(length), \"fontWeight\": 500, "
                    + "\"letterSpacing\": \(length), \"lineHeight\": \(1 + red) }"
            ),
        ]
    }

    private static func typed(_ red: Double, named names: [String]) -> String {
        values(red).enumerated().map { index, value in
            "\"in\(value.type)\": { \"$type\": \"\(value.type)\", "
                + names.map { "\"\($0)\": { \"$value\": \(value.value) }" }.joined(separator: ", ") + " }"
        }.joined(separator: ",\n")
    }

    /// Tokens of all types, aliases of them, and deprecated ones.
    private static var types: String {
        let reason = quoted(String(repeating: trap, count: 4))
        let aliases = values(0).map { value in
            "\"\(value.type)\": { \"$value\": \"{in\(value.type).changes}\", \"$description\": \(reason) }"
        }
        return typed(0.2, named: ["stays", "changes"])
            + ",\n\"alias\": { \(aliases.joined(separator: ", ")) },\n"
            + "\"old\": { \"$type\": \"color\", \"$deprecated\": \(reason), "
            + "\"one\": { \"$value\": \(color(1)) }, \"two\": { \"$value\": \"{old.one}\", \"$deprecated\": true } }"
    }

    /// What a mode says anew.
    private static func differing(_ red: Double) -> String { typed(red, named: ["changes"]) }

    /// Colors and lengths in a group as large as groups get.
    private static func many(_ count: Int) -> String {
        let colors = (0..<count / 2).map { index in
            "\"\(index)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0.\(index), 0.\(index % 7), 0.25] } }"
        }
        let lengths = (0..<count / 2).map { index in
            "\"\(index)\": { \"$value\": { \"value\": 1.\(index), \"unit\": \"px\" } }"
        }
        return "\"palette\": { \"$type\": \"color\", \"shade\": { \(colors.joined(separator: ",\n")) } },\n"
            + "\"metrics\": { \"$type\": \"dimension\", \"step\": { \(lengths.joined(separator: ",\n")) } }"
    }

    /// A text as a string in JSON.
    private static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    // MARK: - Component

    private static let component = """
        component: switch
        axes:
          default: [case, self, 2nd, allCases, rawValue, hash, hashValue, none]
          in: [Type, init]
          "a/b": ["on", "off"]
        parts:
          box:
            background: ["{default.class}", "{incolor.changes}"]
            border: { color: "{incolor.changes}", width: "{indimension.stays}" }
            opacity: { by: in, Type: 0.5, init: none }
            radius: "{indimension.changes}"
            shadow: "{inshadow.changes}"
          is:
            kind: text
            typography: "{intypography.changes}"
            color: "{old.one}"
            lines: { by: default, case: none, default: 2 }
            padding: { horizontal: 12 }
          as:
            accessibilityLabel: "*/ \\" \\\\(1 + 1) `x`"
            glyph: default
            color: "{incolor.changes}"
            size: { by: "a/b", "on": 12, default: "{indimension.changes}" }
            visible: { by: in, Type: true, init: false }
          func:
            kind: button
            accessibilityLabel: "*/ \\" \\\\(1 + 1) `x`"
            glyph: self
            color: "{incolor.stays}"
            size: 16
        parameters:
          style: { text: is, sample: "*/ \\" \\\\(1 + 1) `x`", summary: "*/ \\" \\\\(1 + 1) `x`" }
          let: { shows: as, default: true, summary: "Line\\nbreak" }
          body: { replaces: as, summary: "`" }
          guard: { tapped: func, summary: "" }
        host:
          durations: { default: { value: 1.5, unit: s }, in: until-dismissed, allCases: until-dismissed }
          policy: queue
          enter: { value: 100, unit: ms }
          exit: { value: 50, unit: ms }
          margin: "{indimension.stays}"
        documentation:
          summary: "One. Two */ \\u202E three\\nfour"
          description: ["*/ \\" \\\\(1 + 1) `x` ``` "]
          intendedUse: "- Parameter x: y"
        """
}
