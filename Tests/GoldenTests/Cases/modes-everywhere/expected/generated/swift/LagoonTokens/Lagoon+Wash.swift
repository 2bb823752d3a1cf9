extension Lagoon {
    /// The tokens of the group `wash`.
    public nonisolated enum wash {
        /// `wash.depth`: #FFFFFF at 0 %, color(display-p3 0 0.55 0.68) at 100 % in `day`, `dayHighContrast`;
        /// #0D0F14 at 0 %, color(oklch 0.68 0.22 30) at 100 % in `night`, `nightHighContrast`.
        ///
        /// Figma: `wash/depth`. Refers to `surface.page`, `surface.accent`.
        public static let depth = LagoonGradient(
            LagoonGradient.Stop(
                LagoonColor.byMode(
                    day: LagoonColor(red: 1, green: 1, blue: 1),
                    night: LagoonColor(red: 0.05, green: 0.06, blue: 0.08),
                    dayHighContrast: LagoonColor(red: 1, green: 1, blue: 1),
                    nightHighContrast: LagoonColor(red: 0.05, green: 0.06, blue: 0.08)
                ),
                at: 0
            ),
            LagoonGradient.Stop(
                LagoonColor.byMode(
                    day: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
                    night: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685),
                    dayHighContrast: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
                    nightHighContrast: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685)
                ),
                at: 1
            )
        )
    }
}
