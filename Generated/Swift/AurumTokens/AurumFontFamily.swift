/// Font names, the best choice first.
@frozen
public nonisolated struct AurumFontFamily: Hashable, Sendable {
    /// The names; the later ones stand in where the earlier ones are missing.
    public let names: [String]

    /// Makes a family from its names, the best choice first.
    public init(_ names: String...) {
        self.names = names
    }
}
