#if canImport(SwiftUI)
public import SwiftUI

/// A color is a style of its own, so `foregroundStyle(_:)`, `fill(_:)` and `Color(_:)` take it directly.
nonisolated extension LagoonColor: ShapeStyle {
    /// The color in numbers, as it is in the environment's mode.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        value(in: environment.lagoonMode).swiftUIColor.resolve(in: environment)
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
