import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Deprecated tokens in Swift")
struct SwiftDeprecationTests {
    private static func px(_ value: Double) -> TokenValue { .dimension(Dimension(value: value, unit: .px)) }

    @Test func aSuccessorIsWhatTheTokenIsRenamedTo() throws {
        var builder = DesignBuilder("North")
        let new = builder.token("space.default", Self.px(4))
        builder.token(
            "space.old", Self.px(4), deprecation: .because("Say \"default\"."), successor: new)
        builder.token("space.older", Self.px(4), deprecation: .unexplained, successor: new)
        builder.token("space.gone", Self.px(9), deprecation: .unexplained)
        let emission = Emission(SwiftEmitter.self, builder.build())
        let text = try emission.text("NorthTokens/North+Space.swift")
        #expect(
            text.contains(
                """
                        @available(*, deprecated, message: "Say \\"default\\".", renamed: "North.space.default")
                        public static let old: CGFloat = North.space.default
                """))
        #expect(
            text.contains(
                """
                        @available(*, deprecated, renamed: "North.space.default")
                        public static let older: CGFloat = North.space.default
                """))
        #expect(
            text.contains(
                """
                        @available(*, deprecated)
                        public static let gone: CGFloat = 9
                """))
        #expect(emission.diagnostics.isEmpty)
    }

    @Test func aChainForwardsToItsEnd() throws {
        var builder = DesignBuilder("North")
        let new = builder.token("tint.new", .color(.black))
        let middle = builder.token(
            "tint.middle", .color(.black), deprecation: .unexplained, successor: new)
        builder.token("tint.old", .color(.black), deprecation: .unexplained, successor: middle)
        let text = try Emission(SwiftEmitter.self, builder.build()).text(
            "NorthTokens/North+Colors+Tint.swift")
        #expect(text.contains("static let old = North.colors.tint.new\n"))
        #expect(text.contains("static let middle = North.colors.tint.new\n"))
    }

    @Test func aSuccessorWithAnotherValueIsReported() {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        let new = builder.token("tint.new", .color(.black), .color(.black))
        builder.token(
            "tint.old", .color(.black), .color(.white), deprecation: .unexplained, successor: new)
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.map(\.code) == [.otherValue])
    }

    /// Old names of every form, each with its new one, in two modes, and a component that uses the old ones.
    @Test(arguments: [SwiftToolchain.Mode.swift6, .swift5])
    func oldNamesCompileWithoutWarnings(mode: SwiftToolchain.Mode) throws {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        let reason = String(repeating: "A \"long\" \\(reason), ", count: 12)
        let pairs: [(String, TokenValue, TokenValue)] = [
            ("tint", .color(.white), .color(.black)), ("gap", Self.px(4), Self.px(8)),
            ("size", Self.px(4), Self.px(4)), ("default", .number(1), .number(1)),
            ("time", .duration(Duration(value: 1, unit: .s)), .duration(Duration(value: 2, unit: .s))),
        ]
        var old: [TokenID] = []
        for (name, light, dark) in pairs {
            let new = builder.token("\(name).class", light, dark)
            let id = builder.token(
                "\(name).old", light, dark, deprecation: .because(reason), successor: new)
            old.append(id)
        }
        builder.component(
            "NorthDot", axes: [("tone", ["calm"])], parts: [.init(name: "dot", kind: .container)],
            properties: ["dot.background", "dot.radius", "dot.padding.vertical"]
        ) { _, path in
            switch path {
            case "dot.background": .single(.token(old[0]))
            case "dot.radius": .single(.token(old[1]))
            default: .single(.token(old[2]))
            }
        }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        let outcome = try SwiftToolchain.compile(["NorthTokens", "North"], in: folder.url, mode)
        #expect(outcome.succeeded, "\(outcome.output)")
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }
}
