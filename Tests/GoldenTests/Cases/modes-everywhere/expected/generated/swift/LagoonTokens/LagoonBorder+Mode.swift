nonisolated extension LagoonBorder {
    /// The border as it is in a mode.
    public func value(in mode: LagoonMode) -> LagoonBorder {
        LagoonBorder(color: color.value(in: mode), width: width, style: style)
    }
}
