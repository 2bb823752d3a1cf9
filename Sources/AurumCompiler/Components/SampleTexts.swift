import AurumSyntax

/// Reads the sample text or glyph of a parameter, which may be another one for each variant.
struct SampleTexts {
    /// The axes of the component.
    let axes: [VariantAxis]
    /// The glyphs, when the sample names one.
    let glyphs: GlyphSet?

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
            let text = attributes.substitute(leaf, &diagnostics) ?? ""
            guard let glyphs else { return text }
            return text != "none" && glyphs.check(text, leaf, attributes, &diagnostics) ? text : ""
        }
        let standard =
            texts.indices.contains(table.defaultVariant.index) ? texts[table.defaultVariant.index] : nil
        let differ = texts.contains { $0 != texts.first }
        return (differ || glyphs != nil ? texts : [], standard)
    }
}
