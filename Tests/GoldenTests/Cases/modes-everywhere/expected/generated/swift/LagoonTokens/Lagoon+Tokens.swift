nonisolated extension Lagoon {
    /// `veil`: 0.4 in `day`, `night`; 0.8 in `dayHighContrast`, `nightHighContrast`.
    ///
    /// Figma: `veil`.
    public static let veil = LagoonByMode<Double>(
        day: 0.4,
        night: 0.4,
        dayHighContrast: 0.8,
        nightHighContrast: 0.8
    )
}
