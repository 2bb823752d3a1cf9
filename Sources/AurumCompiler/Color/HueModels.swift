/// The hue, saturation and lightness form of sRGB.
///
/// A color outside sRGB has a saturation above 100 or a lightness outside [0, 100] and still converts back.
enum HSL {
    static func toSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
        let lightness = hsl.z / 100
        let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
        return SIMD3(0, 8, 4).map { offset in
            let k = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
    }

    static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let lightness = (rgb.min() + rgb.max()) / 2
        let reach = min(lightness, 1 - lightness)
        // Near white and black the noise of a conversion would become a saturation of any size.
        guard !Hue.isGray(rgb), reach != 0 else { return SIMD3(0, 0, lightness * 100) }
        let saturation = (rgb.max() - lightness) / reach * 100
        let hue = Hue.ofSRGB(rgb)
        // Past black and white the saturation changes sign; the opposite hue with the positive one is the same color.
        let isOpposite = saturation < 0
        return SIMD3(Hue.wrapped(isOpposite ? hue + 180 : hue), abs(saturation), lightness * 100)
    }
}

/// The hue, whiteness and blackness form of sRGB.
enum HWB {
    static func toSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
        let white = hwb.y / 100
        let black = hwb.z / 100
        guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
        return HSL.toSRGB(SIMD3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
    }

    static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let white = rgb.min() * 100
        let black = (1 - rgb.max()) * 100
        return SIMD3(Hue.isGray(rgb) ? 0 : Hue.ofSRGB(rgb), white, black)
    }
}

/// The angle on the sRGB color wheel: red 0, green 120, blue 240 degrees.
enum Hue {
    /// Whether the channels are so alike that a hue says nothing.
    static func isGray(_ rgb: SIMD3<Double>) -> Bool { rgb.max() - rgb.min() < 1e-7 }

    static func ofSRGB(_ rgb: SIMD3<Double>) -> Double {
        let range = rgb.max() - rgb.min()
        guard range > 0 else { return 0 }
        if rgb.max() == rgb.x { return wrapped((rgb.y - rgb.z) / range * 60) }
        if rgb.max() == rgb.y { return wrapped((rgb.z - rgb.x) / range * 60 + 120) }
        return wrapped((rgb.x - rgb.y) / range * 60 + 240)
    }

    /// The same angle in [0, 360).
    static func wrapped(_ degrees: Double) -> Double {
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let positive = remainder < 0 ? remainder + 360 : remainder
        return positive < 360 ? positive : 0
    }
}
