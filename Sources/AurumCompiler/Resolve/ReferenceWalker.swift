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
        /// References on the way go round in a circle.
        case endless
    }

    /// More references in a row on the way of one pointer than any system has.
    private static let limit = 2_000

    let forest: TokenForest

    /// The reference that a value is, or nil when it is a value of its own.
    static func reference(_ node: SyntaxNode) -> Reference? {
        switch node.kind {
        case .string:
            switch ReferenceSyntax.curly(node.text) {
            case .plain: return nil
            case .path(let path): return .curly(path, node)
            case .malformed(let why): return .malformed(why, node)
            }
        case .object:
            guard let text = node["$ref"] else { return nil }
            guard text.kind == .string, node.members.reduce(0, { count, _ in count + 1 }) == 1 else {
                return .broken(text.kind == .string ? node : text)
            }
            return .pointer(text)
        default: return nil
        }
    }

    /// The reference that a token is as a whole: its `$value`, or its `$ref` beside `$type` and the like (F-112).
    func reference(of token: TokenForest.EntryID) -> Reference? {
        let object = forest.entries[token].node
        if let value = object["$value"] { return Self.reference(value) }
        guard let text = object["$ref"] else { return nil }
        return text.kind == .string ? .pointer(text) : .broken(text)
    }

    /// The entry at a dotted path.
    func entry(at path: String) -> TokenForest.EntryID? {
        var current = TokenForest.root
        for step in path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard let child = forest.child(String(Substring(step)), of: current) else { return nil }
            current = child
        }
        return current
    }

    /// Follows the steps of a pointer from the root, through values that are references themselves (F-118).
    func place(_ steps: [String]) -> Place {
        var rest = Array(steps.reversed())
        for _ in 0..<Self.limit {
            switch descend(&rest) {
            case .found(let place): return place
            case .through(let reference, let owner):
                if let dead = jump(reference, &rest, from: owner) { return dead }
            }
        }
        return .endless
    }

    private enum Descent {
        case found(Place)
        /// A value on the way is a reference, with steps still to go.
        case through(Reference, owner: TokenForest.EntryID)
    }

    /// Goes from the root through groups to a token and into its value as far as the steps lead.
    private func descend(_ rest: inout [String]) -> Descent {
        var current = TokenForest.root
        while forest.entries[current].kind == .group {
            guard let step = rest.popLast() else { return .found(.group(current)) }
            if let child = forest.child(step, of: current) {
                current = child
            } else if let node = forest.entries[current].node[step], TokenNameRule.isReserved(step) {
                return enter(node, &rest, of: nil, in: current)
            } else {
                return .found(.missing(step: step, in: current, node: nil))
            }
        }
        guard let step = rest.popLast() else { return .found(.tokenObject(current)) }
        let object = forest.entries[current].node
        guard step == "$value" else {
            guard let node = object[step] else {
                return .found(.missing(step: step, in: current, node: object))
            }
            return enter(node, &rest, of: nil, in: current)
        }
        if rest.isEmpty { return .found(.value(of: current)) }
        if let reference = reference(of: current) { return .through(reference, owner: current) }
        guard let value = object["$value"] else {
            return .found(.missing(step: step, in: current, node: object))
        }
        return enter(value, &rest, of: current, in: current)
    }

    /// Goes into data as far as the steps lead.
    private func enter(
        _ start: SyntaxNode, _ rest: inout [String], of owner: TokenForest.EntryID?, in entry: TokenForest.EntryID
    ) -> Descent {
        var node = start
        while let step = rest.last {
            if owner != nil, let reference = Self.reference(node) { return .through(reference, owner: entry) }
            let next: SyntaxNode? =
                node.kind == .array
                ? ReferenceSyntax.listPosition(step).flatMap { position in
                    node.elements.dropFirst(position).first { _ in true }
                } : node[step]
            guard let next else { return .found(.missing(step: step, in: entry, node: node)) }
            rest.removeLast()
            node = next
        }
        return .found(.part(node, of: owner))
    }

    /// Puts the steps of a reference before the rest; a place when that cannot be done.
    private func jump(
        _ reference: Reference, _ rest: inout [String], from owner: TokenForest.EntryID
    ) -> Place? {
        switch reference {
        case .curly(let path, let node):
            guard let target = entry(at: path), forest.entries[target].kind != .group else {
                return .missing(step: path, in: owner, node: node)
            }
            rest.append("$value")
            rest += path.utf8.split(separator: UInt8(ascii: ".")).reversed().map { String(Substring($0)) }
            return nil
        case .pointer(let text):
            guard case .success(let steps) = ReferenceSyntax.pointer(text.text) else {
                return .missing(step: text.text, in: owner, node: text)
            }
            rest += steps.reversed()
            return nil
        case .malformed(_, let node), .broken(let node):
            return .missing(step: rest.last ?? "", in: owner, node: node)
        }
    }
}
