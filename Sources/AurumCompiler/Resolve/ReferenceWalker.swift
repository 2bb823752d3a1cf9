import AurumSyntax

/// Finds what references point at in the merged tokens, without recursion.
final class ReferenceWalker {
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

    let forest: TokenForest
    let table: TokenTable
    /// The entries of this mode's tokens, indexed by `TokenID`.
    private let entries: [TokenForest.EntryID?]
    /// The token at the end of a chain of aliases, for aliases that a pointer has led through.
    var ends: [TokenForest.EntryID: TokenForest.EntryID] = [:]
    /// References that lead nowhere, which is reported where the last of them stands.
    var dead: Set<NodeRef> = []
    /// Where references inside values lead, for those that another reference has led through.
    private var places: [NodeRef: Place] = [:]
    /// The parts of the large values that pointers have gone into.
    var parts = PartIndex()
    /// The circles found so far, by the references in them.
    var circles: [NodeRef: Set<NodeRef>] = [:]
    /// The references that have been searched for circles of what contains itself.
    var searched: Set<NodeRef> = []

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
            guard let edges = node.edges, ReferenceSyntax.hasBrace(edges) else { return nil }
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
        guard let edges = node.edges else { return nil }
        if ReferenceSyntax.hasBrace(edges) { return reference(node) }
        guard edges.first == UInt8(ascii: "#"), id > 0 else { return nil }
        let key = tree.node(id - 1)
        return key.isString("$ref") ? .pointer(node) : nil
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
    func place(_ reference: Reference) -> Place {
        let first = reference.node.reference
        if !circles.isEmpty, let members = circles[first] { return .circle(members) }
        let place = end(of: reference)
        switch place {
        case .circle(let members):
            guard members.contains(first) else { return .lost }
            for member in members { circles[member] = members }
        case .part(let node, _):
            if let members = circle(of: first, leadingTo: node) { return .circle(members) }
        default: break
        }
        return place
    }

    /// Where a reference leads after all references that stand in its way, whether or not it is found there again.
    func end(of reference: Reference) -> Place {
        let first = reference.node.reference
        var place = direct(reference)
        var passed: [NodeRef] = []
        var known: Set<NodeRef> = []
        while case .part(let node, let owner) = place, let next = Self.reference(node) {
            let key = next.node.reference
            if known.isEmpty { known.insert(first) }
            guard known.insert(key).inserted else { return key == first ? .circle(known) : .lost }
            let found = places[key] ?? direct(next)
            place = owner == nil ? found : found.seenThroughAnother
            if places[key] == nil { passed.append(key) }
        }
        for key in passed { places[key] = place }
        return place
    }

    /// Whether a reference names a place inside a value, whatever is found there (F-058).
    func leadsIntoValue(_ reference: Reference) -> Bool {
        guard case .pointer = reference, case .part = direct(reference) else { return false }
        return true
    }

    /// The value of a token after all references: its own, or what its reference leads to.
    func content(of token: TokenForest.EntryID) -> Place {
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
    private func direct(_ reference: Reference) -> Place {
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
