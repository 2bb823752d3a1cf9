import AurumCompiler
import AurumSyntax

/// Compares the cells of two tables: what they are bound to, and what they come to in each mode.
struct StyleComparison {
    private let match: TokenMatch
    private let modes: ModeMatch
    private let redrawn: Set<ExactName>

    init(_ match: TokenMatch, _ modes: ModeMatch) {
        self.match = match
        self.modes = modes
        let olds = Dictionary(
            match.old.glyphs.glyphs.map { (ExactName($0.name), $0.segments) },
            uniquingKeysWith: { first, _ in first })
        redrawn = Set(
            match.new.glyphs.glyphs.filter { glyph in
                olds[ExactName(glyph.name)].map { $0 != glyph.segments } ?? false
            }.map { ExactName($0.name) })
    }

    /// The glyphs that are drawn differently, in the new design's order.
    var redrawnGlyphs: [String] { match.new.glyphs.glyphs.map(\.name).filter(isRedrawn) }

    /// All modes that are compared.
    var allModes: Range<Int> { modes.pairs.indices }

    /// Whether a glyph of this name is drawn differently.
    func isRedrawn(_ name: String) -> Bool { redrawn.contains(ExactName(name)) }

    /// The style properties that differ.
    func styles(_ old: VariantTable, _ new: VariantTable, _ variants: VariantMatch) -> [ComponentChange.Style]
    {
        let olds = Dictionary(
            old.properties.enumerated().map { (ExactName($1.path), $0) },
            uniquingKeysWith: { first, _ in first })
        let known = Set(new.properties.map { ExactName($0.path) })
        let shared = new.properties.indices.flatMap { column in
            styles(new.properties[column].path, variants.pairs) { variant in
                (
                    olds[ExactName(new.properties[column].path)].map { old[variant.old, $0] },
                    new[variant.new, column]
                )
            }
        }
        let gone = old.properties.indices.filter { !known.contains(ExactName(old.properties[$0].path)) }
        return shared
            + gone.flatMap { column in
                styles(old.properties[column].path, variants.pairs) { (old[$0.old, column], nil) }
            }
    }

    /// What two variants have in a column.
    private struct Cells: Hashable {
        let old: CellValue?
        let new: CellValue?
    }

    /// The differences of a property, each with the variants that have it.
    private func styles(
        _ property: String, _ variants: [ComponentChange.Variant],
        _ cells: (ComponentChange.Variant) -> (old: Cell?, new: Cell?)
    ) -> [ComponentChange.Style] {
        var groups: [Cells: [ComponentChange.Variant]] = [:]
        var order: [(key: Cells, old: Cell?, new: Cell?)] = []
        for variant in variants {
            let (old, new) = cells(variant)
            let key = Cells(old: old?.value, new: new?.value)
            if groups[key] == nil { order.append((key, old, new)) }
            groups[key, default: []].append(variant)
        }
        return order.compactMap { key, old, new in
            let isRebound = isRebound(key.old, key.new)
            let modes = differingModes(old, new)
            guard isRebound || !modes.isEmpty else { return nil }
            return ComponentChange.Style(
                property: property, variants: groups[key] ?? [], old: old, new: new, isRebound: isRebound,
                modes: modes)
        }
    }

    private func isRebound(_ old: CellValue?, _ new: CellValue?) -> Bool {
        switch (old, new) {
        case (.single(let old), .single(let new)): return !isSame(old, new)
        case (.stack(let old, _), .stack(let new, _)):
            return old.count != new.count || !zip(old, new).allSatisfy { isSame($0, $1) }
        // A property that is not in a table is like one that no variant has.
        case (nil, .some(.none)), (.some(.none), nil): return false
        default: return old != new
        }
    }

    /// Whether two bindings come from the same.
    func isSame(_ old: Binding, _ new: Binding) -> Bool {
        switch (old, new) {
        case (.token(let old), .token(let new)): match.isOne(old, new)
        case (.literal(let old, let first), .literal(let new, let second)):
            first.count == second.count && zip(first, second).allSatisfy { match.isOne($0, $1) }
                && (!first.isEmpty || modes.pairs.allSatisfy { old[$0.old] == new[$0.new] })
        default: false
        }
    }

    /// The modes in which two cells come to something else.
    private func differingModes(_ old: Cell?, _ new: Cell?) -> [Int] {
        modes.pairs.indices.filter { index in
            let mode = modes.pairs[index]
            return seen(old, match.old, mode.old) != seen(new, match.new, mode.new) || isRedrawn(new)
        }
    }

    private func isRedrawn(_ cell: Cell?) -> Bool {
        if case .glyph(let name) = cell?.value { isRedrawn(name) } else { false }
    }

    /// What a cell comes to.
    private enum Seen: Equatable {
        case nothing
        case color(Color)
        case value(TokenValue)
        case other(CellValue)
    }

    private func seen(_ cell: Cell?, _ design: ResolvedDesign, _ mode: Int) -> Seen {
        guard let cell else { return .nothing }
        switch cell.value {
        case .none, .unbound: return .nothing
        case .stack: return design.composite(of: cell, inMode: mode).map { .color($0.bare) } ?? .nothing
        case .single(let binding):
            guard let value = design.value(of: binding, inMode: mode) else { return .nothing }
            return value.color.map { .color($0.bare) } ?? .value(value)
        default: return .other(cell.value)
        }
    }
}

extension Color {
    /// The color without its fallback, which nobody sees.
    fileprivate var bare: Color { withAlpha(alpha) }
}
