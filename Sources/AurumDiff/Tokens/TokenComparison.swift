import AurumCompiler
import AurumSyntax

/// Compares the tokens that two designs share, and lists those that only one has.
struct TokenComparison {
    private let match: TokenMatch
    private let modes: ModeMatch

    init(_ match: TokenMatch, _ modes: ModeMatch) {
        self.match = match
        self.modes = modes
    }

    /// Everything that changed, in the new design's order; what is gone comes last, in the old one's.
    var changes: [TokenChange] {
        var changes: [TokenChange] = []
        for id in match.new.tokens.all where match.new.token(id) != nil {
            if let pair = match.pair(ofNew: id) {
                let change = change(of: pair)
                if !change.isEmpty { changes.append(change) }
            } else if !match.isForwarder.new[Int(id.index)] {
                changes.append(TokenChange(.added, new: id))
            }
        }
        return changes + match.oldRest.map { TokenChange(.removed, old: $0.id) }
    }

    private func change(of pair: TokenPair) -> TokenChange {
        var change = TokenChange(pair, move(of: pair))
        for (index, mode) in modes.pairs.enumerated() {
            let (old, new) = (match.old.modes[mode.old][pair.old], match.new.modes[mode.new][pair.new])
            if old == nil, new == nil { continue }
            ModeDifference.add(old?.value, new?.value, mode: index, to: &change.values)
            guard let old, let new else { continue }
            ModeDifference.add(old.type, new.type, mode: index, to: &change.types)
            ModeDifference.add(old.deprecation, new.deprecation, mode: index, to: &change.deprecations)
            addTexts(old, new, index, to: &change)
            if match.knowsOrigins { addOrigins(old, new, index, to: &change) }
            addSuccessors(old, new, index, to: &change)
            addExtensions(old, new, index, to: &change)
        }
        return change
    }

    private func move(of pair: TokenPair) -> TokenChange.Move? {
        let (old, new) = (match.old.tokens[pair.old], match.new.tokens[pair.new])
        if ExactName(old.path) == ExactName(new.path) { return nil }
        return old.segments.last.map(ExactName.init) == new.segments.last.map(ExactName.init)
            ? .moved : .renamed
    }

    private func addTexts(
        _ old: ResolvedToken, _ new: ResolvedToken, _ mode: Int, to change: inout TokenChange
    ) {
        guard old.description.map(ExactName.init) != new.description.map(ExactName.init) else { return }
        ModeDifference.add(old.description, new.description, mode: mode, to: &change.descriptions) {
            $0.old == old.description && $0.new == new.description
        }
    }

    private func addOrigins(
        _ old: ResolvedToken, _ new: ResolvedToken, _ mode: Int, to change: inout TokenChange
    ) {
        let isSame =
            (old.aliasTarget == nil) == (new.aliasTarget == nil)
            && old.references.count == new.references.count
            && zip(old.references, new.references).allSatisfy { match.isOne($0, $1) }
        if isSame { return }
        let (first, second) = (TokenChange.Origin(old), TokenChange.Origin(new))
        ModeDifference.add(first, second, mode: mode, to: &change.origins) {
            $0.old == first && $0.new == second
        }
    }

    private func addSuccessors(
        _ old: ResolvedToken, _ new: ResolvedToken, _ mode: Int, to change: inout TokenChange
    ) {
        if let first = old.successor, let second = new.successor, match.isOne(first, second) { return }
        if old.successor == nil, new.successor == nil { return }
        ModeDifference.add(old.successor, new.successor, mode: mode, to: &change.successors) {
            $0.old == old.successor && $0.new == new.successor
        }
    }

    private func addExtensions(
        _ old: ResolvedToken, _ new: ResolvedToken, _ mode: Int, to change: inout TokenChange
    ) {
        if old.extensions == nil, new.extensions == nil { return }
        if let first = old.extensions, let second = new.extensions, first.isSame(as: second) { return }
        let names = (old.extensions?.memberNames ?? []) + (new.extensions?.memberNames ?? [])
        var seen: Set<ExactName> = [ExactName(KnownExtension.successor)]
        for name in names where seen.insert(ExactName(name)).inserted {
            let (first, second) = (old.extensions?.value(of: name), new.extensions?.value(of: name))
            if SyntaxNode.mean(first, second) { continue }
            change.addExtension(name, first, second, mode)
        }
    }
}

extension TokenChange {
    fileprivate mutating func addExtension(
        _ name: String, _ old: SyntaxNode?, _ new: SyntaxNode?, _ mode: Int
    ) {
        var known = extensions.filter { ExactName($0.name) == ExactName(name) }.map(\.difference)
        extensions.removeAll { ExactName($0.name) == ExactName(name) }
        ModeDifference.add(old, new, mode: mode, to: &known) {
            SyntaxNode.mean($0.old, old) && SyntaxNode.mean($0.new, new)
        }
        extensions += known.map { Extension(name: name, difference: $0) }
    }
}

extension TokenChange.Origin {
    fileprivate init(_ token: ResolvedToken) {
        self.init(isAlias: token.aliasTarget != nil, tokens: token.references)
    }
}

extension SyntaxNode {
    fileprivate var memberNames: [String] { members.map(\.name) }

    fileprivate func value(of name: String) -> SyntaxNode? { kind == .object ? self[name] : nil }

    /// Whether two values mean the same, whatever order their members are in.
    fileprivate static func mean(_ first: SyntaxNode?, _ second: SyntaxNode?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        var work = [(first, second)]
        while let (one, two) = work.popLast() {
            if one.isSame(as: two) { continue }
            guard one.kind == two.kind, !one.kind.isScalar else { return false }
            if one.kind == .array {
                let (ones, twos) = (Array(one.elements), Array(two.elements))
                if ones.count != twos.count { return false }
                work += zip(ones, twos)
            } else {
                let members = Array(one.members)
                if members.count != Array(two.members).count { return false }
                for member in members {
                    guard let other = two[member.name] else { return false }
                    work.append((member.value, other))
                }
            }
        }
        return true
    }
}
