#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A line around a shape.
@frozen
public nonisolated struct LagoonBorder: Hashable, Sendable {
    /// The line's color.
    public let color: LagoonColor
    /// The line's thickness in points.
    public let width: CGFloat
    /// How the line is drawn.
    public let style: LagoonStrokeStyle

    /// Makes a border.
    public init(color: LagoonColor, width: CGFloat, style: LagoonStrokeStyle = .solid) {
        self.color = color
        self.width = width
        self.style = style
    }
}
