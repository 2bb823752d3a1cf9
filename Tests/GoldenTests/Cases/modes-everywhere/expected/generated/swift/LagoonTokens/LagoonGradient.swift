/// Colors that run into one another along a line.
@frozen
public nonisolated struct LagoonGradient: Hashable, Sendable {
    /// A color at a place on the line.
    @frozen
    public nonisolated struct Stop: Hashable, Sendable {
        /// The color.
        public let color: LagoonColor
        /// The place, from 0 at the start to 1 at the end.
        public let position: Double

        /// Makes a stop.
        public init(_ color: LagoonColor, at position: Double) {
            self.color = color
            self.position = position
        }
    }

    /// The stops in the order they were designed.
    public let stops: [Stop]

    /// Makes a gradient from its stops.
    public init(_ stops: Stop...) {
        self.stops = stops
    }
}
