extension Aurum {
    /// The tokens of the group `fontFamily`.
    public nonisolated enum fontFamily {
        /// `fontFamily.primary`: Inter, SF Pro, Roboto, Helvetica Neue, Arial, sans-serif.
        ///
        /// Figma: `fontFamily/primary`.
        public static let primary = AurumFontFamily(
            "Inter",
            "SF Pro",
            "Roboto",
            "Helvetica Neue",
            "Arial",
            "sans-serif"
        )

        /// `fontFamily.display`: Frank Ruhl Libre, New York, Noto Serif, Georgia, Times New Roman, serif.
        ///
        /// Figma: `fontFamily/display`.
        public static let display = AurumFontFamily(
            "Frank Ruhl Libre",
            "New York",
            "Noto Serif",
            "Georgia",
            "Times New Roman",
            "serif"
        )
    }
}
