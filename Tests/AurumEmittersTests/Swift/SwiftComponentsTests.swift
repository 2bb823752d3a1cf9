import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Components as Swift")
struct SwiftComponentsTests {
    @Test func anAxisIsAnEnum() throws {
        let emission = Emission(SwiftEmitter.self, SwiftDesigns.badge())
        #expect(
            try emission.text("North/NorthBadgeEmphasis.swift") == """
                /// The variants of `NorthBadge` by emphasis.
                public nonisolated enum NorthBadgeEmphasis: String, CaseIterable, Hashable, Sendable {
                    /// `subtle`; the default.
                    case subtle
                    /// `in-tense`.
                    case inTense = "in-tense"
                }

                """)
    }

    @Test func eachPropertyIsDecidedByTheAxesItDependsOn() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.badge()).text("North/NorthBadgeStyle.swift")
        #expect(text.contains("switch (role, emphasis) {\n        case (.neutral, .subtle):"))
        #expect(
            text.contains("switch size {\n        case .small:\n            containerHeight = .fixed(24)"))
        #expect(
            text.contains("    ) {\n        labelTypography = North.type.body\n")
                || text.contains("labelTypography = North.type.body"))
        #expect(!text.contains("default:"))
        #expect(text.contains("public let labelLines: Int\n"))
    }

    @Test func aStyleSaysWhichTokensItChoosesBetween() throws {
        let text = try Emission(SwiftEmitter.self, SampleDesign.make()).text("Sample/SampleNoticeStyle.swift")
        let words = text.replacing("\n    /// ", with: " ").replacing("\n    ///", with: "")
        #expect(
            words.contains("The radius of the container. Value: `radius.md` (8 pt). Figma: `radius/md`.\n"))
        #expect(
            words.contains("The color of the label. By tone: `status.text.calm`, `status.text.warm`.\n"))
        #expect(
            words.contains("The height of the container. By size: 48 pt, as much as the content needs.\n"))
        #expect(words.contains("By tone: `status.background.calm` on `page.background.base`, "))
    }

    @Test func numbersBeyondTheLargestAreTheLargest() throws {
        for file in Emission(SwiftEmitter.self, SwiftDesigns.silent()).files {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(!text.contains(/\b(inf|nan)\b/), "\(file.path)")
        }
    }

    @Test func aHostWithoutATextAnnouncesNothing() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.silent()).text("North/NorthDotHost.swift")
        #expect(!text.contains("nnounce"))
        #expect(!text.contains("import Accessibility"))
    }

    @Test func aBadgeHasNoButtonAndNoHost() throws {
        let emission = Emission(SwiftEmitter.self, SwiftDesigns.badge())
        let text = try emission.text("North/NorthBadge.swift")
        #expect(!text.contains("NorthIconButton("))
        #expect(text.contains(".accessibilityElement(children: .combine)"))
        #expect(!text.contains("maxWidth: .infinity"), "the container hugs its width")
        #expect(!emission.files.contains { $0.path.contains("Host") })
        #expect(emission.diagnostics.isEmpty)
    }

    @Test func aComponentWithoutAxesHasOneStyle() throws {
        var builder = DesignBuilder("North")
        builder.component(
            "Divider", axes: [], parts: [.init(name: "line", kind: .container)],
            properties: ["line.background", "line.height"]
        ) { _, path in
            path == "line.height"
                ? .single(.literal(ModeValues([.dimension(Dimension(value: 1, unit: .px))]), references: []))
                : .single(.literal(ModeValues([.color(.black)]), references: []))
        }
        let text = try Emission(SwiftEmitter.self, builder.build()).text("North/DividerStyle.swift")
        #expect(text.contains("public init() {"))
        #expect(!text.contains("switch"))
    }

    @Test func deprecatedTokensAreWrittenOut() throws {
        var builder = DesignBuilder("North")
        let old = builder.token("a.old", .color(.black), deprecation: .unexplained)
        builder.component(
            "Dot", axes: [], parts: [.init(name: "dot", kind: .container)], properties: ["dot.background"]
        ) { _, _ in .single(.token(old)) }
        let text = try Emission(SwiftEmitter.self, builder.build()).text("North/DotStyle.swift")
        #expect(text.contains("dotBackground = NorthBackground(NorthColor(red: 0, green: 0, blue: 0))"))
    }

    @Test func namesThatMeetAreErrors() {
        var builder = DesignBuilder("North")
        for name in ["Dot", "dot"] {
            builder.component(
                name, axes: [("tone", ["a-b", "aB"])], parts: [.init(name: "dot", kind: .container)],
                properties: []
            ) { _, _ in .none }
        }
        let messages = Emission(SwiftEmitter.self, builder.build()).diagnostics.map(\.message)
        #expect(messages.contains("value `a-b` and value `aB` are both `DotTone.aB` in Swift"))
        #expect(messages.contains("`Dot` and `dot` are both `Dot` in Swift"))
    }

    @Test func aSpreadCannotBeDrawn() {
        var builder = DesignBuilder("North")
        let none = Dimension(value: 0, unit: .px)
        let layer = Shadow(
            color: .black, offsetX: none, offsetY: none, blur: none, spread: Dimension(value: 2, unit: .px),
            isInset: false)
        let shadow = builder.token("shadow.wide", .shadow([layer]))
        builder.component(
            "Dot", axes: [], parts: [.init(name: "dot", kind: .container)], properties: ["dot.shadow"]
        ) { _, _ in .single(.token(shadow)) }
        #expect(Emission(SwiftEmitter.self, builder.build()).diagnostics.map(\.code.id) == ["A0603"])
    }

    @Test func supportCanComeFromAnotherModule() throws {
        let emission = Emission(
            SwiftEmitter.self, options: "{\"supportModule\": \"NorthKit\"}", SwiftDesigns.badge())
        #expect(try emission.text("North/NorthBadgeStyle.swift").contains("public import NorthKit\n"))
        #expect(!emission.files.contains { $0.path.contains("Glyph") || $0.path.contains("IconButton") })
    }
}
