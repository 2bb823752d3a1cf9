import AurumSyntax

/// The structure of tokens and groups apart from their values (F.2, F.3).
enum TokenStructure {
    /// Whether a member of a group is a token, a group, or a `$ref` that may be either; checks a token's members.
    static func kind(
        of member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink
    ) -> TokenForest.Entry.Kind {
        let object = member.value
        let hasValue = object["$value"] != nil
        let hasChildren = object.members.contains {
            !TokenNameRule.isReserved($0.key) || $0.key.hasText("$root")
        }
        let isReference = !hasValue && !hasChildren && object["$ref"] != nil && object["$extends"] == nil
        if hasValue || isReference {
            checkToken(member, &diagnostics)
            return hasValue ? .token : .reference
        }
        if member.key.hasText("$root") {
            diagnostics.report(.rootWithoutValue(member))
            return .token
        }
        return .group
    }

    /// Checks the members of a token.
    private static func checkToken(_ token: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) {
        let object = token.value
        for member in object.members {
            switch member.name {
            case "$value": break
            case "$ref":
                if object["$value"] != nil { diagnostics.report(.valueAndReference(member)) }
            case "$type": _ = type(member.value, &diagnostics)
            case "$description", "$deprecated", "$extensions": checkMetadata(member, &diagnostics)
            case let name where TokenNameRule.isReserved(name) && name != "$root":
                diagnostics.report(.unknownTokenMember(member, of: object))
            default: diagnostics.report(.childOfToken(member, token: token))
            }
        }
    }

    /// The type a `$type` names, or nil after a report (F-046, F-047).
    static func type(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> TokenType? {
        guard let text = node.string else {
            if node.kind != .invalid { diagnostics.report(.typeIsNoText(node)) }
            return nil
        }
        let type = TokenType(rawValue: text)
        if type == nil { diagnostics.report(.unknownType(text, node)) }
        return type
    }

    /// Checks the kind of a `$description`, `$deprecated`, `$extensions` or `$schema` (F-040 to F-043).
    static func checkMetadata(_ member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) {
        let value = member.value
        let (isRight, expected) =
            switch member.name {
            case "$extensions": (value.kind == .object, "an object")
            case "$deprecated": (value.kind == .boolean || value.kind == .string, "true, false or a text")
            default: (value.kind == .string, "a text")
            }
        guard !isRight, value.kind != .invalid else { return }
        diagnostics.report(
            Diagnostic(
                .wrongMetadata, "`\(member.name)` is \(expected), found \(value.kind.phrase)",
                at: value.label("expected \(expected)")))
    }

    /// The deprecation a `$deprecated` states: nil for `false`, which also ends an inherited one (F-044).
    static func deprecation(_ node: SyntaxNode?) -> Deprecation? {
        guard let node else { return nil }
        if let reason = node.string { return .because(reason) }
        return node.boolean == true ? .unexplained : nil
    }
}

extension Diagnostic {
    fileprivate static func rootWithoutValue(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .missingMember, "`$root` is a token and needs a `$value`", at: member.value.label("add `$value`"))
    }

    fileprivate static func valueAndReference(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .misplacedReference, "a token has either `$value` or `$ref`",
            at: member.key.label("remove one of them"))
    }

    fileprivate static func unknownTokenMember(_ member: SyntaxNode.Member, of object: SyntaxNode)
        -> Diagnostic
    {
        let known = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]
        let nearest = Suggestions.nearest(to: member.name, among: known)
        return Diagnostic(
            .unknownMember, "a token has no member `\(member.name)`",
            at: member.key.label("names that begin with `$` are reserved"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "vendor data goes into `$extensions`"],
            fix: nearest.map { member.key.renamed($0, in: object) } ?? [])
    }

    fileprivate static func childOfToken(_ member: SyntaxNode.Member, token: SyntaxNode.Member) -> Diagnostic
    {
        Diagnostic(
            .tokenWithChildren, "the token `\(token.name)` cannot contain `\(member.name)`",
            at: member.key.label("inside a token"),
            related: [token.key.label("a token, since it has `$value`")],
            help: ["move the value into a `$root` token to make `\(token.name)` a group"])
    }

    fileprivate static func typeIsNoText(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongMetadata, "`$type` is a text, found \(node.kind.phrase)",
            at: node.label("expected a type's name"))
    }

    fileprivate static func unknownType(_ text: String, _ node: SyntaxNode) -> Diagnostic {
        let names = TokenType.allCases.map(\.rawValue)
        let isOfFigma = ["string", "boolean"].contains(text)
        let nearest = isOfFigma ? nil : Suggestions.nearest(to: text, among: names)
        let all = "the types are " + names.map { "`\($0)`" }.joined(separator: ", ")
        let figma = "a file that Figma exported becomes one of the standard with `aurumc import figma`"
        return Diagnostic(
            .unknownType, "no type named `\(text)`", at: node.label("unknown type"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? all] + (isOfFigma ? [figma] : []),
            fix: nearest.map { node.replaced(by: $0) } ?? [])
    }
}
