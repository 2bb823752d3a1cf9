/// How bold type is, from 1 to 1000; 400 is regular and 700 is bold.
@frozen
public nonisolated struct AurumFontWeight: Hashable, Sendable {
    /// The number.
    public let value: Double

    /// Makes a weight from its number.
    public init(_ value: Double) {
        self.value = value
    }
}
