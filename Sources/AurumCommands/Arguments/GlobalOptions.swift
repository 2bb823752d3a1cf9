/// How diagnostics are printed.
package enum DiagnosticStyle: String, CaseIterable, Sendable {
    /// With the source and what to do, for people.
    case human
    /// One line each, for editors and build logs.
    case concise
    /// For programs.
    case json
    /// As annotations of GitHub Actions.
    case github
    /// As a log for code scanning.
    case sarif
    /// As a test report.
    case junit
}

/// The options that every command understands.
package enum GlobalOptions {
    /// Shows help instead.
    package static let help = Option.flag("help", short: "h", "show what the command does and takes")
    /// Shows the version instead.
    package static let version = Option.flag("version", "show the version")
    /// How to print diagnostics.
    package static let diagnostics = Option.choice(
        "diagnostics", default: DiagnosticStyle.human, "how to print errors and warnings")
    /// When to print colors.
    package static let color = Option.choice("color", default: ColorChoice.auto, "when to print in color")
    /// The project's configuration.
    package static let config = Option.text(
        "config", "FILE", "read the project's configuration from this file instead of looking for it")
    /// Whether warnings are errors.
    package static let strict = Option.flag("strict", "treat warnings as errors")
    /// Whether to print errors only.
    package static let quiet = Option.flag("quiet", short: "q", "print nothing but results and errors")
    /// Whether to print how long the stages took.
    package static let timings = Option.flag("timings", "print how long each stage took")

    /// All of them.
    package static let table = OptionTable(
        config, strict, diagnostics, color, quiet, timings, help, version)
}
