import AurumSyntax

/// Expands a spec into its table: every variant by every style property.
struct VariantExpander {
    private let tokens: ResolvedModes
    private let cells: CellEvaluator
    /// The glyphs that specs can name.
    var glyphs: GlyphSet { cells.glyphs }

    /// Makes an expander over resolved tokens.
    init(_ tokens: ResolvedModes, _ glyphs: GlyphSet) {
        self.tokens = tokens
        cells = CellEvaluator(tokens: tokens, glyphs: glyphs)
    }

    /// The component a spec means; cells with mistakes are holes.
    func expand(_ spec: ComponentSpec, _ diagnostics: inout DiagnosticSink) -> Component {
        let table = table(spec, &diagnostics)
        if let pairing = spec.pairing, !tokens.isIncomplete {
            PairingRule(pairing: pairing, spec: spec, tokens: tokens.table).check(table, &diagnostics)
        }
        let host = spec.host.flatMap { HostParser(cells: cells).parse($0, &diagnostics) }
        return Component(
            name: spec.name, id: spec.id, table: table, parts: spec.parts.map(\.part),
            parameters: spec.parameters,
            contrastPairs: spec.contrast, host: host, documentation: spec.documentation, figma: spec.figma,
            node: spec.root.reference)
    }

    private func table(_ spec: ComponentSpec, _ diagnostics: inout DiagnosticSink) -> VariantTable {
        let choices = ChoiceExpression(axes: spec.axes)
        let isSound = spec.properties.map { choices.check($0.expression, &diagnostics) }
        let deciding = spec.properties.map { DecidingAxes(spec.axes, in: $0.expression) }
        let width = spec.properties.count
        let count = spec.axes.reduce(1) { $0 * $1.values.count }
        var filled: [Cell] = []
        filled.reserveCapacity(count * width)
        for variant in 0..<count {
            let attributes = Self.attributes(of: variant, spec.axes)
            for (column, property) in spec.properties.enumerated() {
                let first = deciding[column].first(like: variant)
                // A hole is reported for every variant that has it.
                if first < variant, filled[first * width + column].value != .unbound {
                    filled.append(filled[first * width + column])
                    continue
                }
                let leaf = choices.leaf(property.expression, attributes)
                let value =
                    isSound[column]
                    ? cells.value(leaf, property.property, attributes, &diagnostics) : CellValue.unbound
                filled.append(Cell(value: value, node: leaf.reference))
            }
        }
        return VariantTable(axes: spec.axes, properties: spec.properties.map(\.property), cells: filled)
    }

    /// The axis values of a row, the last axis varying fastest.
    static func attributes(of variant: Int, _ axes: [VariantAxis]) -> VariantAttributes {
        var rest = variant
        var values: [(axis: String, value: AxisValue)] = []
        for axis in axes.reversed() {
            values.append((axis.name, axis.values[rest % axis.values.count]))
            rest /= axis.values.count
        }
        return VariantAttributes(values: values.reversed())
    }
}
