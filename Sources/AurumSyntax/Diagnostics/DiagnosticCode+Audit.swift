extension DiagnosticCode {
    /// The codes of the audits.
    package static let audit: [DiagnosticCode] = [.lowContrast, .unmeasurableContrast, .smallTarget]

    package static let lowContrast = DiagnosticCode(
        "A0501", "text or an icon that is hard to read on its background",
        "The WCAG 2.x ratio of a declared pair, on the composited background, is below what its size and weight ask "
            + "for: 4.5 for text, 3 for large text (24 px, or 18.66 px from weight 700) and for icons. It is a "
            + "warning unless the config's `diagnostics` or `--strict` makes it an error.")
    package static let unmeasurableContrast = DiagnosticCode(
        "A0502", "a contrast that depends on what is behind",
        "The background of a declared pair lets through what is behind it, so its contrast has no one value; it is "
            + "measured over white. Put an opaque paint at the bottom of the background's stack.")
    package static let smallTarget = DiagnosticCode(
        "A0503", "a target that is hard to hit",
        "What can be tapped has a target of at least 44 by 44 points, as Apple's guidelines ask for; a smaller one is "
            + "missed by many fingers. The target reaches over what is drawn, so it changes no layout. It is a warning "
            + "unless the config's `diagnostics` or `--strict` makes it an error.")
}
