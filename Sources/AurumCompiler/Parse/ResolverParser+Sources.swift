import AurumSyntax

extension ResolverParser {
    /// Longer chains of sets that contain sets than any system has.
    private static let limit = 200

    /// Where a reference of a resolver document leads: the steps from its root and the node there.
    struct Target {
        let steps: [String]
        let node: SyntaxNode
    }

    /// Reads a list of sources; sets in it are replaced by their sources (R-024, R-034).
    mutating func sources(_ list: SyntaxNode, _ subject: String) -> [TokenSource] {
        guard list.kind == .array else {
            if list.kind != .invalid {
                diagnostics.report(.wrongKind(subject, expected: "a list", found: list))
            }
            return lost()
        }
        if list.isIncomplete { plan.isIncomplete = true }
        return list.elements.flatMap { source($0) }
    }

    /// Nothing, where something that has been reported should have brought tokens.
    mutating func lost() -> [TokenSource] {
        plan.isIncomplete = true
        return []
    }

    private mutating func source(_ node: SyntaxNode) -> [TokenSource] {
        guard node.kind == .object else {
            if node.kind != .invalid { diagnostics.report(.noSource(node)) }
            return lost()
        }
        guard let reference = node["$ref"] else { return [TokenSource(root: node)] }
        if let start = active.firstIndex(of: node.reference) {
            if circles.isDisjoint(with: active[start...]) { diagnostics.report(.circle(reference)) }
            circles.formUnion(active[start...])
            return lost()
        }
        guard active.count < Self.limit else {
            diagnostics.report(.nestedTooDeeply(reference))
            return lost()
        }
        active.append(node.reference)
        defer { active.removeLast() }
        return referred(node, reference)
    }

    private mutating func referred(_ node: SyntaxNode, _ reference: SyntaxNode) -> [TokenSource] {
        let hasOverrides = node.members.contains { $0.name != "$ref" }
        guard let text = reference.string else {
            if reference.kind != .invalid {
                diagnostics.report(.wrongKind("`$ref`", expected: "a text", found: reference))
            }
            return lost()
        }
        guard let pointer = ownPointer(text) else {
            guard let root = file(text, reference) else { return lost() }
            return [TokenSource(root: root, overrides: hasOverrides ? [node] : [])]
        }
        guard let found = target(of: reference, pointer, allowsModifiers: false) else { return lost() }
        if found.steps.first == "sets", found.steps.count == 2 {
            return sources(ofSet: ResolverObject(base: found.node, overrides: hasOverrides ? node : nil))
        }
        if let mistake = container(found, reference) ?? notSource(found, reference) {
            diagnostics.report(mistake)
            return lost()
        }
        if found.node["$ref"] != nil {
            return source(found.node).map { inner in
                TokenSource(root: inner.root, overrides: inner.overrides + (hasOverrides ? [node] : []))
            }
        }
        return [TokenSource(root: found.node, overrides: hasOverrides ? [node] : [])]
    }

    /// The pointer of a reference into this document, which may name itself before the `#` (R-051); nil when it leads
    /// to a file.
    func ownPointer(_ text: String) -> String? {
        if text.isEmpty { return text }
        let (name, pointer) = Self.parts(of: text)
        guard let pointer, pointer != "#" || name.isEmpty else { return nil }
        let isOwn = name.isEmpty || path(of: name) == document.file.path
        return isOwn ? pointer : nil
    }

    /// The file that a reference names, and the pointer from its `#` on.
    private static func parts(of text: String) -> (name: String, pointer: String?) {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "#"))
        return (String(text[..<(mark ?? text.endIndex)]), mark.map { String(text[$0...]) })
    }

    private func path(of name: String) -> String {
        RelativePath.join(RelativePath.folder(of: document.file.path), name)
    }

    /// The content of a file, or of a part of it after `#/` (R-053, R-054); an empty pointer is all of it (RFC 6901).
    private mutating func file(_ text: String, _ reference: SyntaxNode) -> SyntaxNode? {
        let (name, pointer) = Self.parts(of: text)
        guard !name.utf8.contains(UInt8(ascii: ":")) || RelativePath.fileExtension(of: name).isEmpty == false,
            !name.contains("://")
        else {
            diagnostics.report(.remote(reference))
            return nil
        }
        let path = path(of: name)
        let origin = reference.label("named here")
        guard let tree = loader.load(path, from: origin, &diagnostics) else { return nil }
        if let pointer, pointer != "#" { return part(of: tree, pointer, reference) }
        let isOwn = tree.file.id == document.file.id
        guard isOwn || Self.accepts(tree) else { return tree.root }
        diagnostics.report(isOwn ? .circle(reference) : .resolverAsSource(reference))
        return nil
    }

    private mutating func part(of tree: SyntaxTree, _ pointer: String, _ reference: SyntaxNode) -> SyntaxNode?
    {
        guard case .success(let steps) = ReferenceSyntax.pointer(pointer) else {
            diagnostics.report(.badFragment(pointer, reference))
            return nil
        }
        return node(steps, in: tree, reference)
    }

    /// The node at the end of some steps, or nil after a report.
    private mutating func node(_ steps: [String], in tree: SyntaxTree, _ reference: SyntaxNode) -> SyntaxNode?
    {
        var node = tree.root
        for step in steps {
            guard let next = node.child(step) else {
                if !node.isIncomplete && node.kind != .invalid {
                    diagnostics.report(.nowhere(reference, step, in: node))
                }
                return nil
            }
            node = next
        }
        return node
    }

    /// The node that a pointer of this document leads to (R-050 to R-052).
    mutating func target(of reference: SyntaxNode, _ text: String, allowsModifiers: Bool) -> Target? {
        guard case .success(let steps) = ReferenceSyntax.pointer(text) else {
            diagnostics.report(
                text.isEmpty
                    ? .emptyReference(reference, allowsModifiers) : .badFragment(text, reference))
            return nil
        }
        let isForbidden = steps.first == "resolutionOrder" || (steps.first == "modifiers" && !allowsModifiers)
        if isForbidden {
            diagnostics.report(.forbidden(reference, into: steps[0]))
            return nil
        }
        return node(steps, in: document, reference).map { Target(steps: steps, node: $0) }
    }

    /// What is wrong with a reference to the map of all sets or modifiers instead of one of them.
    func container(_ found: Target, _ reference: SyntaxNode) -> Diagnostic? {
        guard found.steps.count == 1, found.steps == ["sets"] || found.steps == ["modifiers"] else {
            return nil
        }
        return .container(reference, of: found.steps[0], names: found.node.members.map(\.name))
    }

    /// What is wrong with a reference to a part of the document that holds no tokens.
    private func notSource(_ found: Target, _ reference: SyntaxNode) -> Diagnostic? {
        guard found.node.kind != .object, found.node.kind != .invalid else { return nil }
        let isList = found.steps.count == 3 && found.steps[0] == "sets" && found.steps[2] == "sources"
        let set = "#/sets/" + ReferenceSyntax.escaped(found.steps.dropFirst().first ?? "")
        return .notSource(reference, found.node, help: isList ? ["write `\(set)` for all its sources"] : [])
    }
}

extension Diagnostic {
    fileprivate static func noSource(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver, "a source is an object, found \(node.kind.phrase)",
            at: node.label("expected an object"),
            help: node.kind == .string ? ["to name a file write `{ \"$ref\": \"\(node.text)\" }`"] : [])
    }

    fileprivate static func circle(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .resolverCycle, "`\(node.text)` contains itself", at: node.label("leads back to where it began"))
    }

    fileprivate static func resolverAsSource(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .forbiddenResolverReference,
            "`\(node.text)` is a resolver document, and a source is a token file",
            at: node.label("expected a token file or a set"),
            help: ["name the token files of that document, or a part of it after `#/`"])
    }

    fileprivate static func nestedTooDeeply(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(.tooDeep, "sets contain each other too deeply", at: node.label("given up here"))
    }

    fileprivate static func remote(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .forbiddenResolverReference, "`\(node.text)` is not a local file",
            at: node.label("only local files can be named"),
            help: ["keep a copy of the file beside the document"])
    }

    fileprivate static func badFragment(_ text: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .brokenPointer, "`\(text)` is not a pointer", at: node.label("expected `#/…`"),
            help: ["a pointer begins with `#/`"])
    }

    fileprivate static func nowhere(_ node: SyntaxNode, _ step: String, in place: SyntaxNode) -> Diagnostic {
        let nearest = Suggestions.nearest(to: step, among: place.members.map(\.name))
        return Diagnostic(
            .brokenPointer, "`\(node.text)` leads nowhere: there is no `\(step)`",
            at: node.label("nothing is there"), help: nearest.map { ["did you mean `\($0)`?"] } ?? [],
            fix: nearest.map { node.leading(over: $0, insteadOf: step) } ?? [])
    }

    fileprivate static func emptyReference(_ node: SyntaxNode, _ isInOrder: Bool) -> Diagnostic {
        Diagnostic(
            .brokenPointer, "an empty reference", at: node.label("names nothing"),
            help: ["write `#/sets/NAME`, or \(isInOrder ? "`#/modifiers/NAME`" : "the path of a file")"])
    }

    fileprivate static func container(_ node: SyntaxNode, of map: String, names: [String]) -> Diagnostic {
        let kind = map == "sets" ? "set" : "modifier"
        return Diagnostic(
            .forbiddenResolverReference, "`\(node.text)` stands for all \(map), and a reference names one",
            at: node.label("expected one \(kind)"),
            help: names.first.map {
                ["write the name of one, such as `#/\(map)/\(ReferenceSyntax.escaped($0))`"]
            } ?? [])
    }

    fileprivate static func notSource(_ node: SyntaxNode, _ found: SyntaxNode, help: [String]) -> Diagnostic {
        Diagnostic(
            .forbiddenResolverReference, "`\(node.text)` leads to \(found.kind.phrase), which is no source",
            at: node.label("expected a set or a single source"), help: help)
    }

    fileprivate static func forbidden(_ node: SyntaxNode, into place: String) -> Diagnostic {
        Diagnostic(
            .forbiddenResolverReference, "nothing can refer into `\(place)` from here",
            at: node.label("leads into `\(place)`"),
            help: place == "modifiers" ? ["move what both need into a set, and refer to that"] : [])
    }
}
