extension DiagnosticCode {
    /// The codes of the emitters of data and documentation.
    package static let documents: [DiagnosticCode] = [.emptyManifestGroup]

    package static let emptyManifestGroup = DiagnosticCode(
        "A0650", "a group of the manifest without tokens",
        "The manifest's options name top-level groups of tokens. A group that no token is in would leave its part "
            + "of the manifest empty without a word.")
}
