package import AurumSyntax

/// Reads colors that stand on their own, outside any token file.
package enum ColorText {
    /// The color that a DTCG color object describes; nil when something about it has been reported.
    package static func parse(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Color? {
        let resolver = TokenResolver(TokenForest(root: node), [], TokenTable())
        return resolver.readLiteral(node, .color, "the color", &diagnostics).value?.color
    }
}
