#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension LagoonStrokeStyle {
    /// The stroke as SwiftUI draws it; lines that need more than one color are drawn unbroken.
    public func strokeStyle(lineWidth: CGFloat) -> StrokeStyle {
        switch self {
        case .solid, .double, .groove, .ridge, .outset, .inset:
            StrokeStyle(lineWidth: lineWidth)
        case .dashed:
            StrokeStyle(lineWidth: lineWidth, dash: [lineWidth * 3, lineWidth * 3])
        case .dotted:
            StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [0, lineWidth * 2])
        case .dashes(let lengths, let lineCap):
            StrokeStyle(
                lineWidth: lineWidth, lineCap: lineCap.inSwiftUI,
                // A pattern without any length cannot be drawn.
                dash: lengths.contains { $0 > 0 } ? lengths : [])
        }
    }
}

nonisolated extension LagoonStrokeStyle.LineCap {
    fileprivate var inSwiftUI: CGLineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
#endif
