/// A drawing in one color: closed outlines in a square of 24 units, filled by the even-odd rule.
public nonisolated struct LagoonGlyph: Hashable, Sendable {
    /// One step of an outline.
    public nonisolated enum Segment: Hashable, Sendable {
        /// Starts an outline.
        case move(x: Double, y: Double)
        /// A straight line.
        case line(x: Double, y: Double)
        /// A cubic curve with its two control points.
        case curve(
            x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
        /// Closes the outline.
        case close
    }

    /// The outlines.
    public let segments: [Segment]

    /// Makes a glyph from its outlines.
    public init(_ segments: [Segment]) {
        self.segments = segments
    }
}
