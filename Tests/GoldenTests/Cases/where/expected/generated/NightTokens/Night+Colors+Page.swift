extension Night.colors {
    /// The tokens of the group `page`.
    public nonisolated enum page {
        /// `page.base`: #FFFFFF in `light`; #000000 in `dark`.
        ///
        /// Figma: `page/base`. Refers to `ink.white` in `light`; `ink.black` in `dark`.
        public static let base = NightColor.byMode(
            light: NightColor(red: 1, green: 1, blue: 1),
            dark: NightColor(red: 0, green: 0, blue: 0)
        )

        /// `page.hint`: #000000 at 20 %.
        ///
        /// Figma: `page/hint`. Refers to `ink.black`.
        public static let hint = NightColor(red: 0, green: 0, blue: 0, alpha: 0.2)
    }
}
