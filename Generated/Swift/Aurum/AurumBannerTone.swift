/// The variants of `AurumBanner` by tone.
public nonisolated enum AurumBannerTone: String, CaseIterable, Hashable, Sendable {
    /// Role `neutral`, glyph `Selection.checkFilled`; the default.
    case neutral
    /// Role `primary`, glyph `Selection.checkFilled`.
    case brand
    /// Role `positive`, glyph `Status.successFilled`.
    case success
    /// Role `negative`, glyph `Navigation.closeFilled`.
    case error
    /// Role `notice`, glyph `Status.warningFilled`.
    case warning
    /// Role `information`, glyph `Status.infoFilled`.
    case info
}
