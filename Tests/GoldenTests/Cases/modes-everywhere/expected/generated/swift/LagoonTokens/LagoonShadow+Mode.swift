nonisolated extension LagoonShadow {
    /// The shadow as it is in a mode.
    public func value(in mode: LagoonMode) -> LagoonShadow {
        LagoonShadow(layers: layers.map { $0.value(in: mode) })
    }

    private init(layers: [Layer]) {
        self.layers = layers
    }
}

nonisolated extension LagoonShadow.Layer {
    /// The layer as it is in a mode.
    public func value(in mode: LagoonMode) -> LagoonShadow.Layer {
        LagoonShadow.Layer(
            color: color.value(in: mode), x: x, y: y, blur: blur, spread: spread, isInset: isInset)
    }
}
