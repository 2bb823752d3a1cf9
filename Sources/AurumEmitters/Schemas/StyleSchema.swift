import AurumCompiler

/// Describes the parts of component specs: style properties and the expressions that give them values.
enum StyleSchema {
    /// What every kind of style property takes, as expressions, and what other members of specs take.
    static let definitions: [(String, Schema)] =
        values.map { ($0.name, expression(leaves(of: $0), named: $0.name)) } + [
            ("duration", .any(ValueSchema.part(of: .duration))),
            ("margin", .any(lengths(true))),
            ("words", words),
        ] + ValueSchema.definitions

    /// A part: what it is, and its style properties, nested or with dotted names.
    static let part = properties(
        below: "",
        beside: [
            SchemaMember(
                "kind", .words(Component.Part.Kind.allCases.map(\.rawValue)),
                "What it is drawn as; without it, its style properties decide."),
            SchemaMember("accessibilityLabel", .text, "What VoiceOver calls it, if it can be tapped."),
            SchemaMember("dismisses", .flag, "Whether tapping it takes the component away."),
        ])

    /// What a style property takes: a kind, and whether it has limits.
    private struct Value: Equatable {
        let kind: PropertyKind
        let isLimited: Bool

        init(_ path: String, _ kind: PropertyKind) {
            self.kind = kind
            isLimited = StyleProperty(part: "", name: path, kind: kind).range != nil
        }

        /// The name of its definition.
        var name: String {
            switch kind {
            case .background: "background"
            case .token(.dimension): isLimited ? "length" : "distance"
            case .token(let type): type.rawValue
            case .extent: "extent"
            case .count: "count"
            case .glyph: "glyph"
            case .text: "text"
            case .edges: "edges"
            case .flag: "flag"
            }
        }
    }

    /// What properties take, each once.
    private static let values = PropertyKind.all.map(Value.init).reduce(into: [Value]()) { values, value in
        if !values.contains(value) { values.append(value) }
    }

    // MARK: - Style properties

    private static func properties(below prefix: String, beside others: [SchemaMember] = []) -> Schema {
        let inside = PropertyKind.all.filter { $0.name.hasPrefix(prefix) }
        var members = others
        var dotted: [JSONValue.Member] = []
        for (path, kind) in inside {
            let rest = path.dropFirst(prefix.count)
            let schema = Schema.definition(Value(path, kind).name)
            guard let dot = rest.firstIndex(of: ".") else {
                members.append(SchemaMember(String(rest), schema, meaning(of: path)))
                continue
            }
            // A dotted name is a pattern, so that editors accept it and offer the nested form.
            let pattern = "^" + rest.split(separator: ".").joined(separator: "\\.") + "$"
            dotted.append(JSONValue.Member(pattern, schema.value))
            let group = String(rest[..<dot])
            guard !members.contains(where: { $0.name == group }) else { continue }
            members.append(
                SchemaMember(
                    group, properties(below: prefix + group + "."), meaning(of: prefix + group),
                    isNullable: false))
        }
        let object = Schema.object(members)
        return dotted.isEmpty ? object : object.with("patternProperties", .object(dotted))
    }

    private static let meanings: [String: String] = [
        "background": "A color, or a stack of colors, bottom first; the first one is opaque.",
        "color": "The color of a text or a glyph.",
        "border": "The line around the part.",
        "border.color": "The color of the line.",
        "border.width": "How thick the line is.",
        "border.edges": "`all`, or some of `top`, `bottom`, `leading` and `trailing`.",
        "radius": "How round the corners are.",
        "shadow": "A shadow.",
        "width": "A dimension, `hug` or `fill`.",
        "height": "A dimension, `hug` or `fill`.",
        "minHeight": "The height that it has at least.",
        "size": "The size of a glyph.",
        "touchTarget": "The size of what can be tapped.",
        "padding": "The room between the edges and the content.",
        "padding.horizontal": "The room at the leading and the trailing edge.",
        "padding.vertical": "The room at the top and the bottom.",
        "gap": "The gap between all parts in the container.",
        "gapAfter": "The gap after this part, where another one follows.",
        "typography": "The typography of a text.",
        "lines": "How many lines a text has at most; no limit without it.",
        "glyph": "A glyph's name.",
        "opacity": "A number from 0 to 1.",
        "visible": "Whether the part is there.",
        "meaning": "In a word or two, what color and glyph of the container mean; VoiceOver says it first.",
        "increasedContrast": "What takes the place of properties where people ask for more contrast.",
    ]

    private static func meaning(of path: String) -> String {
        if let own = meanings[path] { return own }
        let usual = path.dropFirst(PropertyKind.increasedContrast.count)
        return meanings[String(usual)] ?? path
    }

    // MARK: - Expressions

    /// One of some leaves, nothing, or a choice by an axis among such expressions.
    private static func expression(_ leaves: [Schema], named name: String) -> Schema {
        let this = Schema.definition(name)
        let by = SchemaMember.required("by", .text, "The axis that chooses; name its values beside it.")
        let fallback = SchemaMember("default", this, "What holds for the values that are not named.")
        return .any(leaves + [.object([by, fallback], others: this), .words(["none"]), .null])
    }

    /// A text, or a choice by an axis among such expressions; nothing is no text.
    private static let words: Schema = {
        let this = Schema.definition("words")
        let by = SchemaMember.required("by", .text, "The axis that chooses; name its values beside it.")
        let fallback = SchemaMember(
            "default", this, "What holds for the values that are not named.", isNullable: false)
        return .any([.text, .object([by, fallback], others: this)])
    }()

    private static func leaves(of value: Value) -> [Schema] {
        switch value.kind {
        case .background: leaves(of: .color) + [.list(of: .any(leaves(of: .color)), atLeast: 1)]
        case .token(.dimension): lengths(value.isLimited)
        case .token(.number) where value.isLimited: [.number(from: 0, to: 1), reference, ValueSchema.pointer]
        case .token(let type): leaves(of: type)
        case .extent: [.words(["hug", "fill"])] + lengths(value.isLimited)
        case .count: [.count]
        case .glyph, .text: [.text]
        case .edges: [.words(["all"] + edges), .list(of: .words(edges), atLeast: 1)]
        case .flag: [.flag]
        }
    }

    private static let edges = Edge.allCases.map(\.rawValue)

    /// A token, in which `$name` stands for what the variant has.
    private static let reference = Schema.text(matching: "^\\{[\\s\\S]*\\}$|\\$")

    private static func leaves(of type: TokenType) -> [Schema] {
        [reference] + ValueSchema.value(of: type)
    }

    /// A length, of which a number alone counts px.
    private static func lengths(_ isLimited: Bool) -> [Schema] {
        let number = isLimited ? Schema.number(from: 0) : .number
        let units = Dimension.Unit.allCases.map(\.rawValue)
        return [reference, number, ValueSchema.measure(units, of: number), ValueSchema.pointer]
    }
}
