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
        case .dashes(let lengths, .butt):
            StrokeStyle(lineWidth: lineWidth, lineCap: .butt, dash: lengths)
        case .dashes(let lengths, .round):
            StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: lengths)
        case .dashes(let lengths, .square):
            StrokeStyle(lineWidth: lineWidth, lineCap: .square, dash: lengths)
        }
    }
}
#endif
