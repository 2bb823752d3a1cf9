import AurumCompiler
import Testing

@Suite struct GamutMappingTests {
    /// Colors outside sRGB with what ColorAide 8.13.1 makes of them by the CSS method in sRGB and in Display P3 (C-015).
    @Test(arguments: [
        (
            ColorSpace.displayP3, ColorComponents(0, 1, 0), [0.0, 0.9857637, 0.1597424], [0.0, 1.0, 0.0]
        ),
        (.displayP3, ColorComponents(1, 0, 0), [1.0, 0.0445695, 0.0459316], [1.0, 0.0, 0.0]),
        (.oklch, ColorComponents(0.7, 0.35, 30), [1.0, 0.3451624, 0.2646031], [1.0, 0.2850955, 0.192777]),
        (.oklch, ColorComponents(0.5, 0.4, 264), [0.0, 0.2017532, 1.0], [0.0311891, 0.1461037, 1.0]),
        (.rec2020, ColorComponents(0, 0, 1), [0.0, 0.3179744, 0.5762472], [0.0, 0.3035368, 0.6146399]),
        (
            .lab, ColorComponents(85, -100, 90), [0.0, 0.9668958, 0.1959326],
            [0.1577754, 0.9746917, 0.1827549]
        ),
        (.prophotoRGB, ColorComponents(0, 1, 1), [0.0, 0.9366685, 0.8778745], [0.0, 0.9524885, 0.897362]),
        (.oklch, ColorComponents(0.99, 0.2, 110), [1.0, 1.0, 0.3385734], [1.0, 1.0, 0.4764708]),
        (.oklch, ColorComponents(0.05, 0.3, 300), [0.0046548, 0.0, 0.0227395], [0.0034204, 0.0, 0.0212903]),
    ])
    func chromaIsReducedAsInCSS(space: ColorSpace, components: ColorComponents, srgb: [Double], p3: [Double])
    {
        let color = Color(space: space, components: components, alpha: 0.25)
        #expect(isClose(color.mappedToSRGB(), .srgb, srgb))
        #expect(isClose(color.mapped(to: .displayP3), .displayP3, p3))
        #expect(color.mappedToSRGB().alpha == 0.25)
    }

    @Test func whatFitsStaysAsItIs() {
        let color = Color.srgb(0.2, 1, 0)
        #expect(color.mappedToSRGB() == color)
        #expect(isClose(color.mapped(to: .hsl), .hsl, [108, 100, 50]))
    }

    @Test func pastWhiteIsWhiteAndBelowBlackIsBlack() {
        let bright = Color(space: .oklab, components: ColorComponents(1, 0.2, 0.1))
        let dark = Color(space: .lab, components: ColorComponents(0, -90, 30))
        #expect(bright.mappedToSRGB() == .white)
        #expect(SRGB8(dark.mappedToSRGB()).green < 40)
        #expect(Color(space: .oklch, components: ColorComponents(0, 0.4, 20)).mappedToSRGB() == .black)
    }

    @Test func theGamutOfASpaceIsItsUnitCube() {
        let green = Color(space: .displayP3, components: ColorComponents(0, 1, 0))
        #expect(!green.isInGamut(of: .srgb))
        #expect(!green.isInGamut(of: .hsl))
        #expect(!green.isInGamut(of: .srgbLinear))
        #expect(green.isInGamut(of: .displayP3))
        #expect(green.isInGamut(of: .rec2020))
        #expect(green.isInGamut(of: .oklch))
        #expect(Color.white.converted(to: .rec2020).isInGamut(of: .srgb))
    }

    @Test func clippingCutsEachChannel() {
        let green = Color(space: .displayP3, components: ColorComponents(0, 1, 0), alpha: 0.5)
        let channels = green.clipped.components.values
        #expect(channels[0] == 0 && channels[1] == 1 && channels[2] == 0)
        #expect(green.clipped.alpha == 0.5)
        #expect(green.clipped(to: .xyzD65) == green.converted(to: .xyzD65))
    }

    private func isClose(_ color: Color, _ space: ColorSpace, _ expected: [Double]) -> Bool {
        color.space == space && zip(color.components.values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
