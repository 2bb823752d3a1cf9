import AurumSyntax

/// Finds what references point at in the merged tokens, without recursion.
struct ReferenceWalker {
    /// A reference that stands for a value.
    enum Reference {
        /// A text in braces, with the path between them.
        case curly(String, SyntaxNode)
        /// A text in braces that cannot be read, and why.
        case malformed(String, SyntaxNode)
        /// The text of a `$ref`.
        case pointer(SyntaxNode)
        /// A reference object whose `$ref` is no text, or that has further members.
        case broken(SyntaxNode)

        /// The text to point at in messages.
        var node: SyntaxNode {
            switch self {
            case .curly(_, let node), .malformed(_, let node), .pointer(let node), .broken(let node): node
            }
        }
    }

    /// Where a reference leads.
    enum Place {
        /// Exactly the value of a token.
        case value(of: TokenForest.EntryID)
        /// A part of a token's value, or other data.
        case part(SyntaxNode, of: TokenForest.EntryID?)
        case tokenObject(TokenForest.EntryID)
        case group(TokenForest.EntryID)
        /// Nothing: the step that failed and where it was looked for.
        case missing(step: String, in: TokenForest.EntryID, node: SyntaxNode?)
        /// Something that has been reported, or will be where it stands.
        case lost
        /// References that go round in a circle.
        case circle(Set<NodeRef>)
        case unreadable(ReferenceSyntax.PointerFault)
        case malformed(String)
        case broken
    }

    /// No value nests more deeply, so a pointer with more steps still to go leads nowhere.
    private static let depthLimit = 600

    let forest: TokenForest
    let table: TokenTable
    /// The entries of this mode's tokens, indexed by `TokenID`.
    private let entries: [TokenForest.EntryID?]
    /// The token at the end of a chain of aliases, for aliases that a pointer has led through.
    private var ends: [TokenForest.EntryID: TokenForest.EntryID] = [:]
    /// Aliases that lead nowhere, which is reported where they stand.
    private var dead: Set<TokenForest.EntryID> = []
    /// Where references inside values lead, for those that another reference has led through.
    private var places: [NodeRef: Place] = [:]
    /// The circles found so far, by the references in them.
    private var circles: [NodeRef: Set<NodeRef>] = [:]

    /// Makes a walker over the tokens of a mode.
    init(_ forest: TokenForest, _ tokens: [DeclaredToken], _ table: TokenTable) {
        self.forest = forest
        self.table = table
        var entries = [TokenForest.EntryID?](repeating: nil, count: table.names.count)
        for token in tokens { entries[Int(token.id.index)] = token.entry }
        self.entries = entries
    }

    /// The reference that a value is, or nil when it is a value of its own.
    static func reference(_ node: SyntaxNode) -> Reference? {
        switch node.kind {
        case .string:
            guard ReferenceSyntax.hasBrace(node.bytes) else { return nil }
            switch ReferenceSyntax.curly(node.text) {
            case .plain: return nil
            case .path(let path): return .curly(path, node)
            case .malformed(let why): return .malformed(why, node)
            }
        case .object:
            guard let text = node["$ref"] else { return nil }
            guard text.kind == .string, node.members.dropFirst().first(where: { _ in true }) == nil else {
                return .broken(text.kind == .string ? node : text)
            }
            return .pointer(text)
        default: return nil
        }
    }

    /// The reference that a text inside a value is: one in braces, or that of a `$ref`.
    static func reference(at id: NodeID, in tree: SyntaxTree) -> Reference? {
        let node = tree.node(id)
        if ReferenceSyntax.hasBrace(node.bytes) { return reference(node) }
        guard node.bytes.first == UInt8(ascii: "#"), id > 0 else { return nil }
        let key = tree.node(id - 1)
        return key.kind == .string && key.bytes.elementsEqual("$ref".utf8) ? .pointer(node) : nil
    }

    /// The reference that a token is as a whole: its `$value`, or its `$ref` beside `$type` and the like (F-112).
    func reference(of token: TokenForest.EntryID) -> Reference? {
        let object = forest.entries[token].node
        if let value = object["$value"] { return Self.reference(value) }
        guard let text = object["$ref"] else { return nil }
        return text.kind == .string ? .pointer(text) : .broken(text)
    }

    /// Where a reference leads after all references that stand in its way; never a reference itself, unless a whole
    /// token is one.
    mutating func place(_ reference: Reference) -> Place {
        let first = reference.node.reference
        if !circles.isEmpty, let members = circles[first] { return .circle(members) }
        let place = end(of: reference, first)
        guard case .circle(let members) = place else { return place }
        guard members.contains(first) else { return .lost }
        for member in members { circles[member] = members }
        return place
    }

    private mutating func end(of reference: Reference, _ first: NodeRef) -> Place {
        var place = direct(reference)
        var passed: [NodeRef] = []
        var known: Set<NodeRef> = [first]
        while case .part(let node, let owner) = place, let next = Self.reference(node) {
            let key = next.node.reference
            guard known.insert(key).inserted else { return key == first ? .circle(known) : .lost }
            let found = places[key] ?? direct(next)
            place = owner == nil ? found : found.seenThroughAnother
            if places[key] == nil { passed.append(key) }
        }
        for key in passed { places[key] = place }
        return place
    }

    /// The value of a token after all references: its own, or what its reference leads to.
    mutating func content(of token: TokenForest.EntryID) -> Place {
        var token = token
        var known: Set<TokenForest.EntryID> = []
        while let reference = reference(of: token) {
            guard known.insert(token).inserted else { return .lost }
            let isOwn = forest.entries[token].node["$value"] == nil
            switch place(reference) {
            case .value(let next): token = next
            case .tokenObject(let next) where isOwn: token = next
            case let other: return other.seenThroughAnother
            }
        }
        return forest.entries[token].node["$value"].map { .part($0, of: token) } ?? .lost
    }

    /// Where a reference leads, seen from it alone.
    private mutating func direct(_ reference: Reference) -> Place {
        switch reference {
        case .curly(let path, _): return token(at: path)
        case .malformed(let why, _): return .malformed(why)
        case .broken: return .broken
        case .pointer(let text):
            switch ReferenceSyntax.pointer(text.text) {
            case .success(let steps): return place(steps)
            case .failure(let fault): return .unreadable(fault)
            }
        }
    }

    /// The token, or what else there is, at a dotted path.
    private func token(at path: String) -> Place {
        if let id = table.id(at: path), let entry = entries[Int(id.index)] { return .value(of: entry) }
        let steps = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        switch forest.find(steps) {
        case .entry(let entry): return .group(entry)
        case .missing(let step, let entry): return .missing(step: steps[step], in: entry, node: nil)
        case .lost: return .lost
        }
    }

    /// Follows the steps of a pointer from the root, through values that are references themselves (F-118).
    private mutating func place(_ steps: [String]) -> Place {
        var rest = RemainingSteps(steps)
        var passed: Set<Passage> = []
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
                    dead.formUnion(aliases)
                    return .lost
                }
                return place
            case .through(let reference, let owner, let isWhole):
                let key = reference.node.reference
                guard rest.count <= Self.depthLimit, circles[key] == nil,
                    passed.insert(Passage(node: key, count: rest.count, rest: rest.identity)).inserted
                else { return .circle(circles[key] ?? Set(passed.map(\.node))) }
                ownCount = ownCount ?? rest.count
                if !isWhole { shorten(aliases, to: owner) }
                guard let isAlias = jump(reference, &rest, from: owner) else {
                    if isWhole { dead.formUnion(aliases + [owner]) }
                    return .lost
                }
                if !(isWhole && isAlias) { aliases = [] } else { aliases.append(owner) }
            }
        }
    }

    /// A reference on the way of a pointer, with the steps still to go.
    private struct Passage: Hashable {
        let node: NodeRef
        let count: Int
        let rest: Int
    }

    /// Remembers where a chain of aliases ends, so that it is walked once.
    private mutating func shorten(_ aliases: [TokenForest.EntryID], to end: TokenForest.EntryID) {
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
            } else if let node = forest.entries[current].node[step], TokenNameRule.isReserved(step) {
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
        _ = rest.removeFirst()
        if step == "$value" { return enterValue(of: current, &rest) }
        return object[step].map { enter($0, &rest, of: nil, in: current) } ?? .found(.lost)
    }

    private func enterValue(of token: TokenForest.EntryID, _ rest: inout RemainingSteps) -> Descent {
        if rest.isEmpty { return .found(.value(of: token)) }
        let token = ends[token] ?? token
        if dead.contains(token) { return .found(.lost) }
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
            guard let next = node.child(step) else {
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

/// The steps a pointer has still to go, with an identity that is cheap to compare.
private struct RemainingSteps {
    private var steps: [(name: String, identity: Int)] = []

    init(_ steps: [String]) { prepend(steps) }

    var count: Int { steps.count }
    var isEmpty: Bool { steps.isEmpty }
    var first: String? { steps.last?.name }
    /// Equal for equal steps.
    var identity: Int { steps.last?.identity ?? 0 }

    mutating func removeFirst() -> String? { steps.popLast()?.name }

    mutating func prepend(_ names: [String]) {
        for name in names.reversed() {
            var hasher = Hasher()
            hasher.combine(identity)
            hasher.combine(ExactName(name))
            steps.append((name, hasher.finalize()))
        }
    }
}

extension ReferenceWalker.Place {
    /// What a reference sees that comes here through another one, which answers for its own mistakes.
    var seenThroughAnother: Self {
        switch self {
        case .value, .part: self
        case .tokenObject, .group, .missing, .lost, .circle, .unreadable, .malformed, .broken: .lost
        }
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
