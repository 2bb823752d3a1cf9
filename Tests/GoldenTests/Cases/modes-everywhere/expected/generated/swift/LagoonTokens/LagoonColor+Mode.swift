nonisolated extension LagoonColor {
    /// Makes a color that differs between the modes.
    public static func byMode(
        day: LagoonColor,
        night: LagoonColor,
        dayHighContrast: LagoonColor,
        nightHighContrast: LagoonColor
    ) -> LagoonColor {
        LagoonColor(day, inModes: [day, night, dayHighContrast, nightHighContrast])
    }

    /// The color as it is in a mode.
    public func value(in mode: LagoonMode) -> LagoonColor {
        inModes.isEmpty ? self : inModes[mode.position].value(in: mode)
    }
}
