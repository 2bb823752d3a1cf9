import AurumCompiler
import Testing

/// Laws that hold for any color, tried on colors from a seeded generator.
@Suite struct ColorLawTests {
    @Test(arguments: ColorSpace.allCases)
    func aRoundTripComesBack(space: ColorSpace) {
        var generator = SplitMix(state: 7)
        for _ in 0..<100 {
            let color = generator.color(in: space, reach: 0.3)
            let start = color.converted(to: .xyzD65).components.values
            for target in ColorSpace.allCases {
                let end = color.converted(to: target).converted(to: .xyzD65).components.values
                // A hue that says nothing is dropped, which moves a near-gray by this much.
                #expect(zip(start, end).allSatisfy { abs($0 - $1) < 2e-5 }, "\(color) by way of \(target)")
            }
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func inRangeInputGivesFiniteNumbers(space: ColorSpace) {
        var generator = SplitMix(state: 11)
        for reach in [0.5, 200, 1e12, 1e308] {
            for _ in 0..<60 { expectFinite(generator.color(in: space, reach: reach)) }
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func extremeInputNeverTraps(space: ColorSpace) {
        let extremes = [
            0, -1, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, .nan,
        ]
        for first in extremes {
            for second in extremes {
                expectFinite(
                    Color(space: space, components: ColorComponents(first, second, first), alpha: 0.5))
                expectFinite(
                    Color(space: space, components: ColorComponents(second, second, first), alpha: 0.5))
            }
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func hueStaysBelowAFullTurn(space: ColorSpace) {
        var generator = SplitMix(state: 13)
        for _ in 0..<100 {
            let color = generator.color(in: space, reach: 0.4)
            for target in ColorSpace.allCases where target != space {
                guard let index = target.hueIndex else { continue }
                #expect((0..<360).contains(color.converted(to: target).components[index].value))
            }
        }
    }

    private func expectFinite(_ color: Color) {
        for target in ColorSpace.allCases where target != color.space {
            let values = color.converted(to: target).components.values
            #expect(values.allSatisfy { $0.isFinite }, "\(color) in \(target)")
        }
        let mapped = color.mappedToSRGB()
        #expect(mapped.isInGamut(of: .srgb), "\(color) mapped to \(mapped)")
        #expect(color.over(.white).converted(to: .xyzD50).components.values.allSatisfy { $0.isFinite })
        #expect((1...21.0001).contains(Contrast.wcag(color, on: .white)))
        #expect(Contrast.apca(text: color, background: .black).isFinite)
        #expect(ColorDifference.deltaE2000(color, .white).isFinite)
        #expect(ColorDifference.deltaEOK(color, .white).isFinite)
    }
}

/// A small generator of the same numbers on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A color within the ranges of a space; `reach` bounds the components that have no bound, in OKLab units.
    mutating func color(in space: ColorSpace, reach: Double) -> Color {
        let list = (0..<3).map { index -> ColorComponent in
            let range = space.range(of: index)
            let scaled = min(space == .lab || space == .lch ? reach * 300 : reach, 1e308)
            let lower = range.lower ?? -scaled
            let upper = range.upper ?? scaled
            let share = Double.random(in: 0..<1, using: &self)
            return .number(lower * (1 - share) + upper * share)
        }
        let components = ColorComponents(list) ?? ColorComponents(0, 0, 0)
        return Color(space: space, components: components, alpha: Double.random(in: 0...1, using: &self))
    }
}
