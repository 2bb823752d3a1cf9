import AurumCompiler
import AurumSyntax

/// The page of a component: its texts from the spec, and what its table says.
struct ComponentPage {
    let component: Component
    let design: ResolvedDesign
    let site: DocsSite
    private let texts: ComponentDocumentation

    init(_ component: Component, in design: ResolvedDesign, site: DocsSite) {
        self.component = component
        self.design = design
        self.site = site
        texts = component.documentation
    }

    /// The page.
    func text(_ swatches: inout Swatches) -> TextBuffer {
        var page = MarkdownPage()
        page.heading(1, "\(plain: component.name)")
        page.paragraph(texts.summary)
        page.table(["About", ""]) { table in
            for (name, fact) in facts { table.cells(["\(name)", "\(fact)"]) }
        }
        addSheets(to: &page)
        for paragraph in texts.description { page.paragraph(paragraph) }
        addGuidance(to: &page)
        addParameters(to: &page)
        ComponentTables(component: component, design: design).add(to: &page, &swatches, pictures: pictureLink)
        addHost(to: &page)
        addSnapshots(to: &page)
        addCodeConnect(to: &page)
        return page.text
    }

    private var facts: [(name: String, fact: String)] {
        let figma = component.figma.map { MarkdownText.link(MarkdownText.code($0.node), to: $0.url) }
        let baselines = texts.snapshots.count == 1 ? "1 baseline" : "\(texts.snapshots.count) baselines"
        let environment = (texts.snapshots.first?.environment ?? []).map(MarkdownText.plain)
        let rows: [(String, String)] = [
            ("Family", MarkdownText.plain(texts.family)),
            ("Platform", MarkdownText.plain(texts.platform)),
            ("Variants", variantCount),
            ("Figma", figma ?? ""),
            ("Source", MarkdownText.code(texts.source ?? "")),
            ("Code Connect", MarkdownText.code(texts.codeConnect ?? "")),
            (
                "Snapshots",
                texts.snapshots.isEmpty ? "" : ([baselines] + environment).joined(separator: " · ")
            ),
        ]
        return rows.filter { !$0.1.isEmpty }
    }

    private var variantCount: String {
        let axes = component.table.axes.map { "\(MarkdownText.plain($0.name)): \($0.values.count)" }
        let count = component.table.variants.count
        return axes.count > 1 ? "\(count) (" + axes.joined(separator: ", ") + ")" : "\(count)"
    }

    private func addSheets(to page: inout MarkdownPage) {
        for mode in design.modes.indices {
            if design.modes.count > 1 {
                page.block("Mode \(codeSpan: design.modes[mode].mode.name):")
            }
            let sheet = site.sheet(of: component, mode: mode)
            page.block("\(MarkdownText.picture("All variants of \(component.name)", at: sheet))")
        }
    }

    private func addGuidance(to page: inout MarkdownPage) {
        if !texts.intendedUse.isEmpty {
            page.heading(2, "Intended use")
            page.paragraph(texts.intendedUse)
        }
        for (title, items) in [("Do", texts.dos), ("Don’t", texts.donts)] where !items.isEmpty {
            page.heading(2, "\(title)")
            page.list(items.map { "\(MarkdownText.paragraph($0))" })
        }
    }

    private func addParameters(to page: inout MarkdownPage) {
        guard !component.table.axes.isEmpty || !component.parameters.isEmpty else { return }
        page.heading(2, "Parameters")
        page.table(["Parameter", "Takes", "Default", "What it does"]) { table in
            for axis in component.table.axes { table.cells(Self.row(axis)) }
            for parameter in component.parameters { table.cells(row(parameter)) }
        }
    }

    private static func row(_ axis: VariantAxis) -> [TextBuffer] {
        let values = axis.values.map { MarkdownText.code($0.name) }
        return [
            "\(codeSpan: axis.name)", "one of \(values.joined(separator: ", "))",
            "\(values[axis.defaultIndex])", "",
        ]
    }

    private func row(_ parameter: Component.Parameter) -> [TextBuffer] {
        let (type, standard) = words(for: parameter)
        return [
            "\(codeSpan: parameter.name)", "\(type)", "\(standard)",
            "\(prose: parameter.summary)",
        ]
    }

    private func words(for parameter: Component.Parameter) -> (type: String, standard: String) {
        let need = parameter.isOptional ? "none" : "required"
        return switch parameter.kind {
        case .text: ("a text", need)
        case .flag(let isOn): ("true or false", MarkdownText.code(isOn ? "true" : "false"))
        case .glyph: ("a glyph", hasGlyph(parameter.part) ? "the variant’s own" : "none")
        case .action: ("an action", need)
        }
    }

    private func hasGlyph(_ part: String) -> Bool {
        component.table.properties.contains { $0.kind == .glyph && $0.part == part }
    }

    private func pictureLink(_ variant: VariantID, _ mode: Int) -> TextBuffer {
        "\(MarkdownText.link("picture", to: site.picture(of: variant, component, mode: mode)))"
    }
}
