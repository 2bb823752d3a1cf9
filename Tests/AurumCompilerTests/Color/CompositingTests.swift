import AurumCompiler
import Testing

@Suite struct CompositingTests {
    /// The tints of a published toast over its white page, channels with the four decimals of their tokens.
    @Test(arguments: [
        (Color.srgb(0.4235, 0.5176, 0.6157, alpha: 0.18), "#E5E9ED"),
        (.srgb(0.4392, 0.1608, 0.8, alpha: 0.18), "#E5D8F6"),
        (.srgb(0.0706, 0.7216, 0.2902, alpha: 0.09), "#EAF9EF"),
        (.srgb(0.8471, 0.1961, 0.0353, alpha: 0.09), "#FBEDE9"),
        (.srgb(0.949, 0.4235, 0.0196, alpha: 0.09), "#FEF2E8"),
        (.srgb(0.0196, 0.3725, 0.8627, alpha: 0.09), "#E8F1FC"),
    ])
    func tintsOverWhite(tint: Color, seen: String) {
        #expect(SRGB8(tint.over(.white)).hex == seen)
        #expect(SRGB8(Color.composited(stack: [.black, .white, tint])).hex == seen)
    }

    @Test func aTranslucentBackdropKeepsItsShare() {
        let seen = Color.srgb(1, 0, 0, alpha: 0.5).over(.srgb(0, 0, 1, alpha: 0.5))
        #expect(abs(seen.alpha - 0.75) < 1e-12)
        let channels = seen.components.values
        #expect(abs(channels[0] - 2.0 / 3) < 1e-12 && channels[1] == 0 && abs(channels[2] - 1.0 / 3) < 1e-12)
    }

    @Test func clearColorsLeaveTheOthersAlone() {
        let red = Color.srgb(1, 0, 0, alpha: 0.4)
        #expect(red.over(.clear) == red)
        #expect(Color.clear.over(red) == red)
        #expect(Color.clear.over(.clear) == .clear)
        #expect(Color.composited(stack: []) == .clear)
        #expect(Color.composited(stack: [red]) == red)
    }

    @Test func theOrderOfWorkDoesNotMatter() {
        let stack = [
            Color.srgb(0.1, 0.5, 0.9, alpha: 0.3), .srgb(0.8, 0.2, 0.4, alpha: 0.6),
            .srgb(0, 1, 0, alpha: 0.2),
        ]
        let bottomUp = Color.composited(stack: stack)
        let topDown = stack[2].over(stack[1]).over(stack[0])
        #expect(
            zip(bottomUp.components.values, topDown.components.values).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(abs(bottomUp.alpha - topDown.alpha) < 1e-12)
    }

    @Test func theResultIsNotRounded() {
        let seen = Color.srgb(0, 0, 0, alpha: 0.001).over(.white)
        #expect(abs(seen.components.values[0] - 0.999) < 1e-12)
        #expect(seen.space == .srgb)
    }
}
