extension DiagnosticCode {
    /// Every code there is, by stage.
    package static let all: [DiagnosticCode] =
        read + parse + resolve + components + glyphs + audit + emit + documents + configuration + commandLine
        + imports
}
