extension Color {
    /// Whether every channel lies in the range of the space, give or take the noise of a conversion.
    ///
    /// HSL and HWB have the gamut of sRGB; the Lab and XYZ spaces hold every color.
    package func isInGamut(of target: ColorSpace) -> Bool {
        guard let channels = target.gamut.map({ vector(in: $0) }) else { return true }
        // Rounding noise near black is raised to the power 1/2.4 by the steepest curve.
        let tolerance = 1e-5
        return channels.min() >= -tolerance && channels.max() <= 1 + tolerance
    }

    /// The color in sRGB with each channel cut to [0, 1].
    package var clipped: Color { clipped(to: .srgb) }

    /// The color in a space with each RGB channel cut to the gamut of that space.
    package func clipped(to target: ColorSpace) -> Color {
        guard let gamut = target.gamut else { return converted(to: target) }
        let channels = vector(in: gamut).clamped(lowerBound: .zero, upperBound: .one)
        return Color(space: gamut, vector: channels, alpha: alpha).converted(to: target)
    }

    /// The nearest-looking sRGB color of the same hue (CSS Color 4 gamut mapping).
    package func mappedToSRGB() -> Color { mapped(to: .srgb) }

    /// The nearest-looking color of the same hue that a space can hold.
    ///
    /// This is CSS Color 4, "gamut mapping": the OKLCH chroma is halved in until cutting the channels makes a
    /// difference that is just noticeable. Colors past white and black become white and black.
    package func mapped(to target: ColorSpace) -> Color {
        guard target.gamut != nil, !isInGamut(of: target) else { return clipped(to: target) }
        let origin = vector(in: .oklch)
        if origin.x >= 1 { return Color.white.withAlpha(alpha).clipped(to: target) }
        if origin.x <= 0 { return Color.black.withAlpha(alpha).clipped(to: target) }
        return ChromaReduction(lightness: origin.x, hue: origin.z, alpha: alpha, target: target)
            .nearestColor(maximumChroma: origin.y)
    }
}

/// The search for the chroma at which cutting the channels is barely visible.
private struct ChromaReduction {
    let lightness: Double
    let hue: Double
    let alpha: Double
    let target: ColorSpace

    /// The OKLab distance that is just noticeable.
    private static let noticeable = 0.02
    private static let precision = 0.0001

    func nearestColor(maximumChroma: Double) -> Color {
        var clipped = color(chroma: maximumChroma).clipped(to: target)
        guard visibleChange(chroma: maximumChroma, clipped) >= Self.noticeable else { return clipped }
        var lower = 0.0
        var upper = maximumChroma
        var isLowerInGamut = true
        while upper - lower > Self.precision {
            let chroma = (lower + upper) / 2
            let candidate = color(chroma: chroma)
            if isLowerInGamut, candidate.isInGamut(of: target) {
                lower = chroma
                continue
            }
            clipped = candidate.clipped(to: target)
            let change = visibleChange(chroma: chroma, clipped)
            if change >= Self.noticeable {
                upper = chroma
            } else if Self.noticeable - change < Self.precision {
                return clipped
            } else {
                isLowerInGamut = false
                lower = chroma
            }
        }
        return clipped
    }

    private func color(chroma: Double) -> Color {
        Color(space: .oklch, components: ColorComponents(lightness, chroma, hue), alpha: alpha)
    }

    private func visibleChange(chroma: Double, _ clipped: Color) -> Double {
        ColorDifference.deltaEOK(color(chroma: chroma), clipped)
    }
}

extension ColorSpace {
    /// The RGB space whose unit cube bounds the colors of this one, or nil when nothing does.
    fileprivate var gamut: ColorSpace? {
        switch self {
        case .srgb, .hsl, .hwb: .srgb
        case .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
        case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
        }
    }
}
