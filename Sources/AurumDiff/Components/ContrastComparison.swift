import AurumCompiler
import AurumSyntax

/// Compares the contrast of every declared pair in every variant and mode.
struct ContrastComparison {
    private let match: ComponentMatch
    private let old: DesignSide
    private let new: DesignSide
    private let modes: ModeMatch

    init(_ match: ComponentMatch, _ old: DesignSide, _ new: DesignSide, _ modes: ModeMatch) {
        self.match = match
        self.old = old
        self.new = new
        self.modes = modes
    }

    /// What says which fact of a component is meant, in the old design's positions.
    fileprivate struct Key: Hashable {
        let variant: VariantID
        let mode: Int
        let part: ExactName
        let on: ExactName
    }

    /// Every fact that changed; of what only one design has, those that fail.
    var changes: [ContrastChange] {
        let kept = match.new.indices.flatMap { index in
            changes(
                match.ofNew[index], index, match.ofNew[index].map { facts(old.design, $0) } ?? [],
                facts(new.design, index), match.variants[index])
        }
        let gone = match.old.indices.filter { match.ofOld[$0] == nil }
        return kept + gone.flatMap { changes($0, nil, facts(old.design, $0), [], nil) }
    }

    private func facts(_ design: ResolvedDesign, _ component: Int) -> [ContrastFact] {
        design.contrast.indices.contains(component) ? design.contrast[component] : []
    }

    private func changes(
        _ oldIndex: Int?, _ newIndex: Int?, _ olds: [ContrastFact], _ news: [ContrastFact],
        _ variants: VariantMatch?
    ) -> [ContrastChange] {
        let oldVariants = Dictionary(
            (variants?.pairs ?? []).map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
        let oldModes = Dictionary(
            modes.pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
        var rest: [Key: ContrastFact] = [:]
        for fact in olds { rest[Key(fact, fact.variant, fact.mode)] = fact }
        var changes: [ContrastChange] = []
        for fact in news {
            var before: ContrastFact?
            if let variant = oldVariants[fact.variant], let mode = oldModes[fact.mode] {
                before = rest.removeValue(forKey: Key(fact, variant, mode))
            }
            let isSame = before.map { $0.wcag == fact.wcag && $0.required == fact.required } ?? fact.passes
            if isSame { continue }
            changes.append(
                ContrastChange(oldComponent: oldIndex, newComponent: newIndex, old: before, new: fact))
        }
        for fact in olds where !fact.passes && rest[Key(fact, fact.variant, fact.mode)] != nil {
            changes.append(
                ContrastChange(oldComponent: oldIndex, newComponent: newIndex, old: fact, new: nil))
        }
        return changes
    }
}

extension ContrastComparison.Key {
    fileprivate init(_ fact: ContrastFact, _ variant: VariantID, _ mode: Int) {
        self.init(variant: variant, mode: mode, part: ExactName(fact.part), on: ExactName(fact.on))
    }
}
