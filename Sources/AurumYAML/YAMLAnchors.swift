internal import AurumSyntax

/// The values that have been marked with `&name` so far.
struct YAMLAnchors {
    /// What a name stands for.
    enum Value {
        /// A text, whose meaning depends on whether it is used as key or value, and its node.
        case scalar(YAMLScalar, NodeID)
        /// A finished mapping or sequence and how deeply it is nested.
        case collection(NodeID, height: Int)
        /// A mapping or sequence that has not ended yet.
        case open
        /// Something that has been reported and left out.
        case lost
    }

    /// With more names than this none is suggested for a wrong one, because looking through them takes time.
    private static let suggestionLimit = 1_000

    private var values: [ExactName: Value] = [:]
    /// The finished mappings and sequences in the order in which they ended.
    ///
    /// Invariant: those inside a node that is still open are the last ones.
    private var collections: [(node: NodeID, name: ExactName)] = []

    /// Marks a value; a name can be given again and then stands for the later value.
    mutating func define(_ name: String, _ value: Value) {
        let name = ExactName(name)
        values[name] = value
        if case .collection(let node, _) = value { collections.append((node, name)) }
    }

    /// The value with a name.
    func value(named name: String) -> Value? { values[ExactName(name)] }

    /// The name that may have been meant by one that stands for nothing.
    func suggestion(for name: String) -> String? {
        guard values.count <= Self.suggestionLimit else { return nil }
        return Suggestions.nearest(to: name, among: values.keys.sorted().map(\.text))
    }

    /// Forgets the values of nodes that have been removed from the tree.
    mutating func loseNodes(from first: NodeID) {
        while let last = collections.last, last.node >= first {
            if case .collection(last.node, _) = values[last.name] { values[last.name] = .lost }
            collections.removeLast()
        }
    }
}

extension YAMLComposer {
    /// How many nodes all aliases of a file together may expand to.
    static let expansionLimit = 100_000

    /// Puts a copy of the value that an alias names in its place.
    mutating func alias(_ name: String, _ range: TextRange) {
        switch anchors.value(named: name) {
        case .scalar(let scalar, _): repeatScalar(scalar, at: range)
        case .collection(let node, let height): repeatCollection(node, height: height, at: range)
        case .open:
            reports.report(.recursiveAlias(label(range, "stands inside the value it repeats"), name))
            leaveOut(range)
        case .lost: leaveOut(range)
        case nil:
            // It may be marked in what could not be read.
            if restarts > 0 { return leaveOut(range) }
            reports.report(.unknownAnchor(label(range), name, meant: anchors.suggestion(for: name)))
            leaveOut(range)
        }
    }

    private mutating func repeatScalar(_ scalar: YAMLScalar, at range: TextRange) {
        // The anchor is not defined again by its alias.
        let copy = YAMLScalar(
            properties: YAMLProperties(anchor: nil, tag: scalar.properties.tag), style: scalar.style,
            range: scalar.range, value: scalar.value, isVerbatim: scalar.isVerbatim,
            replacements: scalar.replacements)
        if frames.last?.wantsKey == true {
            key(copy)
            lastEnd = Int(range.end)
        } else {
            let node = addValue(copy)
            if isSpoiled(copy) { tree.makeHole(node) }
            finishValue(at: Int(range.end), height: 0)
        }
    }

    private mutating func repeatCollection(_ node: NodeID, height: Int, at range: TextRange) {
        guard frames.last?.wantsKey != true else {
            reports.report(.aliasAsKey(label(range, "not a text")))
            return leaveOut(range)
        }
        let size = tree.size(of: node)
        guard expanded + size <= Self.expansionLimit else {
            if !isOverLimit { reports.report(.aliasesTooLarge(label(range), limit: Self.expansionLimit)) }
            isOverLimit = true
            return leaveOut(range)
        }
        guard frames.count + height <= Self.depthLimit else { return tooDeep(label(range)) }
        expanded += size
        tree.copy(node)
        finishValue(at: Int(range.end), height: height)
    }

    /// Puts a hole where an alias has no value; a member whose key it would be is left out.
    private mutating func leaveOut(_ range: TextRange) {
        if let top = frames.indices.last, frames[top].wantsKey {
            frames[top].member = tree.open(.member, at: Int(range.start))
            frames[top].dropsMember = true
            frames[top].memberCount += 1
            lastEnd = Int(range.end)
        } else {
            tree.scalar(.invalid, range)
            finishValue(at: Int(range.end), height: 0)
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownAnchor(_ place: Label, _ name: String, meant: String?) -> Diagnostic {
        Diagnostic(
            .unknownAnchor, "no value is marked `&\(VisibleText.excerpt(name))`", at: place,
            help: [
                meant.map { "`&\($0)` exists" }
                    ?? "mark a value before it with `&`, or put the text in quotes"
            ]
        )
    }

    fileprivate static func recursiveAlias(_ place: Label, _ name: String) -> Diagnostic {
        Diagnostic(
            .recursiveAlias, "`*\(VisibleText.excerpt(name))` repeats a value that contains it", at: place,
            help: ["remove the alias, or use a token reference such as `\"{a.b}\"`"]
        )
    }

    fileprivate static func aliasesTooLarge(_ place: Label, limit: Int) -> Diagnostic {
        Diagnostic(
            .aliasesTooLarge, "aliases expand to more than \(limit) values", at: place,
            help: ["use token references such as `\"{a.b}\"` instead of YAML aliases"]
        )
    }

    fileprivate static func aliasAsKey(_ place: Label) -> Diagnostic {
        Diagnostic(.complexKey, "key is a mapping or a list", at: place, help: ["write a text as key"])
    }
}
