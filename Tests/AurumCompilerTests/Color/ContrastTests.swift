import AurumCompiler
import Testing

@Suite struct ContrastTests {
    @Test(arguments: [
        ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.478),
        ("#767676", "#FFFFFF", 4.542), ("#FF0000", "#FFFFFF", 3.998), ("#0000FF", "#FFFFFF", 8.592),
        ("#FFFFFF", "#008000", 5.137), ("#949494", "#FFFFFF", 3.034),
    ])
    func knownRatios(foreground: String, background: String, ratio: Double) throws {
        let (foreground, background) = try (color(foreground), color(background))
        #expect(abs(Contrast.wcag(foreground, on: background) - ratio) < 0.0006)
        #expect(Contrast.wcag(foreground, on: background) == Contrast.wcag(background, on: foreground))
    }

    /// The published labels of a toast on their tints over white.
    @Test(arguments: [
        ("#121212", "#E5E9ED", 15.35), ("#7029CC", "#E5D8F6", 5.38), ("#10A342", "#EAF9EF", 3.04),
        ("#D83209", "#FBEDE9", 4.20), ("#DA6105", "#FEF2E8", 3.35), ("#055FDC", "#E8F1FC", 5.01),
    ])
    func labelsOnTints(label: String, background: String, ratio: Double) throws {
        #expect(abs(try Contrast.wcag(color(label), on: color(background)) - ratio) < 0.005)
    }

    @Test func tintsAreSeenOverWhite() throws {
        let tint = Color.srgb(0.0196, 0.3725, 0.8627, alpha: 0.09)
        let label = try color("#055FDC")
        #expect(Contrast.wcag(label, on: tint) == Contrast.wcag(label, on: try color("#E8F1FC")))
    }

    @Test func translucencyIsResolvedFirst() throws {
        let gray = Contrast.wcag(Color.black.withAlpha(0.5), on: .white)
        #expect(gray == Contrast.wcag(SRGB8(red: 128, green: 128, blue: 128).color, on: .white))
        #expect(Contrast.wcag(.black, on: Color.black.withAlpha(0)) == 21)
    }

    /// Values published with the APCA-W3 sources.
    @Test(arguments: [
        ("#888888", "#FFFFFF", 63.056469930209424), ("#FFFFFF", "#888888", -68.54146436644962),
        ("#000000", "#AAAAAA", 58.146262578561334), ("#AAAAAA", "#000000", -56.24113336839742),
        ("#112233", "#DDEEFF", 91.66830811481631), ("#DDEEFF", "#112233", -93.06770049484275),
        ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
        ("#ABCDEF", "#ABCDEF", 0), ("#FFFFFF", "#FEFEFE", 0),
    ])
    func apcaTestValues(text: String, background: String, contrast: Double) throws {
        #expect(abs(try Contrast.apca(text: color(text), background: color(background)) - contrast) < 1e-9)
    }

    @Test(arguments: [
        (14, 500, 4.5), (14, 700, 4.5), (18, 400, 4.5), (18.65, 700, 4.5), (18.66, 700, 3), (18.66, 600, 4.5),
        (23.99, 400, 4.5), (24, 400, 3), (40, 900, 3),
    ])
    func largeTextNeedsLess(size: Double, weight: Double, ratio: Double) {
        #expect(Contrast.requiredRatio(fontSizePoints: size, weight: weight) == ratio)
    }

    private func color(_ hex: String) throws -> Color { try #require(SRGB8(hex: hex)).color }
}
