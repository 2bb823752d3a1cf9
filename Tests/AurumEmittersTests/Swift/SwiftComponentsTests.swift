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

    @Test func partsAreThereWhenWhatTheyShowIs() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.strip()).text("North/NorthStrip.swift")
        #expect(text.contains("            if let iconGlyph = icon ?? style.iconGlyph {\n"))
        #expect(text.contains("            if let text {\n                Text(verbatim: text)\n"))
        #expect(text.contains("            if showsMore, let more, let onMore {\n                Button {\n"))
        #expect(text.contains("            if let onClose {\n                NorthIconButton("))
        #expect(text.contains("            if let endGlyph = end {\n"))
    }

    @Test func aGapIsLeftOnlyWhereSomethingFollows() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.strip()).text("North/NorthStrip.swift")
        #expect(text.contains(".padding(.trailing, style.iconGapAfter)\n"), "the title is always there")
        #expect(text.contains(".padding(.trailing, titleIsFollowed ? style.titleGapAfter : 0)\n"))
        #expect(text.contains("private var closeIsFollowed: Bool {\n        [end != nil].contains(true)\n"))
        #expect(
            text.contains(
                "[onClose != nil, end != nil].contains(true)"), "what follows the action")
    }

    @Test func assistiveTechnologyHearsTheMeaningAndCanDismiss() throws {
        let emission = Emission(SwiftEmitter.self, SwiftDesigns.strip())
        let text = try emission.text("North/NorthStrip.swift")
        #expect(text.contains(".accessibilityLabel(Text(verbatim: NorthStrip.spoken([title], style)))\n"))
        #expect(
            text.contains(
                ".northAccessibilityAction(AccessibilityActionKind(named: Text(\"Close\")), onClose)\n"))
        #expect(text.contains(".northAccessibilityAction(.escape, onClose)\n"))
        #expect(text.contains(".accessibilityElement(children: .contain)\n"))
        let host = try emission.text("North/NorthStripHost.swift")
        #expect(host.contains("let texts = [item.title, item.text].compactMap { $0 }\n"))
        #expect(host.contains("NorthStrip.spoken(texts, NorthStripStyle(tone: item.tone))"))
        #expect(host.contains("onClose: { state.dismiss(item.id) }"))
        #expect(!host.contains("more"), "a host has no use for an action that it knows nothing of")
    }

    @Test func aGlyphIsHeardOnlyByItsName() throws {
        let strip = try Emission(SwiftEmitter.self, SwiftDesigns.strip()).text("North/NorthStrip.swift")
        #expect(strip.contains(".accessibilityHidden(true)\n"))
        let emission = Emission(SwiftEmitter.self, SwiftDesigns.hostile())
        let text = try #require(emission.files.first { $0.path.hasSuffix("/Switch.swift") })
        let view = String(decoding: text.contents, as: UTF8.self)
        #expect(view.contains(".accessibilityElement(children: .ignore)\n"))
        #expect(!view.contains(".accessibilityHidden(true)"))
    }

    @Test func increasedContrastTakesThePlaceOfTheUsual() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.strip()).text("North/NorthStrip.swift")
        #expect(text.contains("@Environment(\\.colorSchemeContrast) private var contrast\n"))
        #expect(text.contains(".foregroundStyle(titleColor)\n"))
        #expect(
            text.contains(
                """
                    private var titleColor: NorthColor {
                        if contrast == .increased {
                            return style.titleIncreasedContrastColor
                        }
                        return style.titleColor
                    }

                """))
    }

    @Test func theLargestTypeIsNotCut() throws {
        let text = try Emission(SwiftEmitter.self, SwiftDesigns.strip()).text("North/NorthStrip.swift")
        #expect(text.contains(".lineLimit(typeSize.isAccessibilitySize ? nil : style.titleLines)\n"))
        #expect(text.contains("grows: typeSize.isAccessibilitySize"))
    }

    @Test func articlesFitTheWordsBehindThem() throws {
        var builder = DesignBuilder("Aurora")
        let host = Host(
            stays: [.init(name: "short", duration: .init(value: 2, unit: .s))], policy: .queue,
            enter: .init(value: 1, unit: .ms), exit: .init(value: 1, unit: .ms),
            margin: .literal(
                ModeValues([.dimension(Dimension(value: 8, unit: .px))]), references: []), source: nil)
        builder.component(
            "AuroraDot", axes: [], parts: [.init(name: "dot", kind: .container)], host: host, properties: []
        ) { _, _ in .none }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(
            try emission.text("Aurora/AuroraDotDismissal.swift").hasPrefix(
                "/// Why an `AuroraDot` went away.\n"))
        #expect(try emission.text("Aurora/AuroraDot.swift").contains("/// Makes a dot.\n"))
    }

    @Test func namesOfAHostAreInCamelCase() throws {
        var builder = DesignBuilder("Aurora")
        let margin = ModeValues([.dimension(Dimension(value: 8, unit: .px))])
        let host = Host(
            stays: ["Long", "Self", "very-long one"].map { .init(name: $0, duration: nil) }, policy: .queue,
            enter: .init(value: 1, unit: .ms), exit: .init(value: 1, unit: .ms),
            margin: .literal(margin, references: []), source: nil)
        builder.component(
            "1x", axes: [], parts: [.init(name: "dot", kind: .container)], host: host, properties: []
        ) { _, _ in .none }
        let emission = Emission(SwiftEmitter.self, builder.build())
        let duration = try #require(emission.files.first { $0.path.hasSuffix("_1xDuration.swift") })
        let words = String(decoding: duration.contents, as: UTF8.self)
        #expect(["case long\n", "case selfValue\n", "case veryLongOne\n"].allSatisfy(words.contains))
        let state = try #require(emission.files.first { $0.path.hasSuffix("_1xHostState.swift") })
        #expect(String(decoding: state.contents, as: UTF8.self).contains("func show1x("))
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
