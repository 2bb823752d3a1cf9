package import AurumCompiler
package import AurumSyntax
import AurumYAML
import Foundation

/// The repository's own design, compiled from `tokens/`.
package enum AurumDesign {
    /// What compiling it gives.
    package static let compiled = RepositoryDesign.compiled("tokens/aurum.yaml")
}

/// An invented system with two appearances and two contrasts, which a golden case builds too.
package enum LagoonDesign {
    /// What compiling it gives.
    package static let compiled = RepositoryDesign.compiled(
        "Tests/GoldenTests/Cases/modes-everywhere/input/aurum.yaml")
}

/// Designs that are files of the repository.
private enum RepositoryDesign {
    /// What compiling the project of a config gives.
    static func compiled(
        _ config: String, _ sources: any SourceProvider = RepositorySources()
    ) -> (design: ResolvedDesign, diagnostics: [Diagnostic]) {
        var sink = DiagnosticSink()
        var loader = DocumentLoader(provider: sources, readers: [JSONReader(), YAMLReader()])
        guard let tree = loader.load(config, from: nil, &sink) else {
            return (DesignBuilder("missing").build(), sink.sorted)
        }
        let configuration = ConfigurationParser.parse(tree, &sink)
        let design = Compiler().compile(configuration, &loader, &sink)
        return (design, sink.sorted)
    }
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

extension AurumDesign {
    /// The design with words of some files replaced by others; each word has to be there.
    package static func edited(
        _ edits: [(path: String, old: String, new: String)]
    ) -> (design: ResolvedDesign, diagnostics: [Diagnostic]) {
        RepositoryDesign.compiled("tokens/aurum.yaml", EditedSources(edits: edits))
    }
}

/// Files of the repository as they would be after some edits.
private struct EditedSources: SourceProvider {
    let edits: [(path: String, old: String, new: String)]

    func bytes(at path: String) throws(SourceFailure) -> [UInt8] {
        var text = String(decoding: try RepositorySources().bytes(at: path), as: UTF8.self)
        for edit in edits where edit.path == path {
            guard text.contains(edit.old) else { throw .missing }
            text = text.replacingOccurrences(of: edit.old, with: edit.new)
        }
        return Array(text.utf8)
    }
}
