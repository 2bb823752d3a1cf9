import AurumSyntax

/// Merges sources into a `TokenForest`, later ones over earlier ones, and checks their structure.
struct ForestBuilder {
    /// What happens when a source defines a token that an earlier one defines.
    enum Conflict { case override, error }

    /// The merged sources.
    private var forest: TokenForest
    private let conflict: Conflict
    private let references: ContestedReferences
    /// The objects with only a `$ref` that stand over or under a group, or each other.
    private(set) var meetings: [ContestedReferences.Meeting] = []
    /// Where each member of a group is stated first.
    private var statements: [Statement: SyntaxNode.Member] = [:]

    private struct Statement: Hashable {
        let group: TokenForest.EntryID
        let name: ExactName
    }

    /// Makes a builder with nothing in it; `root` is shown when the whole is meant.
    init(root: SyntaxNode, conflict: Conflict, references: ContestedReferences) {
        forest = TokenForest(root: root)
        self.conflict = conflict
        self.references = references
    }

    /// Lays a source over what is there; `skipped` root members are left out.
    mutating func add(_ source: TokenSource, _ diagnostics: inout DiagnosticSink) {
        guard source.root.kind == .object else {
            if source.root.kind != .invalid { diagnostics.report(.rootIsNoObject(source.root)) }
            forest.isIncomplete = true
            return
        }
        if source.overrides.isEmpty, let foreign = ForeignFile(source.root) {
            diagnostics.report(.noTokenFile(foreign))
            forest.isIncomplete = true
            return
        }
        var named: Set<ExactName> = []
        var parts: [(object: SyntaxNode, skipped: Set<ExactName>)] = []
        for object in source.overrides.reversed() {
            parts.append((object, named.union([ExactName("$ref")])))
            named.formUnion(object.members.map { ExactName($0.name) }.filter { $0.text != "$ref" })
        }
        parts.append((source.root, named))
        for part in parts.reversed() { merge(part.object, skipping: part.skipped, &diagnostics) }
    }

    /// What has been merged.
    consuming func finish() -> TokenForest { forest }

    /// Merges an object into the root and all below it, without recursion.
    private mutating func merge(
        _ object: SyntaxNode, skipping: Set<ExactName>, _ diagnostics: inout DiagnosticSink
    ) {
        if object["$value"] != nil { diagnostics.report(.rootToken(object)) }
        var pending = [(object: object, group: TokenForest.root)]
        while let next = pending.popLast() {
            let first = pending.count
            let isRoot = next.group == TokenForest.root
            if next.object.isIncomplete { forest.entries[next.group].isIncomplete = true }
            for member in next.object.members where !(isRoot && skipping.contains(ExactName(member.name))) {
                if let group = mergeMember(member, of: next.object, into: next.group, &diagnostics) {
                    pending.append((member.value, group))
                }
            }
            pending[first...].reverse()
        }
    }

    /// Merges one member of a group; returns the entry whose members come next when the member is a group.
    private mutating func mergeMember(
        _ member: SyntaxNode.Member, of object: SyntaxNode, into group: TokenForest.EntryID,
        _ diagnostics: inout DiagnosticSink
    ) -> TokenForest.EntryID? {
        let name = member.name
        if TokenNameRule.isReserved(name), name != "$root" {
            mergeProperty(member, of: object, into: group, &diagnostics)
            return nil
        }
        let known = forest.child(name, of: group)
        if let known, isRepeated(known, in: object) { return nil }
        let kind = kind(of: member, isRoot: name == "$root", &diagnostics)
        let entry: TokenForest.EntryID
        if let known {
            entry = known
            place(member, kind, over: known, &diagnostics)
        } else {
            entry = forest.add(
                TokenForest.Entry(name: name, parent: group, kind: kind, key: member.key, node: member.value),
                to: group)
        }
        return kind == .group ? entry : nil
    }

    /// Whether the same object has named an entry before, which the reader reports (F-005).
    private func isRepeated(_ entry: TokenForest.EntryID, in object: SyntaxNode) -> Bool {
        guard let key = forest.entries[entry].key, key.tree === object.tree else { return false }
        return object.id < key.id && key.id < object.tree.ends[Int(object.id)]
    }

    private func kind(
        of member: SyntaxNode.Member, isRoot: Bool, _ diagnostics: inout DiagnosticSink
    ) -> TokenForest.Entry.Kind {
        guard isRoot || TokenNameRule.check(member, &diagnostics) else { return .hole }
        guard member.value.kind == .object else {
            if member.value.kind != .invalid { diagnostics.report(.childIsNoObject(member)) }
            return .hole
        }
        return references.isGroup(member.value) ? .group : TokenStructure.kind(of: member, &diagnostics)
    }

    /// Puts a group or token over or into what stands under its name.
    private mutating func place(
        _ member: SyntaxNode.Member, _ kind: TokenForest.Entry.Kind, over known: TokenForest.EntryID,
        _ diagnostics: inout DiagnosticSink
    ) {
        let old = forest.entries[known]
        if old.kind == .group && kind == .group {
            forest.entries[known].node = member.value
            forest.entries[known].key = member.key
            return
        }
        noteMeeting((kind, member.value), (old.kind, old.node))
        // A name that stands twice in one file is a duplicate key, which the reader has reported.
        let isFurtherFile = old.key?.tree !== member.key.tree
        if conflict == .error && isFurtherFile && kind != .hole && old.kind != .hole {
            let path = forest.dottedPath(of: known)
            diagnostics.report(.definedTwice(path, at: member.key, before: old.key))
        }
        forest.replace(known, kind: kind, key: member.key, node: member.value)
    }

    /// Notes what stands over what when that may be a group over a group, depending on where a `$ref` leads.
    private mutating func noteMeeting(
        _ new: (kind: TokenForest.Entry.Kind, node: SyntaxNode),
        _ old: (kind: TokenForest.Entry.Kind, node: SyntaxNode)
    ) {
        let kinds = [new.kind, old.kind]
        guard kinds.allSatisfy({ $0 == .reference || $0 == .group }) else { return }
        for (kind, node) in [new, old] where kind == .reference {
            meetings.append(.init(node: node, isWithGroup: kinds.contains(.group)))
        }
    }

    /// Makes groups of the objects with only a `$ref` whose target is a group (F-079, A-02); all others are tokens.
    ///
    /// Inheritance may bring a target into being, so this is asked again after it; true when something has become a
    /// group.
    static func decideReferences(_ forest: inout TokenForest) -> Bool {
        let open = forest.entries.indices.filter { forest.entries[$0].kind == .reference }
        var isGroup: [TokenForest.EntryID: Bool] = [:]
        for id in open { forest.followReferences(id, &isGroup) }
        let groups = open.filter { isGroup[$0] == true }
        for id in groups {
            let node = forest.entries[id].node
            forest.entries[id].kind = .group
            for member in node.members { forest.entries[id].properties.take(member) }
        }
        return !groups.isEmpty
    }

    /// Takes a `$` member of a group.
    private mutating func mergeProperty(
        _ member: SyntaxNode.Member, of object: SyntaxNode, into group: TokenForest.EntryID,
        _ diagnostics: inout DiagnosticSink
    ) {
        let name = member.name
        switch name {
        case "$type":
            _ = TokenStructure.type(member.value, &diagnostics)
            state(member, of: group, &diagnostics)
        case "$deprecated", "$extensions", "$description":
            TokenStructure.checkMetadata(member, &diagnostics)
            state(member, of: group, &diagnostics)
        case "$extends", "$ref":
            if name == "$ref", object["$extends"] != nil {
                diagnostics.report(.twoTargets(member))
            } else if member.value.kind == .string {
                state(member, of: group, &diagnostics)
            } else {
                forest.entries[group].isIncomplete = true
                if member.value.kind != .invalid { diagnostics.report(.malformedExtends(member)) }
            }
        case "$schema" where group == TokenForest.root:
            TokenStructure.checkMetadata(member, &diagnostics)
        case "$value" where group == TokenForest.root:
            break
        default:
            diagnostics.report(.unknownGroupMember(member, of: object, isRoot: group == TokenForest.root))
        }
    }

    /// Takes over a member of a group; files without an order cannot say different things there.
    private mutating func state(
        _ member: SyntaxNode.Member, of group: TokenForest.EntryID, _ diagnostics: inout DiagnosticSink
    ) {
        forest.entries[group].properties.take(member)
        let name = member.name == "$ref" ? "$extends" : member.name
        let statement = Statement(group: group, name: ExactName(name))
        guard conflict == .error, let first = statements[statement] else {
            statements[statement] = member
            return
        }
        // What a file says of itself at its root holds for that file.
        let isOfFile = group == TokenForest.root && ["$description", "$extensions"].contains(name)
        let isFurtherFile = first.key.tree !== member.key.tree && !isOfFile
        guard isFurtherFile, first.value.kind != .invalid, member.value.kind != .invalid,
            !first.value.isSame(as: member.value)
        else { return }
        diagnostics.report(.statedTwice(member, of: forest.dottedPath(of: group), before: first))
        // Which of them holds is unknown: tokens have no type, and names that seem to be missing may be inherited.
        if name == "$type" { forest.entries[group].properties.type = .init(node: member.key) }
        if name == "$extends" { forest.entries[group].isIncomplete = true }
    }
}

extension TokenForest {
    /// Finds out whether an object with only a `$ref` leads to a group, perhaps through further such objects, and
    /// notes the answer for all of them.
    fileprivate func followReferences(_ id: EntryID, _ isGroup: inout [EntryID: Bool]) {
        var passed: [EntryID] = []
        var current = id
        while entries[current].kind == .reference, isGroup[current] == nil {
            isGroup[current] = false
            passed.append(current)
            guard
                case .success(let steps)? = entries[current].node["$ref"]?.string.map(ReferenceSyntax.pointer),
                case .entry(let target) = find(steps)
            else { return }
            current = target
        }
        let answer = isGroup[current] ?? (entries[current].kind == .group)
        for entry in passed { isGroup[entry] = answer }
    }
}

/// A root of token content: a whole file, a part of one, or an object in a resolver document.
struct TokenSource {
    /// The object whose members are tokens and groups.
    let root: SyntaxNode
    /// Reference objects whose further members replace those of the root, the one that counts most last (R-055,
    ///
    var overrides: [SyntaxNode] = []
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

    fileprivate static func definedTwice(_ path: String, at key: SyntaxNode, before: SyntaxNode?)
        -> Diagnostic
    {
        Diagnostic(
            .definedTwice, "`\(path)` is defined in two files", at: key.label("defined again here"),
            related: before.map { [$0.label("first defined here")] } ?? [],
            help: [
                "write a resolver document whose sets list the files in order, later ones overriding earlier ones"
            ])
    }

    fileprivate static func statedTwice(
        _ member: SyntaxNode.Member, of path: String, before first: SyntaxNode.Member
    ) -> Diagnostic {
        let group = path.isEmpty ? "the root" : "`\(path)`"
        return Diagnostic(
            .definedTwice, "two files give \(group) different values of `\(member.name)`",
            at: member.key.label("stated again here"), related: [first.key.label("first stated here")],
            help: [
                "state it in one file, or write a resolver document whose sets list the files in order, later ones "
                    + "overriding earlier ones"
            ])
    }

    fileprivate static func malformedExtends(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .unknownGroup, "`\(member.name)` of a group is a text, found \(member.value.kind.phrase)",
            at: member.value.label("expected `{path.to.group}` or `#/path/to/group`"),
            help: ["a group extends exactly one other group"])
    }

    fileprivate static func twoTargets(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .misplacedReference, "a group has either `$extends` or `$ref`",
            at: member.key.label("remove one of them"),
            help: ["a group extends exactly one other group"])
    }

    fileprivate static func unknownGroupMember(
        _ member: SyntaxNode.Member, of object: SyntaxNode, isRoot: Bool
    ) -> Diagnostic {
        var known = [
            "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root", "$value",
        ]
        if isRoot { known.append("$schema") }
        let nearest = Suggestions.nearest(to: member.name, among: known)
        return Diagnostic(
            .unknownMember, "a group has no member `\(member.name)`",
            at: member.key.label("names that begin with `$` are reserved"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "vendor data goes into `$extensions`"],
            fix: nearest.map { member.key.renamed($0, in: object) } ?? [])
    }
}
