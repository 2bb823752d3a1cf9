import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("A hostile design system is Swift like any other", .serialized)
struct HostileSystemTests {
    @Test func compilesAsLargeAsItIs() throws {
        let folder = try written(.idiomatic, tokens: 3000)
        for mode in [SwiftToolchain.Mode.swift6, .swift5] { try compile(folder, mode) }
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }

    // The traps are the same with fewer tokens, and every way takes its time.
    @Test func compilesInEveryWay() throws {
        let folder = try written(.idiomatic, tokens: 100)
        for mode in SwiftToolchain.Mode.matrix where ![.swift6, .swift5].contains(mode) {
            try compile(folder, mode)
        }
    }

    @Test func compilesWithDefensiveNames() throws {
        let folder = try written(.defensive, tokens: 100)
        try compile(folder, .swift6)
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }

    private func compile(_ folder: SwiftToolchain.Folder, _ mode: SwiftToolchain.Mode) throws {
        let outcome = try SwiftToolchain.compile(["Zwölf12Tokens", "Zwölf12"], in: folder.url, mode)
        #expect(outcome.succeeded, "\(mode): \(outcome.output)")
    }

    private func written(_ strategy: Naming.Strategy, tokens: Int) throws -> SwiftToolchain.Folder {
        let resolution = HostileSystem.compile(strategy, tokens: tokens)
        #expect(resolution.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(resolution.design.tokens.names.count > tokens && resolution.design.modes.count == 4)
        let emission = Emission(SwiftEmitter.self, options: "{\"fileLines\": 2000}", resolution.design)
        #expect(emission.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        return folder
    }
}
