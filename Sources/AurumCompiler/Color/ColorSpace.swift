/// One of the fourteen color spaces a DTCG color may be written in; the raw value is its `colorSpace` key (C-003).
package enum ColorSpace: String, CaseIterable, Sendable, Hashable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// The short names of the three components, in the order of `components`.
    package var componentNames: [String] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["R", "G", "B"]
        case .hsl: ["H", "S", "L"]
        case .hwb: ["H", "W", "B"]
        case .lab, .oklab: ["L", "a", "b"]
        case .lch, .oklch: ["L", "C", "H"]
        case .xyzD65, .xyzD50: ["X", "Y", "Z"]
        }
    }

    /// The position of the hue among the components, or nil in a space without one.
    package var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }

    /// Whether one of the components is a hue.
    package var isPolar: Bool { hueIndex != nil }

    /// The numbers a component may have (C-007, C-008); unbounded for an index that is no component.
    package func range(of index: Int) -> ColorComponentRange {
        guard (0..<3).contains(index) else { return .unbounded }
        if index == hueIndex { return .hue }
        return switch (self, index) {
        case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): .percentage
        case (.lab, _), (.oklab, 1...): .unbounded
        case (.lch, _), (.oklch, 1...): .nonNegative
        default: .unit
        }
    }
}
