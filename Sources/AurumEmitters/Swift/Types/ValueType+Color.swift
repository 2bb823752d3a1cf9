extension ValueType {
    /// The type of colors.
    static let color = ValueType(
        name: "Color", declaration: colorDeclaration, inSwiftUI: colorInSwiftUI, inUIKit: colorInUIKit)

    /// The declaration for colors.
    private static let colorDeclaration = """
        /// A color in the color space it was designed in; components outside 0 to 1 are kept.
        @frozen
        public nonisolated struct $Color: Hashable, Sendable {
            /// The color spaces that colors are kept in.
            @frozen
            public nonisolated enum Space: String, CaseIterable, Hashable, Sendable {
                /// The color space of the web, with its transfer curve.
                case sRGB
                /// The primaries of sRGB without a transfer curve.
                case sRGBLinear
                /// The wide color space of Apple's displays.
                case displayP3
            }

            /// The space the components are written in.
            public let space: Space
            /// The red component.
            public let red: Double
            /// The green component.
            public let green: Double
            /// The blue component.
            public let blue: Double
            /// The opacity, from 0 to 1.
            public let alpha: Double
        $(modes)    /// The color in each mode, in the modes' order; empty when it is the same in all of them.
        $(modes)    let inModes: [$Color]

            /// Makes a color; opaque sRGB unless told otherwise.
            public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
                self.space = space
                self.red = red
                self.green = green
                self.blue = blue
                self.alpha = alpha
        $(modes)        inModes = []
            }
        $(modes)
        $(modes)    /// Makes a color that differs between modes; its components are those of the first.
        $(modes)    init(_ first: $Color, inModes colors: [$Color]) {
        $(modes)        space = first.space
        $(modes)        red = first.red
        $(modes)        green = first.green
        $(modes)        blue = first.blue
        $(modes)        alpha = first.alpha
        $(modes)        inModes = colors
        $(modes)    }
        }
        """

    /// What SwiftUI makes of colors.
    private static let colorInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        /// A color is a style of its own, so `foregroundStyle(_:)`, `fill(_:)` and `Color(_:)` take it directly.
        nonisolated extension $Color: ShapeStyle {
        $(plain)    /// The color in numbers.
        $(modes)    /// The color in numbers, as it is in the environment's mode.
            public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        $(plain)        swiftUIColor.resolve(in: environment)
        $(modes)        value(in: environment.$_Mode).swiftUIColor.resolve(in: environment)
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
        """

    /// What UIKit makes of colors.
    private static let colorInUIKit = """
        #if canImport(UIKit) && !os(watchOS)
        import Foundation
        public import UIKit

        nonisolated extension $Color {
        $(plain)    /// The color for UIKit.
        $(plain)    public var uiColor: UIColor { uiColorInItsSpace }
        $(modes)    /// The color for UIKit, which follows the appearance and the contrast of what it is drawn in.
        $(modes)    public var uiColor: UIColor { uiColor(startingFrom: $Mode.allCases[0]) }
        $(modes)
        $(modes)    /// The color for UIKit, which follows appearance and contrast from a mode that the app has chosen.
        $(modes)    public func uiColor(startingFrom mode: $Mode) -> UIColor {
        $(modes)        if inModes.isEmpty { return uiColorInItsSpace }
        $(modes)        return UIColor { traits in
        $(modes)            let isDark = traits.userInterfaceStyle == .dark
        $(modes)            let isIncreased = traits.accessibilityContrast == .high
        $(modes)            let now = mode.adapted(isDark: isDark, hasIncreasedContrast: isIncreased)
        $(modes)            return value(in: now).uiColorInItsSpace
        $(modes)        }
        $(modes)    }

            private var uiColorInItsSpace: UIColor {
                switch space {
                case .sRGB:
                    UIColor(red: red, green: green, blue: blue, alpha: alpha)
                case .sRGBLinear:
                    UIColor(
                        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
                case .displayP3:
                    UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                }
            }

            /// A channel of linear light with the transfer curve of sRGB, which UIKit's colors have.
            private static func encoded(_ linear: Double) -> Double {
                let light = abs(linear)
                let curved = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
                return linear < 0 ? -curved : curved
            }
        }
        #endif
        """
}
