import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("A hostile design system is Swift like any other", .serialized)
struct HostileSystemTests {
    @Test func compilesInEveryWay() throws {
        let folder = try written(.idiomatic, tokens: 3000)
        for mode in SwiftToolchain.Mode.matrix {
            let outcome = try SwiftToolchain.compile(["Zwölf12Tokens", "Zwölf12"], in: folder.url, mode)
            #expect(outcome.succeeded, "\(mode): \(outcome.output)")
        }
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }

    @Test func compilesWithDefensiveNames() throws {
        let folder = try written(.defensive, tokens: 100)
        let outcome = try SwiftToolchain.compile(["Zwölf12Tokens", "Zwölf12"], in: folder.url, .swift6)
        #expect(outcome.succeeded, "\(outcome.output)")
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
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
