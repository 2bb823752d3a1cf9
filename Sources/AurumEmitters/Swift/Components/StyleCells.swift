import AurumCompiler
import AurumSyntax

/// Cells of a variant table as expressions in Swift.
struct StyleCells {
    let design: ResolvedDesign
    let names: SwiftNames
    let symbols: TokenSymbols

    private var values: SwiftValues { SwiftValues(names: names) }

    /// The value of a cell, or nil where there is none.
    func expression(of cell: CellValue, _ kind: PropertyKind) -> SwiftExpression? {
        switch cell {
        case .single(let binding): single(binding, kind)
        case .stack(let bindings, let composites): stack(bindings, composites)
        case .hug: .plain(".hug")
        case .fill: .plain(".fill")
        case .count(let count): .plain(String(count))
        case .glyph(let name): .plain("." + ComponentNames.glyph(name))
        case .text(let words): .string(words)
        case .edges(let edges): self.edges(edges)
        case .flag(let flag): .plain(String(flag))
        case .none, .unbound: nil
        }
    }

    /// The values of the cells of a column, variant by variant.
    func expressions(of property: Int, in table: VariantTable) -> [SwiftExpression?] {
        let kind = table.properties[property].kind
        // Few cells of a column are different.
        var known: [(cell: CellValue, expression: SwiftExpression?)] = []
        return table.variants.map { variant in
            let cell = table[variant, property].value
            if let same = known.first(where: { $0.cell == cell }) { return same.expression }
            let expression = expression(of: cell, kind)
            known.append((cell, expression))
            return expression
        }
    }

    /// What stands in a variant that lacks a property others have, where a neutral value exists.
    func absence(of kind: PropertyKind) -> SwiftExpression? {
        switch kind {
        case .background: .call(names.type("Background"), [.init(nil, values.expression(Color.clear))])
        case .token(.color): values.expression(Color.clear)
        case .token(.dimension): .plain("0")
        case .token(.number): .plain("1")
        case .token(.shadow): .call(names.type("Shadow"), [])
        case .token: nil
        case .extent: .plain(".hug")
        case .count, .glyph: .plain("nil")
        case .text: .string("")
        case .edges: .plain(".all")
        case .flag: .plain("true")
        }
    }

    /// The type of a column.
    func typeName(of kind: PropertyKind) -> String {
        switch kind {
        case .background: names.type("Background")
        case .token(let type): values.typeName(of: type)
        case .extent: names.type("Extent")
        case .count: "Int"
        case .glyph: names.type("Glyph")
        case .text: "String"
        case .edges: names.type("Edges")
        case .flag: "Bool"
        }
    }

    /// A token by its symbol, or a value written in the spec; by mode where the constant is.
    func expression(of binding: Binding) -> SwiftExpression? {
        if case .token(let id) = binding, design.modes.allSatisfy({ $0[id]?.deprecation == nil }),
            let symbol = symbols[id]
        {
            let isByMode = names.modes?.tokensByMode.contains(id) ?? false
            return isByMode ? .inMode(.plain(symbol), mode) : .plain(symbol)
        }
        // A deprecated token is written out, because generated code must not warn.
        let values = design.modes.indices.map { design.value(of: binding, inMode: $0) }
        guard let first = values.lazy.compactMap({ $0 }).first else { return nil }
        return self.values.expression(values.map { $0 ?? first }, of: first.type, inMode: mode)
    }

    /// The variable that holds the mode.
    private var mode: String { names.modes?.parameter ?? "mode" }

    private func single(_ binding: Binding, _ kind: PropertyKind) -> SwiftExpression? {
        guard let value = expression(of: binding) else { return nil }
        return switch kind {
        case .background: .call(names.type("Background"), [.init(nil, value)])
        case .extent: .call(".fixed", [.init(nil, value)])
        default: value
        }
    }

    private func edges(_ edges: EdgeSet) -> SwiftExpression {
        if edges == .all { return .plain(".all") }
        let names = edges.edges.map { SwiftExpression.plain("." + $0.rawValue) }
        return names.count == 1 ? names[0] : .array(names)
    }

    private func stack(_ bindings: [Binding], _ composites: [Color?]) -> SwiftExpression? {
        guard let first = composites.lazy.compactMap({ $0 }).first else { return nil }
        let layers = bindings.compactMap(expression).map { SwiftExpression.Argument(nil, $0) }
        if layers.count == 1 { return .call(names.type("Background"), layers) }
        let seen = composites.map { values.expression(.color(Self.rounded($0 ?? first))) }
        // Colors are always one expression.
        guard let composite = values.merged(seen, labels: names.modes?.cases ?? []) else { return nil }
        return .call(names.type("Background"), layers + [.init("composite", composite)])
    }

    private static func rounded(_ composite: Color) -> Color {
        let seen = composite.converted(to: .srgb)
        let channels = seen.components.values.map { NumberText.round($0, decimals: 6) }
        return Color.srgb(channels[0], channels[1], channels[2], alpha: seen.alpha)
    }
}
