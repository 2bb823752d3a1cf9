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

    /// What is reported of a view whose text has a typography in light and one in dark.
    private static func reported(
        _ light: TextStyle?, _ lightSize: Double, _ dark: TextStyle?, _ darkSize: Double,
        parts: [Component.Part] = [.init(name: "word", kind: .text)]
    ) -> [Diagnostic] {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        let values = [(light, lightSize), (dark, darkSize)].map { style, size in
            TokenValue.typography(
                Typography(
                    fontFamily: ["Inter"], fontSize: px(size), fontWeight: FontWeight(number: 400),
                    letterSpacing: px(0), lineHeight: 1.5, textStyle: style))
        }
        let fixed = builder.token("type.fixed", values[0])
        let moving = builder.token("type.moving", values[0], values[1])
        builder.component(
            "Tag", axes: [("size", ["small", "large"])], parts: parts,
            properties: parts.map { $0.name + ".typography" }
        ) { axes, path in .single(.token(path == "word.typography" && axes == ["large"] ? moving : fixed)) }
        return Emission(SwiftEmitter.self, builder.build()).diagnostics
    }

    @Test("A view's measures follow one text style in all modes")
    func textStylesOfModes() {
        let reports = Self.reported(.title, 28, .body, 28)
        #expect(
            reports.map(\.message) == [
                "SwiftUI cannot change the text style between modes of `word.typography`"
            ])
        #expect(reports.allSatisfy { $0.code == .undrawable && $0.severity == .warning })
        #expect(
            reports.first?.help == [
                "the measures of the view grow with `title` in all modes; state one style with `aurum.textStyle`"
            ])
    }

    @Test("Sizes decide where no text style is stated")
    func textStylesOfSizes() {
        #expect(Self.reported(nil, 17, nil, 20).count == 1)
        #expect(Self.reported(.title3, 17, nil, 20).isEmpty)
        #expect(Self.reported(nil, 20, nil, 21.9).isEmpty)
        #expect(Self.reported(.body, 17, .body, 34).isEmpty)
    }

    @Test("Only the text that measures grow with counts")
    func textStylesOfOtherParts() {
        let parts = [Component.Part(name: "first", kind: .text), .init(name: "word", kind: .text)]
        #expect(Self.reported(.title, 28, .body, 28, parts: parts).isEmpty)
    }

    @Test func aLossInOneModeIsSaid() {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        builder.token("g.x", Self.shadow(spread: 0), Self.shadow(spread: 2))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.map(\.code) == [.undrawable])
    }
}
