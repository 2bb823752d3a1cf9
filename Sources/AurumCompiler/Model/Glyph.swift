/// A drawing in one color: closed outlines in a square of 24 units, filled by the even-odd rule.
package struct Glyph: Sendable {
    /// One step of an outline, in absolute units.
    package enum Segment: Hashable, Sendable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
        case close
    }

    /// The side of the square that outlines are drawn in.
    package static let side = 24.0

    /// The glyph's name, such as `Status.infoFilled`.
    package let name: String
    /// The outlines.
    package let segments: [Segment]

    /// Makes a glyph.
    package init(name: String, segments: [Segment]) {
        self.name = name
        self.segments = segments
    }
}

/// The glyphs of a design in authored order.
package struct GlyphSet: Sendable {
    /// The glyphs.
    package let glyphs: [Glyph]

    /// Makes a set.
    package init(_ glyphs: [Glyph] = []) {
        self.glyphs = glyphs
    }

    /// A glyph by name.
    package subscript(name: String) -> Glyph? { glyphs.first { $0.name == name } }
}
