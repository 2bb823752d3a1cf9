import AurumCompiler

/// Describes the parts of component specs: style properties and the expressions that give them values.
enum StyleSchema {
    /// What every kind of style property takes, as expressions, and what other members of specs take.
    static let definitions: [(String, Schema)] =
        kinds.map { (name(of: $0), expression(leaves(of: $0), named: name(of: $0))) } + [
            ("duration", .any([reference, measure(Duration.Unit.allCases.map(\.rawValue)), pointer])),
            ("margin", .any(dimension)),
        ]

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

    /// The kinds of properties, each once.
    private static let kinds = PropertyKind.all.map(\.kind).reduce(into: [PropertyKind]()) { kinds, kind in
        if !kinds.contains(kind) { kinds.append(kind) }
    }

    private static func name(of kind: PropertyKind) -> String {
        switch kind {
        case .background: "background"
        case .token(let type): type.rawValue
        case .extent: "extent"
        case .count: "count"
        case .glyph: "glyph"
        case .text: "text"
        case .edges: "edges"
        case .flag: "flag"
        }
    }

    // MARK: - Style properties

    private static func properties(below prefix: String, beside others: [SchemaMember] = []) -> Schema {
        let inside = PropertyKind.all.filter { $0.name.hasPrefix(prefix) }
        var members = others
        var dotted: [JSONValue.Member] = []
        for (path, kind) in inside {
            let rest = path.dropFirst(prefix.count)
            let schema = Schema.definition(name(of: kind))
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

    private static func leaves(of kind: PropertyKind) -> [Schema] {
        switch kind {
        case .background: color + [.list(of: .any(color), atLeast: 1)]
        case .token(.color): color
        case .token(.dimension): dimension
        case .token(.number): [.number, reference, pointer]
        case .token(.shadow): [reference, shadow, .list(of: .any([reference, shadow]), atLeast: 1)]
        case .token(.typography): [reference, typography]
        // No style property takes a value of another type.
        case .token: [reference]
        case .extent: [.words(["hug", "fill"])] + dimension
        case .count: [.count]
        case .glyph, .text: [.text]
        case .edges: [.words(["all"] + edges), .list(of: .words(edges), atLeast: 1)]
        case .flag: [.flag]
        }
    }

    private static let edges = Edge.allCases.map(\.rawValue)

    /// A token, in which `$name` stands for what the variant has.
    private static let reference = Schema.text(matching: "^\\{[\\s\\S]*\\}$|\\$")

    /// A pointer to a part of a token's value.
    private static let pointer = Schema.object([
        .required("$ref", .text, "A pointer such as `#/group/token/$value`.")
    ])

    private static let shadow = composite(["color", "offsetX", "offsetY", "blur", "spread"])
    private static let typography = composite([
        "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
    ])

    /// A value with several parts, or a pointer to one; what the parts hold is the standard's business.
    private static func composite(_ parts: [String]) -> Schema {
        .any([
            .object(parts.map { .required($0, .anything, "A part of the value.") }, others: .anything),
            pointer,
        ])
    }

    private static let color = [
        reference,
        .object([
            .required(
                "colorSpace", .any([.words(ColorSpace.allCases.map(\.rawValue)), pointer]), "The color space."
            ),
            .required(
                "components", .any([.list(of: .anything), pointer]), "The components, in the space's order."),
            SchemaMember(
                "alpha", .any([.number, pointer]), "From 0, see-through, to 1, opaque.", isNullable: false),
            SchemaMember("hex", .any([.text, pointer]), "The nearest color of sRGB.", isNullable: false),
        ]),
        pointer,
    ]

    private static let dimension = [
        reference, .number, measure(Dimension.Unit.allCases.map(\.rawValue)), pointer,
    ]

    private static func measure(_ units: [String]) -> Schema {
        .object([
            .required("value", .any([.number, pointer]), "How many."),
            .required("unit", .any([.words(units), pointer]), "Of what."),
        ])
    }
}
