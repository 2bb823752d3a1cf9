/// An sRGB color of four bytes, as screens and hexadecimal notation have it.
package struct SRGB8: Sendable, Hashable {
    /// The red channel.
    package let red: UInt8
    /// The green channel.
    package let green: UInt8
    /// The blue channel.
    package let blue: UInt8
    /// The opacity, 255 for opaque.
    package let alpha: UInt8

    /// Makes a color from its bytes; opaque unless told otherwise.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Rounds a color to bytes, clipping each channel that lies outside sRGB (C-015).
    package init(_ color: Color) {
        // The trip through XYZ turns a gray of exactly one half into 0.49999999999999983; the nudge keeps it a tie.
        let nudge = color.space.rectangular == .srgb ? 0 : 1e-12
        let channels = color.vector(in: .srgb) + nudge
        self.init(
            red: Self.byte(channels.x), green: Self.byte(channels.y), blue: Self.byte(channels.z),
            alpha: Self.byte(color.alpha)
        )
    }

    /// The bytes that an sRGB screen shows for a color: one that sRGB cannot hold is mapped to the nearest-looking of its
    /// hue.
    package init(shown color: Color) {
        self.init(color.isInGamut(of: .srgb) ? color : color.mappedToSRGB())
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
    }

    /// The color with its bytes as fractions of 255.
    package var color: Color {
        .srgb(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: Double(alpha) / 255)
    }

    /// The byte nearest to a fraction, after clipping to [0, 1]; ties go up.
    package static func byte(_ fraction: Double) -> UInt8 {
        guard fraction > 0 else { return 0 }
        return UInt8(min(fraction, 1) * 255 + 0.5)
    }
}
