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

    /// How much room a text takes whatever the size it is set in; the extents of texts in a row add up.
    struct Extent {
        /// The advances of the characters in thousandths of the size.
        var units = 0
        /// How many characters there are.
        var count = 0

        static func + (left: Extent, right: Extent) -> Extent {
            Extent(units: left.units + right.units, count: left.count + right.count)
        }
    }

    /// The room that a text takes.
    func extent(of text: some StringProtocol) -> Extent {
        Extent(units: text.unicodeScalars.reduce(0) { $0 + advance(of: $1) }, count: characters(in: text))
    }

    private func characters(in text: some StringProtocol) -> Int {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 } ? text.utf8.count : text.count
    }

    /// The width of one line of text in points.
    func width(of text: some StringProtocol) -> Double { width(of: extent(of: text)) }

    /// The width of an extent in points.
    func width(of extent: Extent) -> Double {
        let factor = style.fontFamily.first == "Inter" ? 1 : Self.allowanceForOtherFonts
        let width = Double(extent.units) / 1000 * style.fontSize.points * factor
        return max(0, width + Double(extent.count) * style.letterSpacing.points)
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
