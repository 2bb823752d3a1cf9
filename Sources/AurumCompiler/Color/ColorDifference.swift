import AurumPlatform

/// How different two colors look, opacity left aside.
package enum ColorDifference {
    /// The distance in OKLab, where 0.02 is just noticeable.
    package static func deltaEOK(_ first: Color, _ second: Color) -> Double {
        let offset = first.vector(in: .oklab) - second.vector(in: .oklab)
        return (offset * offset).sum().squareRoot()
    }

    /// The CIEDE2000 difference (ISO/CIE 11664-6) in Lab relative to D50, where 1 is about just noticeable.
    package static func deltaE2000(_ first: Color, _ second: Color) -> Double {
        let (first, second) = (first.vector(in: .lab), second.vector(in: .lab))
        let meanChroma = (chroma(first) + chroma(second)) / 2
        let stretch = 1 + (1 - seventhPowerShare(meanChroma)) / 2
        return distance(polar(first, stretch), polar(second, stretch))
    }

    private static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let turn = hueTurn(first, second)
        let hueOffset = 2 * (first.y * second.y).squareRoot() * sine(turn / 2)
        let mean = SIMD3((first.x + second.x) / 2, (first.y + second.y) / 2, meanHue(first, second))
        let lightness = (second.x - first.x) / lightnessWeight(mean.x)
        let chroma = (second.y - first.y) / (1 + 0.045 * mean.y)
        let hue = hueOffset / hueWeight(mean)
        let square = lightness * lightness + chroma * chroma + hue * hue + rotation(mean) * chroma * hue
        return max(square, 0).squareRoot()
    }

    private static func lightnessWeight(_ lightness: Double) -> Double {
        let offset = (lightness - 50) * (lightness - 50)
        return 1 + 0.015 * offset / (20 + offset).squareRoot()
    }

    private static func hueWeight(_ mean: SIMD3<Double>) -> Double {
        let hue = mean.z
        let term =
            1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
            + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63)
        return 1 + 0.015 * mean.y * term
    }

    /// The interaction of chroma and hue in the blue region.
    private static func rotation(_ mean: SIMD3<Double>) -> Double {
        let offset = (mean.z - 275) / 25
        return -2 * seventhPowerShare(mean.y) * sine(60 * Mathematics.exponential(-offset * offset))
    }

    /// The signed way from one hue to the other in degrees, 0 when one color is gray.
    private static func hueTurn(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        guard first.y * second.y != 0 else { return 0 }
        let turn = second.z - first.z
        if turn > 180 { return turn - 360 }
        return turn < -180 ? turn + 360 : turn
    }

    private static func meanHue(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let sum = first.z + second.z
        guard first.y * second.y != 0 else { return sum }
        guard abs(first.z - second.z) > 180 else { return sum / 2 }
        return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    private static func chroma(_ lab: SIMD3<Double>) -> Double {
        (lab.y * lab.y + lab.z * lab.z).squareRoot()
    }

    private static func polar(_ lab: SIMD3<Double>, _ stretch: Double) -> SIMD3<Double> {
        PolarForm.fromRectangular(SIMD3(lab.x, lab.y * stretch, lab.z), powerlessChroma: 0)
    }

    private static func seventhPowerShare(_ chroma: Double) -> Double {
        let power = Mathematics.power(chroma, 7)
        return (power / (power + Mathematics.power(25, 7))).squareRoot()
    }

    private static func sine(_ degrees: Double) -> Double { Mathematics.sine(PolarForm.radians(degrees)) }

    private static func cosine(_ degrees: Double) -> Double { Mathematics.cosine(PolarForm.radians(degrees)) }
}
