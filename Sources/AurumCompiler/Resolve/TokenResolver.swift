import AurumSyntax

/// Gives every token of one mode its type and value; the values themselves are read in `TokenResolver+….swift`.
final class TokenResolver {
    /// How far a token has come.
    enum State {
        case untouched
        /// On the path of references that is being followed.
        case waiting
        case done(ResolvedToken)
        /// Reported already, or follows from something reported.
        case failed
    }

    let walker: ReferenceWalker
    let table: TokenTable
    let tokens: [DeclaredToken]
    /// The position in `tokens` of a forest entry.
    let positions: [Int?]
    var states: [State]
    var diagnostics = DiagnosticSink()

    /// What is wrong with borrowed places, and the places.
    var deferred: [(diagnostic: Diagnostic, node: NodeRef)] = []
    /// The places that something is wrong with where they stand.
    var blamed: Set<NodeRef> = []
    /// The token that was blamed first for something at a place.
    var causes: [Cause: Int] = [:]
    /// The references of circles that have been reported.
    var circles: Set<NodeRef> = []
    /// The token whose value is being read.
    var current = 0
    /// How many suggestions may still be looked for, in names to compare.
    var suggestionBudget = 200_000
    /// What the value being read refers to.
    var references: [TokenID] = []
    /// The tokens with a successor.
    var successors: [Successor] = []
    /// Whether something in the value being read has been reported or follows from that.
    var hasFailed = false
    /// How many values are being read inside each other.
    var depth = 0

    /// Makes a resolver for the tokens of a forest.
    init(_ forest: TokenForest, _ tokens: [DeclaredToken], _ table: TokenTable) {
        walker = ReferenceWalker(forest, tokens, table)
        self.tokens = tokens
        self.table = table
        var positions = [Int?](repeating: nil, count: forest.entries.count)
        for (position, token) in tokens.enumerated() { positions[token.entry] = position }
        self.positions = positions
        states = [State](repeating: .untouched, count: tokens.count)
    }

    /// Resolves all tokens; the result is indexed by `TokenID`, nil for those that failed.
    func resolveAll(_ diagnostics: inout DiagnosticSink) -> [ResolvedToken?] {
        for position in tokens.indices { settle(position) }
        checkSuccessors()
        reportDeferred()
        diagnostics.merge(self.diagnostics)
        self.diagnostics = DiagnosticSink()
        var resolved = [ResolvedToken?](repeating: nil, count: table.names.count)
        for (token, state) in zip(tokens, states) {
            if case .done(let value) = state { resolved[Int(token.id.index)] = value }
        }
        return resolved
    }

    /// Brings a token to its end after all tokens that its value refers to as a whole, without recursion.
    func settle(_ first: Int) {
        guard case .untouched = states[first] else { return }
        var path = [Step(position: first, targets: wholeTargets(of: first))]
        states[first] = .waiting
        while var step = path.popLast() {
            guard let target = step.targets.popLast() else {
                finish(step.position)
                continue
            }
            path.append(step)
            switch states[target.position] {
            case .untouched:
                states[target.position] = .waiting
                path.append(Step(position: target.position, targets: wholeTargets(of: target.position)))
            case .waiting:
                let start = path.firstIndex { $0.position == target.position } ?? 0
                reportCycle(path[start...].map(\.position), closing: target.node)
            case .done, .failed: break
            }
        }
    }

    /// Reads the value of a token unless it was found to be part of a cycle.
    private func finish(_ position: Int) {
        guard case .waiting = states[position] else { return }
        (references, hasFailed, current) = ([], false, position)
        let token = resolved(position)
        states[position] = token.map(State.done) ?? .failed
    }

    private struct Step {
        let position: Int
        var targets: [Target]
    }

    /// A token that a value refers to as a whole, and the text that does.
    private struct Target {
        let position: Int
        let node: SyntaxNode
    }

    /// The tokens that have to be resolved before a token: those it refers to as a whole, last one first.
    private func wholeTargets(of position: Int) -> [Target] {
        let entry = tokens[position].entry
        let object = walker.forest.entries[entry].node
        var targets: [Target] = []
        var pending: [SyntaxNode] = []
        if let value = object["$value"] {
            addReferences(in: value, &targets, &pending)
        } else if let reference = walker.reference(of: entry) {
            add(reference, &targets, &pending)
        }
        var seen: Set<NodeRef> = []
        while let value = pending.popLast() {
            guard seen.insert(value.reference).inserted else { continue }
            addReferences(in: value, &targets, &pending)
        }
        targets.reverse()
        return targets
    }

    private func addReferences(in value: SyntaxNode, _ targets: inout [Target], _ pending: inout [SyntaxNode])
    {
        let tree = value.tree
        for id in value.id..<tree.ends[Int(value.id)] where tree.kinds[Int(id)] == .string {
            guard let reference = ReferenceWalker.reference(at: id, in: tree) else { continue }
            add(reference, &targets, &pending)
        }
    }

    private func add(
        _ reference: ReferenceWalker.Reference, _ targets: inout [Target], _ pending: inout [SyntaxNode]
    ) {
        switch walker.place(reference) {
        case .value(let entry), .tokenObject(let entry):
            guard let position = positions[entry] else { return }
            targets.append(Target(position: position, node: reference.node))
        case .part(let node, _): pending.append(node)
        default: break
        }
    }

    /// Reports a circle once and gives up on all its tokens (F-106).
    func reportCycle(_ cycle: [Int], closing node: SyntaxNode) {
        let names = cycle.map { table[tokens[$0].id].path }
        let keys = cycle.compactMap { walker.forest.entries[tokens[$0].entry].key }
        diagnostics.report(.cycle(names, closing: node, keys: keys))
        for position in cycle { states[position] = .failed }
    }
}

/// What one diagnostic is about.
struct Cause: Hashable {
    let code: DiagnosticCode
    let place: [UInt32]?
}

extension Diagnostic {
    fileprivate static func cycle(_ names: [String], closing node: SyntaxNode, keys: [SyntaxNode])
        -> Diagnostic
    {
        let shown = (names + names.prefix(1)).map { "`\($0)`" }
        let way =
            shown.count > 8
            ? (shown.prefix(6) + ["…"] + shown.suffix(1)).joined(separator: " → ")
            : shown.joined(separator: " → ")
        return Diagnostic(
            .referenceCycle,
            names.count == 1 ? "\(shown[0]) refers to itself" : "references go round in a circle: \(way)",
            at: node.label("leads back to where it began"),
            related: keys.dropFirst(names.count == 1 ? 1 : 0).prefix(6).map {
                $0.label("part of the circle")
            },
            help: ["give one of them a value of its own"])
    }
}
