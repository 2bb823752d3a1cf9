/// The variants of `AurumToast` by size.
public nonisolated enum AurumToastSize: String, CaseIterable, Hashable, Sendable {
    /// `small`; the default.
    case small
    /// `large`.
    case large
}
