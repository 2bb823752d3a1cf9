import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

/// A design whose names differ in Figma, from the golden case about them.
enum ConnectedDesign {
    static func lamp() throws -> ResolvedDesign {
        let folder = SwiftToolchain.project.appending(path: "Tests/GoldenTests/Cases/code-connect/input")
        var files: [String: String] = [:]
        for name in ["aurum.yaml", "harbor.tokens.yaml", "lamp.yaml", "glyphs.yaml"] {
            files[name == "aurum.yaml" ? "config.yaml" : name] = try String(
                contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        let resolution = Resolution.project(files)
        #expect(resolution.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return resolution.design
    }
}
