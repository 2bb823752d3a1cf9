import AurumPlatform

/// The form of a lab-like space that has chroma and hue in place of two opponent axes.
enum PolarForm {
    /// Chroma below which the hue says nothing, in LCH and in OKLCH (CSS Color 4).
    static let powerlessChromaLCH = 0.0015
    static let powerlessChromaOKLCH = 0.000004

    /// Lightness, chroma and hue in degrees in [0, 360); hue 0 below the powerless chroma.
    static func fromRectangular(_ lab: SIMD3<Double>, powerlessChroma: Double) -> SIMD3<Double> {
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        guard chroma >= powerlessChroma else { return SIMD3(lab.x, chroma, 0) }
        return SIMD3(lab.x, chroma, degrees(Mathematics.arcTangent(lab.z, lab.y)))
    }

    static func toRectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
        let angle = radians(lch.z)
        return SIMD3(lch.x, lch.y * Mathematics.cosine(angle), lch.y * Mathematics.sine(angle))
    }

    static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    /// An angle in radians as degrees in [0, 360).
    static func degrees(_ radians: Double) -> Double {
        let degrees = radians * 180 / .pi
        // A tiny negative angle plus 360 rounds to 360 itself, which is no hue.
        return degrees < 0 ? (degrees + 360 < 360 ? degrees + 360 : 0) : degrees
    }
}
