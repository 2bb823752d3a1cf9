/// A change over time.
@frozen
public nonisolated struct LagoonTransition: Hashable, Sendable {
    /// How long the change takes.
    public let duration: Duration
    /// How long the change waits first.
    public let delay: Duration
    /// How the change progresses.
    public let timing: LagoonCubicBezier

    /// Makes a transition.
    public init(duration: Duration, delay: Duration = .zero, timing: LagoonCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timing = timing
    }
}
