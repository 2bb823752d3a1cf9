import AurumSyntax
import Testing

@Suite struct NumberTextTests {
    @Test(
        arguments: [
            (1, "1"), (-1, "-1"), (0, "0"), (-0.0, "0"), (0.5, "0.5"), (100, "100"), (16, "16"),
            (0.09, "0.09"),
            (-0.125, "-0.125"), (1234.5678, "1234.5678"), (0.1 + 0.2, "0.30000000000000004"),
            (1e15, "1000000000000000"), (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"),
            (1e20, "100000000000000000000"), (999_999_999_999_999_868_928, "999999999999999900000"),
            (1e21, "1e21"), (-1.25e21, "-1.25e21"), (1e-5, "0.00001"), (0.00012, "0.00012"),
            (1e-7, "0.0000001"), (-1.5e-7, "-0.00000015"), (9.9e-8, "9.9e-8"), (1e-8, "1e-8"),
            (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
            (9_007_199_254_740_992, "9007199254740992"),
            (123_456_789_012_345_683_968, "123456789012345680000"),
        ] as [(Double, String)])
    func shortest(value: Double, text: String) {
        #expect(NumberText.shortest(value) == text)
    }

    @Test(
        arguments: [
            (4.2, 2, "4.20"), (4, 2, "4.00"), (4.256, 2, "4.26"), (-0.5, 2, "-0.50"), (4.2, 0, "4"),
            (1e21, 2, "1e21"), (4.49996, 4, "4.5000"),
        ] as [(Double, Int, String)])
    func fixed(value: Double, decimals: Int, text: String) {
        #expect(NumberText.fixed(value, decimals: decimals) == text)
    }

    @Test func shortestReadsBackAsTheSameNumber() {
        var state: UInt64 = 42
        for _ in 0..<5_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: state ^ (state >> 29))
            guard value.isFinite else { continue }
            let text = NumberText.shortest(value)
            #expect(Double(text) == value)
            #expect(NumberText.rounded(value, decimals: 400) == text)
        }
    }

    @Test(
        arguments: [
            (1.005, 2, "1.01"), (-1.005, 2, "-1.01"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"),
            (0.49, 0, "0"),
            (-0.4, 0, "0"), (1.2, 4, "1.2"), (1.20004, 4, "1.2"), (0.99999, 4, "1"), (9.9996, 3, "10"),
            (999.5, 0, "1000"), (0.00004, 4, "0"), (0.00005, 4, "0.0001"), (-0.00005, 4, "-0.0001"),
            (0, 3, "0"),
            (-0.0, 3, "0"), (123456, 2, "123456"), (1e300, 2, "1e300"), (1e-300, 2, "0"),
            (15.349, 2, "15.35"),
            (3.0449, 2, "3.04"), (12.5, -3, "13"), (0.1, .max, "0.1"), (0.1, .min, "0"),
        ] as [(Double, Int, String)])
    func rounded(value: Double, decimals: Int, text: String) {
        #expect(NumberText.rounded(value, decimals: decimals) == text)
        #expect(NumberText.round(value, decimals: decimals) == Double(text))
        #expect(NumberText.round(value, decimals: decimals).sign == (text.hasPrefix("-") ? .minus : .plus))
    }

    @Test func roundedIsTheNearest() {
        var state: UInt64 = 7
        for _ in 0..<5_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(Int64(bitPattern: state) >> 34) / 16384
            let text = NumberText.rounded(value, decimals: 3)
            let decimals = text.split(separator: ".").dropFirst().first ?? ""
            #expect(decimals.count <= 3 && !decimals.hasSuffix("0"))
            #expect((NumberText.round(value, decimals: 3) - value).magnitude <= 0.0005 + 1e-9)
        }
    }

    @Test(arguments: [
        (0.09000000357627869, 0.09), (0.18000000715255737, 0.18), (0.09, 0.09), (1, 1), (0, 0), (-0.0, 0),
        (0.5, 0.5), (-0.30000001192092896, -0.3), (1e300, 1e300), (-1e-300, -1e-300),
        (16_777_217, 16_777_216),
    ])
    func shortestFloat(value: Double, meant: Double) {
        #expect(NumberText.shortestFloat(value) == meant)
        #expect(NumberText.shortestFloat(meant) == meant)
    }

    @Test func whatIsNotFiniteDoesNotTrap() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(NumberText.shortest(value) == value.description)
            #expect(NumberText.rounded(value, decimals: 2) == value.description)
            #expect(NumberText.shortestFloat(value).isFinite == false)
            #expect(NumberText.round(value, decimals: 2).isFinite == false)
        }
    }
}
