public import LagoonTokens

/// Paints on top of one another, and the color they make together.
public nonisolated struct LagoonBackground: Hashable, Sendable {
    /// The paints, the lowest first.
    public let layers: [LagoonColor]
    /// What is seen of the paints, composited when the tokens were compiled.
    public let composite: LagoonColor

    /// Makes a background from paints, the lowest first, and their composite.
    public init(_ layers: LagoonColor..., composite: LagoonColor) {
        self.layers = layers
        self.composite = composite
    }

    /// Makes a background of one paint.
    public init(_ color: LagoonColor) {
        self.init(color, composite: color)
    }
}
