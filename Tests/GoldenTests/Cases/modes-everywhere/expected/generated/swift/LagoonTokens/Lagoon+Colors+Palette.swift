extension Lagoon.colors {
    /// The tokens of the group `palette`.
    public nonisolated enum palette {
        /// `palette.white`: #FFFFFF.
        ///
        /// Figma: `palette/white`.
        public static let white = LagoonColor(red: 1, green: 1, blue: 1)

        /// `palette.black`: #000000.
        ///
        /// Figma: `palette/black`.
        public static let black = LagoonColor(red: 0, green: 0, blue: 0)

        /// `palette.sea`: color(display-p3 0 0.55 0.68).
        ///
        /// Figma: `palette/sea`.
        public static let sea = LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68)

        /// `palette.foam`: color(oklch 0.93 0.05 190).
        ///
        /// Figma: `palette/foam`.
        public static let foam = LagoonColor(red: 0.763066, green: 0.95388, blue: 0.937848)

        /// `palette.reef`: color(oklch 0.68 0.22 30).
        ///
        /// Figma: `palette/reef`.
        public static let reef = LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685)

        /// `palette.flare`: color(rec2020 1 0.1 0).
        ///
        /// Figma: `palette/flare`.
        public static let flare = LagoonColor(red: 1.247454, green: -0.381153, blue: -0.145327)

        /// `palette.glow`: color(srgb-linear 0.2 0.5 0.05 / 0.5).
        ///
        /// Figma: `palette/glow`.
        public static let glow = LagoonColor(.sRGBLinear, red: 0.2, green: 0.5, blue: 0.05, alpha: 0.5)
    }
}
