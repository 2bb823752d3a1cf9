extension ValueType {
    /// The type of transitions.
    static let transition = ValueType(
        name: "Transition", declaration: transitionDeclaration, inSwiftUI: transitionInSwiftUI)

    /// The declaration for transitions.
    private static let transitionDeclaration = """
        /// A change over time.
        @frozen
        public nonisolated struct $Transition: Hashable, Sendable {
            /// How long the change takes.
            public let duration: Duration
            /// How long the change waits first.
            public let delay: Duration
            /// How the change progresses.
            public let timing: $CubicBezier

            /// Makes a transition.
            public init(duration: Duration, delay: Duration = .zero, timing: $CubicBezier) {
                self.duration = duration
                self.delay = delay
                self.timing = timing
            }
        }
        """

    /// What SwiftUI makes of transitions.
    private static let transitionInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension Animation {
            /// The transition as an animation.
            public init(_ transition: $Transition) {
                self = Animation(transition.timing, duration: transition.duration)
                    .delay(transition.delay / .seconds(1))
            }
        }
        #endif
        """
}
