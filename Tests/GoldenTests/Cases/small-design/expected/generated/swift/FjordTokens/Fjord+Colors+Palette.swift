extension Fjord.colors {
    /// The tokens of the group `palette`.
    public nonisolated enum palette {
        /// `color.water.deep`: #0A3852.
        ///
        /// Figma: `color/water/deep`.
        public static let waterDeep = FjordColor(red: 0.04, green: 0.22, blue: 0.32)

        /// `color.water.shallow`: color(oklch 0.8 0.08 220).
        ///
        /// Where children swim.
        ///
        /// Figma: `color/water/shallow`.
        public static let waterShallow = FjordColor(red: 0.505566, green: 0.793229, blue: 0.884185)

        /// `color.text.link`: #0A3852.
        ///
        /// Figma: `color/text/link`. Refers to `color.water.deep`.
        public static let textLink = FjordColor(red: 0.04, green: 0.22, blue: 0.32)

        /// `color.text.old`: #0A3852.
        ///
        /// Figma: `color/text/old`. Refers to `color.water.deep`.
        @available(*, deprecated, message: "Use link.")
        public static let textOld = FjordColor(red: 0.04, green: 0.22, blue: 0.32)
    }
}
