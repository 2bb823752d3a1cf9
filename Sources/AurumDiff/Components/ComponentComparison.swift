import AurumCompiler
import AurumSyntax

/// Compares the components that two designs share, and lists those that only one has.
struct ComponentComparison {
    private let match: ComponentMatch
    private let styles: StyleComparison

    init(_ match: ComponentMatch, _ styles: StyleComparison) {
        self.match = match
        self.styles = styles
    }

    /// Everything that changed, in the new design's order; what is gone comes last, in the old one's.
    var changes: [ComponentChange] {
        let kept = match.new.indices.compactMap { index -> ComponentChange? in
            guard let place = match.ofNew[index], let variants = match.variants[index] else {
                return ComponentChange(.added, new: index)
            }
            let change = change(place, index, variants)
            return change.isEmpty ? nil : change
        }
        let gone = match.old.indices.filter { match.ofOld[$0] == nil }
        return kept + gone.map { ComponentChange(.removed, old: $0) }
    }

    private func change(_ oldIndex: Int, _ newIndex: Int, _ variants: VariantMatch) -> ComponentChange {
        let (old, new) = (match.old[oldIndex], match.new[newIndex])
        var change = ComponentChange(.changed, old: oldIndex, new: newIndex)
        if ExactName(old.name) != ExactName(new.name) { change.oldName = old.name }
        change.axes = Self.axes(old.table.axes, new.table.axes)
        change.hasOtherOrder = Self.hasOtherOrder(old.table.axes, new.table.axes)
        change.parameters = Self.parameters(old.parameters, new.parameters)
        change.parts = Self.parts(old.parts, new.parts)
        let aspects = ComponentAspects(old, new) { styles.isSame($0, $1) }
        change.aspects = aspects.all.filter { aspect in
            // A parameter that is new or gone brings its own words along.
            aspect != .documentation || change.parameters.allSatisfy { $0.kind == .changed }
        }
        change.addedVariants = variants.added
        change.removedVariants = variants.removed
        change.styles = styles.styles(old.table, new.table, variants)
        change.looks = looks(old, new, variants, change)
        return change
    }

    // MARK: - Axes, parameters and parts

    /// What became of things with names: the new ones in their order, then those that are gone.
    private static func differences<Thing, Difference>(
        _ old: [Thing], _ new: [Thing], _ name: (Thing) -> String, _ make: (Thing?, Thing?) -> Difference?
    ) -> [Difference] {
        let kept = new.compactMap { thing in
            make(old.first { ExactName(name($0)) == ExactName(name(thing)) }, thing)
        }
        let gone = old.filter { thing in !new.contains { ExactName(name($0)) == ExactName(name(thing)) } }
        return kept + gone.compactMap { make($0, nil) }
    }

    private static func axes(_ old: [VariantAxis], _ new: [VariantAxis]) -> [ComponentChange.Axis] {
        differences(old, new, \.name) { old, new in
            guard let old, let new else {
                return (old ?? new).map { .init(name: $0.name, kind: old == nil ? .added : .removed) }
            }
            var axis = ComponentChange.Axis(name: new.name, kind: .changed)
            let (olds, news) = (old.values.map { ExactName($0.name) }, new.values.map { ExactName($0.name) })
            axis.addedValues = news.filter { !olds.contains($0) }.map(\.text)
            axis.removedValues = olds.filter { !news.contains($0) }.map(\.text)
            if olds[old.defaultIndex] != news[new.defaultIndex] {
                axis.oldDefault = olds[old.defaultIndex].text
                axis.newDefault = news[new.defaultIndex].text
            }
            return axis.addedValues.isEmpty && axis.removedValues.isEmpty && axis.newDefault == nil
                ? nil : axis
        }
    }

    private static func hasOtherOrder(_ old: [VariantAxis], _ new: [VariantAxis]) -> Bool {
        let (olds, news) = (old.map { ExactName($0.name) }, new.map { ExactName($0.name) })
        return olds.filter(news.contains) != news.filter(olds.contains)
    }

    private static func parameters(
        _ old: [Component.Parameter], _ new: [Component.Parameter]
    ) -> [ComponentChange.Parameter] {
        differences(old, new, \.name) { old, new in
            guard let old, let new else {
                return (new ?? old).map {
                    .init(name: $0.name, kind: old == nil ? .added : .removed, isRequired: $0.isRequired)
                }
            }
            return old.takesSame(as: new)
                ? nil : .init(name: new.name, kind: .changed, isRequired: new.isRequired)
        }
    }

    private static func parts(_ old: [Component.Part], _ new: [Component.Part]) -> [ComponentChange.Part] {
        differences(old, new, \.name) { old, new in
            guard let old, let new else {
                return (new ?? old).map { .init(name: $0.name, kind: old == nil ? .added : .removed) }
            }
            let isSame =
                old.kind == new.kind && old.dismisses == new.dismisses
                && old.accessibilityLabel == new.accessibilityLabel
            return isSame ? nil : .init(name: new.name, kind: .changed)
        }
    }

    // MARK: - Looks

    /// The variants that look different, and where.
    private func looks(
        _ old: Component, _ new: Component, _ variants: VariantMatch, _ change: ComponentChange
    ) -> [ComponentChange.Look] {
        var modes: [VariantID: Set<Int>] = [:]
        for style in change.styles where !style.modes.isEmpty {
            for variant in style.variants { modes[variant.new, default: []].formUnion(style.modes) }
        }
        let hasOtherShape = Self.hasOtherShape(old, new)
        return variants.pairs.compactMap { variant in
            let isOther = hasOtherShape || hasOtherSample(old, new, variant)
            let found = isOther ? Set(styles.allModes) : modes[variant.new] ?? []
            return found.isEmpty ? nil : .init(variant: variant, modes: found.sorted())
        }
    }

    private static func hasOtherShape(_ old: Component, _ new: Component) -> Bool {
        let (olds, news) = (old.parts, new.parts)
        return olds.count != news.count
            || zip(olds, news).contains { $0.kind != $1.kind || ExactName($0.name) != ExactName($1.name) }
    }

    /// Whether a text or a glyph that pictures show is another.
    private func hasOtherSample(_ old: Component, _ new: Component, _ variant: ComponentChange.Variant)
        -> Bool
    {
        let shared = old.parameters.count == new.parameters.count
        guard shared else { return true }
        return zip(old.parameters, new.parameters).contains { first, second in
            let (one, two) = (first.sample(in: variant.old), second.sample(in: variant.new))
            if one.map(ExactName.init) != two.map(ExactName.init) { return true }
            switch (first.kind, second.kind) {
            case (.flag(let first), .flag(let second)): return first != second
            case (.glyph, .glyph): return two.map(styles.isRedrawn) ?? false
            default: return false
            }
        }
    }
}

extension Component.Parameter {
    /// Whether callers have to give it.
    fileprivate var isRequired: Bool {
        switch kind {
        case .text, .action: !isOptional
        case .flag, .glyph: false
        }
    }

    /// Whether callers may go on as before.
    fileprivate func takesSame(as other: Component.Parameter) -> Bool {
        switch (kind, other.kind) {
        case (.text, .text), (.action, .action): isOptional == other.isOptional
        case (.flag(let isOn), .flag(let isOther)): isOn == isOther
        case (.glyph, .glyph): true
        default: false
        }
    }
}
