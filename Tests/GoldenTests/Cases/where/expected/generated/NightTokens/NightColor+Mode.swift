nonisolated extension NightColor {
    /// Makes a color that differs between the modes.
    public static func byMode(light: NightColor, dark: NightColor) -> NightColor {
        NightColor(light, inModes: [light, dark])
    }

    /// The color as it is in a mode.
    public func value(in mode: NightMode) -> NightColor {
        inModes.isEmpty ? self : inModes[mode.position].value(in: mode)
    }
}
