import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

/// Generated Swift, compiled and run: what it says about every token in every mode is what the compiler resolved.
@Suite("Values in every mode, read back from compiled Swift")
struct ModesReadBackTests {
    /// The lines that the program printed, as fields.
    private static let printed = Result { () throws -> [[String]] in
        let design = LagoonDesign.compiled.design
        let emission = Emission(SwiftEmitter.self, options: "{\"access\": \"internal\"}", design)
        let folder = try SwiftToolchain.Folder()
        var files = emission.files.map { file in
            OutputFile(path: String(file.path.split(separator: "/").last ?? ""), contents: file.contents)
        }
        files.append(OutputFile(path: "main.swift", contents: Array(try program(for: design).utf8)))
        try SwiftToolchain.write(files, to: folder)
        let outcome = try SwiftToolchain.output(ofProgramIn: folder.url)
        try #require(outcome.succeeded, "\(outcome.output)")
        return outcome.output.split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The program: the constants, as the documentation names them, with what prints a value of each type.
    private static func program(for design: ResolvedDesign) throws -> String {
        let docs = Emission(DocsEmitter.self, design)
        let rows = docs.files.filter { $0.path.hasPrefix("tokens/") }
            .flatMap { String(decoding: $0.contents, as: UTF8.self).split(separator: "\n") }
            .compactMap { $0.firstMatch(of: /^\| `([^`]+)` \| `([^`]+)` \|/)?.output }
        #expect(rows.count == design.tokens.names.count)
        let constants = rows.map { "    show(\"\($0.1)\", \($0.2), mode)" }.joined(separator: "\n")
        return Self.readers + "\n" + """
            for mode in LagoonMode.allCases {
            \(constants)
                for emphasis in LagoonChipEmphasis.allCases {
                    let style = LagoonChipStyle(emphasis: emphasis, mode: mode)
                    let fields: [any Readable] = [
                        style.containerBackground.composite, style.containerBorderWidth, style.containerOpacity,
                        style.containerShadow, style.labelColor, style.labelTypography,
                    ]
                    show("\\(emphasis)", fields.map { $0.text(in: mode) }.joined(separator: " + "), mode)
                }
                for isDark in [false, true] {
                    for isIncreased in [false, true] {
                        let moved = mode.adapted(isDark: isDark, hasIncreasedContrast: isIncreased)
                        show("adapted \\(isDark) \\(isIncreased)", moved.rawValue, mode)
                    }
                }
            }

            """
    }

    private static let readers = """
        #if canImport(CoreGraphics)
        import CoreGraphics
        #else
        import Foundation
        #endif

        protocol Readable { func text(in mode: LagoonMode) -> String }
        func show(_ name: String, _ value: some Readable, _ mode: LagoonMode) {
            print("\\(mode.rawValue)|\\(name)|\\(value.text(in: mode))")
        }
        extension String: Readable { func text(in mode: LagoonMode) -> String { self } }
        extension Double: Readable { func text(in mode: LagoonMode) -> String { "\\(self)" } }
        extension CGFloat: Readable { func text(in mode: LagoonMode) -> String { "\\(Double(self))" } }
        extension Duration: Readable { func text(in mode: LagoonMode) -> String { "\\(self / .milliseconds(1)) ms" } }
        extension LagoonByMode: Readable where Value: Readable {
            func text(in mode: LagoonMode) -> String { value(in: mode).text(in: mode) }
        }
        extension LagoonColor: Readable {
            func text(in mode: LagoonMode) -> String {
                let color = value(in: mode)
                return "\\(color.space) \\(color.red) \\(color.green) \\(color.blue) \\(color.alpha)"
            }
        }
        extension LagoonShadow: Readable {
            func text(in mode: LagoonMode) -> String {
                value(in: mode).layers.map { layer in
                    "\\(layer.x) \\(layer.y) \\(layer.blur) \\(layer.spread) \\(layer.color.text(in: mode))"
                }.joined(separator: ", ")
            }
        }
        extension LagoonBorder: Readable {
            func text(in mode: LagoonMode) -> String {
                "\\(width) \\(style) \\(value(in: mode).color.text(in: mode))"
            }
        }
        extension LagoonGradient: Readable {
            func text(in mode: LagoonMode) -> String {
                value(in: mode).stops.map { "\\($0.position) \\($0.color.text(in: mode))" }.joined(separator: ", ")
            }
        }
        extension LagoonCubicBezier: Readable {
            func text(in mode: LagoonMode) -> String { "\\(x1) \\(y1) \\(x2) \\(y2)" }
        }
        extension LagoonTransition: Readable {
            func text(in mode: LagoonMode) -> String {
                "\\(duration.text(in: mode)) \\(delay.text(in: mode)) \\(timing.text(in: mode))"
            }
        }
        extension LagoonFontFamily: Readable {
            func text(in mode: LagoonMode) -> String { names.joined(separator: ", ") }
        }
        extension LagoonFontWeight: Readable { func text(in mode: LagoonMode) -> String { "\\(value)" } }
        extension LagoonTypography: Readable {
            func text(in mode: LagoonMode) -> String {
                "\\(family.text(in: mode)) \\(size) \\(lineHeight) \\(weight.value) \\(letterSpacing)"
            }
        }
        """

    /// What was printed about a name in a mode.
    private static func printed(_ name: String, _ mode: String) throws -> String {
        let line = try printed.get().first { $0.count == 3 && $0[0] == mode && $0[1] == name }
        return try #require(line, "nothing about \(name) in \(mode)")[2]
    }

    /// Expects a text of numbers and words in which every color is that of a token's value.
    private static func expect(_ text: String, _ value: TokenValue, _ name: String) {
        let words = text.split(separator: " ").map { $0.filter { $0 != "," } }
        var plain: [String] = []
        var colors: [SeenColor] = []
        var index = 0
        while index < words.count {
            if ["sRGB", "sRGBLinear", "displayP3"].contains(words[index]), index + 4 < words.count {
                let channels = words[(index + 1)...(index + 4)].compactMap { Double($0) }
                colors.append(SeenColor(space: words[index], channels: channels))
                index += 5
            } else {
                plain.append(words[index])
                index += 1
            }
        }
        let (expected, meant) = parts(of: value)
        #expect(plain.joined(separator: " ") == expected, "\(name)")
        #expect(colors.count == meant.count, "\(name)")
        for (seen, color) in zip(colors, meant) { seen.expect(color, name) }
    }

    /// A value without its colors as the program prints it, and the colors.
    private static func parts(of value: TokenValue) -> (String, [Color]) {
        switch value {
        case .color(let color): ("", [color])
        case .dimension(let dimension): ("\(dimension.points)", [])
        case .number(let number): ("\(number)", [])
        case .duration(let duration): ("\(duration.milliseconds) ms", [])
        case .fontFamily(let names): (names.joined(separator: " "), [])
        case .fontWeight(let weight): ("\(weight.number)", [])
        case .cubicBezier(let curve): ("\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)", [])
        case .strokeStyle: ("solid", [])
        case .border(let border): ("\(border.width.points) solid", [border.color])
        case .transition(let transition):
            (
                "\(transition.duration.milliseconds) ms \(transition.delay.milliseconds) ms "
                    + parts(of: .cubicBezier(transition.timingFunction)).0, []
            )
        case .shadow(let layers):
            (
                layers.map {
                    "\($0.offsetX.points) \($0.offsetY.points) \($0.blur.points) \($0.spread.points)"
                }.joined(separator: " "), layers.map(\.color)
            )
        case .gradient(let stops):
            (stops.map { "\($0.position)" }.joined(separator: " "), stops.map(\.color))
        case .typography(let style):
            (
                "\(style.fontFamily.joined(separator: " ")) \(style.fontSize.points) \(style.lineHeightPoints) "
                    + "\(style.fontWeight.number) \(style.letterSpacing.points)", []
            )
        }
    }

    @Test(arguments: ["day", "night", "dayHighContrast", "nightHighContrast"])
    func everyTokenIsWhatWasResolved(mode: String) throws {
        let design = LagoonDesign.compiled.design
        let tokens = try #require(design.modes.first { $0.mode.name == mode })
        #expect(tokens.present.count == design.tokens.names.count)
        for token in tokens.present {
            let name = design.tokens[token.id].path
            Self.expect(try Self.printed(name, mode), token.value, name)
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func everyStyleIsThatOfItsMode(mode: Int) throws {
        let design = LagoonDesign.compiled.design
        let table = design.components[0].table
        for variant in table.variants {
            let name = table.values(of: variant)[0].name
            let printed = try Self.printed(name, design.modes[mode].mode.name).components(separatedBy: " + ")
            let paths = ["container.border.width", "container.opacity", "container.shadow"]
            let values = paths.compactMap { path in
                table[variant, path].flatMap { design.value(of: $0, inMode: mode) }
            }
            try #require(values.count == 3 && printed.count == 6)
            for (text, value) in zip(printed[1...3], values) { Self.expect(text, value, name) }
            let background = try #require(table[variant, "container.background"])
            let composite = try #require(design.composite(of: background, inMode: mode))
            let words = printed[0].split(separator: " ")
            let channels = words.dropFirst().compactMap { Double($0) }
            let space: ColorSpace = words.first == "displayP3" ? .displayP3 : .srgb
            let seen = Color(space: space, components: ColorComponents(channels[0], channels[1], channels[2]))
            for (left, right) in zip(
                seen.converted(to: .srgb).components.values, composite.converted(to: .srgb).components.values)
            {
                #expect(abs(left - right) < 2e-6, "\(name)")
            }
        }
    }

    @Test(
        arguments: [("false false", "day"), ("true false", "night"), ("false true", "dayHighContrast")]
            + [("true true", "nightHighContrast")])
    func aDeviceMovesAmongTheModes(settings: String, mode: String) throws {
        for start in LagoonDesign.compiled.design.modes.map(\.mode.name) {
            #expect(try Self.printed("adapted \(settings)", start) == mode)
        }
    }
}
