import AurumCompiler
import AurumSyntax

/// The index: all components, and all groups of tokens.
struct IndexPage {
    let design: ResolvedDesign
    let site: DocsSite

    /// The page.
    var text: TextBuffer {
        var page = MarkdownPage()
        page.heading(1, "\(plain: design.name)")
        if !design.components.isEmpty {
            page.heading(2, "Components")
            page.table(["Component", "Family", "What it is"]) { table in
                for component in design.components { table.cells(row(component)) }
            }
        }
        page.heading(2, "Tokens")
        page.table(["Group", "Tokens", "Types"]) { table in
            for group in site.groups { table.cells(row(group)) }
        }
        if design.modes.count > 1 {
            let names = design.modes.map { MarkdownText.code($0.mode.name) }
            page.block("Modes: \(names.joined(separator: ", ")).")
        }
        return page.text
    }

    private func row(_ component: Component) -> [TextBuffer] {
        [
            "\(MarkdownText.link(MarkdownText.plain(component.name), to: site.page(of: component)))",
            "\(plain: component.documentation.family)",
            "\(prose: component.documentation.summary)",
        ]
    }

    private func row(_ group: (name: String, tokens: [TokenID])) -> [TextBuffer] {
        var types: Set<TokenType> = []
        for mode in design.modes { types.formUnion(mode.types(of: group.tokens)) }
        let name = group.name.isEmpty ? "without a group" : MarkdownText.code(group.name)
        let names = TokenType.allCases.filter(types.contains).map { MarkdownText.code($0.rawValue) }
        return [
            "\(MarkdownText.link(name, to: site.page(ofGroup: group.name)))", "\(group.tokens.count)",
            "\(names.joined(separator: ", "))",
        ]
    }
}
