package import AurumCompiler

/// A picture of a variant that has to be made again, made for the first time, or thrown away.
package struct PictureChange: Sendable {
    /// What became of the picture.
    package let kind: TokenChange.Kind
    /// The component: a position in the new design, or in the old one for what is gone.
    package let component: Int
    /// The variant, of the same design.
    package let variant: VariantID
    /// The modes, positions in the same design.
    package let modes: [Int]
}

extension DesignDiff {
    /// The pictures of the new design that are not those of the old one, and those that are gone.
    package var pictures: [PictureChange] {
        let designs = (old: old.design, new: new.design)
        return new.design.components.indices.flatMap { index -> [PictureChange] in
            guard old.extent != .tokens, new.extent != .tokens else { return [] }
            let change = components.first { $0.new == index }
            let table = designs.new.components[index].table
            let isNew = change?.kind == .added
            let fresh = isNew ? table.variants : change?.addedVariants ?? []
            let isFresh = Set(fresh)
            let known = isNew || modes.added.isEmpty ? [] : table.variants.filter { !isFresh.contains($0) }
            return (change?.looks ?? []).map { look in
                PictureChange(
                    kind: .changed, component: index, variant: look.variant.new,
                    modes: look.modes.map { modes.pairs[$0].new })
            }
                + fresh.map {
                    PictureChange(
                        kind: .added, component: index, variant: $0, modes: Array(designs.new.modes.indices))
                }
                + known.map {
                    PictureChange(kind: .added, component: index, variant: $0, modes: modes.added)
                }
        } + components.flatMap { change in change.old.map { removed(change, $0) } ?? [] }
    }

    private func removed(_ change: ComponentChange, _ component: Int) -> [PictureChange] {
        let gone =
            change.kind == .removed
            ? old.design.components[component].table.variants : change.removedVariants
        return gone.map { variant in
            PictureChange(
                kind: .removed, component: component, variant: variant, modes: Array(old.design.modes.indices)
            )
        }
    }
}
