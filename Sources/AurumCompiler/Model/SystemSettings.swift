import AurumSyntax

/// Which modifiers a device's settings choose the contexts of: its appearance and its contrast.
package struct SystemSettings: Hashable, Sendable {
    /// A setting with two states, and the modifier whose contexts stand for them.
    package struct Setting: Hashable, Sendable {
        /// The modifier's name.
        package let modifier: String
        /// The context while the setting is off.
        package let off: String
        /// The context while the setting is on.
        package let on: String

        /// Makes a setting.
        package init(modifier: String, off: String, on: String) {
            self.modifier = modifier
            self.off = off
            self.on = on
        }

        /// Whether the setting is on in a mode; nil when the mode does not depend on it.
        package func state(in mode: Mode) -> Bool? {
            guard let choice = mode.input.first(where: { ExactName($0.modifier) == ExactName(modifier) })
            else { return nil }
            if ExactName(choice.context) == ExactName(off) { return false }
            return ExactName(choice.context) == ExactName(on) ? true : nil
        }
    }

    /// The setting that is on while everything is dark; nil when no modifier follows it.
    package let appearance: Setting?
    /// The setting that is on while contrast is increased; nil when no modifier follows it.
    package let contrast: Setting?

    /// Makes settings, those of the usual names unless told otherwise.
    package init(
        appearance: Setting? = Setting(modifier: "appearance", off: "light", on: "dark"),
        contrast: Setting? = Setting(modifier: "contrast", off: "normal", on: "increased")
    ) {
        self.appearance = appearance
        self.contrast = contrast
    }
}
