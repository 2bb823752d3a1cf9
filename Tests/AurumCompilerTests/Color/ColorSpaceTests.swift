import AurumCompiler
import Testing

@Suite struct ColorSpaceTests {
    @Test func thereAreFourteenSpacesWithExactKeys() {
        let keys = ColorSpace.allCases.map(\.rawValue)
        #expect(
            keys == [
                "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
                "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
            ])
        #expect(ColorSpace(rawValue: "sRGB") == nil)
        #expect(ColorSpace(rawValue: "xyz") == nil)
    }

    @Test(arguments: [
        (ColorSpace.srgb, 0, 1.0, true), (.srgb, 2, 1.0000001, false), (.rec2020, 1, -0.0000001, false),
        (.hsl, 0, 0, true), (.hsl, 0, 359.999, true), (.hsl, 0, 360, false), (.hsl, 1, 100, true),
        (.hwb, 2, 100.1, false), (.hwb, 0, -1, false), (.lab, 0, 100, true), (.lab, 0, 101, false),
        (.lab, 1, -1e9, true), (.lab, 2, 1e9, true), (.lch, 1, 1e9, true), (.lch, 1, -0.1, false),
        (.lch, 2, 360, false), (.oklab, 0, 1.1, false), (.oklab, 2, -7, true), (.oklch, 0, 1, true),
        (.oklch, 1, 7, true), (.oklch, 2, 359, true), (.xyzD65, 2, 1.08, false), (.xyzD50, 0, 1, true),
        (.lab, 1, .infinity, false), (.oklab, 1, .nan, false), (.srgb, 3, 5, true), (.srgb, -1, 5, true),
    ])
    func rangesFollowTheTable(space: ColorSpace, index: Int, value: Double, isAllowed: Bool) {
        #expect(space.range(of: index).contains(value) == isAllowed)
    }

    @Test func onlyPolarSpacesHaveAHue() {
        #expect(ColorSpace.allCases.filter(\.isPolar) == [.hsl, .hwb, .lch, .oklch])
        for space in ColorSpace.allCases {
            let names = space.componentNames
            #expect(names.count == 3)
            #expect(names.firstIndex(of: "H") == space.hueIndex)
        }
    }

    @Test func componentsAreThreeAndSafeToIndex() {
        let components = ColorComponents(.number(0.5), .none, .number(2))
        #expect(components.values == [0.5, 0, 2])
        #expect(components[1] == .none)
        #expect(components[2] == .number(2))
        #expect(components[3] == .none)
        #expect(components[-1] == .none)
        #expect(ColorComponents([.number(1), .none]) == nil)
        #expect(ColorComponents([.number(0.5), .none, .number(2)]) == components)
        #expect(ColorComponents([.none, .none, .none, .none]) == nil)
    }
}
