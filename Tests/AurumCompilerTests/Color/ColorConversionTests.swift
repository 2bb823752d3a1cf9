import AurumCompiler
import Testing

@Suite struct ColorConversionTests {
    @Test(arguments: ReferenceColor.all)
    func everySpaceReachesEveryOther(reference: ReferenceColor) throws {
        for source in ColorSpace.allCases {
            let color = try #require(reference.color(in: source))
            for target in ColorSpace.allCases {
                let expected = try #require(reference.values[target])
                let actual = color.converted(to: target)
                #expect(actual.space == target)
                for (index, pair) in zip(actual.components.values, expected).enumerated() {
                    var distance = abs(pair.0 - pair.1)
                    if index == target.hueIndex { distance = min(distance, 360 - distance) }
                    // Relative, because a percentage or a hue is a large number.
                    #expect(distance < 1e-6 * max(1, abs(pair.1)), "\(source) to \(target), \(index)")
                }
            }
        }
    }

    @Test func theTableIsComplete() {
        #expect(ReferenceColor.all.count == 17)
        #expect(Set(ReferenceColor.all.map(\.source)) == Set(ColorSpace.allCases))
    }

    /// Pairs printed in CSS Color 4 and its test suite.
    @Test(arguments: [
        (ColorSpace.lab, [29.2345, 39.3825, 20.0664], "#7D2329"),
        (.lab, [52.2345, 40.1645, 59.9971], "#C65D06"),
        (.lab, [60.2345, -5.3654, 58.956], "#9D9318"), (.lab, [62.2345, -34.9638, 47.7721], "#68A639"),
        (.lab, [67.5345, -8.6911, -41.6019], "#62ACEF"), (.lch, [52.2345, 72.2, 56.2], "#C65D06"),
        (.oklab, [0.40101, 0.1147, 0.0453], "#7D2329"), (.oklch, [0.59686, 0.15619, 49.7694], "#C65D06"),
        (.hsl, [0, 0, 50], "#808080"), (.hsl, [120, 100, 25], "#008000"), (.hwb, [90, 60, 70], "#767676"),
        (.displayP3, [0.5, 0.5, 0.5], "#808080"), (.srgbLinear, [0.0, 0.21586, 0.0], "#008000"),
        (.xyzD65, [0.07719, 0.15438, 0.02573], "#008000"), (.rec2020, [0, 0, 0], "#000000"),
    ])
    func cssExamplesComeOut(space: ColorSpace, components: [Double], hex: String) throws {
        let components = try #require(ColorComponents(components.map(ColorComponent.number)))
        #expect(SRGB8(Color(space: space, components: components)).hex == hex)
    }

    @Test func aMissingComponentCountsAsZeroWhenTheSpaceChanges() {
        let missing = Color(
            space: .hsl, components: ColorComponents(.none, .number(100), .number(50)), alpha: 0.5)
        #expect(missing.converted(to: .hsl) == missing)
        #expect(missing.converted(to: .srgb) == .srgb(1, 0, 0, alpha: 0.5))
    }

    @Test func theFallbackDoesNotTravel() {
        let color = Color(space: .srgb, components: ColorComponents(1, 0, 0), hex: "#ff0000")
        #expect(color.converted(to: .srgb).hex == nil)
        #expect(color.converted(to: .oklch).hex == nil)
    }

    @Test func grayHasHueZero() {
        let gray = Color.srgb(0.3, 0.3, 0.3)
        for space in ColorSpace.allCases {
            guard let hue = space.hueIndex else { continue }
            #expect(gray.converted(to: space).components[hue] == .number(0), "\(space)")
        }
    }

    @Test func anIdentityKeepsEveryBit() {
        let color = Color.srgb(0.1 + 0.2, 0.7, 1.0 / 3)
        #expect(color.converted(to: .srgb) == color)
    }
}
