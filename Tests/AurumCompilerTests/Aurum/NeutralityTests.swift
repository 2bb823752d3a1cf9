import Foundation
import Testing

@Suite("The compiler knows no design system")
struct NeutralityTests {
    @Test("Sources name no token, tone or component of Aurum")
    func sources() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let names = ["AurumSyntax", "AurumYAML", "AurumCompiler", "AurumEmitters", "AurumPlatform"]
        let words = [
            "toast", "bgpagebase", "bgpositive", "positive.", "highraised", "bodymmedium", "feedback.",
        ]
        var count = 0
        for name in names {
            let folder = root.appendingPathComponent("Sources/\(name)")
            let files = try #require(
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                count += 1
                let text = try String(contentsOf: file, encoding: .utf8).lowercased()
                for word in words { #expect(!text.contains(word), "\(file.lastPathComponent) says \(word)") }
            }
        }
        #expect(count > 100)
    }
}
