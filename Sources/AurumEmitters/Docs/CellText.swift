import AurumCompiler
import AurumSyntax

/// What cells of a table hold, as markup: tokens by path with the value they have.
struct CellText {
    let design: ResolvedDesign

    /// A new line inside a table's cell.
    static let lineBreak = "<br>"

    /// A cell in a mode; empty when the part has no such property.
    func text(of cell: Cell, mode: Int) -> String {
        switch cell.value {
        case .single(let binding): text(of: binding, mode: mode)
        case .stack(let paints, _): paints.map { text(of: $0, mode: mode) }.joined(separator: Self.lineBreak)
        case .hug: "follows the content"
        case .fill: "takes the room there is"
        case .count(let count): String(count)
        case .glyph(let name): MarkdownText.code(name)
        case .flag(let isTrue): isTrue ? "yes" : "no"
        case .none: "none"
        case .unbound: ""
        }
    }

    /// A text that holds in all of some modes, or else the text of each mode under the mode's name.
    func byMode(_ modes: Range<Int>, _ text: (CellText, Int) -> String) -> String {
        let texts = modes.map { text(self, $0) }
        guard let first = texts.first, texts.contains(where: { $0 != first }) else {
            return texts.first ?? ""
        }
        return zip(modes, texts).map { mode, text in
            "**\(MarkdownText.plain(design.modes[mode].mode.name))**: \(text)"
        }.joined(separator: Self.lineBreak)
    }

    /// A binding in a mode: the token, if it is one, and the value.
    func text(of binding: Binding, mode: Int) -> String {
        let value =
            design.value(of: binding, inMode: mode).map { MarkdownText.plain(ValueText.text(of: $0)) } ?? ""
        guard case .token(let id) = binding else { return value }
        return MarkdownText.code(design.tokens[id].path) + (value.isEmpty ? "" : " " + value)
    }
}
