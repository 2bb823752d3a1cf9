package import AurumCompiler
package import AurumDiff
import AurumSyntax

/// A comparison to be shown, and the names of things in it.
package struct DiffReport: Sendable {
    /// The comparison.
    package let diff: DesignDiff
    /// What the earlier version is called.
    package let oldTitle: String
    /// What the later version is called.
    package let newTitle: String
    /// What to know about the comparison, in sentences without a full stop.
    package let notes: [String]

    /// Makes a report; what the comparison itself leaves to say is added to the notes.
    package init(_ diff: DesignDiff, old: String, new: String, notes: [String] = []) {
        self.diff = diff
        oldTitle = old
        newTitle = new
        let names = diff.modes.pairs.first.map {
            (diff.old.design.modes[$0.old].mode.name, diff.new.design.modes[$0.new].mode.name)
        }
        let byPosition = names.map { "no mode is in both, so that `\($0)` was compared with `\($1)`" }
        let tokensAlone = [(diff.old, old), (diff.new, new)].filter { $0.0.extent == .tokens }
            .map { "`\($0.1)`" }
        let leftOut =
            "\(tokensAlone.joined(separator: " and ")) \(tokensAlone.count == 1 ? "has" : "have") tokens alone: "
            + "components, names in Swift, and modes that are not on both sides are not compared"
        self.notes =
            notes + (tokensAlone.isEmpty ? [] : [leftOut])
            + (diff.modes.isByPosition ? [byPosition].compactMap { $0 } : [])
    }

    // MARK: - Tokens

    /// The path of an old token.
    package func oldPath(_ id: TokenID) -> String { diff.old.design.tokens[id].path }
    /// The path of a new token.
    package func newPath(_ id: TokenID) -> String { diff.new.design.tokens[id].path }

    /// The path of what changed, the old one of what is gone.
    package func path(of change: TokenChange) -> String {
        change.new.map(newPath) ?? change.old.map(oldPath) ?? ""
    }

    /// The value in the first mode that has what was added or removed.
    package func value(of change: TokenChange) -> TokenValue? {
        change.new.flatMap { diff.new.design.token($0)?.value }
            ?? change.old.flatMap { diff.old.design.token($0)?.value }
    }

    /// A value in a few words.
    package func text(of value: TokenValue?) -> String { value.map(ValueText.text) ?? "not there" }

    /// Where a value comes from.
    package func text(of origin: TokenChange.Origin, _ path: (TokenID) -> String) -> String {
        origin.tokens.isEmpty
            ? "a value of its own" : origin.tokens.map { "{\(path($0))}" }.joined(separator: ", ")
    }

    /// Whether a token is deprecated, and why.
    package func text(of deprecation: Deprecation?) -> String {
        guard let deprecation else { return "not deprecated" }
        return deprecation.reason.map { $0.isEmpty ? "deprecated" : "deprecated: \($0)" } ?? "deprecated"
    }

    // MARK: - Modes

    /// The names of compared modes.
    package func modeNames(_ modes: [Int]) -> [String] {
        modes.map { diff.new.design.modes[diff.modes.pairs[$0].new].mode.name }
    }

    /// In which modes something is so; empty where it is so in all.
    package func place(_ modes: [Int]) -> String {
        modes.count == diff.modes.pairs.count ? "" : "in " + modeNames(modes).joined(separator: ", ")
    }

    // MARK: - Components

    /// The name of a component.
    package func name(of change: ComponentChange) -> String {
        change.new.map { diff.new.design.components[$0].name } ?? change.old.map {
            diff.old.design.components[$0].name
        }
            ?? ""
    }

    /// The variants of a selection, by the axes that tell them from the others, or else their number.
    package func text(of variants: [VariantID], in table: VariantTable) -> String {
        let all = table.variants.count
        if variants.count == all { return all == 1 ? "the only variant" : "all \(all) variants" }
        let values = variants.map { table.values(of: $0).map(\.name) }
        let sets = table.axes.indices.map { axis in
            table.axes[axis].values.map(\.name).filter { name in values.contains { $0[axis] == name } }
        }
        if sets.reduce(1, { $0 * $1.count }) == variants.count {
            let kept = table.axes.indices.filter { sets[$0].count < table.axes[$0].values.count }
            return kept.map { "\(table.axes[$0].name) \(sets[$0].joined(separator: "|"))" }.joined(
                separator: ", ")
        }
        return variants.count == 1 ? "1 variant" : "\(variants.count) variants"
    }

    /// The value of each axis in a variant.
    package func text(of variant: VariantID, in table: VariantTable) -> String {
        zip(table.axes, table.values(of: variant)).map { "\($0.name)=\($1.name)" }.joined(separator: ", ")
    }

    // MARK: - Contrast

    /// Changes of contrast that read the same.
    package struct ContrastGroup: Sendable {
        /// The component's name.
        package let component: String
        /// The paths of the two colors.
        package let pair: String
        /// The ratio before; nil where there was no such pair.
        package let old: String?
        /// The ratio now; nil where there is no such pair any more.
        package let new: String?
        /// What is needed.
        package let required: String
        /// How it stands to that.
        package let crossing: ContrastChange.Crossing?
        /// The variants, and the modes where not all are concerned.
        package let place: String
        /// The less, the more it matters.
        fileprivate let weight: Double
    }

    /// Some changes of contrast, those that read the same together.
    package func groups(_ changes: [ContrastChange]) -> [ContrastGroup] {
        var places: [[String]: [ContrastChange]] = [:]
        var order: [[String]] = []
        for change in changes {
            let key = key(of: change)
            if places[key] == nil { order.append(key) }
            places[key, default: []].append(change)
        }
        return order.compactMap { key in places[key].flatMap(group) }
    }

    /// The groups to show where there is little room: those whose ratios read differently, what is lost first, then by what
    /// is nearest to too little, and how many are left.
    package func weightiest(_ changes: [ContrastChange], atMost limit: Int) -> (
        shown: [ContrastGroup], more: Int
    ) {
        let groups = groups(changes).filter { $0.old != $0.new || $0.crossing != nil }
        let order = groups.indices.sorted { (groups[$0].weight, $0) < (groups[$1].weight, $1) }
        return (order.prefix(limit).map { groups[$0] }, max(0, groups.count - limit))
    }

    private func key(of change: ContrastChange) -> [String] {
        let fact = change.new ?? change.old
        return [
            String(change.newComponent ?? -1), String(change.oldComponent ?? -1), fact?.part ?? "",
            fact?.on ?? "",
            change.old.map(ContrastText.ratio) ?? "", change.new.map(ContrastText.ratio) ?? "",
            fact.map { NumberText.shortest($0.required) } ?? "",
        ]
    }

    private func group(_ changes: [ContrastChange]) -> ContrastGroup? {
        guard let first = changes.first, let fact = first.new ?? first.old else { return nil }
        let isNew = first.new != nil
        let design = isNew ? diff.new.design : diff.old.design
        guard let index = isNew ? first.newComponent : first.oldComponent else { return nil }
        let facts = changes.compactMap { isNew ? $0.new : $0.old }
        var seen: Set<VariantID> = []
        let variants = facts.map(\.variant).filter { seen.insert($0).inserted }.sorted { $0.index < $1.index }
        let modes = Set(facts.map(\.mode)).sorted()
        let names = modes.map { design.modes[$0].mode.name }.joined(separator: ", ")
        let inModes = modes.count == design.modes.count ? "" : ", in \(names)"
        let component = design.components[index]
        return ContrastGroup(
            component: component.name, pair: "\(fact.part) on \(fact.on)",
            old: first.old.map(ContrastText.ratio), new: first.new.map(ContrastText.ratio),
            required: NumberText.rounded(fact.required, decimals: 2) + ":1", crossing: first.crossing,
            place: text(of: variants, in: component.table) + inModes,
            weight: (first.crossing == nil ? 0 : -100) + fact.wcag / max(fact.required, 1))
    }

    // MARK: - Sums

    /// How many there are of some things, such as `1 token` or `2 tokens`.
    package static func count(_ number: Int, _ thing: String, _ things: String? = nil) -> String {
        "\(number) \(number == 1 ? thing : things ?? thing + "s")"
    }

    /// The verdict in a word or two.
    package var verdict: String {
        switch diff.verdict.level {
        case .none: diff.isEmpty ? "no difference" : "no new version needed"
        case .patch: "a patch"
        case .minor: "a minor version"
        case .major: "a major version"
        }
    }

    /// A list of subjects, cut where it would be long.
    package static func list(_ subjects: [String], atMost limit: Int) -> (shown: [String], more: Int) {
        (Array(subjects.prefix(limit)), max(0, subjects.count - limit))
    }
}
