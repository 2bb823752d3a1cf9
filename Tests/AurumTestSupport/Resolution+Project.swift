import AurumCompiler
import AurumSyntax
import AurumYAML

extension Resolution {
    /// Compiles a whole project in memory; `config.yaml` is its config.
    package static func project(_ files: [String: String]) -> Resolution {
        var loader = DocumentLoader(provider: MemorySources(files), readers: [JSONReader(), YAMLReader()])
        var sink = DiagnosticSink()
        let empty = SyntaxTreeBuilder().finish(SourceFile(id: SourceID(0), path: "", bytes: []))
        let tree = loader.load("config.yaml", from: nil, &sink) ?? empty
        let configuration = ConfigurationParser.parse(tree, &sink)
        let design = Compiler().compile(configuration, &loader, &sink)
        return Resolution(design: design, diagnostics: sink.sorted)
    }

    /// The cells of a property in the order of the variants: token paths, composites, or words.
    package func column(_ path: String, of component: Int = 0, inMode mode: Int = 0) -> [String] {
        guard design.components.indices.contains(component) else { return [] }
        let table = design.components[component].table
        return table.variants.map { variant in
            table[variant, path].map { text($0, mode) } ?? "no column"
        }
    }

    private func text(_ cell: Cell, _ mode: Int) -> String {
        switch cell.value {
        case .single(.token(let id)): design.tokens[id].path
        case .single(.literal(let values, _)): values[mode].map(CanonicalText.of) ?? "?"
        case .stack(_, let composites): composites[mode].map { SRGB8($0).hex } ?? "?"
        case .hug: "hug"
        case .fill: "fill"
        case .count(let count): "\(count)"
        case .glyph(let name): name
        case .text(let words): words
        case .edges(let edges): edges.phrase
        case .flag(let flag): "\(flag)"
        case .none: "none"
        case .unbound: "unbound"
        }
    }
}
