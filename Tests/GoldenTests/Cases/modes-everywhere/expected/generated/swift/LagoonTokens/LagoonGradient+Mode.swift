nonisolated extension LagoonGradient {
    /// The gradient as it is in a mode.
    public func value(in mode: LagoonMode) -> LagoonGradient {
        LagoonGradient(stops: stops.map { Stop($0.color.value(in: mode), at: $0.position) })
    }

    private init(stops: [Stop]) {
        self.stops = stops
    }
}
