import AurumSyntax

/// Lays every group over the group it extends (F.6), without recursion, each group once.
struct ExtendsExpander {
    /// More inherited entries for each one written than any system has, whatever its size; beyond, groups multiply
    /// each other by `$extends`.
    private static let ratio = 300
    private static let fewest = 50_000
    private static let most = 2_000_000

    private enum Work {
        /// Apply the group's own `$extends`.
        case own(TokenForest.EntryID)
        /// Apply the `$extends` of the group and of all groups in it.
        case whole(TokenForest.EntryID)
        case wholeChildren(TokenForest.EntryID)
        case find(TokenForest.EntryID)
        case merge(from: [TokenForest.EntryID], into: TokenForest.EntryID)
        case endWhole(TokenForest.EntryID)
    }

    private enum State { case untouched, active, done }

    private var forest: TokenForest
    private var own: [State]
    private var whole: [State]
    private var extending: [TokenForest.EntryID] = []
    /// What the groups extend whose target has been found.
    private var targets: [TokenForest.EntryID: TokenForest.EntryID] = [:]
    private var work: [Work] = []
    /// How many entries have been copied, and how many may be.
    private var copies = 0
    private let limit: Int
    /// How many names may still be compared to find similar ones.
    private var suggestionBudget = 200_000

    private init(_ forest: TokenForest) {
        self.forest = forest
        own = [State](repeating: .untouched, count: forest.entries.count)
        whole = own
        limit = min(max(forest.entries.count * Self.ratio, Self.fewest), Self.most)
    }

    /// The forest with all inheritance applied; targets that are missing or circular are reported.
    static func expand(_ forest: TokenForest, _ diagnostics: inout DiagnosticSink) -> TokenForest {
        guard forest.entries.contains(where: { $0.properties.extends != nil }) else { return forest }
        var expander = ExtendsExpander(forest)
        expander.work = [.whole(TokenForest.root)]
        while let next = expander.work.popLast() {
            expander.perform(next, &diagnostics)
            guard expander.copies < expander.limit else {
                var incomplete = forest
                incomplete.isIncomplete = true
                return incomplete
            }
        }
        return expander.forest
    }

    private mutating func perform(_ next: Work, _ diagnostics: inout DiagnosticSink) {
        switch next {
        case .whole(let id):
            guard whole[id] == .untouched else { return }
            whole[id] = .active
            work += [.endWhole(id), .wholeChildren(id), .own(id)]
        case .wholeChildren(let id):
            let groups = forest.entries[id].children.filter { forest.entries[$0].kind == .group }
            work += groups.reversed().map(Work.whole)
        case .endWhole(let id): whole[id] = .done
        case .own(let id): begin(id)
        case .find(let id): find(id, &diagnostics)
        case .merge(let sources, let id):
            for source in sources { merge(source, into: id, &diagnostics) }
            finish(id)
        }
    }

    private mutating func begin(_ id: TokenForest.EntryID) {
        guard own[id] == .untouched else { return }
        guard forest.entries[id].properties.extends != nil else {
            own[id] = .done
            return
        }
        own[id] = .active
        extending.append(id)
        work.append(.find(id))
    }

    /// Ends the inheritance of a group whose target cannot be had; what that would have brought is not missed later.
    private mutating func abandon(_ id: TokenForest.EntryID) {
        forest.entries[id].isIncomplete = true
        finish(id)
    }

    private mutating func finish(_ id: TokenForest.EntryID) {
        own[id] = .done
        if let last = extending.lastIndex(of: id) { extending.remove(at: last) }
    }

    /// Finds the target of a group's `$extends`; groups on the way there inherit first, since the target may be one
    /// that they inherit (F-084).
    private mutating func find(_ id: TokenForest.EntryID, _ diagnostics: inout DiagnosticSink) {
        guard let text = forest.entries[id].properties.extends, let steps = steps(text, &diagnostics) else {
            return abandon(id)
        }
        switch groups(along: steps, for: id) {
        case .target(let found): extend(id, found, steps, text, &diagnostics)
        case .later(let first): work += [.find(id), .own(first)]
        case .circle(let group):
            reportCycle(id, group, text, &diagnostics)
            abandon(id)
        case .missing:
            diagnostics.report(.noGroup(steps.joined(separator: "."), text, similar: groupPaths()))
            abandon(id)
        case .lost: abandon(id)
        }
    }

    /// Lays a group over its target once that is whole; what groups around the target will bring to it comes after it.
    private mutating func extend(
        _ id: TokenForest.EntryID, _ found: [TokenForest.EntryID], _ steps: [String], _ text: SyntaxNode,
        _ diagnostics: inout DiagnosticSink
    ) {
        guard let target = found.first, forest.entries[target].kind == .group else {
            diagnostics.report(.extendsToken(steps.joined(separator: "."), text))
            return abandon(id)
        }
        targets[id] = target
        let sources = found.filter { forest.entries[$0].kind == .group }
        if let source = sources.first(where: { whole[$0] == .active || own[$0] == .active }) {
            reportCycle(id, source, text, &diagnostics)
            return abandon(id)
        }
        if let source = sources.first(where: { whole[$0] == .untouched }) {
            work += [.find(id), .whole(source)]
        } else {
            work.append(.merge(from: sources, into: id))
        }
    }

    private enum Way {
        /// The group at the end, and what groups on the way that wait for this one will bring to it, the nearest
        /// first.
        case target([TokenForest.EntryID])
        /// A group on the way has to inherit first.
        case later(TokenForest.EntryID)
        /// A group on the way waits for this one.
        case circle(TokenForest.EntryID)
        case missing, lost
    }

    /// Goes along the names of a target.
    private func groups(along steps: [String], for id: TokenForest.EntryID) -> Way {
        var target = TokenForest.root
        var brought: [TokenForest.EntryID] = []
        for (position, step) in steps.enumerated() {
            let rest = steps[position...]
            if isUntouched(target) { return .later(target) }
            if own[target] == .active, target != id {
                switch gift(to: target, at: rest, for: id) {
                case .target(let groups): brought = groups + brought
                case .missing: break
                case let other: return other
                }
            }
            guard let child = forest.child(step, of: target) else {
                if !brought.isEmpty { return .target(brought) }
                return forest.isLost(rest, in: target) ? .lost : .missing
            }
            if forest.entries[child].kind == .hole { return .lost }
            target = child
        }
        return .target([target] + brought)
    }

    /// What a group that still waits for its target will have from it at the end of some names.
    private func gift(
        to heir: TokenForest.EntryID, at steps: ArraySlice<String>, for id: TokenForest.EntryID
    ) -> Way {
        guard var source = targets[heir] else { return .circle(heir) }
        for step in steps {
            if isUntouched(source) { return .later(source) }
            if own[source] == .active, source != id { return .circle(heir) }
            guard let child = forest.child(step, of: source) else {
                return forest.isLost([step], in: source) ? .lost : .missing
            }
            if forest.entries[child].kind == .hole { return .lost }
            source = child
        }
        return .target([source])
    }

    private func isUntouched(_ group: TokenForest.EntryID) -> Bool {
        own[group] == .untouched && forest.entries[group].properties.extends != nil
    }

    private func steps(_ text: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> [String]? {
        let string = text.string ?? ""
        if case .path(let path) = ReferenceSyntax.curly(string) {
            return path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        }
        if case .success(let steps) = ReferenceSyntax.pointer(string) { return steps }
        diagnostics.report(.malformedGroupReference(string, text))
        return nil
    }

    private mutating func merge(
        _ source: TokenForest.EntryID, into id: TokenForest.EntryID, _ diagnostics: inout DiagnosticSink
    ) {
        let rank = forest.path(of: id).count
        var pairs = [(from: source, into: id)]
        while let pair = pairs.popLast() {
            forest.entries[pair.into].properties.inherit(forest.entries[pair.from].properties, rank: rank)
            if forest.entries[pair.from].isIncomplete { forest.entries[pair.into].isIncomplete = true }
            var order: [TokenForest.EntryID] = []
            for child in forest.entries[pair.from].children {
                guard copies < limit else {
                    return diagnostics.report(.multiplied(forest.entries[id].properties.extends))
                }
                let placed = inherit(child, into: pair.into, rank: rank)
                order.append(placed.id)
                if placed.isOpen { pairs.append((child, placed.id)) }
            }
            let inherited = Set(order)
            order += forest.entries[pair.into].children.filter { !inherited.contains($0) }
            forest.entries[pair.into].children = order
        }
    }

    /// Puts an inherited child into a group unless something nearer stands there; `isOpen` when both are groups, or
    /// the copy is a group still to be filled.
    private mutating func inherit(
        _ child: TokenForest.EntryID, into group: TokenForest.EntryID, rank: Int
    ) -> (id: TokenForest.EntryID, isOpen: Bool) {
        let source = forest.entries[child]
        let isGroup = source.kind == .group
        guard let known = forest.child(source.name, of: group) else {
            var copy = TokenForest.Entry(
                name: source.name, parent: group, kind: source.kind, key: source.key, node: source.node)
            copy.rank = rank
            copies += 1
            own.append(.done)
            whole.append(.done)
            return (forest.add(copy, to: group), isGroup)
        }
        if forest.entries[known].kind == .group && isGroup { return (known, true) }
        guard forest.entries[known].rank < rank else { return (known, false) }
        forest.replace(known, kind: source.kind, key: source.key, node: source.node)
        forest.entries[known].rank = rank
        return (known, isGroup)
    }

    private mutating func reportCycle(
        _ id: TokenForest.EntryID, _ target: TokenForest.EntryID, _ text: SyntaxNode,
        _ diagnostics: inout DiagnosticSink
    ) {
        let first = extending.firstIndex { forest.path(of: $0).starts(with: forest.path(of: target)) } ?? 0
        let members = Array(extending[first...])
        for member in members { forest.entries[member].isIncomplete = true }
        let others = members.filter { $0 != id }.compactMap { forest.entries[$0].properties.extends }
        diagnostics.report(.extendsCycle(members.map(forest.dottedPath), text, others: others))
    }

    private mutating func groupPaths() -> [String] {
        suggestionBudget -= forest.entries.count
        guard suggestionBudget > 0 else { return [] }
        return forest.entries.indices.dropFirst().filter { forest.entries[$0].kind == .group }
            .map(forest.dottedPath)
    }
}

extension Diagnostic {
    fileprivate static func noGroup(_ path: String, _ text: SyntaxNode, similar: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: path, among: similar).map { name in
            guard text.text.utf8.first == UInt8(ascii: "#") else { return "{\(name)}" }
            return "#/"
                + name.split(separator: ".").map { ReferenceSyntax.escaped(String($0)) }.joined(
                    separator: "/")
        }
        return Diagnostic(
            .unknownGroup, "no group named `\(path)`", at: text.label("not declared in any active set"),
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [],
            fix: nearest.map { text.replaced(by: $0) } ?? [])
    }

    fileprivate static func extendsToken(_ path: String, _ text: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unknownGroup, "`\(path)` is a token, and a group can only extend a group",
            at: text.label("leads to a token"),
            help: ["to repeat a token, write an alias: `\"{\(path)}\"` as `$value`"])
    }

    fileprivate static func malformedGroupReference(_ string: String, _ text: SyntaxNode) -> Diagnostic {
        let isPath = if case .path = ReferenceSyntax.curly("{\(string)}") { true } else { false }
        return Diagnostic(
            .unknownGroup, "`\(string)` does not name a group",
            at: text.label("expected `{path.to.group}` or `#/path/to/group`"),
            help: isPath && !string.contains("/") ? ["write `{\(string)}`"] : [])
    }

    fileprivate static func extendsCycle(_ paths: [String], _ text: SyntaxNode, others: [SyntaxNode])
        -> Diagnostic
    {
        let names = paths.map { "`\($0)`" }
        let message =
            names.count == 1
            ? "group \(names[0]) extends itself or a group around it"
            : "groups \(names.joined(separator: ", ")) extend each other"
        return Diagnostic(
            .extendsCycle, message, at: text.label("goes round in a circle"),
            related: others.map { $0.label("part of the circle") }, help: ["remove one of the `$extends`"])
    }

    fileprivate static func multiplied(_ text: SyntaxNode?) -> Diagnostic {
        Diagnostic(
            .tooDeep, "`$extends` multiplies groups beyond all measure", at: text?.label("copied too often"))
    }
}
