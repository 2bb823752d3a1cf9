#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension UnitCurve {
    /// The curve as SwiftUI has it.
    public init(_ curve: LagoonCubicBezier) {
        self = .bezier(
            startControlPoint: UnitPoint(x: CGFloat(curve.x1), y: CGFloat(curve.y1)),
            endControlPoint: UnitPoint(x: CGFloat(curve.x2), y: CGFloat(curve.y2)))
    }
}

nonisolated extension Animation {
    /// An animation along a curve.
    public init(_ curve: LagoonCubicBezier, duration: Duration) {
        self = .timingCurve(
            curve.x1, curve.y1, curve.x2, curve.y2, duration: duration / .seconds(1))
    }
}
#endif
