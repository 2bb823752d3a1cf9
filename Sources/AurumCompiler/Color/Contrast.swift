/// How well a foreground stands out from its background.
///
/// A translucent foreground is laid over the background first, a translucent background over white.
package enum Contrast {
    /// The ratio WCAG 2.x asks of icons, borders and other graphics (success criterion 1.4.11).
    package static let requiredRatioForGraphics = 3.0

    /// The WCAG 2.x contrast ratio from 1 to 21, unrounded, of the colors as a screen shows them in 8 bits.
    package static func wcag(_ foreground: Color, on background: Color) -> Double {
        let (foreground, background) = shown(foreground, on: background)
        let first = luminance(foreground)
        let second = luminance(background)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The ratio WCAG 2.x level AA asks of a text: 3 for large text, 4.5 for the rest (success criterion 1.4.3).
    ///
    /// Large is 18 pt, or 14 pt when bold, where WCAG equates 1 pt with 4/3 CSS pixels. The size here is in
    /// design pixels, which iOS calls points, so large begins at 24, or at 18.66 from weight 700.
    package static func requiredRatio(fontSizePoints: Double, weight: Double) -> Double {
        let largeSize = weight >= 700 ? 18.66 : 24
        return fontSizePoints >= largeSize ? 3 : 4.5
    }

    /// The two colors after compositing, in 8 bits.
    static func shown(_ foreground: Color, on background: Color) -> (SRGB8, SRGB8) {
        let backdrop = background.over(.white)
        return (SRGB8(shown: foreground.over(backdrop)), SRGB8(shown: backdrop))
    }

    private static func luminance(_ color: SRGB8) -> Double {
        let linear = color.color.vector(in: .srgb).map(TransferFunction.srgb.decoded)
        return (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }
}
