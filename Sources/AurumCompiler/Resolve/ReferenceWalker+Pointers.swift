import AurumSyntax

extension ReferenceWalker {
    /// Follows the steps of a pointer from the root, through values that are references themselves (F-118).
    func place(_ steps: [String]) -> Place {
        var rest = RemainingSteps(steps)
        var passed = PassedReferences()
        var aliases: [TokenForest.EntryID] = []
        // How many of the pointer's own steps are left once another reference stands in its way; what goes wrong
        // before it gets to these is that reference's mistake.
        var ownCount: Int?
        while true {
            switch descend(&rest) {
            case .found(let place):
                guard let ownCount else { return place }
                switch place {
                case .part(_, let owner?): shorten(aliases, to: owner)
                case .part: break
                case .missing(_, let owner, let node?)
                where rest.count <= ownCount && node.reference != forest.entries[owner].node.reference:
                    shorten(aliases, to: owner)
                default:
                    dead.formUnion(passed.references(before: rest.count))
                    return .lost
                }
                return place
            case .through(let reference, let owner, let isWhole):
                let key = reference.node.reference
                if dead.contains(key) {
                    dead.formUnion(passed.references(before: .max))
                    return .lost
                }
                if let members = circles[key] ?? passed.add(key, rest.count) { return .circle(members) }
                ownCount = ownCount ?? rest.count
                if !isWhole { shorten(aliases, to: owner) }
                guard let isAlias = jump(reference, &rest, from: owner) else {
                    dead.formUnion(passed.references(before: .max))
                    return .lost
                }
                if !(isWhole && isAlias) { aliases = [] } else { aliases.append(owner) }
            }
        }
    }

    /// Remembers where a chain of aliases ends, so that it is walked once.
    private func shorten(_ aliases: [TokenForest.EntryID], to end: TokenForest.EntryID) {
        for alias in aliases { ends[alias] = end }
    }

    private enum Descent {
        case found(Place)
        /// A value on the way is a reference, with steps still to go; `isWhole` when it is all of a token's value.
        case through(Reference, owner: TokenForest.EntryID, isWhole: Bool)
    }

    /// Goes from the root through groups to a token and into its value as far as the steps lead.
    private func descend(_ rest: inout RemainingSteps) -> Descent {
        var current = TokenForest.root
        while forest.entries[current].kind == .group {
            guard let step = rest.first else { return .found(.group(current)) }
            if let child = forest.child(step, of: current) {
                _ = rest.removeFirst()
                current = child
            } else if TokenNameRule.isReserved(step), let node = forest.member(step, of: current) {
                _ = rest.removeFirst()
                return enter(node, &rest, of: nil, in: current)
            } else {
                let isLost = forest.isLost([step], in: current)
                return .found(isLost ? .lost : .missing(step: step, in: current, node: nil))
            }
        }
        if forest.entries[current].kind == .hole { return .found(.lost) }
        guard let step = rest.first else { return .found(.tokenObject(current)) }
        let object = forest.entries[current].node
        guard step == "$value" || object[step] != nil else {
            return .found(object.isIncomplete ? .lost : .missing(step: step, in: current, node: object))
        }
        if forest.hasStrayMember(step, token: current) { return .found(.lost) }
        _ = rest.removeFirst()
        if step == "$value" { return enterValue(of: current, &rest) }
        return object[step].map { enter($0, &rest, of: nil, in: current) } ?? .found(.lost)
    }

    private func enterValue(of token: TokenForest.EntryID, _ rest: inout RemainingSteps) -> Descent {
        if rest.isEmpty { return .found(.value(of: token)) }
        let token = ends[token] ?? token
        if let reference = reference(of: token) { return .through(reference, owner: token, isWhole: true) }
        guard let value = forest.entries[token].node["$value"] else { return .found(.lost) }
        return enter(value, &rest, of: token, in: token)
    }

    /// Goes into data as far as the steps lead.
    private func enter(
        _ start: SyntaxNode, _ rest: inout RemainingSteps, of owner: TokenForest.EntryID?,
        in entry: TokenForest.EntryID
    ) -> Descent {
        var node = start
        while let step = rest.first {
            if owner != nil, let reference = Self.reference(node) {
                return .through(reference, owner: entry, isWhole: false)
            }
            guard let next = parts.child(step, of: node) else {
                let isLost = node.isIncomplete || node.kind == .invalid
                return .found(isLost ? .lost : .missing(step: step, in: entry, node: node))
            }
            _ = rest.removeFirst()
            node = next
        }
        return .found(.part(node, of: owner))
    }

    /// Puts the steps of a reference before the rest: whether it leads to the value of a token as a whole, or nil when
    /// it leads nowhere, which is reported where it stands.
    private func jump(_ reference: Reference, _ rest: inout RemainingSteps, from owner: TokenForest.EntryID)
        -> Bool?
    {
        switch reference {
        case .curly(let path, _):
            guard table.id(at: path) != nil else { return nil }
            rest.prepend(
                path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) } + ["$value"])
            return true
        case .pointer(let text):
            guard case .success(let steps) = ReferenceSyntax.pointer(text.text) else { return nil }
            let isOwn = forest.entries[owner].node["$value"] == nil
            if isOwn, case .entry(let target) = forest.find(steps), forest.entries[target].kind != .group {
                rest.prepend(steps + ["$value"])
                return true
            }
            rest.prepend(steps)
            return steps.last == "$value"
        case .malformed, .broken: return nil
        }
    }
}

/// The steps a pointer has still to go.
private struct RemainingSteps {
    /// The next step last.
    private var steps: [String]

    init(_ steps: [String]) { self.steps = steps.reversed() }

    var count: Int { steps.count }
    var isEmpty: Bool { steps.isEmpty }
    var first: String? { steps.last }

    mutating func removeFirst() -> String? { steps.popLast() }

    mutating func prepend(_ names: [String]) { steps += names.reversed() }
}

/// The references that a pointer has led through while the steps that were left then are all still to go.
///
/// Coming to one of them again means going round without end: what happened since happens again, perhaps with more
/// steps each time.
private struct PassedReferences {
    private var passed: [(reference: NodeRef, count: Int)] = []
    private var positions: [NodeRef: Int] = [:]

    /// The references that had fewer steps left than are left now, when something goes wrong: they lead there whatever
    /// comes after them.
    func references(before count: Int) -> [NodeRef] {
        passed.filter { $0.count < count }.map(\.reference)
    }

    /// Adds a reference with the number of steps left; the circle if it closes one.
    mutating func add(_ reference: NodeRef, _ count: Int) -> Set<NodeRef>? {
        while let last = passed.last, last.count > count {
            positions[last.reference] = nil
            passed.removeLast()
        }
        if let start = positions[reference] { return Set(passed[start...].map(\.reference)) }
        positions[reference] = passed.count
        passed.append((reference, count))
        return nil
    }
}

extension SyntaxNode {
    /// The member or element that a step of a JSON pointer names.
    func child(_ step: String) -> SyntaxNode? {
        guard kind == .array else { return self[step] }
        return ReferenceSyntax.listPosition(step).flatMap { position in
            elements.dropFirst(position).first { _ in true }
        }
    }
}
