import AurumSyntax

/// A modifier where the resolution order lists it.
struct ListedModifier {
    /// The modifier, with what the item of the order overrides.
    let object: ResolverObject
    /// Where the item names it.
    let place: SyntaxNode
}

extension ResolverParser {
    /// Adds a modifier that the resolution order lists; one that it has listed before acts once more.
    mutating func addModifier(named name: String, _ object: ResolverObject, at node: SyntaxNode) {
        let modifier = readModifier(named: name, object)
        let item = ListedModifier(object: object, place: node)
        if let known = plan.modifiers.firstIndex(where: { ExactName($0.name) == ExactName(name) }) {
            checkRepetition(of: known, item, modifier)
            plan.layers.append(.modifier(known))
            return
        }
        guard let modifier else { return plan.unreadableModifiers.append(name) }
        plan.layers.append(.modifier(plan.modifiers.count))
        plan.modifiers.append(modifier)
        listed.append(item)
    }

    /// An input chooses one context under a name, so all that answer to it are one modifier with one default (A-26).
    private mutating func checkRepetition(
        of known: Int, _ item: ListedModifier, _ modifier: ResolutionPlan.Modifier?
    ) {
        let first = listed[known]
        let name = plan.modifiers[known].name
        guard first.object.base.reference == item.object.base.reference else {
            return diagnostics.report(
                .wrongStructure("two modifiers take their input under `\(name)`", item.place))
        }
        guard let modifier, modifier.isSound, plan.modifiers[known].isSound else { return }
        if let member = first.object.difference(from: item.object, in: ["contexts", "default"]) {
            diagnostics.report(.listedDifferently(name, member, item, first))
        }
    }

    /// Reads a modifier that the resolution order does not list.
    mutating func checkIdleModifier(_ member: SyntaxNode.Member) {
        guard !referred.contains(member.value.reference) else { return }
        let modifier = readModifier(named: member.name, ResolverObject(base: member.value))
        let known = plan.modifiers.firstIndex { ExactName($0.name) == ExactName(member.name) }
        if let known {
            return diagnostics.report(.hidden(member, behind: listed[known].place))
        }
        guard let modifier else { return plan.unreadableModifiers.append(member.name) }
        plan.idleModifiers.append(modifier)
    }

    private mutating func readModifier(
        named name: String, _ object: ResolverObject
    ) -> ResolutionPlan.Modifier? {
        guard
            object.check(
                "a modifier", members: ["contexts", "default", "description", "$extensions"], &diagnostics)
        else { return nil }
        guard let contexts = object["contexts"] else {
            if !object.hasSlip(of: "contexts", known: ["default", "description", "$extensions"]) {
                diagnostics.report(.missing("contexts", in: "the modifier `\(name)`", at: object.base))
            }
            return nil
        }
        guard contexts.kind == .object else {
            if contexts.kind != .invalid {
                diagnostics.report(.wrongKind("`contexts`", expected: "an object", found: contexts))
            }
            return nil
        }
        let list = contexts.members.map { context in
            ResolutionPlan.Modifier.Context(
                name: context.name, key: context.key,
                sources: sources(context.value, "the context `\(context.name)`"))
        }
        if list.count < 2 { diagnostics.report(.tooFewContexts(name, list.count, contexts)) }
        let stated = object["default"]
        let fallback = defaultContext(stated, among: list.map(\.name), of: object)
        return ResolutionPlan.Modifier(
            name: name, contexts: list, defaultContext: fallback,
            isSound: list.count >= 2 && (stated == nil || fallback != nil))
    }

    private mutating func defaultContext(
        _ node: SyntaxNode?, among names: [String], of object: ResolverObject
    ) -> String? {
        guard let node else { return nil }
        guard let text = node.string else {
            if node.kind != .invalid {
                diagnostics.report(.wrongKind("`default`", expected: "a context's name", found: node))
            }
            return nil
        }
        guard names.contains(where: { ExactName($0) == ExactName(text) }) else {
            if object.overrides?["default"] == nil, let contexts = object.overrides?["contexts"] {
                diagnostics.report(.replacedDefault(node, contexts))
            } else {
                diagnostics.report(.unknownWord(text, "default", among: names, at: node))
            }
            return nil
        }
        return text
    }
}

extension Diagnostic {
    fileprivate static func listedDifferently(
        _ name: String, _ member: String, _ item: ListedModifier, _ first: ListedModifier
    ) -> Diagnostic {
        let place = item.object.overrides?[member] ?? item.place
        let firstPlace = first.object.overrides?[member] ?? first.place
        let difference = member == "default" ? "another default" : "other contexts"
        return Diagnostic(
            .wrongResolver, "the modifier `\(name)` is listed again with \(difference)",
            at: place.label(), related: [firstPlace.label("first listed like this")],
            notes: ["an input chooses one context of `\(name)`, for both places"],
            help: ["give both the same `\(member)`, or declare a second modifier with a name of its own"])
    }

    fileprivate static func replacedDefault(_ node: SyntaxNode, _ contexts: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver,
            "the default `\(node.text)` is none of the contexts that replace the modifier's own",
            at: contexts.label("no `\(node.text)` here"), related: [node.label("the default")],
            help: ["write a `default` beside these `contexts`"])
    }

    fileprivate static func hidden(_ member: SyntaxNode.Member, behind listed: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .hiddenModifier, "the modifier `\(member.name)` has no effect, since another one has its name",
            at: member.key.label("not in the resolution order"), severity: .warning,
            related: [listed.label("takes the input under this name")],
            help: ["list it in the resolution order instead of the other one, or remove it"])
    }

    fileprivate static func tooFewContexts(_ name: String, _ count: Int, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongResolver, "the modifier `\(name)` has \(count == 0 ? "no context" : "only one context")",
            at: node.label("expected at least two"), help: ["with nothing to choose, write a set instead"])
    }
}
