public import AurumTokens

/// Paints on top of one another, and the color they make together.
public nonisolated struct AurumBackground: Hashable, Sendable {
    /// The paints, the lowest first.
    public let layers: [AurumColor]
    /// What is seen of the paints, composited when the tokens were compiled.
    public let composite: AurumColor

    /// Makes a background from paints, the lowest first, and their composite.
    public init(_ layers: AurumColor..., composite: AurumColor) {
        self.layers = layers
        self.composite = composite
    }

    /// Makes a background of one paint.
    public init(_ color: AurumColor) {
        self.init(color, composite: color)
    }
}
