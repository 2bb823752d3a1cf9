import AurumCompiler
import AurumSyntax

/// Finds what differs between two components beside their tables, parameters and parts.
struct ComponentAspects {
    private let old: Component
    private let new: Component
    /// Whether two bindings come from the same.
    private let isSame: (Binding, Binding) -> Bool

    init(_ old: Component, _ new: Component, _ isSame: @escaping (Binding, Binding) -> Bool) {
        self.old = old
        self.new = new
        self.isSame = isSame
    }

    /// The aspects that differ.
    var all: [ComponentChange.Aspect] {
        ComponentChange.Aspect.allCases.filter { aspect in
            switch aspect {
            case .host: !hasSameHost
            case .contrastPairs: !hasSamePairs
            case .figma: Self.words(old.figma) != Self.words(new.figma)
            case .documentation: Self.words(old) != Self.words(new)
            }
        }
    }

    private var hasSameHost: Bool {
        guard let old = old.host, let new = new.host else { return old.host == nil && new.host == nil }
        return old.stays.elementsEqual(new.stays) { $0.name == $1.name && $0.duration == $1.duration }
            && old.policy == new.policy && old.enter == new.enter && old.exit == new.exit
            && old.source == new.source && isSame(old.margin, new.margin)
    }

    private var hasSamePairs: Bool {
        old.contrastPairs.elementsEqual(new.contrastPairs) { old, new in
            ExactName(old.part) == ExactName(new.part) && ExactName(old.on) == ExactName(new.on)
                && old.required == new.required
        }
    }

    private static func words(_ figma: FigmaReference?) -> [[ExactName]] {
        guard let figma else { return [] }
        let properties = figma.properties.map { property in
            [property.name, property.property] + property.values.flatMap { [$0.name, $0.inFigma] }
        }
        return ([[figma.file, figma.node], figma.codeOnly] + properties).map { $0.map(ExactName.init) }
    }

    private static func words(_ component: Component) -> [[ExactName]] {
        let texts = component.documentation
        let lists = [
            [texts.family, texts.platform, texts.summary, texts.intendedUse], texts.description, texts.dos,
            texts.donts, [texts.source, texts.codeConnect].map { $0 ?? "" },
        ]
        let snapshots = texts.snapshots.map { [$0.name] + $0.environment }
        let parameters = component.parameters.map { [$0.name, $0.summary] }
        return (lists + snapshots + parameters).map { $0.map(ExactName.init) }
    }
}
