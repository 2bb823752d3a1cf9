import AurumSyntax

/// Reads the sample text of a parameter, which may be another one for each variant.
struct SampleTexts {
    /// The axes of the component.
    let axes: [VariantAxis]

    /// The text of every variant, empty when there is only one text, and the default variant's.
    func read(
        _ node: SyntaxNode, _ diagnostics: inout DiagnosticSink
    ) -> (perVariant: [String], standard: String?) {
        let choice = ChoiceExpression(axes: axes)
        guard choice.check(node, &diagnostics) else { return ([], nil) }
        let table = VariantTable(axes: axes, properties: [], cells: [])
        let texts = table.variants.map { variant -> String in
            let values = zip(axes, table.values(of: variant)).map { (axis: $0.name, value: $1) }
            let attributes = VariantAttributes(values: values)
            let leaf = choice.leaf(node, attributes)
            guard leaf.kind == .string else {
                diagnostics.report(.wrongKind("`sample`", expected: "a text", found: leaf))
                return ""
            }
            return attributes.substitute(leaf, &diagnostics) ?? ""
        }
        let standard =
            texts.indices.contains(table.defaultVariant.index) ? texts[table.defaultVariant.index] : nil
        return (texts.contains { $0 != texts.first } ? texts : [], standard)
    }
}
