import AurumPlatform

extension Contrast {
    /// The APCA lightness contrast Lc of a text: positive for dark on light, negative for light on dark.
    ///
    /// Constants and steps of APCA-W3 0.0.98G-4g, https://github.com/Myndex/apca-w3.
    package static func apca(text: Color, background: Color) -> Double {
        let (text, background) = shown(text, on: background)
        let textLuminance = APCA.screenLuminance(text)
        let backgroundLuminance = APCA.screenLuminance(background)
        guard abs(backgroundLuminance - textLuminance) >= APCA.minimumDifference else { return 0 }
        return backgroundLuminance > textLuminance
            ? APCA.darkOnLight(textLuminance, backgroundLuminance)
            : APCA.lightOnDark(textLuminance, backgroundLuminance)
    }
}

/// The steps of the Accessible Perceptual Contrast Algorithm.
private enum APCA {
    static let minimumDifference = 0.0005
    private static let channelWeights = SIMD3(0.2126729, 0.7151522, 0.0721750)
    private static let blackThreshold = 0.022
    private static let scale = 1.14
    private static let offset = 0.027
    private static let lowestContrast = 0.1

    /// The luminance of a screen color, raised near black where screens and rooms add flare.
    static func screenLuminance(_ color: SRGB8) -> Double {
        let linear = color.color.vector(in: .srgb).map { Mathematics.power($0, 2.4) }
        let luminance = (linear * channelWeights).sum()
        guard luminance < blackThreshold else { return luminance }
        return luminance + Mathematics.power(blackThreshold - luminance, 1.414)
    }

    static func darkOnLight(_ text: Double, _ background: Double) -> Double {
        let contrast = (Mathematics.power(background, 0.56) - Mathematics.power(text, 0.57)) * scale
        return contrast < lowestContrast ? 0 : (contrast - offset) * 100
    }

    static func lightOnDark(_ text: Double, _ background: Double) -> Double {
        let contrast = (Mathematics.power(background, 0.65) - Mathematics.power(text, 0.62)) * scale
        return contrast > -lowestContrast ? 0 : (contrast + offset) * 100
    }
}
