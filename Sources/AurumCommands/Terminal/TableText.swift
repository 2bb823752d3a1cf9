import AurumCompiler
import AurumEmitters
import AurumSyntax

/// The table of a component in one mode for a terminal: each property once for every value it has, then the contrast.
struct TableText {
    let component: Component
    let design: ResolvedDesign
    let mode: Int
    let swatch: Swatch
    let style: TerminalStyle

    private var table: VariantTable { component.table }

    /// The whole text.
    var text: String {
        let mode = design.modes.count > 1 ? ", mode \(design.modes[mode].mode.name)" : ""
        let title = VisibleText.escaped("\(component.name), \(component.sizeText)\(mode)")
        return style.bold(title) + "\n\n" + properties + contrast
    }

    private var properties: String {
        var columns = TextColumns()
        for property in table.properties.indices {
            let groups = VariantGroups(table) { table[$0, property].value }
            for (index, variant) in groups.representatives.enumerated() {
                let path = index == 0 ? table.properties[property].path : ""
                let names = groups.names(of: variant).joined(separator: ", ")
                columns.add([.init(path), .init(names)] + cells(table[variant, property]))
            }
        }
        return columns.text
    }

    /// What is seen, and the tokens it comes from, the topmost first.
    private func cells(_ cell: Cell) -> [TextColumns.Cell] {
        let color = design.composite(of: cell, inMode: mode)
        let block = swatch.block(color)
        switch cell.value {
        case .single(let binding):
            return [.init(value(of: binding), prefix: block)] + (token(of: binding).map { [.init($0)] } ?? [])
        case .stack(let paints, _):
            let hex = color.map { SRGB8(shown: $0).hex } ?? ""
            let origins = paints.reversed().map { token(of: $0) ?? value(of: $0) }
            return [.init(hex, prefix: block), .init(origins.joined(separator: " over "))]
        case .hug: return [.init("follows the content", prefix: block)]
        case .fill: return [.init("takes the room there is", prefix: block)]
        case .count(let count): return [.init(String(count), prefix: block)]
        case .glyph(let name): return [.init(name, prefix: block)]
        case .text(let words): return [.init(words, prefix: block)]
        case .edges(let edges): return [.init(edges.phrase, prefix: block)]
        case .flag(let isTrue): return [.init(isTrue ? "yes" : "no", prefix: block)]
        case .none, .unbound: return [.init("none", prefix: block)]
        }
    }

    private func value(of binding: Binding) -> String {
        design.value(of: binding, inMode: mode).map(ValueText.text) ?? "not in this mode"
    }

    private func token(of binding: Binding) -> String? {
        if case .token(let id) = binding { design.tokens[id].path } else { nil }
    }

    /// The ratios of every declared pair.
    private var contrast: String {
        let facts = design.contrast(of: component).filter { $0.mode == mode }
        guard !facts.isEmpty else { return "" }
        var columns = TextColumns()
        for pair in component.contrastPairs {
            let own = facts.filter { $0.part == pair.part && $0.on == pair.on }
            let groups = VariantGroups(table) { variant in own.filter { $0.variant == variant }.map(words) }
            for (index, variant) in groups.representatives.enumerated() {
                let title = index == 0 ? "\(pair.part) on \(pair.on)" : ""
                for fact in own where fact.variant == variant {
                    let names = groups.names(of: variant).joined(separator: ", ")
                    columns.add([.init(title), .init(names)] + words(fact).map { .init($0) })
                }
            }
        }
        return "\n" + style.bold("Contrast") + "\n\n" + columns.text
    }

    private func words(_ fact: ContrastFact) -> [String] {
        let verdict = fact.passes ? "passes" : "too low"
        let remedy = fact.suggestion.map { ", \(design.tokens[$0].path) would pass" } ?? ""
        return [
            ContrastText.ratio(of: fact), "APCA \(NumberText.rounded(fact.apca, decimals: 1))",
            "needs \(NumberText.rounded(fact.required, decimals: 2)):1", verdict + remedy,
        ]
    }
}
