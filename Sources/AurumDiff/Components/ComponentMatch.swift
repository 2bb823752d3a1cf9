import AurumCompiler
import AurumSyntax

/// Which components of two designs are one: by name, by the name of the spec, then by place in Figma.
struct ComponentMatch {
    let old: [Component]
    let new: [Component]
    /// The position in the old design of each new component.
    private(set) var ofNew: [Int?]
    /// The position in the new design of each old component.
    private(set) var ofOld: [Int?]
    /// Which variants of each new component and its old one are one.
    private(set) var variants: [VariantMatch?] = []

    init(_ old: DesignSide, _ new: DesignSide) {
        // Tokens alone say nothing about components.
        let isKnown = old.extent != .tokens && new.extent != .tokens
        self.old = isKnown ? old.design.components : []
        self.new = isKnown ? new.design.components : []
        ofOld = self.old.map { _ in nil }
        ofNew = self.new.map { _ in nil }
        match { [ExactName($0.name)] }
        match { [ExactName($0.id)] }
        match { component in
            component.figma.map { [ExactName($0.file), ExactName($0.node)] }
        }
        variants = zip(self.new, ofNew).map { component, place in
            place.map { VariantMatch(self.old[$0].table, component.table) }
        }
    }

    /// Pairs components that share what no other component of their design has.
    private mutating func match(_ key: (Component) -> [ExactName]?) {
        let (olds, news) = (Self.unique(old, ofOld, key), Self.unique(new, ofNew, key))
        for index in new.indices where ofNew[index] == nil {
            guard let key = key(new[index]), news[key] == index, let other = olds[key] else { continue }
            ofNew[index] = other
            ofOld[other] = index
        }
    }

    private static func unique(
        _ components: [Component], _ taken: [Int?], _ key: (Component) -> [ExactName]?
    ) -> [[ExactName]: Int] {
        var owners: [[ExactName]: Int?] = [:]
        for (index, component) in components.enumerated() where taken[index] == nil {
            guard let key = key(component) else { continue }
            let isKnown = owners[key] != nil
            owners[key] = .some(isKnown ? nil : index)
        }
        return owners.compactMapValues { $0 }
    }
}

/// Which variants of two tables are one: those with the same values of the axes that both tables have.
///
/// On an axis that only one table has, its default stands for the variants of the other.
struct VariantMatch {
    /// The variants that both have, in the new table's order.
    private(set) var pairs: [ComponentChange.Variant] = []
    /// The variants that only the new table has.
    private(set) var added: [VariantID] = []
    /// The variants that only the old table has.
    private(set) var removed: [VariantID] = []

    init(_ old: VariantTable, _ new: VariantTable) {
        let strides = Self.strides(old)
        var base = 0
        var steps: [[Int?]] = new.axes.map { axis in
            axis.values.indices.map { $0 == axis.defaultIndex ? 0 : nil }
        }
        for (place, axis) in old.axes.enumerated() {
            guard let other = new.axes.firstIndex(where: { ExactName($0.name) == ExactName(axis.name) })
            else {
                base += axis.defaultIndex * strides[place]
                continue
            }
            let values = Dictionary(
                axis.values.enumerated().map { (ExactName($1.name), $0) },
                uniquingKeysWith: { first, _ in first })
            steps[other] = new.axes[other].values.map { value in
                values[ExactName(value.name)].map { $0 * strides[place] }
            }
        }
        let newStrides = Self.strides(new)
        var taken = old.variants.map { _ in false }
        for variant in new.variants {
            var row: Int? = base
            for (axis, steps) in steps.enumerated() {
                let value = variant.index / newStrides[axis] % steps.count
                row = row.flatMap { row in steps[value].map { row + $0 } }
            }
            if let row, !taken[row] {
                taken[row] = true
                pairs.append(.init(old: VariantID(row), new: variant))
            } else {
                added.append(variant)
            }
        }
        removed = old.variants.filter { !taken[$0.index] }
    }

    /// How far apart the rows of an axis's neighboring values are.
    private static func strides(_ table: VariantTable) -> [Int] {
        var stride = table.variants.count
        return table.axes.map { axis in
            stride /= axis.values.count
            return stride
        }
    }
}
