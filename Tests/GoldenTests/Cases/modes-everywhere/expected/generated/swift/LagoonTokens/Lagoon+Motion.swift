extension Lagoon {
    /// The tokens of the group `motion`.
    public nonisolated enum motion {
        /// `motion.quick`: 150 ms in `day`, `night`; 0 ms in `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `motion/quick`.
        public static let quick = LagoonByMode<Duration>(
            day: .milliseconds(150),
            night: .milliseconds(150),
            dayHighContrast: .milliseconds(0),
            nightHighContrast: .milliseconds(0)
        )

        /// `motion.ease`: cubic-bezier(0.2, 0, 0, 1).
        ///
        /// Figma: `motion/ease`.
        public static let ease = LagoonCubicBezier(0.2, 0, 0, 1)

        /// `motion.move`: 150 ms, cubic-bezier(0.2, 0, 0, 1) in `day`, `night`; 0 ms, cubic-bezier(0.2, 0,
        /// 0, 1) in `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `motion/move`. Refers to `motion.quick`, `motion.ease`.
        public static let move = LagoonByMode<LagoonTransition>(
            day: LagoonTransition(
                duration: .milliseconds(150),
                delay: .milliseconds(0),
                timing: LagoonCubicBezier(0.2, 0, 0, 1)
            ),
            night: LagoonTransition(
                duration: .milliseconds(150),
                delay: .milliseconds(0),
                timing: LagoonCubicBezier(0.2, 0, 0, 1)
            ),
            dayHighContrast: LagoonTransition(
                duration: .milliseconds(0),
                delay: .milliseconds(0),
                timing: LagoonCubicBezier(0.2, 0, 0, 1)
            ),
            nightHighContrast: LagoonTransition(
                duration: .milliseconds(0),
                delay: .milliseconds(0),
                timing: LagoonCubicBezier(0.2, 0, 0, 1)
            )
        )
    }
}
