#if canImport(SwiftUI)
public import SwiftUI

/// A color is a style of its own, so `foregroundStyle(_:)`, `fill(_:)` and `Color(_:)` take it directly.
nonisolated extension FjordColor: ShapeStyle {
    /// The color in numbers.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        swiftUIColor.resolve(in: environment)
    }

    private var swiftUIColor: Color {
        Color(swiftUISpace, red: red, green: green, blue: blue, opacity: alpha)
    }

    private var swiftUISpace: Color.RGBColorSpace {
        switch space {
        case .sRGB: .sRGB
        case .sRGBLinear: .sRGBLinear
        case .displayP3: .displayP3
        }
    }
}
#endif
