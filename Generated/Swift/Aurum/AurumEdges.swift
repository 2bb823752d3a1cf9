/// Edges of a box; leading is where reading begins.
public nonisolated struct AurumEdges: OptionSet, Hashable, Sendable {
    /// A bit an edge.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = AurumEdges(rawValue: 1)
    /// The lower edge.
    public static let bottom = AurumEdges(rawValue: 2)
    /// The edge where reading begins.
    public static let leading = AurumEdges(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = AurumEdges(rawValue: 8)
    /// Every edge.
    public static let all: AurumEdges = [.top, .bottom, .leading, .trailing]
}
