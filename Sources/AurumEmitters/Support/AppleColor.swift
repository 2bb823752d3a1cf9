import AurumCompiler
import AurumSyntax

/// A color in one of the color spaces that Apple's frameworks and asset catalogs have; nothing is clipped.
///
/// A color authored in one of them keeps its components. Any other is converted, and rounded to six decimals, into the
/// smallest that holds it: sRGB, else Display P3, else sRGB beyond 0 to 1. A missing component counts as 0.
struct AppleColor: Hashable {
    /// The color spaces.
    enum Space: Hashable {
        case sRGB, sRGBLinear, displayP3
    }

    let space: Space
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    /// Makes the color that is seen as an authored one is.
    init(_ color: Color) {
        switch color.space {
        case .srgb: self.init(.sRGB, color.components.values, color.alpha)
        case .srgbLinear: self.init(.sRGBLinear, color.components.values, color.alpha)
        case .displayP3: self.init(.displayP3, color.components.values, color.alpha)
        default: self = Self.converted(color)
        }
    }

    private init(_ space: Space, _ channels: [Double], _ alpha: Double) {
        self.space = space
        (red, green, blue) = (channels[0], channels[1], channels[2])
        self.alpha = alpha
    }

    private static func converted(_ color: Color) -> AppleColor {
        let inSRGB = AppleColor(.sRGB, rounded(color, in: .srgb), color.alpha)
        if inSRGB.isInRange { return inSRGB }
        let inP3 = AppleColor(.displayP3, rounded(color, in: .displayP3), color.alpha)
        return inP3.isInRange ? inP3 : inSRGB
    }

    /// Rounded, because mathematical functions differ in the last digits from system to system.
    private static func rounded(_ color: Color, in space: ColorSpace) -> [Double] {
        color.converted(to: space).components.values.map { NumberText.round($0, decimals: 6) }
    }

    /// The red, green and blue component.
    var channels: [Double] { [red, green, blue] }

    /// Whether every component is from 0 to 1.
    var isInRange: Bool { channels.allSatisfy { (0...1).contains($0) } }
}
