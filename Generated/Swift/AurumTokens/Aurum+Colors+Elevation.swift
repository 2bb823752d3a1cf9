extension Aurum.colors {
    /// The tokens of the group `elevation`.
    public nonisolated enum elevation {
        /// `elevation.lowRaised`: #121212 at 9 %.
        ///
        /// Figma: `elevation/lowRaised`.
        public static let lowRaised = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.09)

        /// `elevation.midRaised`: #121212 at 12 %.
        ///
        /// Figma: `elevation/midRaised`.
        public static let midRaised = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.12)

        /// `elevation.highRaised`: #121212 at 18 %.
        ///
        /// Figma: `elevation/highRaised`.
        public static let highRaised = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.18)

        /// `elevation._bottomsheet`: #121212 at 18 %.
        ///
        /// Figma: `elevation/_bottomsheet`.
        public static let _bottomsheet = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.18)

        /// `elevation._toast`: #121212 at 12 %.
        ///
        /// Figma: `elevation/_toast`.
        public static let _toast = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.12)
    }
}
