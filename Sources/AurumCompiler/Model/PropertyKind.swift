/// What a style property accepts; one for all components.
package enum PropertyKind: Hashable, Sendable {
    /// A stack of paints over an opaque one, or a single color.
    case background
    /// A value of a token type.
    case token(TokenType)
    /// A dimension, or `hug`, or `fill`.
    case extent
    /// A whole number from 1.
    case count
    /// The name of a glyph.
    case glyph
    /// Words.
    case text
    /// Edges of a box.
    case edges
    /// True or false.
    case flag

    /// The style properties that specs can use, with what they accept; nested names are dotted.
    package static let all: [(name: String, kind: PropertyKind)] = [
        ("background", .background),
        ("color", .token(.color)),
        ("border.color", .token(.color)),
        ("border.width", .token(.dimension)),
        ("border.edges", .edges),
        ("radius", .token(.dimension)),
        ("shadow", .token(.shadow)),
        ("width", .extent),
        ("height", .extent),
        ("minHeight", .token(.dimension)),
        ("size", .token(.dimension)),
        ("touchTarget", .token(.dimension)),
        ("padding.horizontal", .token(.dimension)),
        ("padding.vertical", .token(.dimension)),
        ("gap", .token(.dimension)),
        ("gapAfter", .token(.dimension)),
        ("typography", .token(.typography)),
        ("lines", .count),
        ("glyph", .glyph),
        ("opacity", .token(.number)),
        ("visible", .flag),
        ("meaning", .text),
        ("increasedContrast.background", .background),
        ("increasedContrast.color", .token(.color)),
        ("increasedContrast.border.color", .token(.color)),
        ("increasedContrast.border.width", .token(.dimension)),
    ]

    /// What properties begin with that take the place of others where people ask for more contrast.
    package static let increasedContrast = "increasedContrast."

    /// The kind of a property by its dotted name.
    package static func named(_ name: String) -> PropertyKind? { all.first { $0.name == name }?.kind }
}

extension StyleProperty {
    /// What a length or a number may be; nil for what has no limits.
    package var range: ClosedRange<Double>? {
        switch kind {
        // Parts may overlap, as in design tools.
        case .token(.dimension) where name == "gap" || name == "gapAfter": nil
        case .token(.dimension), .extent: 0...(.greatestFiniteMagnitude)
        case .token(.number): 0...1
        default: nil
        }
    }
}
