extension ValueType {
    /// The type of timing curves.
    static let cubicBezier = ValueType(
        name: "CubicBezier", declaration: cubicBezierDeclaration, inSwiftUI: cubicBezierInSwiftUI)

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

    /// What SwiftUI makes of timing curves.
    private static let cubicBezierInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension UnitCurve {
            /// The curve as SwiftUI has it.
            public init(_ curve: $CubicBezier) {
                self = .bezier(
                    startControlPoint: UnitPoint(x: CGFloat(curve.x1), y: CGFloat(curve.y1)),
                    endControlPoint: UnitPoint(x: CGFloat(curve.x2), y: CGFloat(curve.y2)))
            }
        }

        nonisolated extension Animation {
            /// An animation along a curve.
            public init(_ curve: $CubicBezier, duration: Duration) {
                self = .timingCurve(
                    curve.x1, curve.y1, curve.x2, curve.y2, duration: duration / .seconds(1))
            }
        }
        #endif
        """
}
