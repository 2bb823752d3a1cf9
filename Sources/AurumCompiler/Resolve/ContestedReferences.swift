import AurumSyntax

/// The objects with only a `$ref` that one source lays over a group or that another lays a group over.
///
/// A group merges with a group and a token replaces it, and which of them such an object is depends on what it
/// leads to when all is merged (F-079, A-02). So sources are merged again when that turns out otherwise than assumed.
struct ContestedReferences {
    /// One of them, met with something else at its path.
    struct Meeting {
        let node: SyntaxNode
        /// Whether the other is a group for certain, rather than one more of them.
        let isWithGroup: Bool
    }

    private var groups: [NodeRef: SyntaxNode] = [:]
    /// Those that have led to a token once, so that no two can go on changing each other.
    private var tokens: Set<NodeRef> = []

    /// Whether an object is a group as far as is known.
    func isGroup(_ node: SyntaxNode) -> Bool { !groups.isEmpty && groups[node.reference] != nil }

    /// Looks where they lead in what has been merged; true when something else has to come of that.
    mutating func revise(_ meetings: [Meeting], in forest: TokenForest) -> Bool {
        var isChanged = false
        for (key, node) in groups where forest.goal(of: node) == .token {
            groups[key] = nil
            tokens.insert(key)
            isChanged = true
        }
        for meeting in meetings where !tokens.contains(meeting.node.reference) {
            let goal = forest.goal(of: meeting.node)
            guard goal == .group || goal == nil && meeting.isWithGroup else { continue }
            groups[meeting.node.reference] = meeting.node
            isChanged = true
        }
        return isChanged
    }
}

extension TokenForest {
    /// What an object with only a `$ref` leads to, through further ones: a group, a token, or nil for nothing.
    fileprivate func goal(of object: SyntaxNode) -> Entry.Kind? {
        var object = object
        var known: Set<EntryID> = []
        while case .success(let steps)? = object["$ref"]?.string.map(ReferenceSyntax.pointer) {
            switch find(steps) {
            case .entry(let target) where entries[target].kind == .reference:
                guard known.insert(target).inserted else { return nil }
                object = entries[target].node
            case .entry(let target): return entries[target].kind
            case .missing(let step, let entry):
                return entries[entry].kind != .group && steps[step] == "$value" ? .token : nil
            case .lost: return nil
            }
        }
        return nil
    }
}
