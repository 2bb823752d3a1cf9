/// Why an `AurumToast` went away.
public nonisolated enum AurumToastDismissal: String, CaseIterable, Hashable, Sendable {
    /// Its time was over.
    case timedOut
    /// Someone took it away, or the task that showed it was canceled.
    case dismissed
    /// A newer one took its place.
    case replaced
}
