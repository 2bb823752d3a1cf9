import AurumSyntax

extension TokenForest {
    /// The groups that say something about themselves, in authored order; a group without tokens counts too (F-031).
    var describedGroups: [ResolvedGroup] {
        var groups: [ResolvedGroup] = []
        var pending = [Self.root]
        while let entry = pending.popLast() {
            guard entries[entry].kind == .group else { continue }
            describedGroup(entry).map { groups.append($0) }
            pending += entries[entry].children.reversed()
        }
        return groups
    }

    private func describedGroup(_ entry: EntryID) -> ResolvedGroup? {
        let properties = entries[entry].properties
        let description = properties.description?.node.string
        let extensions = properties.extensions?.node
        guard description != nil || extensions != nil else { return nil }
        return ResolvedGroup(segments: path(of: entry), description: description, extensions: extensions)
    }
}
