extension DiagnosticCode {
    /// The codes of the emit stage: what a design says that an output's language cannot.
    package static let emit: [DiagnosticCode] = [.sharedSymbol, .singleMode, .undrawable]

    package static let sharedSymbol = DiagnosticCode(
        "A0601", "two names that would be one in generated code",
        "Each token, component and variant value has a name of its own in generated code. These two come out the same, "
            + "because characters that cannot stand in a name were left out. Rename one of them, or give one another "
            + "name in the config.")
    package static let singleMode = DiagnosticCode(
        "A0602", "tokens that differ between modes, written with one value",
        "Generated constants hold the value of the default mode, the first in the config. Tokens with other values in "
            + "other modes lose those there.")
    package static let undrawable = DiagnosticCode(
        "A0603", "something SwiftUI cannot draw",
        "The value stays in the generated constants in full, but the view draws the nearest thing that SwiftUI can."
    )
}
