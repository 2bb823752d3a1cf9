import AurumCompiler

/// How wide texts of a style are, as far as can be known without the font.
struct TextMetrics {
    /// The style.
    let style: Typography

    /// How far Inter reaches above the baseline, as a multiple of the type size.
    private static let ascent = 0.96875
    /// How far Inter reaches below the baseline, as a multiple of the type size.
    private static let descent = 0.2415
    /// How much wider than Inter another font is taken to be.
    private static let allowanceForOtherFonts = 1.1

    /// The width of one line of text in points.
    func width(of text: String) -> Double {
        let scalars = text.unicodeScalars
        let units = scalars.reduce(0) { $0 + advance(of: $1) }
        let isInter = style.fontFamily.first == "Inter"
        let width = Double(units) / 1000 * style.fontSize.points * (isInter ? 1 : Self.allowanceForOtherFonts)
        return max(0, width + Double(text.count) * style.letterSpacing.points)
    }

    /// How far below the top of its line a text's baseline is.
    var baseline: Double {
        let size = style.fontSize.points
        return (style.lineHeightPoints - (Self.ascent + Self.descent) * size) / 2 + Self.ascent * size
    }

    /// The advance in thousandths; for what the tables lack, as wide as such characters usually are at most.
    private func advance(of scalar: Unicode.Scalar) -> Int {
        if let known = InterAdvances.advance(of: scalar, weight: style.fontWeight.number) { return known }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        return switch scalar.value {
        case 0x1F000...: 1300
        case 0x1100...0x11FF, 0x2E80...0xFFDC: 1050
        default: 800
        }
    }
}
