import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("What SwiftUI cannot draw is said")
struct SwiftLossTests {
    private static func px(_ value: Double) -> AurumCompiler.Dimension { Dimension(value: value, unit: .px) }

    private static func shadow(spread: Double) -> TokenValue {
        .shadow([
            Shadow(
                color: .black, offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(spread), isInset: false
            )
        ])
    }

    private static func type(weight: Double = 500, lineHeight: Double = 1.5) -> TokenValue {
        .typography(
            Typography(
                fontFamily: ["Inter"], fontSize: px(40), fontWeight: FontWeight(number: weight),
                letterSpacing: px(0), lineHeight: lineHeight))
    }

    @Test(
        arguments: [
            (shadow(spread: 1), "draw the spread of"), (shadow(spread: 0), nil),
            (.strokeStyle(.keyword(.double)), "draw the line style `double` of"),
            (.strokeStyle(.keyword(.dashed)), nil),
            (
                .border(Border(color: .black, width: px(1), style: .keyword(.ridge))),
                "draw the line style `ridge` of"
            ),
            (.border(Border(color: .black, width: px(1), style: .dashes(array: [], lineCap: .butt))), nil),
            (.fontWeight(FontWeight(number: 450)), "set the weight 450 of"),
            (.fontWeight(FontWeight(number: 950)), "set the weight 950 of"),
            (.fontWeight(FontWeight(number: 1)), "set the weight 1 of"),
            (.fontWeight(FontWeight(number: 100)), nil), (.fontWeight(FontWeight(number: 900)), nil),
            (type(weight: 350), "set the weight 350 of"),
            (type(lineHeight: 1.1), "set lines as close as those of"),
            (type(lineHeight: 1.2), nil), (type(), nil),
        ] as [(TokenValue, String?)])
    func eachLossOnce(value: TokenValue, message: String?) {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        let id = builder.token("g.x", value)
        builder.alias("g.y", of: id)
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(
            emission.diagnostics.map(\.message) == (message.map { ["SwiftUI cannot \($0) `g.x`"] } ?? []))
        #expect(emission.diagnostics.allSatisfy { $0.code == .undrawable && $0.severity == .warning })
    }

    @Test func aLossInOneModeIsSaid() {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        builder.token("g.x", Self.shadow(spread: 0), Self.shadow(spread: 2))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.map(\.code) == [.undrawable])
    }
}
