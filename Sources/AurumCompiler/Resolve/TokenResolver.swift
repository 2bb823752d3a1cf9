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

    /// Diagnostics that only matter when the token they blame turns out to be sound.
    var deferred: [(diagnostic: Diagnostic, target: Int)] = []
    /// What the value being read refers to.
    var references: [TokenID] = []
    /// Whether something in the value being read has been reported or follows from that.
    var hasFailed = false
    /// How many values are being read inside each other.
    var depth = 0

    /// Makes a resolver for the tokens of a forest.
    init(_ forest: TokenForest, _ tokens: [DeclaredToken], _ table: TokenTable) {
        walker = ReferenceWalker(forest: forest)
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
        reportDeferred()
        diagnostics.merge(self.diagnostics)
        self.diagnostics = DiagnosticSink()
        var resolved = [ResolvedToken?](repeating: nil, count: table.names.count)
        for (token, state) in zip(tokens, states) {
            if case .done(let value) = state { resolved[Int(token.id.index)] = value }
        }
        return resolved
    }

    /// Adds the diagnostics whose blamed token has turned out sound.
    func reportDeferred() {
        for (diagnostic, target) in deferred {
            if case .failed = states[target] { continue }
            diagnostics.report(diagnostic)
        }
        deferred = []
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
        let saved = (references, hasFailed)
        (references, hasFailed) = ([], false)
        let token = resolved(position)
        states[position] = token.map(State.done) ?? .failed
        (references, hasFailed) = saved
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
        guard let value = walker.forest.entries[entry].node["$value"] else {
            return (walker.reference(of: entry).flatMap(target).map { [$0] }) ?? []
        }
        var targets: [Target] = []
        for id in value.id..<value.tree.ends[Int(value.id)] where value.tree.kinds[Int(id)] == .string {
            let node = value.tree.node(id)
            guard let first = node.bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "#") else { continue }
            let reference: ReferenceWalker.Reference? =
                first == UInt8(ascii: "#") ? .pointer(node) : ReferenceWalker.reference(node)
            if let found = reference.flatMap(target) { targets.append(found) }
        }
        return targets.reversed()
    }

    private func target(_ reference: ReferenceWalker.Reference) -> Target? {
        let entry: TokenForest.EntryID?
        switch reference {
        case .curly(let path, _): entry = walker.entry(at: path)
        case .pointer(let text):
            guard case .success(let steps) = ReferenceSyntax.pointer(text.text), steps.last == "$value" else {
                return directTarget(text)
            }
            guard case .value(let found) = walker.place(steps) else { return nil }
            entry = found
        case .malformed, .broken: return nil
        }
        guard let entry, let position = positions[entry] else { return nil }
        return Target(position: position, node: reference.node)
    }

    /// The token that a token's own `$ref` names without `$value` (F-112).
    private func directTarget(_ text: SyntaxNode) -> Target? {
        guard case .success(let steps) = ReferenceSyntax.pointer(text.text),
            case .tokenObject(let entry) = walker.place(steps), let position = positions[entry]
        else { return nil }
        return Target(position: position, node: text)
    }

    /// Reports a circle once and gives up on all its tokens (F-106).
    func reportCycle(_ cycle: [Int], closing node: SyntaxNode) {
        let names = cycle.map { table[tokens[$0].id].path }
        let keys = cycle.compactMap { walker.forest.entries[tokens[$0].entry].key }
        diagnostics.report(.cycle(names, closing: node, keys: keys))
        for position in cycle { states[position] = .failed }
    }
}

extension Diagnostic {
    fileprivate static func cycle(_ names: [String], closing node: SyntaxNode, keys: [SyntaxNode]) -> Diagnostic {
        let shown = (names + names.prefix(1)).map { "`\($0)`" }
        let way =
            shown.count > 8
            ? (shown.prefix(6) + ["…"] + shown.suffix(1)).joined(separator: " → ") : shown.joined(separator: " → ")
        return Diagnostic(
            .referenceCycle,
            names.count == 1 ? "\(shown[0]) refers to itself" : "references go round in a circle: \(way)",
            at: node.label("leads back to where it began"),
            related: keys.dropFirst(names.count == 1 ? 1 : 0).prefix(6).map { $0.label("part of the circle") },
            help: ["give one of them a value of its own"])
    }
}
