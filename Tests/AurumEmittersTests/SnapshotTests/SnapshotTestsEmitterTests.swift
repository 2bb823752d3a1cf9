import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Snapshot tests of an iOS project", .serialized)
struct SnapshotTestsEmitterTests {
    #if !canImport(UIKit)
    @Test(arguments: [SwiftToolchain.Mode.swift6, .swift5, .mainActor])
    func committedTestsCompile(mode: SwiftToolchain.Mode) throws {
        var modules = try SwiftModules.aurum()
        try modules.add("UIKit", from: "Tests/SnapshotStub/UIKit")
        try modules.add("Snapshots", from: "Generated/SnapshotTests")
        let outcome = try modules.compile(mode)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func otherTestsCompile() throws {
        var (modules, _, tests) = try SwiftModules.lamp()
        try modules.add("UIKit", from: "Tests/SnapshotStub/UIKit")
        try modules.add("Snapshots", tests.files)
        let outcome = try modules.compile()
        #expect(outcome.succeeded, "\(outcome.output)")
    }
    #endif

    /// Tests of a module whose types are internal see them only when they ask.
    @Test func sealedModulesAreOpened() throws {
        let design = try ConnectedDesign.lamp()
        let options = "{\"modules\": [\"App\"], \"testable\": true}"
        let emission = Emission(SnapshotTestsEmitter.self, options: options, design)
        #expect(try emission.text("LampTests.swift").contains("@testable import App\nimport SwiftUI\n"))
    }

    @Test func everyVariantIsComparedOnce() throws {
        let url = SwiftToolchain.project.appending(
            path: "Generated/SnapshotTests/BannerToastSnapshotTests.swift")
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.contains("final class BannerToastSnapshotTests: XCTestCase {"))
        #expect(text.components(separatedBy: "func test").count == 2)
        #expect(text.contains("func testToastStates()"))
        #expect(text.contains("iPhone 17 Pro, iOS 26.5, Xcode 26.6"))
        for tone in ["neutral", "brand", "success", "error", "warning", "info"] {
            for size in ["small", "large"] {
                #expect(text.components(separatedBy: "\"\(tone)-\(size)\"").count == 2)
            }
        }
    }

    @Test func withoutSnapshotsThereIsNoTest() {
        #expect(Emission(SnapshotTestsEmitter.self, SwiftDesigns.badge()).files.isEmpty)
    }

    @Test("Two specs can share a class, and no method")
    func sharedClasses() throws {
        let files = { (first: String, second: String) in
            [
                "config.yaml": "name: North\ntokens: t.yaml\ncomponents: [a.yaml, b.yaml]\n",
                "t.yaml": "n: { $type: number, $value: 1 }\n",
                "a.yaml": spec("NorthA", first), "b.yaml": spec("NorthB", second),
            ]
        }
        let design = Resolution.project(files("AllTests.testA", "AllTests.testB")).design
        let shared = Emission(SnapshotTestsEmitter.self, design)
        #expect(shared.files.map(\.path) == ["NorthSnapshots.swift", "AllTests.swift"])
        #expect(shared.diagnostics.isEmpty)
        let same = Resolution.project(files("AllTests.testA", "AllTests.testA")).design
        #expect(Emission(SnapshotTestsEmitter.self, same).diagnostics.map(\.code.id) == ["A0601"])
    }

    private func spec(_ name: String, _ snapshot: String) -> String {
        """
        component: \(name)
        parts: { container: { height: 4 } }
        documentation: { snapshots: [{ name: \(snapshot) }] }
        """
    }
}
