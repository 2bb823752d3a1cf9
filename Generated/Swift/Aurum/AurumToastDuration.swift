/// How long `AurumToast` stays.
public nonisolated enum AurumToastDuration: String, CaseIterable, Hashable, Sendable {
    /// 4 s; the default.
    case short
    /// 10 s.
    case long
    /// Until it is dismissed.
    case indefinite

    /// The time, or nil when it stays until it is dismissed.
    public var time: Duration? {
        switch self {
        case .short: .seconds(4)
        case .long: .seconds(10)
        case .indefinite: nil
        }
    }
}
