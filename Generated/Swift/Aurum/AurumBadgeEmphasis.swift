/// The variants of `AurumBadge` by emphasis.
public nonisolated enum AurumBadgeEmphasis: String, CaseIterable, Hashable, Sendable {
    /// Content `intense`; the default.
    case subtle
    /// Content `inverse`.
    case intense
}
