/// A value with all references replaced; the case tells its type.
package enum TokenValue: Hashable, Sendable {
    case color(Color)
    case dimension(Dimension)
    case fontFamily([String])
    case fontWeight(FontWeight)
    case duration(Duration)
    case cubicBezier(CubicBezier)
    case number(Double)
    case strokeStyle(StrokeStyle)
    case border(Border)
    case transition(Transition)
    case shadow([Shadow])
    case gradient([GradientStop])
    case typography(Typography)

    /// The type of the value.
    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }

    /// The color, if it is one.
    package var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    /// The dimension, if it is one.
    package var dimension: Dimension? {
        if case .dimension(let dimension) = self { dimension } else { nil }
    }

    /// The typography, if it is one.
    package var typography: Typography? {
        if case .typography(let typography) = self { typography } else { nil }
    }
}
