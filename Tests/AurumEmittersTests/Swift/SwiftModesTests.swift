import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Modes in Swift")
struct SwiftModesTests {
    private static func choice(_ modifier: String, _ context: String) -> Mode.Choice {
        Mode.Choice(modifier: modifier, context: context)
    }

    /// Light and dark, both with normal and increased contrast.
    private static let four = [
        ("light", "light", "normal"), ("dark", "dark", "normal"), ("lightHigh", "light", "increased"),
        ("darkHigh", "dark", "increased"),
    ].map { name, appearance, contrast in
        Mode(name: name, input: [choice("appearance", appearance), choice("contrast", contrast)])
    }

    private static func px(_ value: Double) -> TokenValue { .dimension(Dimension(value: value, unit: .px)) }

    private static func shadow(_ color: Color, blur: Double = 8) -> TokenValue {
        let zero = Dimension(value: 0, unit: .px)
        return .shadow([
            Shadow(
                color: color, offsetX: zero, offsetY: zero, blur: Dimension(value: blur, unit: .px),
                spread: zero, isInset: false)
        ])
    }

    /// The text of the file of a group `g` with one token `x` that has some values in light and dark.
    private static func text(_ values: TokenValue...) throws -> String {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        builder.token("g.x", values[0], values[1])
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        let colors = emission.files.contains { $0.path == "NorthTokens/North+Colors+G.swift" }
        return try emission.text("NorthTokens/North+\(colors ? "Colors+" : "")G.swift")
    }

    @Test func aColorIsOneConstant() throws {
        let text = try Self.text(.color(.white), .color(.black))
        #expect(
            text.contains(
                """
                        /// `g.x`: #FFFFFF in `light`; #000000 in `dark`.
                        ///
                        /// Figma: `g/x`.
                        public static let x = NorthColor.byMode(
                            light: NorthColor(red: 1, green: 1, blue: 1),
                            dark: NorthColor(red: 0, green: 0, blue: 0)
                        )
                """))
    }

    @Test func aShadowThatDiffersInItsColorHoldsTheColor() throws {
        let text = try Self.text(Self.shadow(.black), Self.shadow(.white))
        #expect(text.contains("static let x = NorthShadow(\n"))
        #expect(text.contains("color: NorthColor.byMode(\n"))
    }

    @Test func aShadowThatDiffersInMoreIsByMode() throws {
        let text = try Self.text(Self.shadow(.black), Self.shadow(.white, blur: 4))
        #expect(text.contains("static let x = NorthByMode<NorthShadow>(\n"))
    }

    @Test(arguments: [
        (px(4), px(8), "static let x = NorthByMode<CGFloat>(light: 4, dark: 8)"),
        (.number(0.5), .number(1), "static let x = NorthByMode<Double>(light: 0.5, dark: 1)"),
        (
            .duration(Duration(value: 1, unit: .s)), .duration(Duration(value: 2, unit: .s)),
            "static let x = NorthByMode<Duration>(light: .seconds(1), dark: .seconds(2))"
        ),
        (
            .cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
            .cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0, y2: 1)),
            "static let x = NorthByMode<NorthCubicBezier>(\n"
        ),
        (
            .strokeStyle(.keyword(.solid)), .strokeStyle(.keyword(.dotted)),
            "static let x = NorthByMode<NorthStrokeStyle>(\n            light: NorthStrokeStyle.solid,\n"
        ),
    ])
    func anythingElseIsByMode(light: TokenValue, dark: TokenValue, expected: String) throws {
        #expect(try Self.text(light, dark).contains(expected))
    }

    @Test func nothingIsAddedWhenNothingDiffers() {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        builder.token("g.x", .color(.white))
        // Another fallback is another value, but not in Swift.
        let hex = Color(space: .srgb, components: ColorComponents(0, 0, 0), hex: "#000000")
        builder.token("g.y", .color(.black), .color(hex))
        let paths = Emission(SwiftEmitter.self, builder.build()).files.map(\.path)
        #expect(!paths.contains { $0.contains("Mode") })
    }

    @Test func modesAreCasesThatADeviceMovesAmong() throws {
        var builder = DesignBuilder("North", inModes: Self.four)
        builder.token("g.x", .color(.white), .color(.black), .color(.white), .color(.black))
        let text = try Emission(SwiftEmitter.self, builder.build()).text("NorthTokens/NorthMode.swift")
        #expect(text.contains("/// Appearance `light`, contrast `normal`; the default.\n    case light\n"))
        #expect(text.contains("case (true, true): return .darkHigh\n"))
    }

    @Test func modesWithOtherChoicesAreFamiliesOfTheirOwn() throws {
        let modes = [("calm", "light"), ("calm", "dark"), ("loud", "light"), ("sepia", "dark")].map {
            Mode(
                name: "\($0)-\($1)",
                input: [Self.choice("mood", $0), Self.choice("appearance", $1)])
        }
        var builder = DesignBuilder("North", inModes: modes)
        builder.token("g.x", Self.px(1), Self.px(2), Self.px(3), Self.px(4))
        let text = try Emission(SwiftEmitter.self, builder.build()).text("NorthTokens/NorthMode.swift")
        #expect(
            text.contains(
                """
                        switch self {
                        case .calmLight, .calmDark:
                            return isDark ? .calmDark : .calmLight
                        case .loudLight:
                            return self
                        case .sepiaDark:
                            return self
                        }
                """))
    }

    @Test func namesOfModesAreEscaped() throws {
        let names = [
            "default", "in", "init", "value", "mode", "self", "allCases", "hashValue", "1 high", "position",
        ]
        var builder = DesignBuilder("North", modes: names)
        builder.token("g.x", .color(.white), .color(.black))
        builder.token("h.x", Self.px(1), Self.px(2))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        let outcome = try SwiftToolchain.compile(["NorthTokens"], in: folder.url, .swift6)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func modesThatShareACaseAreAnError() {
        var builder = DesignBuilder("North", modes: ["high contrast", "high-contrast"])
        builder.token("g.x", .color(.white), .color(.black))
        let diagnostics = Emission(SwiftEmitter.self, builder.build()).diagnostics
        #expect(diagnostics.map(\.code) == [.sharedSymbol])
        #expect(diagnostics.first?.message.contains("`high contrast` and `high-contrast`") == true)
    }

    @Test func aTokenThatSomeModesLackIsReported() throws {
        let outcome = Resolution.project([
            "config.yaml": "{ name: North, tokens: n.resolver.json }",
            "n.resolver.json": """
            { "version": "2025.10", "sets": {}, "resolutionOrder": [{ "$ref": "#/modifiers/appearance" }],
              "modifiers": { "appearance": { "default": "light", "contexts": {
                "light": [{ "g": { "x": { "$type": "number", "$value": 1 }, "y": { "$type": "number", "$value": 1 } } }],
                "dark": [{ "g": { "x": { "$type": "number", "$value": 2 },
                  "z": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } } }] } } } }
            """,
        ])
        let emission = Emission(SwiftEmitter.self, outcome.design)
        #expect(emission.diagnostics.map(\.code) == [.singleMode, .singleMode])
        #expect(emission.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(
            emission.diagnostics.map(\.message) == [
                "`g.y` does not exist in every mode", "`g.z` does not exist in every mode",
            ])
        #expect(
            emission.diagnostics.map(\.notes) == [
                ["in the mode `dark` its value is that of `light`"],
                ["in the mode `light` its value is that of `dark`"],
            ])
        let text = try emission.text("NorthTokens/North+G.swift")
        #expect(text.contains("static let x = NorthByMode<Double>(light: 1, dark: 2)\n"))
        #expect(text.contains("static let y: Double = 1\n"))
        #expect(text.contains("static let z: Duration = .seconds(1)\n"))
    }

    @Test func aTokenOfTwoTypesIsReported() throws {
        let outcome = Resolution.project([
            "config.yaml": "{ name: North, tokens: n.resolver.json }",
            "n.resolver.json": """
            { "version": "2025.10", "sets": {}, "resolutionOrder": [{ "$ref": "#/modifiers/appearance" }],
              "modifiers": { "appearance": { "default": "light", "contexts": {
                "light": [{ "x": { "$type": "number", "$value": 1 } }],
                "dark": [{ "x": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }] } } } }
            """,
        ])
        let diagnostics = Emission(SwiftEmitter.self, outcome.design).diagnostics
        #expect(diagnostics.map(\.message) == ["`x` is a number in one mode and a duration in another"])
        #expect(diagnostics.first?.related.count == 1)
    }

    @Test(arguments: [SwiftToolchain.Mode.swift6, .swift5])
    func everyFormCompilesAndIsLaidOut(mode: SwiftToolchain.Mode) throws {
        let (design, diagnostics) = LagoonDesign.compiled
        #expect(diagnostics.isEmpty)
        let emission = Emission(SwiftEmitter.self, design)
        #expect(emission.diagnostics.isEmpty)
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        let outcome = try SwiftToolchain.compile(["LagoonTokens", "Lagoon"], in: folder.url, mode)
        #expect(outcome.succeeded, "\(outcome.output)")
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }
}
