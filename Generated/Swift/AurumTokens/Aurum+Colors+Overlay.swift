extension Aurum.colors {
    /// The tokens of the group `overlay`.
    public nonisolated enum overlay {
        /// `overlay.background.normal`: #121212 at 88 %.
        ///
        /// Figma: `overlay/background/normal`.
        public static let bgNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.88)

        /// `overlay.background.subtle`: #121212 at 56 %.
        ///
        /// Figma: `overlay/background/subtle`.
        public static let bgSubtle = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.56)
    }
}
