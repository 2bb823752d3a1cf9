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
    /// True or false.
    case flag

    /// The style properties that specs can use, with what they accept; nested names are dotted.
    package static let all: [(name: String, kind: PropertyKind)] = [
        ("background", .background),
        ("color", .token(.color)),
        ("border.color", .token(.color)),
        ("border.width", .token(.dimension)),
        ("radius", .token(.dimension)),
        ("shadow", .token(.shadow)),
        ("width", .extent),
        ("height", .extent),
        ("minHeight", .token(.dimension)),
        ("size", .token(.dimension)),
        ("touchTarget", .token(.dimension)),
        ("padding.horizontal", .token(.dimension)),
        ("padding.vertical", .token(.dimension)),
        ("gapAfter", .token(.dimension)),
        ("typography", .token(.typography)),
        ("lines", .count),
        ("glyph", .glyph),
        ("opacity", .token(.number)),
        ("visible", .flag),
    ]

    /// The kind of a property by its dotted name.
    package static func named(_ name: String) -> PropertyKind? { all.first { $0.name == name }?.kind }
}
