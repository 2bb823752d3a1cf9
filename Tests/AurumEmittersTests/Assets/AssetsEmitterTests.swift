import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Colors as asset catalogs")
struct AssetsEmitterTests {
    private static func emission(_ builder: DesignBuilder) -> Emission {
        Emission(AssetsEmitter.self, builder.build())
    }

    private static let lagoon = Emission(AssetsEmitter.self, LagoonDesign.compiled.design)

    @Test func everyFileIsOfTheDocumentedForm() throws {
        for emission in [Self.lagoon, Emission(AssetsEmitter.self, AurumDesign.compiled.design)] {
            #expect(emission.diagnostics.isEmpty)
            for file in emission.files {
                let schema = file.path.contains(".colorset/") ? CatalogSchema.colorSet : .folder
                #expect(file.path.hasSuffix("/Contents.json"))
                #expect(try schema.complaints(about: try emission.object(file.path)) == [], "\(file.path)")
            }
        }
    }

    @Test(arguments: [
        ("\"1.000\"", "\"1\""), ("\"1.000\"", "\"255\""), ("\"1.000\"", "1.0"), ("universal", "phone"),
        ("display-p3", "p3"), ("\"dark\"", "\"high\""), ("\"idiom\"", "\"idom\""), ("1 }", "2 }"),
        ("\"red\"", "\"r\""),
    ])
    func theFormRejectsOthers(part: String, other: String) throws {
        let text = try Self.lagoon.text("Colors.xcassets/surface/accent.colorset/Contents.json")
        #expect(text.contains(part))
        let changed = text.replacing(part, with: other)
        let document = try Emission.object(changed)
        #expect(try CatalogSchema.colorSet.complaints(about: document) != [])
    }

    @Test func aFolderAGroupIsANamespace() throws {
        #expect(Self.lagoon.files.first?.path == "Colors.xcassets/Contents.json")
        let group = try Self.lagoon.object("Colors.xcassets/surface/Contents.json")
        #expect((group["properties"] as? [String: Bool])?["provides-namespace"] == true)
    }

    /// What a device with some settings shows of a color set: the entry for exactly those, or for fewer of them.
    private static func shown(
        _ path: String, in emission: Emission, isDark: Bool, isIncreased: Bool
    ) throws -> (space: String, channels: [Double]) {
        let document = try emission.object(path)
        let entries = try #require(document["colors"] as? [[String: Any]])
        let wanted = Set((isDark ? ["dark"] : []) + (isIncreased ? ["high"] : []))
        let fitting = entries.map { entry in
            (entry, Set((entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }))
        }.filter { $0.1.isSubset(of: wanted) }
        let best = try #require(fitting.max { $0.1.count < $1.1.count }?.0["color"] as? [String: Any])
        let components = try #require(best["components"] as? [String: String])
        let channels = try ["red", "green", "blue", "alpha"].map { name in
            try #require(components[name].flatMap { Double($0) })
        }
        return (try #require(best["color-space"] as? String), channels)
    }

    @Test(
        arguments: [("day", false, false), ("night", true, false), ("dayHighContrast", false, true)]
            + [("nightHighContrast", true, true)])
    func everyColorIsThatOfItsMode(mode: String, isDark: Bool, isIncreased: Bool) throws {
        let design = LagoonDesign.compiled.design
        let tokens = try #require(design.modes.first { $0.mode.name == mode }).present
        var count = 0
        for token in tokens {
            guard let color = token.value.color else { continue }
            count += 1
            let path = "Colors.xcassets/\(design.tokens[token.id].figmaPath).colorset/Contents.json"
            let (space, channels) = try Self.shown(
                path, in: Self.lagoon, isDark: isDark, isIncreased: isIncreased)
            SeenColor(space: space, channels: channels).expect(color, design.tokens[token.id].path)
        }
        #expect(count == 11)
    }

    @Test func onlyAppearancesThatChangeSomethingAreWritten() throws {
        func count(_ name: String) throws -> Int? {
            let set = try Self.lagoon.object("Colors.xcassets/\(name).colorset/Contents.json")
            return (set["colors"] as? [Any])?.count
        }
        #expect(try count("palette/white") == 1)
        #expect(try count("surface/page") == 2)
        #expect(try count("surface/tint") == 4)
    }

    @Test func modesOfOtherFamiliesHaveCatalogsOfTheirOwn() throws {
        let modes = [("calm", "light"), ("calm", "dark"), ("loud", "light"), ("loud", "dark")].map {
            Mode(
                name: "\($0) \($1)",
                input: [
                    Mode.Choice(modifier: "mood", context: $0),
                    Mode.Choice(modifier: "appearance", context: $1),
                ])
        }
        var builder = DesignBuilder("North", inModes: modes)
        builder.token(
            "g.x", .color(.white), .color(.black), .color(.srgb(0.25, 0, 0)), .color(.srgb(0.75, 0, 0)))
        let emission = Self.emission(builder)
        let loud = "Colors-loud-light.xcassets/g/x.colorset/Contents.json"
        #expect(
            try Self.shown(loud, in: emission, isDark: false, isIncreased: false).channels == [0.25, 0, 0, 1])
        #expect(
            try Self.shown(loud, in: emission, isDark: true, isIncreased: true).channels == [0.75, 0, 0, 1])
        #expect(emission.files.contains { $0.path == "Colors.xcassets/g/x.colorset/Contents.json" })
    }

    @Test(arguments: [
        (["g", "Blue"], ["g", "blue"], "are both `g/blue`"),
        (["G", "a"], ["g", "b"], "are in groups that are both `g`"),
        (["g", "a b"], ["g", "a-b"], "are both `g/a-b`"),
        (["g", "$root"], ["g", "root"], "are both `g/root`"),
    ])
    func namesThatMeetOnADiskAreAnError(first: [String], second: [String], words: String) {
        var builder = DesignBuilder("North")
        builder.token(segments: first, .color(.white))
        builder.token(segments: second, .color(.white))
        let diagnostics = Self.emission(builder).diagnostics
        #expect(diagnostics.map(\.code) == [.sharedSymbol])
        #expect(diagnostics.first?.message.contains(words) == true)
        #expect(diagnostics.first?.primary != nil && diagnostics.first?.related.count == 1)
    }

    @Test(arguments: HostileNames.all + ["a/b", "C:", ".hidden"])
    func namesCannotLeaveTheirFolder(name: String) {
        var builder = DesignBuilder("North")
        builder.token(segments: ["g", name], .color(.white))
        builder.token(segments: [name + "x", "x"], .color(.white))
        let emission = Self.emission(builder)
        #expect(emission.diagnostics.isEmpty && emission.files.count == 5)
        for file in emission.files {
            let segments = file.path.split(separator: "/")
            #expect((2...4).contains(segments.count))
            #expect(
                file.path.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 } && !segments.contains { $0.first == "." }
            )
        }
    }

    @Test(
        arguments: [
            (1, "1.000"), (0, "0.000"), (0.5, "0.500"), (0.0706, "0.0706"),
            (1.0 / 255, "0.00392156862745098"),
            (1e-9, "0.000000001"),
        ] as [(Double, String)])
    func componentsAreDecimals(value: Double, text: String) throws {
        var builder = DesignBuilder("North")
        builder.token("g.x", .color(.srgb(value, 0, 0)))
        let file = try Self.emission(builder).text("Colors.xcassets/g/x.colorset/Contents.json")
        #expect(file.contains("\"red\": \"\(text)\""))
    }
}
