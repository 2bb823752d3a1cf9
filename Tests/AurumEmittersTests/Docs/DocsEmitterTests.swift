import AurumCompiler
import AurumEmitters
import AurumTestSupport
import Foundation
import Testing

struct DocsEmitterTests {
    @Test func writesAComponentPage() throws {
        let page = try Emission(DocsEmitter.self, SampleDesign.make()).text("SampleNotice.md")
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Golden/SampleNotice.md")
        if ProcessInfo.processInfo.environment["AURUM_UPDATE_GOLDENS"] == "1" {
            try Data(page.utf8).write(to: golden)
            Issue.record("the golden page was rewritten")
        }
        let expected = try String(decoding: Data(contentsOf: golden), as: UTF8.self)
        #expect(page == expected)
    }

    @Test func linksOnlyToFilesThatAreThere() throws {
        let emission = Emission(DocsEmitter.self, SampleDesign.make(modes: ["light", "dark"]))
        let paths = Set(emission.files.map(\.path))
        let pages = emission.files.filter { $0.path.hasSuffix(".md") }
        var count = 0
        for page in pages {
            let text = String(decoding: page.contents, as: UTF8.self)
            let folder = page.path.contains("/") ? "tokens/" : ""
            for match in text.matches(of: /\]\(([^)]*)\)/) where !match.1.hasPrefix("https://") {
                let target = String(match.1)
                let path = target.hasPrefix("../") ? String(target.dropFirst(3)) : folder + target
                #expect(paths.contains(path), "\(page.path) links to \(path)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    @Test func writesPicturesForEveryModeAndVariant() {
        let paths = Emission(DocsEmitter.self, SampleDesign.make(modes: ["light", "dark"])).files.map(\.path)
        #expect(paths.contains("pictures/SampleNotice.svg"))
        #expect(paths.contains("pictures/SampleNotice-dark.svg"))
        #expect(paths.contains("pictures/SampleNotice-warm-large-dark.svg"))
        #expect(paths.count { $0.hasPrefix("pictures/") } == 10)
    }

    @Test func worksWithoutComponentsAndTokens() throws {
        var builder = DesignBuilder("Only <Tokens>")
        #expect(Emission(DocsEmitter.self, builder.build()).files.map(\.path) == ["README.md"])
        builder.token("alone", .number(1))
        let emission = Emission(DocsEmitter.self, builder.build())
        #expect(try emission.text("README.md").hasPrefix("# Only &lt;Tokens&gt;\n"))
        #expect(emission.files.count == 2)
    }

    @Test func tellsWhatTokensReferTo() throws {
        let text = try Emission(DocsEmitter.self, SampleDesign.make()).text("tokens/status.md")
        #expect(text.contains("| `status.text.calm` | `Sample.colors.status.textCalm` |"))
        #expect(text.contains("| `palette.sea.500` |"))
        let palette = try Emission(DocsEmitter.self, SampleDesign.make()).text("tokens/palette.md")
        #expect(palette.contains("**Deprecated.** use `palette.sea.500`"))
        #expect(palette.contains("The \\| brand's sea."))
    }

    @Test func tellsWhatToUseInsteadOfADeprecatedToken() throws {
        var builder = DesignBuilder("Old and new")
        let new = builder.token("size.new", .number(2))
        builder.token(
            "size.old", .number(1), description: "Small.", deprecation: .unexplained, successor: new)
        let text = try Emission(DocsEmitter.self, builder.build()).text("tokens/size.md")
        #expect(text.contains("**Deprecated.** Use `size.new` instead. Small."))
    }

    /// A color that sRGB cannot hold is shown as the nearest of its hue, not with each channel cut (C-015).
    @Test func showsColorsOutsideTheGamutByTheirHue() throws {
        var builder = DesignBuilder("Wide")
        let color = Color(space: .oklch, components: ColorComponents(0.9714, 0.2735, 47.18))
        builder.token("a.b", .color(color))
        let paths = Emission(DocsEmitter.self, builder.build()).files.map(\.path)
        #expect(paths.contains("swatches/\(SRGB8(color.mappedToSRGB()).hexRGB.dropFirst()).svg"))
        #expect(!paths.contains("swatches/FFAC00.svg"), "each channel cut")
    }

    @Test func givesEveryHostileNameARowAndAFile() throws {
        var builder = DesignBuilder("<b>x</b>")
        for name in HostileNames.all {
            builder.token(segments: [name, "token"], .color(.black), description: name)
            builder.token(segments: ["Group", name], .number(1), description: name)
        }
        builder.token(segments: ["group", "case"], .number(1))
        let emission = Emission(DocsEmitter.self, builder.build())
        // One page a group, the index and one swatch.
        #expect(emission.files.count == HostileNames.all.count + 2 + 1 + 1)
        for file in emission.files {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(!text.unicodeScalars.contains("\u{202E}"))
            // Inside inline code markup is text.
            #expect(!text.replacing(/`[^`\n]*`/, with: "").contains("<script"))
            let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
            let columns = rows.map { row in zip(" " + row, row).count { $0 != "\\" && $1 == "|" } }
            #expect(Set(columns).count <= 1 || file.path == "README.md", "\(file.path)")
        }
    }

    @Test func spellsTokensAsSwiftDoes() throws {
        var builder = DesignBuilder("North")
        builder.token(segments: ["日本語", "self"], .number(1))
        builder.token(segments: ["grün", "🎨"], .number(1))
        let emission = Emission(DocsEmitter.self, builder.build())
        #expect(try emission.text("tokens/u65E5u672Cu8A9E.md").contains("`North.日本語.selfValue`"))
        #expect(try emission.text("tokens/gr-uFC-n.md").contains("`North.grün._u1F3A8`"))
    }

    @Test func tellsTheValueOfEveryModeOfAPart() throws {
        var builder = DesignBuilder("North", modes: ["light", "dark"])
        func px(_ value: Double) -> TokenValue { .dimension(Dimension(value: value, unit: .px)) }
        let gap = builder.token("gap.wide", px(8), px(12))
        let same = builder.token("gap.same", px(4))
        builder.component(
            "Dot", axes: [("tone", ["a", "b"])], parts: [.init(name: "dot", kind: .container)],
            properties: ["dot.width", "dot.height"]
        ) { _, path in .single(.token(path == "dot.width" ? gap : same)) }
        let text = try Emission(DocsEmitter.self, builder.build()).text("Dot.md")
        #expect(
            text.contains(
                "| `dot.width` | **light**: `gap.wide` 8 pt<br>**dark**: `gap.wide` 12 pt |\n"))
        #expect(text.contains("| `dot.height` | `gap.same` 4 pt |"))
    }

    @Test func isTheSameEveryTime() {
        let design = SampleDesign.make(modes: ["light", "dark"])
        #expect(Emission(DocsEmitter.self, design).files == Emission(DocsEmitter.self, design).files)
    }
}
