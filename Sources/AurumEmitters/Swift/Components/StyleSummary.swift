import AurumCompiler
import AurumSyntax

/// What is said about a stored property of a style: which token it holds, or between which the axes choose.
struct StyleSummary {
    let design: ResolvedDesign
    let table: VariantTable

    /// The number of different values that are listed.
    private static let longest = 8

    /// The sentences after the first: the one value with its place in Figma, or the values by axis.
    func paragraphs(of property: Int) -> [TextBuffer] {
        let groups = VariantGroups(table) { table[$0, property].value }
        let cells = groups.representatives.map { table[$0, property].value }
        guard let first = cells.first else { return [] }
        guard !groups.axisNames.isEmpty else { return constant(first) }
        let axes = groups.axisNames.map(ComponentNames.words).joined(separator: " and ")
        var names: [String] = []
        for name in cells.map(name) where !names.contains(name) { names.append(name) }
        let rest = names.count - Self.longest
        let list = names.prefix(Self.longest) + (rest > 0 ? ["and \(rest) more"] : [])
        return ["By \(axes): \(list.joined(separator: ", "))."]
    }

    private func constant(_ cell: CellValue) -> [TextBuffer] {
        var sentence: TextBuffer = SwiftDocumentation.sentence("Value: \(name(of: cell))\(worth(of: cell))")
        if case .single(.token(let id)) = cell {
            sentence += " Figma: \(code: design.tokens[id].segments, separator: "/")."
        }
        return [sentence]
    }

    /// A cell in a word or two; a token by its path.
    private func name(of cell: CellValue) -> String {
        switch cell {
        case .single(let binding): name(of: binding)
        // The paint on top says what is special about a variant, so it comes first.
        case .stack(let paints, _): paints.reversed().map(name).joined(separator: " on ")
        case .hug: "as much as the content needs"
        case .fill: "as much as there is"
        case .count(let count): String(count)
        case .glyph(let name): SwiftDocumentation.code(name)
        case .text(let words): SwiftDocumentation.code(words)
        case .edges(let edges): edges.phrase
        case .flag(let isTrue): isTrue ? "yes" : "no"
        case .none, .unbound: "none"
        }
    }

    private func name(of binding: Binding) -> String {
        switch binding {
        case .token(let id): SwiftDocumentation.code(design.tokens[id].path)
        case .literal(_, let references):
            ([text(of: binding) ?? "none"]
                + (references.isEmpty ? [] : ["made with"])
                + [references.map { SwiftDocumentation.code(design.tokens[$0].path) }.joined(separator: ", ")])
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// What a token, or a stack, resolves to, in brackets.
    private func worth(of cell: CellValue) -> String {
        switch cell {
        case .single(.token(let id)):
            return text(of: .token(id)).map { " (\($0))" } ?? ""
        case .stack(_, let composites):
            let text = ModeSummary(design) { mode in
                guard composites.indices.contains(mode), let color = composites[mode] else { return nil }
                return ValueText.text(of: .color(color))
            }.text
            return text.isEmpty ? "" : " (\(text))"
        default: return ""
        }
    }

    /// The value of a binding, or its values by mode.
    private func text(of binding: Binding) -> String? {
        let text = ModeSummary(design) { mode in
            design.value(of: binding, inMode: mode).map(ValueText.text)
        }.text
        return text.isEmpty ? nil : text
    }
}
