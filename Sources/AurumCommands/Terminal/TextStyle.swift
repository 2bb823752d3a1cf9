/// Colors and weights for terminals, or nothing at all when color is off.
package struct TextStyle: Sendable {
    /// Whether anything is styled.
    package let isOn: Bool

    /// Makes the styles of a stream that is in color or not.
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

    private func styled(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
