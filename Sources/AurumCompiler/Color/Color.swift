/// A DTCG color as it was authored: a point in a color space and its opacity (C-001).
package struct Color: Sendable, Hashable {
    /// The space the components are written in.
    package let space: ColorSpace
    /// The three components in the units of the space.
    package let components: ColorComponents
    /// The opacity, from 0 to 1.
    package let alpha: Double
    /// The authored sRGB fallback, letter for letter; never used in place of the components (C-011).
    package let hex: String?

    /// Makes a color from its parts; opaque unless told otherwise.
    package init(space: ColorSpace, components: ColorComponents, alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }

    /// Makes an sRGB color from channels from 0 to 1.
    package static func srgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> Color {
        Color(space: .srgb, components: ColorComponents(red, green, blue), alpha: alpha)
    }

    /// Opaque sRGB white.
    package static let white = srgb(1, 1, 1)
    /// Opaque sRGB black.
    package static let black = srgb(0, 0, 0)
    /// Fully transparent black.
    package static let clear = srgb(0, 0, 0, alpha: 0)

    /// The same color with another opacity and without its fallback.
    package func withAlpha(_ alpha: Double) -> Color {
        Color(space: space, components: components, alpha: alpha)
    }
}
