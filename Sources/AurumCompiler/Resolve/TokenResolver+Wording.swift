import AurumSyntax

extension Diagnostic {
    /// A curly reference to nothing; a similar name or the siblings of the missing one are offered.
    static func noToken(
        _ path: String, _ node: SyntaxNode, similar: [String], in group: TokenForest.EntryID,
        _ forest: TokenForest
    ) -> Diagnostic {
        if similar.contains(where: { ExactName($0) == ExactName(path) }) {
            return Diagnostic(
                .unknownToken, "no token named `\(path)` in this mode",
                at: node.label("declared in other modes only"),
                help: ["declare it in a set, or in every context"])
        }
        let part = memberOfToken(path, forest)
        let nearest = part == nil ? Suggestions.nearest(to: path, among: similar) : nil
        let isCurly = node.string?.utf8.elementsEqual("{\(path)}".utf8) == true
        return Diagnostic(
            .unknownToken, "no token named `\(path)`", at: node.label("not declared in any active set"),
            help: (part ?? nearest.map { "did you mean `\($0)`?" } ?? children(of: group, forest)).map {
                [$0]
            } ?? [],
            fix: nearest.map { isCurly ? node.replaced(by: "{\($0)}") : [] } ?? [])
    }

    /// How to refer to a part of a token's value, when the path goes on after a token (F-101).
    private static func memberOfToken(_ path: String, _ forest: TokenForest) -> String? {
        var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var rest: [String] = []
        while let last = names.popLast(), !names.isEmpty {
            rest.insert(last, at: 0)
            guard case .entry(let entry) = forest.find(names) else { continue }
            guard forest.entries[entry].kind == .token else { return nil }
            if rest.first == "$value" { rest.removeFirst() }
            let token = names.joined(separator: ".")
            guard !rest.isEmpty else { return "write `{\(token)}`" }
            let steps = (names + ["$value"] + rest).map(ReferenceSyntax.escaped).joined(separator: "/")
            return "`\(token)` is a token; borrow a part of its value with `{ \"$ref\": \"#/\(steps)\" }`"
        }
        return nil
    }

    /// What a group on the way to a missing token has in it.
    private static func children(of group: TokenForest.EntryID, _ forest: TokenForest) -> String? {
        let children = forest.entries[group].children
        guard !children.isEmpty else { return nil }
        let shown = children.prefix(12).map { forest.entries[$0].name } + (children.count > 12 ? ["…"] : [])
        let place = group == TokenForest.root ? "there are" : "`\(forest.dottedPath(of: group))` has"
        return "\(place): \(shown.joined(separator: ", "))"
    }

    static func toGroup(
        _ reference: ReferenceWalker.Reference, _ node: SyntaxNode, rootOf group: TokenForest.EntryID,
        _ forest: TokenForest
    ) -> Diagnostic {
        let path = forest.dottedPath(of: group)
        var help = "name a token in it"
        if forest.child("$root", of: group) != nil {
            if case .curly = reference {
                help = "its own value is `{\(path).$root}`"
            } else {
                help = "its own value is at `\(reference.node.text)/$root/$value`"
            }
        }
        return Diagnostic(
            .referenceToGroup, "`\(path)` is a group, and only tokens have values",
            at: node.label("leads to a group"),
            help: [help])
    }

    static func malformed(_ text: String, _ why: String, _ node: SyntaxNode) -> Diagnostic {
        let path = text.utf8.drop { $0 == UInt8(ascii: "{") }.prefix { $0 != UInt8(ascii: "}") }
        let meant = path.contains(UInt8(ascii: "{")) ? "" : String(Substring(path))
        let isPath = if case .path = ReferenceSyntax.curly("{\(meant)}") { true } else { false }
        let isCalculation = text.utf8.dropFirst().contains { "{}".utf8.contains($0) } && !text.hasSuffix("}")
        let help = isCalculation ? "a value is one reference, without calculation" : "write `{\(meant)}`"
        return Diagnostic(
            .malformedReference, "`\(text)` is not a reference: \(why)",
            at: node.label("expected `{group.token}`"), help: isPath || isCalculation ? [help] : [])
    }

    static func brokenReferenceObject(_ node: SyntaxNode) -> Diagnostic {
        if node.kind == .object {
            let surplus = node.members.map(\.key).filter { !$0.hasText("$ref") }
            return Diagnostic(
                .misplacedReference, "a reference object has no member but `$ref`",
                at: (surplus.first ?? node).label("beside `$ref`"),
                related: surplus.dropFirst().map { $0.label("and this one") },
                help: ["state each part of the value, and borrow the parts you need with `$ref`"])
        }
        return Diagnostic(
            .malformedReference, "`$ref` is a text, found \(node.kind.phrase)",
            at: node.label("expected `\"#/…\"`"))
    }

    static func noPointer(_ text: String, _ fault: ReferenceSyntax.PointerFault, _ node: SyntaxNode)
        -> Diagnostic
    {
        let why =
            switch fault {
            case .elsewhere: "a pointer in a token file stays in the merged tokens and begins with `#/`"
            case .withoutSlash: "a pointer begins with `#/`"
            case .badEscape: "`~` is written `~0`, `/` in a name `~1`, and `%` begins two hexadecimal digits"
            }
        return Diagnostic(
            .brokenPointer, "`\(text)` is not a pointer", at: node.label("expected `#/group/token/$value/…`"),
            help: [why])
    }

    static func stopsAtToken(_ text: SyntaxNode) -> Diagnostic {
        let pointer = text.text + "/$value"
        let edit = TextEdit(source: text.tree.file.id, range: text.range, replacement: "\"\(pointer)\"")
        return Diagnostic(
            .pointerToToken, "`\(text.text)` stops at a token, not at its value",
            at: text.label("leads to a token"),
            help: ["write `\(pointer)`"], fix: [edit])
    }

    static func leadsNowhere(
        _ pointer: String, _ step: String, _ forest: TokenForest, _ entry: TokenForest.EntryID,
        _ node: SyntaxNode?,
        _ blame: SyntaxNode
    ) -> Diagnostic {
        let path = forest.dottedPath(of: entry)
        let place = path.isEmpty ? "the root" : "`\(path)`"
        let names =
            node.map { $0.members.map(\.name) }
            ?? forest.entries[entry].children.map { forest.entries[$0].name }
        let nearest = Suggestions.nearest(to: step, among: names)
        var help = nearest.map { ["did you mean `\($0)`?"] } ?? []
        if let node, node.kind == .array {
            help = ["the list has \(node.elements.map { $0 }.count) elements, from 0"]
        }
        return Diagnostic(
            .brokenPointer, "`\(pointer)` leads nowhere: \(place) has no `\(step)`",
            at: blame.label("leads nowhere"), help: help,
            fix: nearest.map { blame.leading(over: $0, insteadOf: step) } ?? [])
    }

    static func endless(_ slot: Slot) -> Diagnostic {
        Diagnostic(
            .referenceCycle, "references go round in a circle", at: slot.label("never comes to a value"),
            help: ["give one of them a value of its own"])
    }

    static func tooDeep(_ slot: Slot) -> Diagnostic {
        Diagnostic(.tooDeep, "references nest too deeply", at: slot.label("given up here"))
    }

    static func curlyInside(_ slot: Slot) -> Diagnostic {
        let path = slot.node.text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: "."))
        let steps = path.map { ReferenceSyntax.escaped(String(Substring($0))) }.joined(separator: "/")
        let pointer = "{ \"$ref\": \"#/\(steps)/$value\" }"
        let edit = TextEdit(source: slot.node.tree.file.id, range: slot.node.range, replacement: pointer)
        return Diagnostic(
            .curlyInPrimitive, "`\(slot.node.text)` cannot stand inside a simple value",
            at: slot.label("only a whole value, or a part of a composite one, can be a curly reference"),
            help: ["borrow it with a pointer: `\(pointer)`"], fix: [edit])
    }

    static func mismatch(
        _ subject: String, needs type: TokenType, _ path: String, _ found: TokenType, _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch, "\(subject) needs a \(type.rawValue) token, and `\(path)` is a \(found.rawValue)",
            at: node.label("a \(found.rawValue)"))
    }

    static func untyped(_ path: String, _ key: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .untyped, "`\(path)` has no type",
            at: key.label("neither it nor a group around it has a `$type`"),
            help: ["add `$type`, here or to a group"])
    }

    static func otherType(
        _ path: String, states own: TokenType, at type: SyntaxNode, target: String, _ found: TokenType,
        _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .typeMismatch, "`\(path)` says it is a \(own.rawValue), but `\(target)` is a \(found.rawValue)",
            at: node.label("a \(found.rawValue)"), related: [type.label("says \(own.rawValue)")],
            help: ["remove `$type`: an alias has the type of its target"])
    }
}
