extension ValueType {
    /// The type of timing curves.
    static let cubicBezier = ValueType(
        name: "CubicBezier", declaration: cubicBezierDeclaration, inSwiftUI: nil)

    /// The declaration for timing curves.
    private static let cubicBezierDeclaration = """
        /// How something progresses over time: the inner control points of a curve from (0, 0) to (1, 1).
        @frozen
        public nonisolated struct $CubicBezier: Hashable, Sendable {
            /// The first control point's time, from 0 to 1.
            public let x1: Double
            /// The first control point's progress.
            public let y1: Double
            /// The second control point's time, from 0 to 1.
            public let x2: Double
            /// The second control point's progress.
            public let y2: Double

            /// Makes a curve from its inner control points.
            public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
                self.x1 = x1
                self.y1 = y1
                self.x2 = x2
                self.y2 = y2
            }
        }
        """
}
