import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

/// Public design systems in the format, with the colors that their own builds give; the files are not part of the
/// repository, and `AURUM_CASES` names the folder that has them.
struct RealSystem: Sendable, CustomTestStringConvertible {
    static let folder = ProcessInfo.processInfo.environment["AURUM_CASES"]

    let name: String
    let document: String
    let input: [String: String]
    /// How many of the colors are sound in the files.
    let sound: Int
    /// What the files are refused for, all of it forbidden by the standard.
    let refusals: Set<DiagnosticCode>

    var testDescription: String { name }

    /// Colors without a type, a text style that names a token outside the resolution order, `em` and lines in px.
    static let apple = RealSystem(
        name: "dtcg-apple", document: "apple-hig.resolver.json", input: [:], sound: 1,
        refusals: [.untyped, .unknownToken, .wrongKind, .unknownWord])

    /// Lengths in `vw` and without a unit, and fallbacks of three digits.
    static let carbon = RealSystem(
        name: "dtcg-carbon", document: "ibm-carbon.resolver.json", input: ["breakpoint": "lg"], sound: 122,
        refusals: [.wrongKind, .unknownWord, .missingMember])
}

@Suite("Real design systems", .enabled(if: RealSystem.folder != nil))
struct RealSystemsTests {
    @Test(arguments: [RealSystem.apple, .carbon])
    func colorsAreThoseOfTheirOwnBuilds(system: RealSystem) throws {
        let (resolution, pairs) = try Self.resolve(system)
        var sound = 0
        for pair in pairs {
            guard let color = resolution.token(pair.path)?.value.color else { continue }
            sound += 1
            #expect(color.components.values == pair.raw.components, "\(pair.path)")
            #expect(color.alpha == pair.raw.alpha ?? 1 && color.space.rawValue == pair.raw.colorSpace)
        }
        #expect(sound == system.sound)
        #expect(pairs.count > system.sound, "the rest is refused")
    }

    @Test(arguments: [RealSystem.apple, .carbon])
    func refusalsStandInTheFiles(system: RealSystem) throws {
        let (resolution, _) = try Self.resolve(system)
        let errors = resolution.diagnostics.filter { $0.severity == .error }
        #expect(!errors.isEmpty)
        #expect(errors.allSatisfy { $0.primary != nil })
        #expect(
            Set(errors.map(\.code)).subtracting(system.refusals).isEmpty,
            "\(resolution.rendered.prefix(4000))")
    }

    private struct Oracle: Decodable {
        struct Pair: Decodable {
            struct Raw: Decodable {
                let colorSpace: String
                let components: [Double]
                let alpha: Double?
            }
            let path: String
            let raw: Raw
            let agrees: Bool?
        }
        let pairs: [Pair]
    }

    private static func resolve(_ system: RealSystem) throws -> (Resolution, [Oracle.Pair]) {
        let folder = URL(fileURLWithPath: try #require(RealSystem.folder))
        let data = try Data(contentsOf: folder.appendingPathComponent("oracles/\(system.name).json"))
        let pairs = try JSONDecoder().decode(Oracle.self, from: data).pairs.filter { $0.agrees == true }
        let files = folder.appendingPathComponent("real/\(system.name)")
        var bytes: [String: [UInt8]] = [:]
        let names = try #require(FileManager.default.enumerator(atPath: files.path))
        for case let name as String in names where name.hasSuffix(".json") {
            bytes[name] = [UInt8](try Data(contentsOf: files.appendingPathComponent(name)))
        }
        let choices = system.input.map { ($0.key, Optional($0.value)) }
        return (Resolution(MemorySources(bytes: bytes), inputs: [system.document], choices: choices), pairs)
    }
}
