package import AurumCompiler
package import AurumSyntax

/// Turns a finished design into files; pure and deterministic.
package protocol Emitter: Sendable {
    /// The name in a config's `outputs`.
    static var name: String { get }
    /// What it writes, as a short sentence for help texts.
    static var summary: String { get }
    /// The members beside `path` that its object in `outputs` can have.
    static var options: [SchemaMember] { get }

    /// Takes the emitter's options from the object under its name in `outputs`.
    init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink)

    /// Adds the files of a design; what cannot be said in the output's language is reported.
    func emit(_ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink)
}

extension Emitter {
    package static var options: [SchemaMember] { [] }
}

/// The emitters, in the order they run.
package enum Emitters {
    /// All of them; add one here.
    package static let all: [any Emitter.Type] = [
        SwiftEmitter.self, JSONEmitter.self, DocsEmitter.self, AssetsEmitter.self, CodeConnectEmitter.self,
        SnapshotTestsEmitter.self,
    ]
}
