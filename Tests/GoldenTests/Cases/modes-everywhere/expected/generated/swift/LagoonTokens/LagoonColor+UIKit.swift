#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit

nonisolated extension LagoonColor {
    /// The color for UIKit, which follows the appearance and the contrast of what it is drawn in.
    public var uiColor: UIColor { uiColor(startingFrom: LagoonMode.allCases[0]) }

    /// The color for UIKit, which follows appearance and contrast from a mode that the app has chosen.
    public func uiColor(startingFrom mode: LagoonMode) -> UIColor {
        if inModes.isEmpty { return uiColorInItsSpace }
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let isIncreased = traits.accessibilityContrast == .high
            let now = mode.adapted(isDark: isDark, hasIncreasedContrast: isIncreased)
            return value(in: now).uiColorInItsSpace
        }
    }

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
