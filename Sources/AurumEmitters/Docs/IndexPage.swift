import AurumCompiler
import AurumSyntax

/// The index: all components, and all groups of tokens.
struct IndexPage {
    let design: ResolvedDesign
    let site: DocsSite

    /// The page.
    var text: String {
        var page = MarkdownPage()
        page.heading(1, MarkdownText.plain(design.name))
        if !design.components.isEmpty {
            page.heading(2, "Components")
            page.table(["Component", "Family", "What it is"], design.components.map(row))
        }
        page.heading(2, "Tokens")
        page.table(["Group", "Tokens", "Types"], site.groups.map(row))
        if design.modes.count > 1 {
            page.block(
                "Modes: " + design.modes.map { MarkdownText.code($0.mode.name) }.joined(separator: ", ") + "."
            )
        }
        return page.text
    }

    private func row(_ component: Component) -> [String] {
        [
            MarkdownText.link(MarkdownText.plain(component.name), to: site.page(of: component)),
            MarkdownText.plain(component.documentation.family),
            MarkdownText.prose(component.documentation.summary),
        ]
    }

    private func row(_ group: (name: String, tokens: [TokenID])) -> [String] {
        var types: Set<TokenType> = []
        for mode in design.modes { types.formUnion(group.tokens.compactMap { mode[$0]?.type }) }
        let name = group.name.isEmpty ? "without a group" : MarkdownText.code(group.name)
        let names = TokenType.allCases.filter(types.contains).map { MarkdownText.code($0.rawValue) }
        return [
            MarkdownText.link(name, to: site.page(ofGroup: group.name)), String(group.tokens.count),
            names.joined(separator: ", "),
        ]
    }
}
