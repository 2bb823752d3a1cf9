extension Aurum {
    /// The tokens of the group `radius`.
    public enum radius {
        /// `radius.none`: 0 pt.
        ///
        /// Figma: `radius/none`.
        public static let none: Double = 0

        /// `radius.xs`: 1.5 pt.
        ///
        /// Figma: `radius/xs`.
        public static let xs: Double = 1.5

        /// `radius.sm`: 2 pt.
        ///
        /// Figma: `radius/sm`.
        public static let sm: Double = 2

        /// `radius.md`: 4 pt.
        ///
        /// Figma: `radius/md`.
        public static let md: Double = 4

        /// `radius.lg`: 8 pt.
        ///
        /// Figma: `radius/lg`.
        public static let lg: Double = 8

        /// `radius.xl`: 16 pt.
        ///
        /// Figma: `radius/xl`.
        public static let xl: Double = 16

        /// `radius.xxl`: 24 pt.
        ///
        /// Figma: `radius/xxl`.
        public static let xxl: Double = 24

        /// `radius.max`: 1000 pt.
        ///
        /// A pill, larger than any height, so that the ends are always round.
        ///
        /// Figma: `radius/max`.
        public static let max: Double = 1000
    }
}
