import AurumCompiler
import AurumSyntax

/// Which tokens of two designs are one: by Figma variable, by declared successor, by path, then by likeness.
///
/// Every step looks at what the steps before have left, and pairs only what it cannot mistake; the steps treat both
/// designs alike, so that comparing the other way round finds the same pairs.
struct TokenMatch {
    let old: ResolvedDesign
    let new: ResolvedDesign
    /// Whether both designs say where values come from.
    let knowsOrigins: Bool
    /// The pairs, by no particular order.
    private(set) var pairs: [TokenPair] = []
    /// The position in `pairs` of each old token.
    private(set) var ofOld: [Int?]
    /// The position in `pairs` of each new token.
    private(set) var ofNew: [Int?]
    /// Whether each token of a design is there only to name a successor.
    private(set) var isForwarder: (old: [Bool], new: [Bool])

    init(_ old: DesignSide, _ new: DesignSide, _ modes: ModeMatch) {
        self.old = old.design
        self.new = new.design
        knowsOrigins = !old.isResolved && !new.isResolved
        ofOld = Array(repeating: nil, count: old.design.tokens.names.count)
        ofNew = Array(repeating: nil, count: new.design.tokens.names.count)
        isForwarder = (ofOld.map { _ in false }, ofNew.map { _ in false })
        matchVariables()
        matchSuccessors()
        matchPaths()
        for (old, new, confidence) in Likeness(self, modes).pairs {
            add(TokenPair(old: old, new: new, identity: .likeness(confidence)))
        }
    }

    /// The pair of an old token.
    func pair(ofOld id: TokenID) -> TokenPair? { ofOld[Int(id.index)].map { pairs[$0] } }
    /// The pair of a new token.
    func pair(ofNew id: TokenID) -> TokenPair? { ofNew[Int(id.index)].map { pairs[$0] } }

    /// Whether an old and a new token are one.
    func isOne(_ old: TokenID, _ new: TokenID) -> Bool { pair(ofOld: old)?.new == new }

    /// The old tokens that are in no pair and do not forward to one.
    var oldRest: [ResolvedToken] { rest(old, ofOld, isForwarder.old) }
    /// The new tokens that are in no pair and do not forward to one.
    var newRest: [ResolvedToken] { rest(new, ofNew, isForwarder.new) }

    private func rest(_ design: ResolvedDesign, _ pairs: [Int?], _ isForwarder: [Bool]) -> [ResolvedToken] {
        pairs.indices.filter { pairs[$0] == nil && !isForwarder[$0] }
            .compactMap { design.token(TokenID(UInt32(clamping: $0))) }
    }

    private mutating func add(_ pair: TokenPair) {
        let (old, new) = (Int(pair.old.index), Int(pair.new.index))
        guard ofOld[old] == nil, ofNew[new] == nil else { return }
        ofOld[old] = pairs.count
        ofNew[new] = pairs.count
        pairs.append(pair)
        if let forwarder = pair.oldForwarder { isForwarder.old[Int(forwarder.index)] = true }
        if let forwarder = pair.newForwarder { isForwarder.new[Int(forwarder.index)] = true }
    }

    // MARK: - Figma variables

    /// An identity that several tokens of a design have tells nothing.
    private mutating func matchVariables() {
        let olds = Self.variables(old)
        guard !olds.isEmpty else { return }
        for (key, new) in Self.variables(new).sorted(by: { $0.value < $1.value }) {
            if let old = olds[key] { add(TokenPair(old: old, new: new, identity: .figmaVariable)) }
        }
    }

    private static func variables(_ design: ResolvedDesign) -> [ExactName: TokenID] {
        var owners: [ExactName: TokenID?] = [:]
        for token in design.tokens.all.lazy.compactMap(design.token) {
            guard let extensions = token.extensions, extensions.kind == .object,
                let id = extensions[FigmaExtension.id]?.string
            else { continue }
            let isKnown = owners[ExactName(id)] != nil
            owners[ExactName(id)] = .some(isKnown ? nil : token.id)
        }
        return owners.compactMapValues { $0 }
    }

    // MARK: - Successors

    private mutating func matchSuccessors() {
        let forward = successions(to: new, from: old, ofNew, ofOld)
        let backward = successions(to: old, from: new, ofOld, ofNew)
        for found in forward {
            var pair = TokenPair(old: found.first, new: found.successor, identity: .successor)
            pair.newForwarder = found.forwarder
            add(pair)
        }
        for found in backward {
            var pair = TokenPair(old: found.successor, new: found.first, identity: .successor)
            pair.oldForwarder = found.forwarder
            add(pair)
        }
    }

    /// A token, the deprecated one at its path in the other design, and that one's successor.
    private struct Succession {
        let first: TokenID
        let forwarder: TokenID
        let successor: TokenID
    }

    /// The tokens of a design that live on in another under a new path, with a deprecated token left at the old one.
    ///
    /// The successor is new: otherwise the token was given up in favor of another. A successor of several is the
    /// successor of none.
    private func successions(
        to later: ResolvedDesign, from earlier: ResolvedDesign, _ laterPairs: [Int?], _ earlierPairs: [Int?]
    ) -> [Succession] {
        var found: [Succession] = []
        var counts: [TokenID: Int] = [:]
        for token in later.tokens.all.lazy.compactMap(later.token) {
            guard let successor = token.successor, laterPairs[Int(token.id.index)] == nil,
                laterPairs[Int(successor.index)] == nil,
                earlier.tokens.id(at: later.tokens[successor].path) == nil,
                let first = earlier.tokens.id(at: later.tokens[token.id].path),
                earlierPairs[Int(first.index)] == nil, let known = earlier.token(first),
                known.successor == nil, known.type == later.token(successor)?.type
            else { continue }
            counts[successor, default: 0] += 1
            found.append(Succession(first: first, forwarder: token.id, successor: successor))
        }
        return found.filter { counts[$0.successor] == 1 }
    }

    // MARK: - Paths

    private mutating func matchPaths() {
        for token in old.tokens.all where ofOld[Int(token.index)] == nil && old.token(token) != nil {
            guard !isForwarder.old[Int(token.index)], let same = new.tokens.id(at: old.tokens[token].path),
                !isForwarder.new[Int(same.index)], new.token(same) != nil
            else { continue }
            add(TokenPair(old: token, new: same, identity: .path))
        }
    }
}
