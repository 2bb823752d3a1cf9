import AurumSyntax

/// Reads a resolver document and the files it names.
struct ResolverParser {
    let document: SyntaxTree
    var loader: DocumentLoader
    var diagnostics: DiagnosticSink
    var plan = ResolutionPlan()
    /// The modifiers of the plan, as the resolution order lists them first.
    var listed: [ListedModifier] = []
    /// All that the resolution order refers to.
    var referred: Set<NodeRef> = []
    /// The references being followed, to find circles.
    var active: [NodeRef] = []
    /// The references of circles that have been reported.
    var circles: Set<NodeRef> = []

    private static let members = [
        "$schema", "name", "description", "version", "$defs", "sets", "modifiers", "resolutionOrder",
    ]

    /// Reads a document; files come through the loader.
    static func parse(
        _ document: SyntaxTree, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink
    ) -> ResolutionPlan {
        // What the document names is read at the same time, in the order in which it will be asked for.
        var scout = ResolverParser(
            document: document, loader: loader.takingNote(), diagnostics: DiagnosticSink())
        scout.parseRoot()
        loader.readAhead(scout.loader.noted ?? [])
        var parser = ResolverParser(document: document, loader: loader, diagnostics: DiagnosticSink())
        parser.parseRoot()
        loader = parser.loader
        diagnostics.merge(parser.diagnostics)
        return parser.plan
    }

    private static let endings = [".resolver.json", ".resolver.yaml", ".resolver.yml"]

    /// Whether a document is a resolver document rather than a token file.
    static func accepts(_ tree: SyntaxTree) -> Bool {
        let path = tree.file.path.utf8.reversed()
        if Self.endings.contains(where: { path.starts(with: $0.utf8.reversed()) }) { return true }
        return tree.root["resolutionOrder"] != nil
            || (tree.root["version"] != nil && (tree.root["sets"] != nil || tree.root["modifiers"] != nil))
    }

    private mutating func parseRoot() {
        guard document.root.kind != .invalid else { return }
        var root = NodeDecoder(document.root, "a resolver document", isNullAbsent: false, &diagnostics)
        guard document.root.kind == .object else { return }
        for name in ["$schema", "name", "description"] { _ = root.string(name, &diagnostics) }
        checkVersion(root.node("version"))
        _ = root.node("$defs")
        let sets = root.node("sets")
        let modifiers = root.node("modifiers")
        let order = root.node("resolutionOrder")
        root.rejectUnknownMembers(&diagnostics)
        parseOrder(order)
        checkIdle(sets, modifiers)
    }

    private mutating func checkVersion(_ node: SyntaxNode?) {
        guard let node else {
            if !document.root.hasSlip(of: "version", known: Self.members) {
                diagnostics.report(.noVersion(document.root))
            }
            return
        }
        if node.kind != .invalid && node.string != "2025.10" { diagnostics.report(.wrongVersion(node)) }
    }

    /// Reads what the resolution order does not list, so that its mistakes are not found out later.
    private mutating func checkIdle(_ sets: SyntaxNode?, _ modifiers: SyntaxNode?) {
        for (map, name) in [(sets, "sets"), (modifiers, "modifiers")] {
            guard let map, map.kind != .object, map.kind != .invalid else { continue }
            diagnostics.report(.wrongStructure("`\(name)` is an object, found \(map.kind.phrase)", map))
        }
        for member in sets?.members.map({ $0 }) ?? [] {
            _ = sources(ofSet: ResolverObject(base: member.value))
        }
        for member in modifiers?.members.map({ $0 }) ?? [] { checkIdleModifier(member) }
    }

    private mutating func parseOrder(_ order: SyntaxNode?) {
        guard let order else {
            if !document.root.hasSlip(of: "resolutionOrder", known: Self.members) {
                diagnostics.report(.noOrder(document.root))
            }
            return
        }
        guard order.kind == .array else {
            if order.kind != .invalid {
                diagnostics.report(
                    .wrongStructure("`resolutionOrder` is a list, found \(order.kind.phrase)", order))
            }
            return
        }
        let items = order.elements.map { $0 }
        if items.isEmpty {
            diagnostics.report(.wrongStructure("`resolutionOrder` has at least one item", order))
        }
        var names: [ExactName: SyntaxNode] = [:]
        let before = diagnostics.count
        for item in items { parseItem(item, &names) }
        if diagnostics.count > before || order.isIncomplete { plan.isIncomplete = true }
    }

    private mutating func parseItem(_ item: SyntaxNode, _ names: inout [ExactName: SyntaxNode]) {
        guard item.kind == .object else {
            if item.kind != .invalid {
                diagnostics.report(.noItem(item))
            }
            return
        }
        if let reference = item["$ref"] { return parseReferringItem(item, reference) }
        let name = requiredText("name", of: item)
        let type = requiredText("type", of: item)
        guard let name, let type else { return }
        if let first = names[ExactName(name.text)] { return diagnostics.report(.nameTwice(name, first)) }
        names[ExactName(name.text)] = name
        let object = ResolverObject(base: item, isInline: true)
        switch type.text {
        case "set": plan.layers.append(.set(sources(ofSet: object)))
        case "modifier": addModifier(named: name.text, object, at: name)
        default: diagnostics.report(.unknownWord(type.text, "type", among: ["set", "modifier"], at: type))
        }
    }

    private mutating func requiredText(_ name: String, of item: SyntaxNode) -> SyntaxNode? {
        guard let node = item[name] else {
            diagnostics.report(.missing(name, in: "an inline set or modifier", at: item))
            return nil
        }
        guard node.kind == .string else {
            diagnostics.report(.wrongKind("`\(name)`", expected: "a text", found: node))
            return nil
        }
        return node
    }

    private mutating func parseReferringItem(_ item: SyntaxNode, _ reference: SyntaxNode) {
        guard let text = reference.string else {
            if reference.kind != .invalid {
                diagnostics.report(.wrongKind("`$ref`", expected: "a text", found: reference))
            }
            return
        }
        let pointer = ownPointer(text) ?? text
        guard let found = target(of: reference, pointer, allowsModifiers: true) else { return }
        referred.insert(found.node.reference)
        let object = ResolverObject(base: found.node, overrides: item)
        switch found.steps.first {
        case "sets" where found.steps.count == 2: plan.layers.append(.set(sources(ofSet: object)))
        case "modifiers" where found.steps.count == 2:
            addModifier(named: found.steps[1], object, at: reference)
        default: diagnostics.report(container(found, reference) ?? .noSetOrModifier(reference))
        }
    }

    mutating func sources(ofSet object: ResolverObject) -> [TokenSource] {
        guard object.check("a set", members: ["sources", "description", "$extensions"], &diagnostics) else {
            return lost()
        }
        guard let sources = object["sources"] else {
            if !object.hasSlip(of: "sources", known: ["description", "$extensions"]) {
                diagnostics.report(.missing("sources", in: "a set", at: object.base))
            }
            return lost()
        }
        return self.sources(sources, "`sources`")
    }
}

/// A set, a modifier or an inline one, with the members of a reference object laid over it.
struct ResolverObject {
    let base: SyntaxNode
    var overrides: SyntaxNode?
    /// Whether it stands in the resolution order itself and so has a name and a type.
    var isInline = false

    /// A member, the override first.
    subscript(name: String) -> SyntaxNode? { overrides?[name] ?? base[name] }

    /// The first of some members that another object states differently.
    func difference(from other: ResolverObject, in members: [String]) -> String? {
        members.first { name in
            switch (self[name], other[name]) {
            case (nil, nil): false
            case (let own?, let others?): !own.isSame(as: others)
            default: true
            }
        }
    }

    /// Whether a member that it cannot have is a misspelling of one that it lacks, which is one mistake.
    ///
    /// A `$ref` counts too, of a set or modifier that would be another one.
    func hasSlip(of name: String, known: [String]) -> Bool {
        !isInline && base["$ref"] != nil || base.hasSlip(of: name, known: known)
            || overrides?.hasSlip(of: name, known: known) == true
    }

    /// Reports members that it cannot have and metadata of the wrong kind; false when it is no object at all.
    func check(_ subject: String, members: [String], _ diagnostics: inout DiagnosticSink) -> Bool {
        guard base.kind == .object else {
            if base.kind != .invalid {
                diagnostics.report(.wrongKind(subject, expected: "an object", found: base))
            }
            return false
        }
        check(base, subject, isInline ? ["name", "type"] + members : members, &diagnostics)
        if let overrides { check(overrides, subject, ["$ref"] + members, &diagnostics) }
        return true
    }

    private func check(
        _ node: SyntaxNode, _ subject: String, _ members: [String], _ diagnostics: inout DiagnosticSink
    ) {
        var decoder = NodeDecoder(node, subject, isNullAbsent: false, &diagnostics)
        for name in members { _ = decoder.node(name) }
        _ = decoder.string("description", &diagnostics)
        if let extensions = decoder.node("$extensions"), extensions.kind != .object {
            diagnostics.report(.wrongKind("`$extensions`", expected: "an object", found: extensions))
        }
        decoder.rejectUnknownMembers(&diagnostics)
    }
}

extension Diagnostic {
    static func wrongStructure(_ message: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(.wrongResolver, message, at: node.label())
    }

    fileprivate static func noItem(_ item: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver, "an item of the resolution order is an object, found \(item.kind.phrase)",
            at: item.label("expected an object"),
            help: item.kind == .string
                ? ["to name a set write `{ \"$ref\": \"#/sets/\(ReferenceSyntax.escaped(item.text))\" }`"]
                : [])
    }

    fileprivate static func noOrder(_ root: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver, "a resolver document has no `resolutionOrder`",
            at: root.label("add `resolutionOrder`"))
    }

    fileprivate static func noVersion(_ root: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongVersion, "a resolver document has no `version`",
            at: root.label("add `\"version\": \"2025.10\"`"))
    }

    fileprivate static func wrongVersion(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongVersion, "the version is the text \"2025.10\"", at: node.label("expected \"2025.10\""),
            help: ["write `\"version\": \"2025.10\"`"])
    }

    fileprivate static func nameTwice(_ name: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver, "the name `\(name.text)` is used twice in the resolution order",
            at: name.label("used again"), related: [first.label("first used here")])
    }

    fileprivate static func noSetOrModifier(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .forbiddenResolverReference, "`\(node.text)` is neither a set nor a modifier",
            at: node.label("expected `#/sets/…` or `#/modifiers/…`"))
    }
}
