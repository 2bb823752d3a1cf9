/// Puts terminal colors around words, or nothing when colors are off.
struct TerminalStyle: Sendable {
    /// Whether colors are on.
    let isOn: Bool

    func error(_ text: String) -> String { styled(text, "1;31") }
    func warning(_ text: String) -> String { styled(text, "1;33") }
    func bold(_ text: String) -> String { styled(text, "1") }
    func gutter(_ text: String) -> String { styled(text, "1;34") }

    func severity(_ text: String, _ severity: Severity) -> String {
        severity == .error ? error(text) : warning(text)
    }

    /// The marks below a line: in the severity's color, or the gutter's at a related place.
    func underline(_ text: String, _ severity: Severity?) -> String {
        severity.map { self.severity(text, $0) } ?? gutter(text)
    }

    private func styled(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
