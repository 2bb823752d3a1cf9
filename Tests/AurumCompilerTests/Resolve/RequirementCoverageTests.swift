import AurumTestSupport
import Foundation
import Testing

@Suite("The standard's requirements are covered")
struct RequirementCoverageTests {
    /// Requirements that no test can show, with the reason.
    private static let untestable: [String: String] = [
        "F-008": "a media type belongs to a transfer, and files have none",
        "C-016": "nothing interpolates colors",
    ]

    /// The tables whose rows name the requirements they show, when the rows run.
    private static let rows: Set<String> = Set(
        [
            StructureCases.all, TypeCases.all, ExtendsCases.all, ReferenceCases.all, PointerCases.all,
            SimpleValueCases.all, CompositeCases.all, ColorCases.all,
        ].flatMap { $0.flatMap(\.requirements) } + ResolverCases.all.flatMap(\.requirements))

    /// Every requirement of the format, color and resolver modules, one a line.
    private func requirements() throws -> [String] {
        let file = try #require(
            Bundle.module.url(
                forResource: "requirements", withExtension: "txt", subdirectory: "Resources"))
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The requirements that a source of a test names, this one apart.
    private func named() throws -> Set<String> {
        let own = URL(fileURLWithPath: #filePath)
        let tests = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            guard file.lastPathComponent != own.lastPathComponent else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: /\b[FCR]-[0-9]{3}\b/).map { String($0.output) })
        }
        return names
    }

    @Test("Every requirement is named by a test, or has a reason")
    func coverage() throws {
        let requirements = try requirements()
        let named = try named()
        #expect(requirements.count > 200)
        #expect(requirements.filter { !named.contains($0) && Self.untestable[$0] == nil } == [])
        #expect(Self.untestable.keys.filter(named.contains) == [])
    }

    @Test("No test names a requirement that does not exist")
    func existence() throws {
        let requirements = Set(try requirements())
        #expect(try named().subtracting(requirements).sorted() == [])
        #expect(Self.rows.filter { !$0.hasPrefix("D-") }.subtracting(requirements).sorted() == [])
    }

    @Test("A requirement without a row is one of few")
    func tables() throws {
        let elsewhere: Set<String> = ["C-015", "F-009", "F-011", "F-045"]
        let without = try requirements().filter { !Self.rows.contains($0) && Self.untestable[$0] == nil }
        #expect(without.filter { !elsewhere.contains($0) } == [])
    }
}
