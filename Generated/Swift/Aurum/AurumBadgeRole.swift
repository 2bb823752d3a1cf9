/// The variants of `AurumBadge` by role.
public nonisolated enum AurumBadgeRole: String, CaseIterable, Hashable, Sendable {
    /// Glyph `Selection.checkFilled`; the default.
    case neutral
    /// Glyph `Selection.checkFilled`.
    case primary
    /// Glyph `Status.successFilled`.
    case positive
    /// Glyph `Navigation.closeFilled`.
    case negative
    /// Glyph `Status.warningFilled`.
    case notice
    /// Glyph `Status.infoFilled`.
    case information
}
