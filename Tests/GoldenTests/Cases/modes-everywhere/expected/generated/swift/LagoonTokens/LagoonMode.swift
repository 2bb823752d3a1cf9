/// The modes of the design; the first is the default.
@frozen
public nonisolated enum LagoonMode: String, CaseIterable, Hashable, Sendable {
    /// Theme `day`, contrast `normal`; the default.
    case day
    /// Theme `night`, contrast `normal`.
    case night
    /// Theme `day`, contrast `increased`.
    case dayHighContrast
    /// Theme `night`, contrast `increased`.
    case nightHighContrast

    /// The mode that a device turns this one into: of those that share everything a device does not decide,
    /// the nearest to its appearance and contrast.
    public func adapted(isDark: Bool, hasIncreasedContrast: Bool) -> LagoonMode {
        switch (isDark, hasIncreasedContrast) {
        case (false, false): return .day
        case (true, false): return .night
        case (false, true): return .dayHighContrast
        case (true, true): return .nightHighContrast
        }
    }

    /// The position among the modes.
    var position: Int {
        switch self {
        case .day: return 0
        case .night: return 1
        case .dayHighContrast: return 2
        case .nightHighContrast: return 3
        }
    }
}
