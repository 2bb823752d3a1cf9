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

    private func row(_ group: String) -> [String] {
        let tokens = design.tokens.all.filter { ExactName(design.tokens[$0].group) == ExactName(group) }
        let types = TokenType.allCases.filter { type in
            tokens.contains { id in design.modes.contains { $0[id]?.type == type } }
        }
        let name = group.isEmpty ? "without a group" : MarkdownText.code(group)
        return [
            MarkdownText.link(name, to: site.page(ofGroup: group)), String(tokens.count),
            types.map { MarkdownText.code($0.rawValue) }.joined(separator: ", "),
        ]
    }
}
