/// The variants of `LagoonChip` by emphasis.
public nonisolated enum LagoonChipEmphasis: String, CaseIterable, Hashable, Sendable {
    /// `soft`; the default.
    case soft
    /// `loud`.
    case loud
}
