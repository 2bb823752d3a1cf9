#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension Animation {
    /// The transition as an animation.
    public init(_ transition: LagoonTransition) {
        self = Animation(transition.timing, duration: transition.duration)
            .delay(transition.delay / .seconds(1))
    }
}
#endif
