import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

/// What comes out for the repository's own design, held against what is published.
struct AurumJSONTests {
    private let design = AurumDesign.compiled.design
    private static let options = """
        { "manifest": { "platforms": ["ios"], "visual": "colors", "shadows": "shadow", "typography": "typography",
          "semantic": ["surface", "feedback", "interactive", "overlay", "popup", "elevation"],
          "dimensions": ["spacing", "radius", "borderWidth", "iconSize"], "extension": "aurum.manifest" } }
        """

    private func published() throws -> [String: Any] {
        let bytes = try RepositorySources().bytes(
            at: "Tests/AurumCompilerTests/Resources/published-values.json")
        return try Emission.object(String(decoding: bytes, as: UTF8.self))
    }

    private func tokens() throws -> [String: Any] {
        let manifest = try Emission(JSONEmitter.self, options: Self.options, design).object("manifest.json")
        return try #require(manifest["tokens"] as? [String: Any])
    }

    /// Entries without what is prose, with alphas in the 32 bits they are published in.
    private static func comparable(_ entries: Any?) -> [[String: String]] {
        ((entries as? [[String: Any]]) ?? []).map { entry in
            var values: [String: String] = [:]
            for (name, value) in entry where name != "comment" {
                if name == "alpha", let alpha = value as? Double {
                    values[name] = Float(alpha).description
                } else {
                    values[name] = "\(value)"
                }
            }
            return values
        }
    }

    @Test(arguments: ["semantic", "visual"])
    func colorsAreThePublishedOnes(_ kind: String) throws {
        let ours = try #require((try tokens()["color"] as? [String: [String: Any]])?[kind])
        let theirs = try #require((try published()["color"] as? [String: [String: Any]])?[kind])
        #expect(Set(ours.keys) == Set(theirs.keys))
        for group in theirs.keys {
            #expect(Self.comparable(ours[group]) == Self.comparable(theirs[group]), "\(group)")
        }
    }

    @Test(arguments: ["spacing", "radius", "borderWidth", "iconSize", "elevation", "typography"])
    func otherTokensAreThePublishedOnes(_ kind: String) throws {
        let theirs = Self.comparable(try published()[kind])
        #expect(!theirs.isEmpty)
        #expect(Self.comparable(try tokens()[kind]) == theirs)
    }

    @Test func theOutputIsAnInputAgain() throws {
        let text = try Emission(JSONEmitter.self, design).text("tokens.json")
        var sink = DiagnosticSink()
        var loader = DocumentLoader(provider: OneFile(bytes: Array(text.utf8)), readers: [JSONReader()])
        let again = Compiler().resolve(
            TokenInputs(paths: ["tokens.json"]), modes: [ModeRequest(name: "light", choices: [])], &loader,
            &sink
        )
        #expect(sink.sorted.map(\.message) == [])
        #expect(again.tokens.names.map(\.path) == design.tokens.names.map(\.path))
        for id in again.tokens.all {
            #expect(again.defaultMode[id]?.value == design.defaultMode[id]?.value, "\(again.tokens[id].path)")
        }
        #expect(try Emission(JSONEmitter.self, again).text("tokens.json") == text)
    }

    private struct OneFile: SourceProvider {
        let bytes: [UInt8]
        func bytes(at path: String) throws(SourceFailure) -> [UInt8] { bytes }
    }
}
