import AurumCompiler
import AurumSyntax

/// The page of a top-level group: what each token is called, is worth, refers to and is for.
struct TokenPage {
    let group: String
    let tokens: [TokenID]
    let design: ResolvedDesign
    let symbols: TokenSymbols

    /// The page; colors come with a swatch.
    func text(_ swatches: inout Swatches) -> TextBuffer {
        var page = MarkdownPage()
        page.heading(1, group.isEmpty ? "Tokens without a group" : "\(plain: group)")
        page.block("\(MarkdownText.link("All tokens and components", to: "../README.md"))")
        let values: [TextBuffer] =
            design.modes.count == 1 ? ["Value"] : design.modes.map { "\(plain: $0.mode.name)" }
        page.table(["Token", "In code"] + values + ["Refers to", "What it is for"]) { table in
            for token in tokens { row(token, &table, &swatches) }
        }
        return page.text
    }

    private func row(_ id: TokenID, _ table: inout MarkdownTable, _ swatches: inout Swatches) {
        table.cell { $0.appendInterpolation(codeSpan: design.tokens[id].path) }
        table.cell { $0.appendInterpolation(codeSpan: symbols[id] ?? "") }
        for mode in design.modes {
            table.cell { text in
                if let token = mode[id] { add(token.value, to: &text, &swatches) }
            }
        }
        table.cell { addReferences(of: id, to: &$0) }
        table.cell { addPurpose(of: id, to: &$0) }
    }

    private func add(_ value: TokenValue, to text: inout TextBuffer, _ swatches: inout Swatches) {
        if let color = value.swatchColor { swatches.add(color, from: "../", to: &text) }
        text.appendInterpolation(plain: ValueText.text(of: value))
    }

    /// Adds the aliases from the token to the one with the value, or the tokens that parts of the value come from.
    private func addReferences(of id: TokenID, to text: inout TextBuffer) {
        if design.modes.count == 1 { return addReferences(of: id, inMode: 0, to: &text) }
        let chains = design.modes.indices.map { mode in
            var chain = TextBuffer(capacity: 0)
            addReferences(of: id, inMode: mode, to: &chain)
            return chain
        }
        guard chains.contains(where: { $0 != chains[0] }) else {
            text += chains[0]
            return
        }
        for (index, chain) in chains.enumerated() {
            text += "\(index > 0 ? "; " : "")\(plain: design.modes[index].mode.name): \(chain)"
        }
    }

    private func addReferences(of id: TokenID, inMode mode: Int, to text: inout TextBuffer) {
        guard let token = design.modes[mode][id] else { return }
        let isAlias = token.aliasTarget != nil
        let names = isAlias ? design.aliasChain(of: id, inMode: mode).dropFirst() : token.references[...]
        for (index, name) in names.enumerated() {
            if index > 0 { text.append(isAlias ? " → " : ", ") }
            text.appendInterpolation(codeSpan: design.tokens[name].path)
        }
    }

    private func addPurpose(of id: TokenID, to text: inout TextBuffer) {
        let token = design.token(id)
        let description = token?.description ?? ""
        guard let deprecation = token?.deprecation else {
            return text.appendInterpolation(prose: description)
        }
        text.append("**Deprecated.**")
        if let successor = token?.successor {
            text += " Use \(codeSpan: design.tokens[successor].path) instead."
        }
        for sentence in [deprecation.reason ?? "", description].map(MarkdownText.prose)
        where !sentence.isEmpty {
            text += " \(sentence)"
        }
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
