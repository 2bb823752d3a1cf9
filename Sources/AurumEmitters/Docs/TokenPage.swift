import AurumCompiler
import AurumSyntax

/// The page of a top-level group: what each token is called, is worth, refers to and is for.
struct TokenPage {
    let group: String
    let tokens: [TokenID]
    let design: ResolvedDesign
    let symbols: TokenSymbols

    /// The page; colors come with a swatch.
    func text(_ swatches: inout Swatches) -> String {
        var page = MarkdownPage()
        page.heading(1, group.isEmpty ? "Tokens without a group" : MarkdownText.plain(group))
        page.block(MarkdownText.link("All tokens and components", to: "../README.md"))
        let values =
            design.modes.count == 1 ? ["Value"] : design.modes.map { MarkdownText.plain($0.mode.name) }
        page.table(
            ["Token", "In code"] + values + ["Refers to", "What it is for"], tokens.map { row($0, &swatches) }
        )
        return page.text
    }

    private func row(_ id: TokenID, _ swatches: inout Swatches) -> [String] {
        let name = design.tokens[id]
        let values = design.modes.map { mode in
            mode[id].map { value($0.value, &swatches) } ?? ""
        }
        return [MarkdownText.code(name.path), MarkdownText.code(symbols[id] ?? "")] + values
            + [references(id), purpose(id)]
    }

    private func value(_ value: TokenValue, _ swatches: inout Swatches) -> String {
        let text = MarkdownText.plain(ValueText.text(of: value))
        guard let color = value.swatchColor else { return text }
        return swatches.markup(color, from: "../") + text
    }

    /// The aliases from the token to the one with the value, or the tokens that parts of the value come from.
    private func references(_ id: TokenID) -> String {
        let chains = design.modes.indices.map { mode -> String in
            let chain = design.aliasChain(of: id, inMode: mode).dropFirst()
            let parts = design.modes[mode][id]?.references ?? []
            let names = chain.isEmpty ? parts : Array(chain)
            return names.map { MarkdownText.code(design.tokens[$0].path) }.joined(
                separator: chain.isEmpty ? ", " : " → ")
        }
        guard let first = chains.first, chains.contains(where: { $0 != first }) else {
            return chains.first ?? ""
        }
        return zip(design.modes, chains).map { "\(MarkdownText.plain($0.mode.name)): \($1)" }.joined(
            separator: "; ")
    }

    private func purpose(_ id: TokenID) -> String {
        let token = design.modes.lazy.compactMap { $0[id] }.first
        let description = MarkdownText.prose(token?.description ?? "")
        guard let deprecation = token?.deprecation else { return description }
        let reason = MarkdownText.prose(deprecation.reason ?? "")
        return ["**Deprecated.**", reason, description].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension TokenValue {
    /// The color that stands for the value in a small picture, if there is one.
    var swatchColor: Color? {
        switch self {
        case .color(let color): color
        case .border(let border): border.color
        case .shadow(let layers): layers.first?.color
        default: nil
        }
    }
}
