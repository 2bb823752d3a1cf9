#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// How a line is drawn.
@frozen
public nonisolated enum LagoonStrokeStyle: Hashable, Sendable {
    /// The ends of a dash.
    @frozen
    public nonisolated enum LineCap: String, CaseIterable, Hashable, Sendable {
        /// Cut off where the dash ends.
        case butt
        /// A half circle beyond the end.
        case round
        /// A half square beyond the end.
        case square
    }

    /// An unbroken line.
    case solid
    /// Dashes.
    case dashed
    /// Dots.
    case dotted
    /// Two lines with a gap between them.
    case double
    /// A carved line.
    case groove
    /// A raised line.
    case ridge
    /// A line that makes the shape look raised.
    case outset
    /// A line that makes the shape look sunken.
    case inset
    /// Dashes and gaps in turn, in points.
    case dashes([CGFloat], lineCap: LineCap)
}
