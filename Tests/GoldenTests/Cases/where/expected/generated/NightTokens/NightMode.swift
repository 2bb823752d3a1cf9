/// The modes of the design; the first is the default.
@frozen
public nonisolated enum NightMode: String, CaseIterable, Hashable, Sendable {
    /// Appearance `light`; the default.
    case light
    /// Appearance `dark`.
    case dark

    /// The mode that a device turns this one into: of those that share everything a device does not decide,
    /// the nearest to its appearance and contrast.
    public func adapted(isDark: Bool, hasIncreasedContrast: Bool) -> NightMode {
        return isDark ? .dark : .light
    }

    /// The position among the modes.
    var position: Int {
        switch self {
        case .light: return 0
        case .dark: return 1
        }
    }
}
