import AurumSyntax

/// Reads the texts of a component's page.
enum DocumentationParser {
    /// The texts, from the spec's own members and from those of `documentation`.
    static func parse(
        _ spec: inout NodeDecoder, _ diagnostics: inout DiagnosticSink
    ) -> ComponentDocumentation {
        var texts = ComponentDocumentation()
        texts.family = spec.string("family", &diagnostics) ?? ""
        texts.platform = spec.string("platform", &diagnostics) ?? ""
        texts.source = spec.string("source", &diagnostics)
        texts.codeConnect = spec.string("codeConnect", &diagnostics)
        guard let node = spec.node("documentation") else { return texts }
        var decoder = NodeDecoder(node, "`documentation`", &diagnostics)
        texts.summary = decoder.string("summary", &diagnostics) ?? ""
        texts.description = decoder.strings("description", &diagnostics)
        texts.intendedUse = decoder.string("intendedUse", &diagnostics) ?? ""
        texts.dos = decoder.strings("do", &diagnostics)
        texts.donts = decoder.strings("dont", &diagnostics)
        texts.snapshots = snapshots(decoder.node("snapshots"), &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        return texts
    }

    private static func snapshots(
        _ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) -> [ComponentDocumentation.Snapshot] {
        guard let node else { return [] }
        if node.kind != .array {
            diagnostics.report(.wrongKind("`snapshots`", expected: "a list", found: node))
        }
        return node.elements.compactMap { element in
            var decoder = NodeDecoder(element, "a snapshot", &diagnostics)
            let name = decoder.requiredString("name", &diagnostics)
            let environment = decoder.strings("environment", &diagnostics)
            decoder.rejectUnknownMembers(&diagnostics)
            let place = decoder.node("name")?.reference
            return name.map { .init(name: $0, environment: environment, node: place) }
        }
    }
}
