import AurumSyntax

/// Merges sources into a `TokenForest`, later ones over earlier ones, and checks their structure.
struct ForestBuilder {
    /// What happens when a source defines a token that an earlier one defines.
    enum Conflict { case override, error }

    /// The merged sources.
    private(set) var forest: TokenForest
    private let conflict: Conflict

    /// Makes a builder with nothing in it; `root` is shown when the whole is meant.
    init(root: SyntaxNode, conflict: Conflict) {
        forest = TokenForest(root: root)
        self.conflict = conflict
    }

    /// Lays a source over what is there; `skipped` root members are left out.
    mutating func add(_ source: TokenSource, _ diagnostics: inout DiagnosticSink) {
        guard source.root.kind == .object else {
            if source.root.kind != .invalid { diagnostics.report(.rootIsNoObject(source.root)) }
            return
        }
        let overridden = source.overrides.map { $0.members.map(\.name).filter { $0 != "$ref" } } ?? []
        merge(source.root, skipping: overridden, &diagnostics)
        if let overrides = source.overrides { merge(overrides, skipping: ["$ref"], &diagnostics) }
    }

    /// Merges an object into the root and all below it, without recursion.
    private mutating func merge(_ object: SyntaxNode, skipping: [String], _ diagnostics: inout DiagnosticSink) {
        if object["$value"] != nil { diagnostics.report(.rootToken(object)) }
        var pending = [(object: object, group: TokenForest.root)]
        while let next = pending.popLast() {
            let first = pending.count
            let isRoot = next.group == TokenForest.root
            for member in next.object.members where !(isRoot && skipping.contains(member.name)) {
                if let group = mergeMember(member, into: next.group, &diagnostics) {
                    pending.append((member.value, group))
                }
            }
            pending[first...].reverse()
        }
    }

    /// Merges one member of a group; returns the entry whose members come next when the member is a group.
    private mutating func mergeMember(
        _ member: SyntaxNode.Member, into group: TokenForest.EntryID, _ diagnostics: inout DiagnosticSink
    ) -> TokenForest.EntryID? {
        let name = member.name
        if TokenNameRule.isReserved(name), name != "$root" {
            mergeProperty(member, name, into: group, &diagnostics)
            return nil
        }
        guard name == "$root" || TokenNameRule.check(member, &diagnostics) else { return nil }
        guard member.value.kind == .object else {
            if member.value.kind != .invalid { diagnostics.report(.childIsNoObject(member)) }
            return nil
        }
        let kind = TokenStructure.kind(of: member, &diagnostics)
        let id = place(member, kind, in: group, &diagnostics)
        guard kind == .group else { return nil }
        return id
    }

    /// Puts a group or token under its name, over or into what stands there.
    private mutating func place(
        _ member: SyntaxNode.Member, _ kind: TokenForest.Entry.Kind, in group: TokenForest.EntryID,
        _ diagnostics: inout DiagnosticSink
    ) -> TokenForest.EntryID {
        guard let known = forest.child(member.name, of: group) else {
            let entry = TokenForest.Entry(
                name: member.name, parent: group, kind: kind, key: member.key, node: member.value)
            return forest.add(entry, to: group)
        }
        let old = forest.entries[known]
        if old.kind == .group && kind == .group {
            forest.entries[known].node = member.value
            forest.entries[known].key = member.key
            return known
        }
        if conflict == .error {
            let path = forest.dottedPath(of: known)
            diagnostics.report(.definedTwice(path, at: member.key, before: old.key))
        }
        forest.replace(known, kind: kind, key: member.key, node: member.value)
        return known
    }

    /// Makes groups of the objects with only a `$ref` whose target is a group (F-079, A-02); all others are tokens.
    mutating func decideReferences(_ diagnostics: inout DiagnosticSink) {
        let open = forest.entries.indices.filter { forest.entries[$0].kind == .reference }
        for id in open where leadsToGroup(id) {
            forest.entries[id].kind = .group
            for member in forest.entries[id].node.members {
                mergeProperty(member, member.name, into: id, &diagnostics)
            }
        }
    }

    /// Whether the pointer of an object ends at a group, perhaps through further such objects.
    private func leadsToGroup(_ id: TokenForest.EntryID) -> Bool {
        var current = id
        for _ in 0..<forest.entries.count {
            guard case .success(let steps)? = forest.entries[current].node["$ref"]?.string.map(ReferenceSyntax.pointer)
            else { return false }
            var target = TokenForest.root
            for step in steps {
                guard let child = forest.child(step, of: target) else { return false }
                target = child
            }
            if forest.entries[target].kind != .reference { return forest.entries[target].kind == .group }
            current = target
        }
        return false
    }

    /// Takes a `$` member of a group.
    private mutating func mergeProperty(
        _ member: SyntaxNode.Member, _ name: String, into group: TokenForest.EntryID,
        _ diagnostics: inout DiagnosticSink
    ) {
        switch name {
        case "$type":
            _ = TokenStructure.type(member.value, &diagnostics)
            forest.entries[group].properties.type = .init(node: member.value)
        case "$deprecated":
            TokenStructure.checkMetadata(member, &diagnostics)
            forest.entries[group].properties.deprecated = .init(node: member.value)
        case "$description", "$extensions":
            TokenStructure.checkMetadata(member, &diagnostics)
        case "$extends", "$ref":
            if member.value.kind == .string {
                forest.entries[group].properties.extends = member.value
            } else if member.value.kind != .invalid {
                diagnostics.report(.malformedExtends(member))
            }
        case "$schema" where group == TokenForest.root:
            TokenStructure.checkMetadata(member, &diagnostics)
        case "$value" where group == TokenForest.root:
            break
        default:
            diagnostics.report(.unknownGroupMember(member, isRoot: group == TokenForest.root))
        }
    }
}

/// A root of token content: a whole file, a part of one, or an object in a resolver document.
struct TokenSource {
    /// The object whose members are tokens and groups.
    let root: SyntaxNode
    /// A reference object whose further members replace those of the root.
    let overrides: SyntaxNode?
}

extension Diagnostic {
    fileprivate static func rootIsNoObject(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .rootIsNoObject, "a token file holds one object, found \(node.kind.phrase)",
            at: node.label("expected an object"))
    }

    fileprivate static func rootToken(_ object: SyntaxNode) -> Diagnostic {
        let key = object.member(named: "$value")?.key ?? object
        return Diagnostic(
            .rootToken, "the file itself cannot be a token", at: key.label("a token needs a name"),
            help: ["put the value under a name: `{ \"name\": { \"$value\": … } }`"])
    }

    fileprivate static func childIsNoObject(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .childIsNoObject, "`\(member.name)` is \(member.value.kind.phrase), expected a token or a group",
            at: member.value.label("expected an object"),
            help: ["write a token as `{ \"$value\": … }`"])
    }

    fileprivate static func definedTwice(_ path: String, at key: SyntaxNode, before: SyntaxNode?) -> Diagnostic {
        Diagnostic(
            .definedTwice, "`\(path)` is defined in two files", at: key.label("defined again here"),
            related: before.map { [$0.label("first defined here")] } ?? [],
            help: ["write a resolver document whose sets list the files in order, later ones overriding earlier ones"])
    }

    fileprivate static func malformedExtends(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .unknownGroup, "`\(member.name)` of a group is a text, found \(member.value.kind.phrase)",
            at: member.value.label("expected `{path.to.group}` or `#/path/to/group`"),
            help: ["a group extends exactly one other group"])
    }

    fileprivate static func unknownGroupMember(_ member: SyntaxNode.Member, isRoot: Bool) -> Diagnostic {
        var known = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root", "$value"]
        if isRoot { known.append("$schema") }
        let nearest = Suggestions.nearest(to: member.name, among: known)
        return Diagnostic(
            .unknownMember, "a group has no member `\(member.name)`",
            at: member.key.label("names that begin with `$` are reserved"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "vendor data goes into `$extensions`"])
    }
}
