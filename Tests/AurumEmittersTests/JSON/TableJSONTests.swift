import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

struct TableJSONTests {
    private let design = SampleDesign.make(modes: ["light", "dark"])

    private func variants(mode: Int = 0) throws -> [[String: Any]] {
        let object = try Emission.object(TableJSON.render(design.components[0], in: design, mode: mode))
        #expect(object["component"] as? String == "SampleNotice")
        return try #require(object["variants"] as? [[String: Any]])
    }

    @Test func listsAxesAndVariants() throws {
        let object = try Emission.object(TableJSON.render(design.components[0], in: design))
        let axes = try #require(object["axes"] as? [[String: Any]])
        #expect(axes.map { $0["name"] as? String } == ["tone", "size"])
        #expect(axes[0]["values"] as? [String] == ["calm", "warm"])
        #expect(axes[0]["default"] as? String == "calm")
        let rows = try variants().map { $0["axes"] as? [String: String] }
        #expect(rows[1] == ["tone": "calm", "size": "large"])
        #expect(rows.count == 4)
    }

    @Test func givesStacksTheirComposite() throws {
        let cells = try #require(try variants()[0]["cells"] as? [String: [String: Any]])
        let background = try #require(cells["container.background"])
        let stack = try #require(background["stack"] as? [[String: Any]])
        #expect(stack.map { $0["token"] as? String } == ["page.background.base", "status.background.calm"])
        #expect(stack.allSatisfy { $0["value"] is [String: Any] && $0["hex"] == nil })
        #expect((background["composite"] as? [String: Any])?["hex"] as? String == "#E2EDEE")
        #expect(Set(background.keys) == ["stack", "composite"])
    }

    @Test func givesEveryPropertyACell() throws {
        let cells = try #require(try variants()[0]["cells"] as? [String: [String: Any]])
        #expect(Set(cells.keys) == Set(design.components[0].table.properties.map(\.path)))
        #expect(Set(try #require(cells["label.color"]).keys) == ["token", "value", "hex"])
        #expect(Set(try #require(cells["container.radius"]).keys) == ["token", "value"])
        #expect(Set(try #require(cells["container.height"]).keys) == ["value"])
        #expect(cells["icon.glyph"]?["value"] as? String == "Status.mark")
        #expect(cells["label.lines"]?["value"] as? Int == 1)
        let large = try #require(try variants()[1]["cells"] as? [String: [String: Any]])
        #expect(large["container.height"]?["value"] as? String == "hug")
    }

    @Test func reportsContrastOfTheModeAskedFor() throws {
        let light = try #require(try variants()[0]["contrast"] as? [[String: Any]])
        #expect(
            Set(try #require(light.first).keys) == [
                "part", "on", "wcag", "apca", "required", "passes", "suggestion",
            ])
        #expect(light[0]["passes"] as? Bool == true)
        #expect(light[0]["suggestion"] is NSNull)
        let dark = try #require(try variants(mode: 1)[0]["contrast"] as? [[String: Any]])
        #expect(dark[0]["passes"] as? Bool == false)
        let ratio = try #require(dark[0]["wcag"] as? Double)
        #expect(ratio == (ratio * 10000).rounded() / 10000)
    }
}

struct ResolvedJSONTests {
    @Test func listsTokensInOrderWithTheirMetadata() throws {
        let design = SampleDesign.make()
        let text = ResolvedJSON.render(design, diagnostics: [], sources: SourceMap())
        let tokens = try #require(try Emission.object(text)["tokens"] as? [String: [String: Any]])
        #expect(tokens.count == design.tokens.names.count)
        #expect(tokens["palette.sea.500"]?["description"] as? String == "The | brand's sea.")
        #expect(tokens["palette.clay.500"]?["deprecated"] as? String == "use `palette.sea.500`")
        #expect(Set(try #require(tokens["space.s1"]).keys) == ["type", "value"])
        let sea = try #require(text.range(of: "\"palette.sea.500\""))
        let clay = try #require(text.range(of: "\"palette.clay.500\""))
        #expect(sea.lowerBound < clay.lowerBound)
    }

    @Test func separatesErrorsFromWarningsAndSaysWhere() throws {
        var sources = SourceMap()
        let file = sources.add(path: "a.json", bytes: Array("{\n  \"x\": 1 }".utf8))
        let place = Label(source: file.id, range: TextRange(4, 7))
        let diagnostics = [
            Diagnostic(.childIsNoObject, "first", at: place),
            Diagnostic(.hexDiffers, "second", at: nil, severity: .warning),
            Diagnostic(.wrongInput, "third", at: nil),
        ]
        let object = try Emission.object(ResolvedJSON.render(nil, diagnostics: diagnostics, sources: sources))
        #expect((object["tokens"] as? [String: Any])?.isEmpty == true)
        let errors = try #require(object["errors"] as? [[String: Any]])
        #expect(errors[0]["file"] as? String == "a.json")
        #expect(errors[0]["line"] as? Int == 2)
        #expect(errors[0]["column"] as? Int == 3)
        #expect(errors[1]["file"] as? String == "<input>")
        #expect(errors[1]["line"] is NSNull)
        let warnings = try #require(object["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["message"] as? String } == ["second"])
    }
}
