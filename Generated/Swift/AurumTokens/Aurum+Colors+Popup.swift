extension Aurum.colors {
    /// The tokens of the group `popup`.
    public nonisolated enum popup {
        /// `popup.background.subtle`: #ECEEF3.
        ///
        /// Figma: `popup/background/subtle`.
        public static let bgSubtle = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `popup.background.intense`: #FFFFFF.
        ///
        /// Figma: `popup/background/intense`.
        public static let bgIntense = AurumColor(red: 1, green: 1, blue: 1)

        /// `popup.borders.subtle`: #DCDDE3.
        ///
        /// Figma: `popup/borders/subtle`.
        public static let bordersSubtle = AurumColor(red: 0.8627, green: 0.8667, blue: 0.8902)

        /// `popup.borders.intense`: #343844.
        ///
        /// Figma: `popup/borders/intense`.
        public static let bordersIntense = AurumColor(red: 0.2039, green: 0.2196, blue: 0.2667)
    }
}
