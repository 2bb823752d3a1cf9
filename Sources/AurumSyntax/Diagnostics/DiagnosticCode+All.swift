extension DiagnosticCode {
    /// Every code there is, by stage.
    package static let all: [DiagnosticCode] = parse + resolve + components + audit + configuration
}
