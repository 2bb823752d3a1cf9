/// The 13 types of DTCG 2025.10 (F-175).
package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography

    /// Whether a value has named parts that may be references of their own.
    package var isComposite: Bool {
        switch self {
        case .strokeStyle, .border, .transition, .shadow, .gradient, .typography: true
        case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number: false
        }
    }
}
