import AurumCompiler
import AurumSyntax

/// The tables of a component's page: its metrics, the paints of its variants, and their contrast.
struct ComponentTables {
    let component: Component
    let design: ResolvedDesign

    private var table: VariantTable { component.table }
    private var cells: CellText { CellText(design: design) }

    /// Adds the tables, those that differ between modes once a mode.
    func add(
        to page: inout MarkdownPage, _ swatches: inout Swatches, modes: Range<Int>? = nil,
        pictures: (VariantID, Int) -> TextBuffer
    ) {
        let modes = modes ?? design.modes.indices
        let columns = table.properties.indices.filter(isInVariantTable)
        addAnatomy(to: &page, &swatches, modes, without: columns)
        page.heading(2, "Variants")
        for mode in modes {
            if modes.count > 1 { page.heading(3, "\(plain: design.modes[mode].mode.name)") }
            addPaints(to: &page, &swatches, mode, columns, pictures)
        }
        guard !design.contrast(of: component).isEmpty else { return }
        page.heading(2, "Contrast")
        page.block("WCAG 2 ratios on the composited background, and the APCA lightness contrast.")
        for mode in modes {
            if modes.count > 1 { page.heading(3, "\(plain: design.modes[mode].mode.name)") }
            addContrast(to: &page, &swatches, mode)
        }
    }

    /// The parts, and each property that is no column of the table of variants.
    private func addAnatomy(
        to page: inout MarkdownPage, _ swatches: inout Swatches, _ modes: Range<Int>, without columns: [Int]
    ) {
        page.heading(2, "Anatomy")
        page.list(
            component.parts.map { part in
                let label: TextBuffer =
                    part.accessibilityLabel.map { ", called “\(plain: $0)” aloud" } ?? ""
                return "\(codeSpan: part.name): \(Self.words(for: part.kind))\(label)"
            })
        page.table(["Property", "Value"]) { rows in
            for property in table.properties.indices where !columns.contains(property) {
                rows.cell("\(codeSpan: table.properties[property].path)")
                rows.cell(cells.byMode(modes) { _, mode in summary(of: property, mode, &swatches) })
            }
        }
    }

    private static func words(for kind: Component.Part.Kind) -> String {
        switch kind {
        case .container: "the shape that holds the others in a row"
        case .glyph: "a glyph"
        case .text: "a text that takes the room the others leave"
        case .button: "a glyph that can be tapped"
        case .textButton: "a text that can be tapped, as wide as it is long"
        }
    }

    /// Whether a property is a paint or a glyph that differs from variant to variant, or a paint between modes.
    private func isInVariantTable(_ property: Int) -> Bool {
        let isPaint = table.properties[property].isPaint
        guard isPaint || table.properties[property].kind == .glyph else { return false }
        let modes = isPaint ? Array(design.modes.indices) : [0]
        let texts = modes.flatMap { cells.texts(of: property, in: table, mode: $0) }
        return texts.contains { $0 != texts.first }
    }

    /// The property's values in a mode, with the values of the axes they depend on.
    private func summary(of property: Int, _ mode: Int, _ swatches: inout Swatches) -> TextBuffer {
        let texts = cells.texts(of: property, in: table, mode: mode)
        let groups = VariantGroups(table) { texts[$0.index] }
        var summary = TextBuffer()
        for variant in groups.representatives {
            if !summary.isEmpty { summary.append(literal: "; ") }
            let names = groups.names(of: variant)
            for (index, name) in names.enumerated() { summary += "\(index > 0 ? ", " : "")\(plain: name)" }
            if !names.isEmpty { summary.append(literal: ": ") }
            summary += paint(table[variant, property], mode, &swatches)
        }
        return summary
    }

    private func addPaints(
        to page: inout MarkdownPage, _ swatches: inout Swatches, _ mode: Int, _ columns: [Int],
        _ pictures: (VariantID, Int) -> TextBuffer
    ) {
        let axes = table.axes.map { "\(plain: $0.name)" as TextBuffer }
        let properties = columns.map { "\(codeSpan: table.properties[$0].path)" as TextBuffer }
        var memo = CellMemo<TextBuffer>()
        let paints = columns.map { memo.column($0, of: table) { paint($0, mode, &swatches) } }
        page.table(axes + ["Picture"] + properties) { rows in
            for variant in table.variants {
                for value in table.values(of: variant) { rows.cell("\(plain: value.name)") }
                rows.cell(pictures(variant, mode))
                for column in paints { rows.cell(column[variant.index]) }
            }
        }
    }

    /// A cell with the swatch of what is seen; what is seen of a stack stands above its paints.
    private func paint(_ cell: Cell, _ mode: Int, _ swatches: inout Swatches) -> TextBuffer {
        var text = TextBuffer()
        if let color = design.composite(of: cell, inMode: mode) {
            swatches.add(color, from: "", to: &text)
            if case .stack = cell.value { text += "**\(SRGB8(shown: color).hex)**\(CellText.lineBreak)" }
        }
        text += cells.text(of: cell, mode: mode)
        return text
    }

    private func addContrast(to page: inout MarkdownPage, _ swatches: inout Swatches, _ mode: Int) {
        let rows = design.contrast(of: component, mode: mode).map { $0.map(words) }
        let groups = VariantGroups(table) { rows[$0.index] }
        let axes = groups.axisNames.map { "\(plain: $0)" as TextBuffer }
        let headers = axes + ["Of", "On", "Ratio", "Needed", "APCA", "Passes", "Nearest that passes"]
        page.table(headers) { table in
            for variant in groups.representatives {
                for row in rows[variant.index] {
                    for name in groups.names(of: variant) { table.cell("\(plain: name)") }
                    table.cells(row)
                }
            }
        }
    }

    private func words(_ fact: ContrastFact) -> [TextBuffer] {
        [
            "\(codeSpan: fact.part)", "\(codeSpan: fact.on)", "\(ContrastText.ratio(of: fact))",
            "\(NumberText.rounded(fact.required, decimals: 2)):1",
            "\(NumberText.rounded(fact.apca, decimals: 1))", fact.passes ? "✅ yes" : "❌ no",
            fact.suggestion.map { "\(codeSpan: design.tokens[$0].path)" } ?? "",
        ]
    }
}

extension StyleProperty {
    /// Whether a cell of the column holds a color.
    var isPaint: Bool { kind == .background || kind == .token(.color) }
}
