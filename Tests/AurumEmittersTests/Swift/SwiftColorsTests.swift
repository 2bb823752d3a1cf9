import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Colors in Swift, in the space that holds them")
struct SwiftColorsTests {
    /// The constant of a token with a color, read.
    private static func seen(_ color: Color) throws -> SeenColor {
        var builder = DesignBuilder("North")
        builder.token("g.x", .color(color))
        let text = try Emission(SwiftEmitter.self, builder.build()).text("NorthTokens/North+Colors+G.swift")
        let call = try #require(text.firstMatch(of: /NorthColor\(([^)]*)\)/)?.1)
        var space = "sRGB"
        var channels: [Double] = []
        for argument in call.split(separator: ",").map({ $0.drop { $0.isWhitespace } }) {
            if argument.first == "." {
                space = String(argument.dropFirst())
            } else {
                let number = argument.split(separator: " ").last.map { $0.filter { !$0.isNewline } } ?? ""
                channels.append(try #require(Double(number)))
            }
        }
        return SeenColor(space: space, channels: channels.count == 3 ? channels + [1] : channels)
    }

    /// The most colorful color of each space that the others are compared in.
    private static let vivid: [Color] = [
        Color(space: .oklch, components: ColorComponents(0.68, 0.22, 30)),
        Color(space: .oklch, components: ColorComponents(0.7, 0.4, 150)),
        Color(space: .oklab, components: ColorComponents(0.6, 0.3, -0.2)),
        Color(space: .lab, components: ColorComponents(60, 110, -90)),
        Color(space: .lch, components: ColorComponents(50, 130, 300)),
        Color(space: .rec2020, components: ColorComponents(0, 1, 0)),
        Color(space: .a98RGB, components: ColorComponents(0, 1, 0), alpha: 0.25),
        Color(space: .prophotoRGB, components: ColorComponents(0, 0, 1)),
        Color(space: .xyzD65, components: ColorComponents(0.2, 0.7, 0.1)),
        Color(space: .xyzD50, components: ColorComponents(0.9, 0.3, 0.02)),
        Color(space: .hsl, components: ColorComponents(210, 100, 40)),
        Color(space: .hwb, components: ColorComponents(120, 10, 20)),
    ]

    @Test(arguments: vivid)
    func convertedColorsLookTheSameAndAreNotClipped(color: Color) throws {
        try Self.seen(color).expect(color, color.space.rawValue)
    }

    @Test(arguments: [ColorSpace.srgb, .srgbLinear, .displayP3])
    func authoredComponentsAreKept(space: ColorSpace) throws {
        let color = Color(space: space, components: ColorComponents(0.0706, 1, 1e-7), alpha: 0.09)
        try Self.seen(color).expect(color, space.rawValue)
    }

    @Test(arguments: [(0.68, 0.22, "displayP3"), (0.68, 0.1, "sRGB"), (0.7, 0.4, "sRGB")])
    func theSmallestSpaceIsTaken(lightness: Double, chroma: Double, space: String) throws {
        let color = Color(space: .oklch, components: ColorComponents(lightness, chroma, 30))
        #expect(try Self.seen(color).space == space)
    }

    @Test(arguments: ColorSpace.allCases)
    func whiteIsWhiteWhereverItComesFrom(space: ColorSpace) throws {
        let seen = try Self.seen(Color.white.converted(to: space))
        for channel in seen.channels { #expect(abs(channel - 1) < 2e-6) }
    }

    @Test(arguments: [
        (Color(space: .srgb, components: ColorComponents(.number(0.5), .none, .none)), [0.5, 0, 0]),
        (Color(space: .hsl, components: ColorComponents(.none, .number(0), .number(50))), [0.5, 0.5, 0.5]),
    ])
    func missingComponentsAreZero(color: Color, expected: [Double]) throws {
        #expect(try Array(Self.seen(color).channels.prefix(3)) == expected)
    }

    @Test(arguments: SwiftToolchain.Mode.matrix)
    func uiKitCompiles(mode: SwiftToolchain.Mode) throws {
        for (name, design) in [
            ("Lagoon", LagoonDesign.compiled.design), ("Aurum", AurumDesign.compiled.design),
        ] {
            let emission = Emission(SwiftEmitter.self, options: "{\"uiKit\": true}", design)
            #expect(emission.files.contains { $0.path == "\(name)Tokens/\(name)Color+UIKit.swift" })
            #expect(emission.files.contains { $0.path == "\(name)Tokens/\(name)Typography+UIKit.swift" })
            let folder = try SwiftToolchain.Folder()
            try SwiftToolchain.write(emission.files, to: folder)
            let outcome = try SwiftToolchain.compile(
                [name + "Tokens", name], in: folder.url, mode, withUIKit: true)
            #expect(outcome.succeeded, "\(outcome.output)")
            let layout = try SwiftToolchain.lint(folder.url)
            #expect(layout.succeeded, "\(layout.output)")
        }
    }

    @Test(arguments: [
        "UIColor(red: 1, green: 1, blue: 1)", "UIColor(displayP3: 1, green: 1, blue: 1, alpha: 1)",
        "UIColor { _ in 1 }", "UIFont(name: \"a\")", "UIFont.systemFont(ofSize: 1, weight: 400)",
        "UIFontMetrics(for: UIFont.TextStyle.body)", "UITraitCollection().userInterfaceStyle == .black",
        "UITraitCollection().accessibilityContrast == .increased", "UIFont.TextStyle.title",
        "UIFontDescriptor(fontAttributes: [.weight: 1])",
    ])
    func theStandInForUIKitRejectsWrongUses(expression: String) throws {
        let folder = try SwiftToolchain.Folder()
        let text = "import UIKit\nfunc use() { _ = \(expression) }\n"
        try SwiftToolchain.write(
            [OutputFile(path: "Wrong/Wrong.swift", contents: Array(text.utf8))], to: folder)
        let outcome = try SwiftToolchain.compile(["Wrong"], in: folder.url, .swift6, withUIKit: true)
        #expect(!outcome.succeeded && outcome.output.contains("Wrong.swift:2"))
    }
}
