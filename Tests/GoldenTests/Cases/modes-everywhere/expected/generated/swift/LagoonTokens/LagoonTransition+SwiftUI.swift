#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension Animation {
    /// The transition as an animation.
    public init(_ transition: LagoonTransition) {
        let timing = transition.timing
        let duration = transition.duration / .seconds(1)
        let delay = transition.delay / .seconds(1)
        self = .timingCurve(timing.x1, timing.y1, timing.x2, timing.y2, duration: duration).delay(delay)
    }
}
#endif
