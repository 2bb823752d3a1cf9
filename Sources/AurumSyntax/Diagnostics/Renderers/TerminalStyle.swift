/// Puts terminal colors around words, or nothing when colors are off.
package struct TerminalStyle: Sendable {
    /// Whether colors are on.
    package let isOn: Bool

    /// Makes the style of a stream that is in color or not.
    package init(isOn: Bool) {
        self.isOn = isOn
    }

    /// Strong text, such as a heading.
    package func bold(_ text: String) -> String { styled(text, "1") }
    /// Text that steps back.
    package func dim(_ text: String) -> String { styled(text, "2") }
    /// What is gone or wrong.
    package func red(_ text: String) -> String { styled(text, "31") }
    /// What is new or right.
    package func green(_ text: String) -> String { styled(text, "32") }
    /// What can be typed, and positions in files.
    package func cyan(_ text: String) -> String { styled(text, "36") }

    func error(_ text: String) -> String { styled(text, "1;31") }
    func warning(_ text: String) -> String { styled(text, "1;33") }
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
