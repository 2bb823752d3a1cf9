import AurumCompiler

/// Describes values of tokens where a spec writes them out, as the standard has them.
enum ValueSchema {
    /// What the descriptions refer to by name.
    static let definitions: [(String, Schema)] =
        [
            ("pointer", .object([.required("$ref", .text, "A pointer such as `#/group/token/$value`.")])),
            ("token", .text(matching: "^\\{[\\s\\S]*\\}$")),
        ] + TokenType.allCases.filter { !written($0).isEmpty }.map { (name(of: $0), .any(written($0))) }

    /// A pointer to a part of a token's value.
    static let pointer = Schema.definition("pointer")

    /// A token, named inside a value.
    private static let token = Schema.definition("token")

    /// A value of a type, a pointer to one, or a token of the type.
    static func part(of type: TokenType) -> [Schema] { [token] + value(of: type) }

    /// A value of a type, or a pointer to one; without the value for a type that specs do not write out.
    static func value(of type: TokenType) -> [Schema] {
        written(type).isEmpty ? [pointer] : [.definition(name(of: type)), pointer]
    }

    private static func name(of type: TokenType) -> String { type.rawValue + "Value" }

    /// The forms that a written value has.
    private static func written(_ type: TokenType) -> [Schema] {
        switch type {
        case .color: [color]
        case .dimension: [measure(Dimension.Unit.allCases.map(\.rawValue), of: .number)]
        case .duration: [measure(Duration.Unit.allCases.map(\.rawValue), of: .number(from: 0))]
        case .fontFamily: [.text, .list(of: .any([.text, pointer]), atLeast: 1)]
        case .fontWeight:
            [
                .number(from: FontWeight.range.lowerBound, to: FontWeight.range.upperBound),
                .words(FontWeight.keywords.map(\.name)),
            ]
        case .number: [.number]
        case .shadow: [layer, .list(of: .any([token, layer, pointer]), atLeast: 1)]
        case .typography: [composite(Typography.members)]
        case .cubicBezier, .strokeStyle, .border, .transition, .gradient: []
        }
    }

    /// A number with a unit.
    static func measure(_ units: [String], of number: Schema) -> Schema {
        .object([
            .required("value", .any([number, pointer]), "How many."),
            .required("unit", .any([.words(units), pointer]), "Of what."),
        ])
    }

    private static let layer = composite(
        Shadow.members, beside: [optional("inset", .flag, "Whether it falls inside the shape.")])

    private static let component = Schema.any([.number, .words(["none"]), pointer])

    private static let color = Schema.object([
        .required(
            "colorSpace", .any([.words(ColorSpace.allCases.map(\.rawValue)), pointer]), "The color space."),
        .required(
            "components", .any([.list(of: component, atLeast: 3, atMost: 3), pointer]),
            "The components, in the space's order."),
        optional("alpha", .number(from: 0, to: 1), "From 0, see-through, to 1, opaque."),
        optional("hex", .text(matching: "^#[0-9A-Fa-f]{6}$"), "The nearest color of sRGB."),
    ])

    /// A value with several parts, each a token, a pointer or a value of its type.
    private static func composite(
        _ members: [(name: String, type: TokenType)], beside others: [SchemaMember] = []
    ) -> Schema {
        .object(
            members.map { name, type in
                .required(name, .any(part(of: type)), "A \(type.rawValue).")
            } + others)
    }

    /// A part that can be left out, but not be null.
    private static func optional(_ name: String, _ schema: Schema, _ meaning: String) -> SchemaMember {
        SchemaMember(name, .any([schema, pointer]), meaning, isNullable: false)
    }
}
