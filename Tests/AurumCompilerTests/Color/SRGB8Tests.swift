import AurumCompiler
import Testing

@Suite struct SRGB8Tests {
    @Test(arguments: [
        ("#12b84a", "#12B84A"), ("#abc", "#AABBCC"), ("#ABCD", "#AABBCCDD"), ("#00000000", "#00000000"),
        ("#FFFFFFFF", "#FFFFFF"), ("#f00f", "#FF0000"), ("#12345678", "#12345678"),
    ])
    func notationReadsAndWrites(text: String, written: String) {
        #expect(SRGB8(hex: text)?.hex == written)
    }

    @Test(arguments: [
        "", "#", "#12", "#12345", "#1234567", "#123456789", "123456", "#12345g", "#١٢٣", "#ab\u{301}",
        "##123",
    ])
    func otherTextIsNoColor(text: String) {
        #expect(SRGB8(hex: text) == nil)
    }

    @Test func everyByteSurvivesTheTripThroughFractions() {
        for byte in UInt8.min...UInt8.max {
            let color = SRGB8(red: byte, green: 255 - byte, blue: 7, alpha: byte)
            #expect(SRGB8(color.color) == color)
        }
    }

    @Test(
        arguments: [
            (0.5, 128), (0.09, 23), (0.18, 46), (0, 0), (1, 255), (-3, 0), (7, 255), (.nan, 0),
            (.infinity, 255),
            (0.499999, 127), (0.4999, 127), (1e308, 255),
        ] as [(Double, UInt8)])
    func fractionsRoundToTheNearestByte(fraction: Double, byte: UInt8) {
        #expect(SRGB8.byte(fraction) == byte)
    }

    @Test func theOpacityCanBeLeftOut() {
        let color = SRGB8(.srgb(1, 0.5, 0, alpha: 0.09))
        #expect(color.hex == "#FF800017")
        #expect(color.hexRGB == "#FF8000")
        #expect(SRGB8(.white).hexRGBA == "#FFFFFFFF")
    }

    @Test func channelsOutsideSRGBAreCut() {
        #expect(SRGB8(Color(space: .displayP3, components: ColorComponents(0, 1, 0))).hex == "#00FF00")
    }
}
