package import AurumCompiler
package import AurumSyntax
import AurumYAML
import Foundation

/// The repository's own design, compiled from `tokens/`.
package enum AurumDesign {
    /// What compiling it gives.
    package static let compiled: (design: ResolvedDesign, diagnostics: [Diagnostic]) = {
        var sink = DiagnosticSink()
        var loader = DocumentLoader(provider: RepositorySources(), readers: [JSONReader(), YAMLReader()])
        guard let tree = loader.load("tokens/aurum.yaml", from: nil, &sink) else {
            return (DesignBuilder("missing").build(), sink.sorted)
        }
        let configuration = ConfigurationParser.parse(tree, &sink)
        let design = Compiler().compile(configuration, &loader, &sink)
        return (design, sink.sorted)
    }()
}

/// Files by their path from the root of the repository.
package struct RepositorySources: SourceProvider {
    /// Makes a provider.
    package init() {}

    package func bytes(at path: String) throws(SourceFailure) -> [UInt8] {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { throw .missing }
        return Array(data)
    }
}
