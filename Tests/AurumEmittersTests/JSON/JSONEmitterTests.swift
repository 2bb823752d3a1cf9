import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

struct JSONEmitterTests {
    private static let options = """
        { "manifest": { "library": "Sample UI", "platforms": ["ios"], "semantic": ["status", "page"],
          "visual": "palette", "dimensions": ["space", "radius"], "shadows": "shadow", "typography": "type",
          "extension": "sample.manifest" } }
        """

    @Test func writesOneTokenDocumentAMode() {
        let emission = Emission(JSONEmitter.self, SampleDesign.make(modes: ["light", "night time"]))
        #expect(emission.files.map(\.path) == ["tokens.json", "tokens.night-time.json", "variants.json"])
    }

    @Test func nestsTokensInGroupsAsDTCGWantsThem() throws {
        var builder = DesignBuilder()
        builder.token("a.$root", .number(1))
        builder.token("a.b.c", .number(2), description: "two", deprecation: .unexplained)
        builder.token("z", .number(3))
        builder.token("a.b.d", .number(4), extensions: Emission.node(#"{ "x.y": { "k": [1] } }"#))
        let text = try Emission(JSONEmitter.self, builder.build()).text("tokens.json")
        #expect(
            text == """
                {
                  "a": {
                    "$root": { "$type": "number", "$value": 1 },
                    "b": {
                      "c": { "$type": "number", "$value": 2, "$description": "two", "$deprecated": true },
                      "d": {
                        "$type": "number",
                        "$value": 4,
                        "$extensions": {
                          "x.y": { "k": [1] }
                        }
                      }
                    }
                  },
                  "z": { "$type": "number", "$value": 3 }
                }

                """)
    }

    @Test func tellsComposedAndDecomposedNamesApart() throws {
        var builder = DesignBuilder()
        builder.token(segments: ["caf\u{E9}", "a"], .number(1))
        builder.token(segments: ["cafe\u{301}", "a"], .number(2))
        let text = try Emission(JSONEmitter.self, builder.build()).text("tokens.json")
        #expect(text.unicodeScalars.count { $0 == "\u{301}" } == 1)
        #expect(text.unicodeScalars.count { $0 == "\u{E9}" } == 1)
    }

    @Test func writesAllTablesInAllModes() throws {
        let emission = Emission(JSONEmitter.self, SampleDesign.make(modes: ["light", "dark"]))
        let components = try #require(try emission.object("variants.json")["components"] as? [[String: Any]])
        let modes = try #require(components[0]["modes"] as? [[String: Any]])
        #expect(modes.map { $0["mode"] as? String } == ["light", "dark"])
        #expect((modes[1]["variants"] as? [[String: Any]])?.count == 4)
    }

    @Test func writesTheManifestFromItsOptions() throws {
        let emission = Emission(JSONEmitter.self, options: Self.options, SampleDesign.make())
        #expect(emission.diagnostics.isEmpty)
        let manifest = try emission.object("manifest.json")
        #expect(manifest["schemaVersion"] as? String == "2")
        #expect((manifest["sample"] as? [String: Any])?["library"] as? String == "Sample UI")
        let tokens = try #require(manifest["tokens"] as? [String: Any])
        let color = try #require(tokens["color"] as? [String: [String: [[String: Any]]]])
        let tint = try #require(color["semantic"]?["status"]?.first)
        #expect(tint["name"] as? String == "bgCalm")
        #expect(tint["hex"] as? String == "#0A6C741F")
        #expect(tint["alpha"] as? Double == 0.12)
        #expect(tint["path"] as? String == "status/background/calm")
        #expect(color["visual"]?["sea"]?.map { $0["name"] as? String } == ["500", "700"])
        let radius = try #require((tokens["radius"] as? [[String: Any]])?.first)
        #expect(radius["dp"] as? Double == 8)
        #expect(radius["comment"] as? String == "Corners of strips.")
        let shadow = try #require((tokens["elevation"] as? [[String: Any]])?.first)
        #expect(shadow["tintName"] as? String == "low")
        #expect(shadow["blur"] as? Double == 8)
        let style = try #require((tokens["typography"] as? [[String: Any]])?.first)
        #expect(style["lineHeightSp"] as? Double == 20)
        #expect(style["weight"] as? String == "Medium")
        #expect(style["family"] as? String == "main")
    }

    @Test func namesTheTokensAComponentIsMadeOf() throws {
        let emission = Emission(JSONEmitter.self, options: Self.options, SampleDesign.make())
        let components = try #require(try emission.object("manifest.json")["components"] as? [[String: Any]])
        let related = try #require(components[0]["relatedTokens"] as? [String])
        #expect(
            related == [
                "page.bgBase", "status.bgCalm", "status.textCalm", "status.bgWarm", "status.textWarm",
                "space.s1",
                "space.s2", "space.s3", "radius.md", "stroke.thin", "icon.md", "type.body", "shadow.low",
            ])
        #expect(components[0]["figmaUrl"] as? String == "https://www.figma.com/design/AbC123?node-id=12-34")
        #expect((components[0]["usage"] as? [String: [String]])?["dont"] == ["Show two at once."])
    }

    @Test func letsATokenOverrideItsEntry() throws {
        var builder = DesignBuilder()
        builder.token(
            "space.s1", .dimension(Dimension(value: 4, unit: .px)),
            extensions: Emission.node(#"{ "m": { "dp": 5, "note": "x" } }"#))
        let options = #"{ "manifest": { "dimensions": "space", "extension": "m" } }"#
        let manifest = try Emission(JSONEmitter.self, options: options, builder.build()).object(
            "manifest.json")
        let entry = try #require(
            ((manifest["tokens"] as? [String: Any])?["space"] as? [[String: Any]])?.first)
        #expect(entry["dp"] as? Int == 5)
        #expect(entry["note"] as? String == "x")
    }

    @Test func writesAlphasAsTheDecimalThatWasMeant() throws {
        var builder = DesignBuilder()
        builder.token("c.a", .color(.srgb(0, 0, 0, alpha: 0.09000000357627869)))
        let options = #"{ "manifest": { "semantic": ["c"] } }"#
        let text = try Emission(JSONEmitter.self, options: options, builder.build()).text("manifest.json")
        #expect(text.contains(#""alpha": 0.09,"#))
    }

    @Test func reportsGroupsThatAreEmpty() throws {
        let emission = Emission(
            JSONEmitter.self, options: #"{ "manifest": { "semantic": ["statsu"] } }"#, SampleDesign.make())
        let diagnostic = try #require(emission.diagnostics.first)
        #expect(diagnostic.code == .emptyManifestGroup)
        #expect(diagnostic.message == "no token is in the group `statsu`")
        #expect(diagnostic.help == ["did you mean `status`?"])
    }

    @Test func reportsUnknownOptions() {
        let emission = Emission(
            JSONEmitter.self, options: #"{ "manifest": { "sematic": [] } }"#, SampleDesign.make())
        #expect(emission.diagnostics.map(\.code) == [.unknownMember])
    }

    @Test func manifestEntriesSayWhatDiffersBetweenModes() throws {
        var builder = DesignBuilder("Sample", modes: ["light", "dark"])
        builder.token("page.base", .color(.white), .color(.black))
        builder.token("page.same", .color(.white))
        let emission = Emission(
            JSONEmitter.self, options: #"{ "manifest": { "semantic": "page" } }"#, builder.build())
        let manifest = try emission.text("manifest.json")
        #expect(manifest.contains(##""modes": { "dark": { "hex": "#000000" } }"##))
        #expect(manifest.split(separator: "\"modes\"").count == 2)
    }
}
