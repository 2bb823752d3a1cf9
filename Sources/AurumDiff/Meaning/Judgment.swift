import AurumCompiler
import AurumSyntax

/// Finds what a comparison asks of the next version.
struct Judgment {
    private let rules: ReleaseRules
    private let old: ResolvedDesign
    private let new: ResolvedDesign
    private var subjects: [ReleaseRule: [String]] = [:]
    private var known: [ReleaseRule: Set<ExactName>] = [:]

    init(
        _ rules: ReleaseRules, _ old: DesignSide, _ new: DesignSide, _ modes: ModeMatch,
        _ tokens: [TokenChange],
        _ components: [ComponentChange], _ contrast: [ContrastChange], _ symbols: SymbolChanges,
        _ glyphs: [String]
    ) {
        self.rules = rules
        self.old = old.design
        self.new = new.design
        for mode in modes.added { add(.modeAdded, self.new.modes[mode].mode.name) }
        for mode in modes.removed { add(.modeRemoved, self.old.modes[mode].mode.name) }
        for name in glyphs { add(.glyphRedrawn, name) }
        for change in tokens { judge(change) }
        for change in components { judge(change) }
        for change in contrast { judge(change) }
        judge(symbols)
    }

    /// The reasons, the weightiest first.
    var verdict: Verdict {
        let reasons = ReleaseRule.allCases.compactMap { rule in
            subjects[rule].map { Verdict.Reason(rule: rule, level: rules[rule], subjects: $0) }
        }
        return Verdict(
            reasons: ReleaseLevel.allCases.reversed().flatMap { level in reasons.filter { $0.level == level }
            })
    }

    private mutating func add(_ rule: ReleaseRule, _ subject: String) {
        if known[rule, default: []].insert(ExactName(subject)).inserted {
            subjects[rule, default: []].append(subject)
        }
    }

    private mutating func judge(_ change: TokenChange) {
        guard let pair = change.pair else {
            if let id = change.new { add(.tokenAdded, new.tokens[id].path) }
            if let id = change.old { add(.tokenRemoved, old.tokens[id].path) }
            return
        }
        let path = new.tokens[pair.new].path
        if change.move != nil {
            add(
                pair.newForwarder == nil ? .tokenRenamed : .tokenForwarded,
                "\(old.tokens[pair.old].path) → \(path)")
        }
        if !change.types.isEmpty { add(.typeChanged, path) }
        if change.types.isEmpty, !change.values.isEmpty { add(.valueChanged, path) }
        if change.isRetargeted { add(.aliasRetargeted, path) }
        judgeTexts(change, path)
    }

    private mutating func judgeTexts(_ change: TokenChange, _ path: String) {
        for deprecation in change.deprecations {
            switch (deprecation.old, deprecation.new) {
            case (nil, _): add(.tokenDeprecated, path)
            case (_, nil): add(.tokenUndeprecated, path)
            default: add(.descriptionChanged, path)
            }
        }
        if !change.descriptions.isEmpty || !change.successors.isEmpty && change.deprecations.isEmpty {
            add(.descriptionChanged, path)
        }
        if !change.extensions.isEmpty { add(.extensionsChanged, path) }
    }

    private mutating func judge(_ change: ComponentChange) {
        guard let place = change.new else {
            if let place = change.old { add(.componentRemoved, old.components[place].name) }
            return
        }
        let name = new.components[place].name
        if change.kind == .added { return add(.componentAdded, name) }
        if let oldName = change.oldName { add(.componentRenamed, "\(oldName) → \(name)") }
        for axis in change.axes { judge(axis, of: name) }
        if change.hasOtherOrder { add(.axisReordered, name) }
        for parameter in change.parameters { judge(parameter, of: name) }
        if change.styles.contains(where: \.isRebound) || !change.parts.isEmpty { add(.styleChanged, name) }
        for aspect in change.aspects { add(.aspectChanged, "\(name): \(aspect.phrase)") }
        if !change.looks.isEmpty { add(.lookChanged, name) }
    }

    private mutating func judge(_ axis: ComponentChange.Axis, of component: String) {
        switch axis.kind {
        case .added: add(.axisAdded, "\(component).\(axis.name)")
        case .removed: add(.axisRemoved, "\(component).\(axis.name)")
        case .changed:
            for value in axis.addedValues { add(.variantAdded, "\(component).\(axis.name) = \(value)") }
            for value in axis.removedValues { add(.variantRemoved, "\(component).\(axis.name) = \(value)") }
            if axis.newDefault != nil { add(.defaultChanged, "\(component).\(axis.name)") }
        }
    }

    private mutating func judge(_ parameter: ComponentChange.Parameter, of component: String) {
        let rule: ReleaseRule =
            switch parameter.kind {
            case .added: parameter.isRequired ? .requiredParameterAdded : .parameterAdded
            case .removed: .parameterRemoved
            case .changed: .parameterChanged
            }
        add(rule, "\(component).\(parameter.name)")
    }

    private mutating func judge(_ change: ContrastChange) {
        guard let crossing = change.crossing, let fact = change.new ?? change.old else { return }
        let component =
            change.newComponent.map { new.components[$0].name }
            ?? change.oldComponent.map { old.components[$0].name }
        add(
            crossing == .lost ? .contrastLost : .contrastGained,
            "\(component ?? ""): \(fact.part) on \(fact.on)")
    }

    private mutating func judge(_ symbols: SymbolChanges) {
        for name in symbols.added { add(.symbolAdded, name) }
        for removal in symbols.removed { add(.symbolRemoved, removal.name) }
        for rename in symbols.renamed { add(.symbolRenamed, "\(rename.old) → \(rename.new)") }
        for rename in symbols.forwarded { add(.symbolForwarded, "\(rename.old) → \(rename.new)") }
        for name in symbols.reused { add(.symbolReused, name) }
    }
}
