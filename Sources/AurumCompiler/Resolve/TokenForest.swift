import AurumSyntax

/// The groups and tokens of one mode after its sources are merged: as if everything had been one file.
struct TokenForest {
    /// The index of an entry; the root group is entry 0.
    typealias EntryID = Int

    /// A group, a token, or an object with `$ref` that is one or the other.
    struct Entry {
        enum Kind {
            case group, token, reference
            /// Something that has been reported; what refers to it stays silent.
            case hole
        }

        let name: String
        let parent: EntryID
        var kind: Kind
        /// Where the name is written last; nil for the root.
        var key: SyntaxNode?
        /// The object that declares it last.
        var node: SyntaxNode
        var properties = GroupProperties()
        var children: [EntryID] = []
        var index: [ExactName: EntryID] = [:]
        /// How near what brought it here is: `local` for the sources, else the depth of the group whose `$extends`
        /// did.
        ///
        /// The nearer one wins (F-086).
        var rank = Self.local
        /// Whether it may lack children because something about it has been reported.
        var isIncomplete = false

        /// The rank of what sources declare.
        static let local = Int.max
    }

    /// What a group says about the tokens in it.
    struct GroupProperties {
        /// One statement and how near what brought it here is.
        struct Property {
            let node: SyntaxNode
            var rank = Entry.local
        }

        var type: Property?
        var deprecated: Property?
        var description: Property?
        var extensions: Property?
        var textStyle: Property?
        /// The `$extends` text or the `$ref` text of a group (F-079).
        var extends: SyntaxNode?

        /// Takes over a `$` member of the group itself.
        mutating func take(_ member: SyntaxNode.Member) {
            let property = Property(node: member.value)
            switch member.name {
            case "$type": type = property
            case "$deprecated": deprecated = property
            case "$description": description = property
            case "$extensions":
                extensions = property
                let style = KnownExtension.member(KnownExtension.textStyle, of: member.value)
                if let style { textStyle = Property(node: style) }
            case "$extends", "$ref": extends = member.value
            default: break
            }
        }

        /// The value of a member that the group has or inherits.
        subscript(name: String) -> SyntaxNode? {
            switch name {
            case "$type": type?.node
            case "$deprecated": deprecated?.node
            case "$description": description?.node
            case "$extensions": extensions?.node
            default: nil
            }
        }

        /// Takes over what an inherited group says where this one says nothing nearer; `$extends` stays behind.
        mutating func inherit(_ other: GroupProperties, rank: Int) {
            type = Self.nearer(type, other.type, rank)
            deprecated = Self.nearer(deprecated, other.deprecated, rank)
            description = Self.nearer(description, other.description, rank)
            extensions = Self.nearer(extensions, other.extensions, rank)
            textStyle = Self.nearer(textStyle, other.textStyle, rank)
        }

        private static func nearer(_ own: Property?, _ inherited: Property?, _ rank: Int) -> Property? {
            guard let inherited else { return own }
            if let own, own.rank >= rank { return own }
            return Property(node: inherited.node, rank: rank)
        }
    }

    static let root: EntryID = 0
    var entries: [Entry]
    /// Whether a whole source is missing, which has been reported; any path may have been in it.
    var isIncomplete = false

    /// What stands at the end of some steps.
    enum Finding {
        case entry(EntryID)
        /// Nothing: the first step that leads nowhere, and the entry that lacks it.
        case missing(step: Int, in: EntryID)
        /// Something that has been reported.
        case lost
    }

    /// Makes a forest with an empty root that `node` declares.
    init(root node: SyntaxNode) {
        entries = [Entry(name: "", parent: 0, kind: .group, key: nil, node: node)]
    }

    /// The child of a group by name.
    func child(_ name: String, of group: EntryID) -> EntryID? { entries[group].index[ExactName(name)] }

    /// A `$` member of a group, from whichever source or group brought it here (F-074, F-125, R-081).
    func member(_ name: String, of group: EntryID) -> SyntaxNode? {
        entries[group].properties[name] ?? entries[group].node[name]
    }

    /// Goes from the root along names.
    func find(_ steps: [String]) -> Finding {
        var current = Self.root
        for (position, step) in steps.enumerated() {
            guard let child = child(step, of: current) else {
                return isLost(steps[position...], in: current) ? .lost : .missing(step: position, in: current)
            }
            if entries[child].kind == .hole { return .lost }
            current = child
        }
        return .entry(current)
    }

    /// Whether the type of a token may be missing because something around it has been reported.
    ///
    /// A file that is missing does not count: groups seldom have their types in another file than their tokens.
    func mayLackType(_ token: EntryID) -> Bool {
        var current = token
        while true {
            if entries[current].isIncomplete || entries[current].node.isIncomplete {
                return true
            }
            guard current != Self.root else { return false }
            current = entries[current].parent
        }
    }

    /// Whether what is missing from a group may be missing because something has been reported: a part that could not
    /// be read, a token inside a token, or a name with dots, which no reference can spell.
    func isLost(_ steps: ArraySlice<String>, in group: EntryID) -> Bool {
        if isIncomplete || entries[group].isIncomplete { return true }
        if let first = steps.first, hasStrayMember(first, token: group) { return true }
        return steps.indices.dropFirst().contains { end in
            child(steps[...end].joined(separator: "."), of: group).map { entries[$0].kind == .hole } ?? false
        }
    }

    /// Whether a token has a token or group inside it, which is reported there (F-022).
    func hasStrayMember(_ name: String, token: EntryID) -> Bool {
        entries[token].kind != .group && entries[token].node[name] != nil
            && (name == "$root" || !TokenNameRule.isReserved(name))
    }

    /// Adds a child at the end of a group.
    @discardableResult
    mutating func add(_ entry: Entry, to group: EntryID) -> EntryID {
        let id = entries.count
        entries[group].children.append(id)
        entries[group].index[ExactName(entry.name)] = id
        entries.append(entry)
        return id
    }

    /// Replaces what stands under a name, keeping its place among its siblings.
    mutating func replace(_ id: EntryID, kind: Entry.Kind, key: SyntaxNode?, node: SyntaxNode) {
        entries[id].kind = kind
        entries[id].key = key
        entries[id].node = node
        entries[id].properties = GroupProperties()
        entries[id].children = []
        entries[id].index = [:]
        entries[id].rank = Entry.local
        entries[id].isIncomplete = false
    }

    /// The names from the root to an entry.
    func path(of id: EntryID) -> [String] {
        var names: [String] = []
        var current = id
        while current != Self.root {
            names.append(entries[current].name)
            current = entries[current].parent
        }
        names.reverse()
        return names
    }

    /// The dotted path of an entry, for messages.
    func dottedPath(of id: EntryID) -> String { path(of: id).joined(separator: ".") }
}
