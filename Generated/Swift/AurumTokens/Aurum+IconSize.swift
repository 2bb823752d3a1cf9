extension Aurum {
    /// The tokens of the group `iconSize`.
    public enum iconSize {
        /// `iconSize.xs`: 8 pt.
        ///
        /// Figma: `iconSize/xs`.
        public static let xs: Double = 8

        /// `iconSize.sm`: 12 pt.
        ///
        /// Figma: `iconSize/sm`.
        public static let sm: Double = 12

        /// `iconSize.md`: 16 pt.
        ///
        /// Figma: `iconSize/md`.
        public static let md: Double = 16

        /// `iconSize.lg`: 20 pt.
        ///
        /// Figma: `iconSize/lg`.
        public static let lg: Double = 20

        /// `iconSize.xl`: 24 pt.
        ///
        /// The default for navigation and actions.
        ///
        /// Figma: `iconSize/xl`.
        public static let xl: Double = 24

        /// `iconSize.xxl`: 32 pt.
        ///
        /// Figma: `iconSize/xxl`.
        public static let xxl: Double = 32
    }
}
