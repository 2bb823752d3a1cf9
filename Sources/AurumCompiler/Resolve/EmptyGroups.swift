import AurumSyntax

/// Finds groups that look like tokens without a value: a `$type`, and nothing in them when all is merged (F-035).
struct EmptyGroups {
    /// The merged groups and tokens, a forest a mode.
    let forests: [TokenForest]
    /// The sources of all contexts, also of those that no mode chooses.
    let everything: MergedSources

    /// Reports the groups that stay empty in every mode and whatever is chosen.
    func report(_ diagnostics: inout DiagnosticSink) {
        let found = forests.filter { !$0.isIncomplete }.flatMap { forest in
            forest.entries.indices.filter { isTypedAndEmpty($0, in: forest) }
                .map { (entry: forest.entries[$0], path: forest.path(of: $0)) }
        }
        guard !found.isEmpty else { return }
        // What is wrong with sources that no mode has is not asked here.
        var unasked = DiagnosticSink()
        let places = forests + [everything.forest(&unasked)]
        for (entry, path) in found {
            guard let key = entry.key, !places.contains(where: { fills(path, $0) }) else { continue }
            diagnostics.report(.valueless(entry.name, key))
        }
    }

    private func isTypedAndEmpty(_ id: TokenForest.EntryID, in forest: TokenForest) -> Bool {
        let entry = forest.entries[id]
        return entry.kind == .group && entry.children.isEmpty && entry.properties.type != nil
            && entry.properties.extends == nil && entry.rank == TokenForest.Entry.local
            && !entry.isIncomplete && !entry.node.isIncomplete && !Self.hasUnknownMember(entry.node)
            && forest.isReachable(id)
    }

    /// Whether a mode has more than an empty group at a path.
    private func fills(_ path: [String], _ forest: TokenForest) -> Bool {
        switch forest.find(path) {
        case .entry(let id): forest.entries[id].kind != .group || !forest.entries[id].children.isEmpty
        case .missing: false
        case .lost: true
        }
    }

    /// Whether a group has a member that has been reported, perhaps a misspelled `$value`.
    private static func hasUnknownMember(_ group: SyntaxNode) -> Bool {
        let known = ["$type", "$description", "$deprecated", "$extensions"]
        return group.members.contains { !known.contains(where: $0.key.hasText) }
    }
}

extension TokenForest {
    /// Whether nothing has replaced an entry, or a group around it.
    fileprivate func isReachable(_ id: EntryID) -> Bool {
        var current = id
        while current != Self.root {
            let parent = entries[current].parent
            guard child(entries[current].name, of: parent) == current else { return false }
            current = parent
        }
        return true
    }
}

extension Diagnostic {
    fileprivate static func valueless(_ name: String, _ key: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .valuelessToken, "`\(name)` looks like a token but has no `$value`",
            at: key.label("an empty group"), severity: .warning, help: ["add `$value`, or remove it"])
    }
}
