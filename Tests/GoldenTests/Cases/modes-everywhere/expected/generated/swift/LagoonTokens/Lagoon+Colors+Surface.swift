extension Lagoon.colors {
    /// The tokens of the group `surface`.
    public nonisolated enum surface {
        /// `surface.page`: #FFFFFF in `day`, `dayHighContrast`; #0D0F14 in `night`, `nightHighContrast`.
        ///
        /// Figma: `surface/page`. Refers to `palette.white` in `day`, `dayHighContrast`.
        public static let page = LagoonColor.byMode(
            day: LagoonColor(red: 1, green: 1, blue: 1),
            night: LagoonColor(red: 0.05, green: 0.06, blue: 0.08),
            dayHighContrast: LagoonColor(red: 1, green: 1, blue: 1),
            nightHighContrast: LagoonColor(red: 0.05, green: 0.06, blue: 0.08)
        )

        /// `surface.tint`: #005580 at 9 % in `day`; #80CCFF at 12 % in `night`; #000000 at 0 % in
        /// `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `surface/tint`.
        public static let tint = LagoonColor.byMode(
            day: LagoonColor(red: 0, green: 0.3333, blue: 0.5, alpha: 0.09),
            night: LagoonColor(red: 0.5, green: 0.8, blue: 1, alpha: 0.12),
            dayHighContrast: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0),
            nightHighContrast: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0)
        )

        /// `surface.content`: #000000 in `day`, `dayHighContrast`; color(oklch 0.93 0.05 190) in `night`,
        /// `nightHighContrast`.
        ///
        /// Figma: `surface/content`. Refers to `palette.black` in `day`, `dayHighContrast`; `palette.foam` in
        /// `night`, `nightHighContrast`.
        public static let content = LagoonColor.byMode(
            day: LagoonColor(red: 0, green: 0, blue: 0),
            night: LagoonColor(red: 0.763066, green: 0.95388, blue: 0.937848),
            dayHighContrast: LagoonColor(red: 0, green: 0, blue: 0),
            nightHighContrast: LagoonColor(red: 0.763066, green: 0.95388, blue: 0.937848)
        )

        /// `surface.accent`: color(display-p3 0 0.55 0.68) in `day`, `dayHighContrast`; color(oklch 0.68
        /// 0.22 30) in `night`, `nightHighContrast`.
        ///
        /// Figma: `surface/accent`. Refers to `palette.sea` in `day`, `dayHighContrast`; `palette.reef` in
        /// `night`, `nightHighContrast`.
        public static let accent = LagoonColor.byMode(
            day: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
            night: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685),
            dayHighContrast: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
            nightHighContrast: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685)
        )
    }
}
