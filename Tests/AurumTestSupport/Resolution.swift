package import AurumCompiler
package import AurumSyntax
import AurumYAML

/// What came of resolving some files in memory.
package struct Resolution {
    /// The design, with holes where something was reported.
    package let design: ResolvedDesign
    /// Everything reported, in order of place.
    package let diagnostics: [Diagnostic]

    /// Resolves token files, or the one resolver document, for one mode.
    ///
    /// `choices` are modifier names with context names.
    package init(
        _ sources: MemorySources, inputs: [String], choices: [(String, String?)] = []
    ) {
        var loader = DocumentLoader(provider: sources, readers: [JSONReader(), YAMLReader()])
        var sink = DiagnosticSink()
        let request = ModeRequest(
            name: "test", choices: choices.map { ModeRequest.Choice(modifier: $0.0, context: $0.1) })
        design = Compiler().resolve(TokenInputs(paths: inputs), modes: [request], &loader, &sink)
        diagnostics = sink.sorted
    }

    /// Resolves one token file.
    package init(_ text: String, named path: String = "tokens.json") {
        self.init(MemorySources([path: text]), inputs: [path])
    }

    /// Takes over a finished design.
    package init(design: ResolvedDesign, diagnostics: [Diagnostic]) {
        self.design = design
        self.diagnostics = diagnostics
    }

    /// The canonical texts of all tokens of the first mode by their paths.
    package var values: [String: String] { values(inMode: 0) }

    /// The canonical texts of all tokens of a mode by their paths.
    package func values(inMode mode: Int) -> [String: String] {
        let pairs = design.modes[mode].present.map { (design.tokens[$0.id].path, CanonicalText.of($0.value)) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The paths of the tokens of the first mode, in authored order.
    package var paths: [String] { design.defaultMode.present.map { design.tokens[$0.id].path } }

    /// A token of the first mode by its path.
    package func token(_ path: String) -> ResolvedToken? {
        design.tokens.id(at: path).flatMap { design.defaultMode[$0] }
    }

    /// Everything reported, as people see it.
    package var rendered: String { HumanRenderer(sources: design.sources).render(diagnostics) }

    /// The codes of what was reported, in order.
    package var codes: [String] { diagnostics.map(\.code.id) }

    /// What was reported as `path:offset code`, or `code` alone where it is in no file.
    package var places: [String] {
        diagnostics.map { diagnostic in
            guard let place = diagnostic.primary, let file = design.sources[place.source] else {
                return diagnostic.code.id
            }
            return "\(file.path):\(place.range.start) \(diagnostic.code.id)"
        }
    }
}
