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
        pictures: (VariantID, Int) -> String
    ) {
        let modes = modes ?? design.modes.indices
        let columns = table.properties.indices.filter(isInVariantTable)
        addAnatomy(to: &page, &swatches, modes, without: columns)
        page.heading(2, "Variants")
        for mode in modes {
            if modes.count > 1 { page.heading(3, MarkdownText.plain(design.modes[mode].mode.name)) }
            addPaints(to: &page, &swatches, mode, columns, pictures)
        }
        guard !design.contrast(of: component).isEmpty else { return }
        page.heading(2, "Contrast")
        page.block("WCAG 2 ratios on the composited background, and the APCA lightness contrast.")
        for mode in modes {
            if modes.count > 1 { page.heading(3, MarkdownText.plain(design.modes[mode].mode.name)) }
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
                let label = part.accessibilityLabel.map { ", called “\(MarkdownText.plain($0))” aloud" } ?? ""
                return "\(MarkdownText.code(part.name)): \(Self.words(for: part.kind))\(label)"
            })
        page.table(
            ["Property", "Value"],
            table.properties.indices.filter { !columns.contains($0) }.map { property in
                let value = cells.byMode(modes) { _, mode in summary(of: property, mode, &swatches) }
                return [MarkdownText.code(table.properties[property].path), value]
            })
    }

    private static func words(for kind: Component.Part.Kind) -> String {
        switch kind {
        case .container: "the shape that holds the others in a row"
        case .glyph: "a glyph"
        case .text: "a text that takes the room the others leave"
        case .button: "a glyph that can be tapped"
        }
    }

    /// Whether a property is a paint or a glyph that differs from variant to variant, or a paint between modes.
    private func isInVariantTable(_ property: Int) -> Bool {
        let isPaint = table.properties[property].isPaint
        guard isPaint || table.properties[property].kind == .glyph else { return false }
        let modes = isPaint ? Array(design.modes.indices) : [0]
        let texts = table.variants.flatMap { variant in
            modes.map { cells.text(of: table[variant, property], mode: $0) }
        }
        return texts.contains { $0 != texts.first }
    }

    /// The property's values in a mode, with the values of the axes they depend on.
    private func summary(of property: Int, _ mode: Int, _ swatches: inout Swatches) -> String {
        let groups = VariantGroups(table) { cells.text(of: table[$0, property], mode: mode) }
        return groups.representatives.map { variant in
            let names = groups.names(of: variant).map(MarkdownText.plain).joined(separator: ", ")
            let value = paint(table[variant, property], mode, &swatches)
            return names.isEmpty ? value : "\(names): \(value)"
        }.joined(separator: "; ")
    }

    private func addPaints(
        to page: inout MarkdownPage, _ swatches: inout Swatches, _ mode: Int, _ columns: [Int],
        _ pictures: (VariantID, Int) -> String
    ) {
        let headers =
            table.axes.map { MarkdownText.plain($0.name) } + ["Picture"]
            + columns.map { MarkdownText.code(table.properties[$0].path) }
        var rows: [[String]] = []
        for variant in table.variants {
            let names = table.values(of: variant).map { MarkdownText.plain($0.name) }
            rows.append(
                names + [pictures(variant, mode)] + columns.map { paint(table[variant, $0], mode, &swatches) }
            )
        }
        page.table(headers, rows)
    }

    /// A cell with the swatch of what is seen; what is seen of a stack stands above its paints.
    private func paint(_ cell: Cell, _ mode: Int, _ swatches: inout Swatches) -> String {
        let text = cells.text(of: cell, mode: mode)
        guard let color = design.composite(of: cell, inMode: mode) else { return text }
        let swatch = swatches.markup(color, from: "")
        guard case .stack = cell.value else { return swatch + text }
        return "\(swatch)**\(SRGB8(color).hex)**\(CellText.lineBreak)\(text)"
    }

    private func addContrast(to page: inout MarkdownPage, _ swatches: inout Swatches, _ mode: Int) {
        let facts = design.contrast(of: component).filter { $0.mode == mode }
        let rows = { (variant: VariantID) in facts.filter { $0.variant == variant }.map(words) }
        let groups = VariantGroups(table, rows)
        page.table(
            groups.axisNames.map(MarkdownText.plain)
                + ["Of", "On", "Ratio", "Needed", "APCA", "Passes", "Nearest that passes"],
            groups.representatives.flatMap { variant in
                rows(variant).map { groups.names(of: variant).map(MarkdownText.plain) + $0 }
            })
    }

    private func words(_ fact: ContrastFact) -> [String] {
        [
            MarkdownText.code(fact.part), MarkdownText.code(fact.on), ContrastText.ratio(of: fact),
            NumberText.rounded(fact.required, decimals: 2) + ":1", NumberText.rounded(fact.apca, decimals: 1),
            fact.passes ? "✅ yes" : "❌ no",
            fact.suggestion.map { MarkdownText.code(design.tokens[$0].path) } ?? "",
        ]
    }
}

extension StyleProperty {
    /// Whether a cell of the column holds a color.
    var isPaint: Bool { kind == .background || kind == .token(.color) }
}
