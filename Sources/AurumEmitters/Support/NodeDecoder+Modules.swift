import AurumCompiler
import AurumSyntax

extension NodeDecoder {
    /// The name of a module that generated Swift imports.
    mutating func module(_ name: String, _ diagnostics: inout DiagnosticSink) -> String? {
        guard string(name, &diagnostics) != nil else { return nil }
        return node(name).flatMap { Self.module($0, &diagnostics) }
    }

    /// The names of modules that generated Swift imports, each once.
    mutating func modules(_ name: String, _ diagnostics: inout DiagnosticSink) -> [String] {
        guard !strings(name, &diagnostics).isEmpty, let node = node(name) else { return [] }
        var known: Set<ExactName> = []
        return (node.kind == .array ? Array(node.elements) : [node]).compactMap { element in
            Self.module(element, &diagnostics).flatMap { known.insert(ExactName($0)).inserted ? $0 : nil }
        }
    }

    private static func module(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> String? {
        guard let name = node.string else { return nil }
        if SwiftIdentifiers.isModule(name) { return name }
        diagnostics.report(.unusableModule(name, node))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func unusableModule(_ name: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unusableName,
            "\(name.isEmpty ? "an empty text" : "`\(name)`") cannot be the name of a module in Swift",
            at: node.label(
                SwiftIdentifiers.isUsable(name)
                    ? "a word of Swift" : "expected letters, digits and underscores"))
    }
}
