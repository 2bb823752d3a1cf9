/// The variants of `AurumBadge` by size.
public nonisolated enum AurumBadgeSize: String, CaseIterable, Hashable, Sendable {
    /// `small`; the default.
    case small
    /// `large`.
    case large
}
