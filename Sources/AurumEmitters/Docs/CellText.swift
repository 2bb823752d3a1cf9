import AurumCompiler
import AurumSyntax

/// What cells of a table hold, as markup: tokens by path with the value they have.
struct CellText {
    let design: ResolvedDesign

    /// A new line inside a table's cell.
    static let lineBreak = "<br>"

    /// A cell in a mode; empty when the part has no such property.
    func text(of cell: Cell, mode: Int) -> TextBuffer {
        switch cell.value {
        case .single(let binding): text(of: binding, mode: mode)
        case .stack(let paints, _): stack(of: paints, mode: mode)
        case .hug: "follows the content"
        case .fill: "takes the room there is"
        case .count(let count): "\(count)"
        case .glyph(let name): "\(codeSpan: name)"
        case .text(let words): "\(plain: "“\(words)”")"
        case .edges(let edges): "\(edges.phrase)"
        case .flag(let isTrue): isTrue ? "yes" : "no"
        case .none: "none"
        case .unbound: ""
        }
    }

    /// The cells of a column in a mode, variant by variant.
    func texts(of property: Int, in table: VariantTable, mode: Int) -> [TextBuffer] {
        var memo = CellMemo<TextBuffer>()
        return memo.column(property, of: table) { text(of: $0, mode: mode) }
    }

    /// A text that holds in all of some modes, or else the text of each mode under the mode's name.
    func byMode(_ modes: Range<Int>, _ text: (CellText, Int) -> TextBuffer) -> TextBuffer {
        let texts = modes.map { text(self, $0) }
        guard let first = texts.first, texts.contains(where: { $0 != first }) else {
            return texts.first ?? ""
        }
        var all = TextBuffer()
        for (mode, text) in zip(modes, texts) {
            if !all.isEmpty { all.append(Self.lineBreak) }
            all += "**\(plain: design.modes[mode].mode.name)**: \(text)"
        }
        return all
    }

    private func stack(of paints: [Binding], mode: Int) -> TextBuffer {
        var stack = TextBuffer()
        for (index, paint) in paints.enumerated() {
            if index > 0 { stack.append(Self.lineBreak) }
            stack += text(of: paint, mode: mode)
        }
        return stack
    }

    /// A binding in a mode: the token, if it is one, and the value.
    func text(of binding: Binding, mode: Int) -> TextBuffer {
        let value = design.value(of: binding, inMode: mode).map(ValueText.text)
        guard case .token(let id) = binding else { return "\(plain: value ?? "")" }
        guard let value, !value.isEmpty else { return "\(codeSpan: design.tokens[id].path)" }
        return "\(codeSpan: design.tokens[id].path) \(plain: value)"
    }
}
