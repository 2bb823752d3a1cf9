import AurumCompiler
import AurumEmitters
import Testing

struct TokenJSONTests {
    private static let px4 = Dimension(value: 4, unit: .px)
    private static let tint = Color(
        space: .srgb, components: ColorComponents(0.0706, 0.7216, 0.2902), alpha: 0.09, hex: "#12b84a")
    private static let ease = CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)
    private static let ms = Duration(value: 200, unit: .ms)
    private static let layer = Shadow(
        color: .black, offsetX: px4, offsetY: px4, blur: px4, spread: px4, isInset: true)
    private static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
    private static let px4Text = #"{ "value": 4, "unit": "px" }"#

    static let cases: [(TokenValue, String)] = [
        (
            .color(tint),
            ##"{ "colorSpace": "srgb", "components": [0.0706, 0.7216, 0.2902], "alpha": 0.09, "hex": "#12b84a" }"##
        ),
        (
            .color(Color(space: .oklch, components: ColorComponents(.number(0.5), .number(0), .none))),
            #"{ "colorSpace": "oklch", "components": [0.5, 0, "none"] }"#
        ),
        (.dimension(px4), px4Text),
        (.fontFamily(["Inter"]), #""Inter""#),
        (.fontFamily(["Inter", "serif"]), #"["Inter", "serif"]"#),
        (.fontWeight(FontWeight(number: 550)), "550"),
        (.fontWeight(FontWeight(keyword: "semi-bold") ?? FontWeight(number: 1)), #""semi-bold""#),
        (.duration(ms), #"{ "value": 200, "unit": "ms" }"#),
        (.cubicBezier(ease), "[0.2, 0, 0, 1]"),
        (.number(0.1), "0.1"),
        (.strokeStyle(.keyword(.dotted)), #""dotted""#),
        (
            .strokeStyle(.dashes(array: [px4], lineCap: .round)),
            #"{ "dashArray": [\#(px4Text)], "lineCap": "round" }"#
        ),
        (
            .border(Border(color: .black, width: px4, style: .keyword(.solid))),
            #"{ "color": \#(black), "width": \#(px4Text), "style": "solid" }"#
        ),
        (
            .transition(Transition(duration: ms, delay: Duration(value: 0, unit: .s), timingFunction: ease)),
            #"{ "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "s" }, "timingFunction": [0.2, 0, 0, 1] }"#
        ),
        (
            .shadow([layer]),
            #"{ "color": \#(black), "offsetX": \#(px4Text), "offsetY": \#(px4Text), "blur": \#(px4Text), "spread": \#(px4Text), "inset": true }"#
        ),
        (
            .gradient([GradientStop(color: .black, position: 0.5)]),
            #"[{ "color": \#(black), "position": 0.5 }]"#
        ),
        (
            .typography(
                Typography(
                    fontFamily: ["Inter"], fontSize: px4, fontWeight: FontWeight(number: 500),
                    letterSpacing: px4,
                    lineHeight: 1.428571)),
            #"{ "fontFamily": "Inter", "fontSize": \#(px4Text), "fontWeight": 500, "letterSpacing": \#(px4Text), "lineHeight": 1.428571 }"#
        ),
    ]

    @Test(arguments: cases)
    func writesCanonicalValues(_ value: TokenValue, _ expected: String) {
        // Layout aside: the expectation is written on one line.
        let written = TokenJSON.value(value)
        #expect(written == JSONValue(Emission.node(expected)))
    }

    @Test func writesSeveralLayersAsAList() {
        let value = TokenJSON.value(.shadow([Self.layer, Self.layer]))
        guard case .array(let layers) = value else {
            Issue.record("not a list")
            return
        }
        #expect(layers.count == 2)
    }

    @Test func writesHexInUpperCaseWithAlphaOnlyWhenTranslucent() {
        #expect(TokenJSON.hex(Self.tint) == .string("#12B84A17"))
        #expect(TokenJSON.hex(.white) == .string("#FFFFFF"))
    }
}
