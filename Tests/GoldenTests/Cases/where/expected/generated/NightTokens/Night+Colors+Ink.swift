extension Night.colors {
    /// The tokens of the group `ink`.
    public nonisolated enum ink {
        /// `ink.black`: #000000.
        ///
        /// Figma: `ink/black`.
        public static let black = NightColor(red: 0, green: 0, blue: 0)

        /// `ink.white`: #FFFFFF.
        ///
        /// Figma: `ink/white`.
        public static let white = NightColor(red: 1, green: 1, blue: 1)
    }
}
