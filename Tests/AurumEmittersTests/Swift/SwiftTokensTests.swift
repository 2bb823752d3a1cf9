import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Tokens as Swift")
struct SwiftTokensTests {
    private func px(_ value: Double) -> AurumCompiler.Dimension { Dimension(value: value, unit: .px) }

    @Test func groupsOfColorsAreUnderColors() throws {
        var builder = DesignBuilder("North")
        builder.token("status.good", .color(.srgb(0.1, 0.2, 0.3, alpha: 0.09)), description: "It worked")
        builder.token("space.small", .dimension(px(4)))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(
            try emission.text("NorthTokens/North+Colors+Status.swift") == """
                extension North.colors {
                    /// The tokens of the group `status`.
                    public nonisolated enum status {
                        /// `status.good`: #1A334D at 9 %.
                        ///
                        /// It worked.
                        ///
                        /// Figma: `status/good`.
                        public static let good = NorthColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.09)
                    }
                }

                """)
        #expect(
            try emission.text("NorthTokens/North+Space.swift").contains(
                "public static let small: CGFloat = 4\n"))
        #expect(emission.diagnostics.isEmpty)
    }

    @Test func aMixedGroupIsAtTheTop() throws {
        var builder = DesignBuilder("North")
        builder.token("brand.blue", .color(.black))
        builder.token("brand.gap", .dimension(px(4)))
        builder.token("loose", .color(.white))
        builder.token("count", .number(0.5))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(
            try emission.text("NorthTokens/North+Brand.swift").contains(
                "NorthColor(red: 0, green: 0, blue: 0)"))
        #expect(
            try emission.text("NorthTokens/North+Colors.swift").contains("static let loose = NorthColor("))
        #expect(
            try emission.text("NorthTokens/North+Tokens.swift").contains("static let count: Double = 0.5"))
    }

    @Test(arguments: [
        (TokenValue.dimension(Dimension(value: 1.5, unit: .rem)), "x: CGFloat = 24"),
        (.number(1e-7), "x: Double = 0.0000001"),
        (.duration(Duration(value: 150, unit: .ms)), "x: Duration = .milliseconds(150)"),
        (.duration(Duration(value: 1.5, unit: .s)), "x: Duration = .milliseconds(1500)"),
        (.duration(Duration(value: 2, unit: .s)), "x: Duration = .seconds(2)"),
        (.fontFamily(["A \"B\"", "C"]), #"x = NorthFontFamily("A \"B\"", "C")"#),
        (.fontWeight(FontWeight(number: 450)), "x = NorthFontWeight(450)"),
        (.cubicBezier(CubicBezier(x1: 0, y1: -1, x2: 0.5, y2: 2)), "x = NorthCubicBezier(0, -1, 0.5, 2)"),
        (.strokeStyle(.keyword(.dotted)), "x = NorthStrokeStyle.dotted"),
        (
            .strokeStyle(.dashes(array: [Dimension(value: 2, unit: .px)], lineCap: .round)),
            "x = NorthStrokeStyle.dashes([2], lineCap: .round)"
        ),
        (.gradient([GradientStop(color: .black, position: 0.5)]), "NorthGradient.Stop("),
        (
            .color(Color(space: .displayP3, components: ColorComponents(1.1, 0, 0))),
            "(.displayP3, red: 1.1, green: 0,"
        ),
        (
            .color(Color(space: .srgbLinear, components: ColorComponents(0.5, 0, 0))),
            "(.sRGBLinear, red: 0.5,"
        ),
        (.color(Color(space: .oklch, components: ColorComponents(0.7, 0.4, 150))), "NorthColor(red: -"),
    ])
    func everyTypeHasAForm(value: TokenValue, expected: String) throws {
        var builder = DesignBuilder("North")
        builder.token("g.x", value)
        let texts = Emission(SwiftEmitter.self, builder.build()).files.map {
            String(decoding: $0.contents, as: UTF8.self)
        }
        #expect(texts.contains { $0.contains(expected) })
    }

    @Test func onlyTypesInUseAreWritten() {
        var builder = DesignBuilder("North")
        builder.token("space.small", .dimension(px(4)))
        let paths = Emission(SwiftEmitter.self, builder.build()).files.map(\.path)
        #expect(
            paths == ["NorthTokens/North.swift", "NorthTokens/North+Space.swift", "NorthTokens.map.json"])
    }

    @Test func aliasesAndPartsAreNamed() throws {
        var builder = DesignBuilder("North")
        let first = builder.token("a.first", .color(.black))
        let second = builder.alias("a.second", of: first)
        builder.alias("a.third", of: second)
        builder.token("a.tint", .color(.black), references: [first])
        let text = try Emission(SwiftEmitter.self, builder.build()).text("NorthTokens/North+Colors+A.swift")
        #expect(text.contains("/// Figma: `a/third`. Refers to `a.second`, which refers to `a.first`.\n"))
        #expect(text.contains("/// Figma: `a/tint`. Made with `a.first`.\n"))
    }

    @Test func deprecatedTokensSayWhy() throws {
        var builder = DesignBuilder("North")
        builder.token("a.old", .number(1), deprecation: .because("use \"new\""))
        builder.token("a.older", .number(1), deprecation: .unexplained)
        let text = try Emission(SwiftEmitter.self, builder.build()).text("NorthTokens/North+A.swift")
        #expect(text.contains(#"@available(*, deprecated, message: "use \"new\"")"#))
        #expect(text.contains("@available(*, deprecated)\n"))
    }

    @Test func tokensThatShareASymbolAreAnError() {
        for (first, second) in [("a-b", "aB"), ("é", "e\u{301}"), ("x", "x🎨")] {
            var builder = DesignBuilder("North")
            builder.token(segments: ["g", first], .number(1))
            builder.token(segments: ["g", second], .number(2))
            let diagnostics = Emission(SwiftEmitter.self, builder.build()).diagnostics
            #expect(diagnostics.map(\.code.id) == ["A0601"], "\(first) and \(second)")
            #expect(diagnostics.first?.severity == .error)
            #expect(diagnostics.first?.primary != nil && diagnostics.first?.related.count == 1)
        }
    }

    @Test func defensiveNamesShareNoSymbol() throws {
        var builder = DesignBuilder("North", naming: Naming(strategy: .defensive))
        for name in [
            "a-b", "aB", "a b", "é", "e\u{301}", "x", "x🎨", "15", "1_5", "1-5", "Blue", "blue", "self",
        ] {
            builder.token(segments: ["Type", name], .color(.black))
            builder.token(segments: [name], .number(1))
        }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        let text = try emission.text("NorthTokens/North+GXzXType.swift")
        #expect(text.contains("static let t1Xu5 = NorthColor(") && text.contains("static let tXzXBlue = "))
        #expect(
            !emission.files.contains { String(decoding: $0.contents, as: UTF8.self).contains(/(let|enum) `/) }
        )
    }

    @Test(arguments: ["a b", "2xl", "Type", "init", "", "🎨", "Double", "NorthColor", "North"])
    func chosenNamesThatCannotStandAreErrors(name: String) {
        let namings = [
            Naming(groups: ["tint": Naming.Choice(name)]),
            Naming(overrides: ["tint.low": Naming.Choice(name)]),
        ]
        for naming in namings {
            var builder = DesignBuilder("North", naming: naming)
            builder.token("tint.low", .color(.black))
            let codes = Emission(SwiftEmitter.self, builder.build()).diagnostics.map(\.code)
            #expect(codes == [.unusableName] || codes == [.hiddenType], "\(codes)")
        }
    }

    @Test func aTokenThatIsCalledLikeAGroupIsAnError() {
        var builder = DesignBuilder("North")
        builder.token("space", .number(1))
        builder.token("space.small", .number(2))
        let diagnostics = Emission(SwiftEmitter.self, builder.build()).diagnostics
        #expect(diagnostics.map(\.code.id) == ["A0601"])
        #expect(diagnostics.first?.primary != nil && diagnostics.first?.related.count == 1)
    }

    @Test(arguments: [("package", "package static let small"), ("internal", "        static let small")])
    func accessCanBeChosen(access: String, expected: String) throws {
        var builder = DesignBuilder("North")
        builder.token("space.small", .dimension(px(4)))
        builder.token("tint.low", .color(.black))
        let emission = Emission(SwiftEmitter.self, options: "{\"access\": \"\(access)\"}", builder.build())
        #expect(try emission.text("NorthTokens/North+Space.swift").contains(expected))
        for file in emission.files {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(!text.contains("public") && !text.contains("@frozen"), "\(file.path)")
        }
    }

    @Test func outputIsTheSameEveryTime() {
        let first = Emission(SwiftEmitter.self, SampleDesign.make()).files
        #expect(Emission(SwiftEmitter.self, SampleDesign.make()).files == first)
    }
}
