extension DiagnosticCode {
    /// Every code there is, by stage.
    package static let all: [DiagnosticCode] =
        read + parse + resolve + components + glyphs + audit + emit + documents + configuration + commandLine
        + imports

    /// The codes that can be warnings, whose level a config may change.
    package static let warnings: [DiagnosticCode] = [
        .hexDiffers, .clampedPosition, .valuelessToken, .lowContrast, .unmeasurableContrast, .singleMode,
        .undrawable, .otherValue, .hiddenModifier,
        .brokenOutputList,
    ]
}
