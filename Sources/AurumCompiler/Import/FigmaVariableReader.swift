import AurumSyntax

/// Reads one variable of an export.
enum FigmaVariableReader {
    /// The variable, with a hole for a value that is wrong; nil when not even its type is known.
    static func read(
        _ member: SyntaxNode.Member, path: [String], inheriting type: SyntaxNode?,
        _ diagnostics: inout DiagnosticSink
    ) -> FigmaVariable? {
        let object = member.value
        checkMembers(member, &diagnostics)
        guard let value = object["$value"] else {
            diagnostics.report(.missing("$value", in: "the variable `\(member.name)`", at: object))
            return nil
        }
        let extensions = object["$extensions"]
        guard let kind = kind(object["$type"] ?? type, of: member, extensions, &diagnostics) else {
            return nil
        }
        return FigmaVariable(
            path: path, member: member, kind: kind, value: self.value(value, kind, &diagnostics),
            id: id(extensions?[FigmaExtension.id], &diagnostics),
            meaning: FigmaMeaning.of(kind, scopes: extensions?[FigmaExtension.scopes], &diagnostics),
            binding: extensions.flatMap { FigmaBinding.read($0, &diagnostics) })
    }

    private static func checkMembers(_ variable: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) {
        for member in variable.value.members {
            switch member.name {
            case "$value", "$type": break
            case "$description", "$extensions", "$deprecated":
                TokenStructure.checkMetadata(member, &diagnostics)
            case let name where TokenNameRule.isReserved(name) && name != "$root":
                diagnostics.report(.reservedName(member))
            default: diagnostics.report(.childOfVariable(member, variable))
            }
        }
    }

    /// Texts and booleans are exported as `string` and `boolean`, or as another type with the real one beside it.
    private static func kind(
        _ type: SyntaxNode?, of member: SyntaxNode.Member, _ extensions: SyntaxNode?,
        _ diagnostics: inout DiagnosticSink
    ) -> FigmaKind? {
        guard let type else {
            diagnostics.report(.missing("$type", in: "the variable `\(member.name)`", at: member.value))
            return nil
        }
        if let real = extensions?[FigmaExtension.type] {
            switch real.string {
            case "string": return .string
            case "boolean": return .boolean
            default:
                let expected = "\"string\" or \"boolean\""
                diagnostics.report(.unknownShape(FigmaExtension.type, expected: expected, found: real))
            }
        }
        switch type.string {
        case "color": return .color
        case "number": return .number
        case "string": return .string
        case "boolean": return .boolean
        default: return TokenStructure.type(type, &diagnostics).map(FigmaKind.other)
        }
    }

    private static func value(
        _ node: SyntaxNode, _ kind: FigmaKind, _ diagnostics: inout DiagnosticSink
    ) -> FigmaValue? {
        if let text = node.string, case .path(let path) = ReferenceSyntax.curly(text) {
            return .reference(path)
        }
        switch kind {
        case .color: return FigmaColorReader.read(node, &diagnostics).map(FigmaValue.color)
        case .number:
            if let number = node.number { return .number(number) }
        case .string:
            if let text = node.string { return .text(text) }
        case .boolean:
            if let isTrue = node.boolean ?? node.number.map({ $0 != 0 }) { return .boolean(isTrue) }
        case .other: return .authored(node)
        }
        if node.kind != .invalid {
            diagnostics.report(.wrongKind("the value", expected: kind.phrase, found: node))
        }
        return nil
    }

    private static func id(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) -> String? {
        guard let node else { return nil }
        if node.kind != .string {
            diagnostics.report(.unknownShape(FigmaExtension.id, expected: "a text", found: node))
        }
        return node.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Diagnostic {
    fileprivate static func childOfVariable(
        _ member: SyntaxNode.Member, _ variable: SyntaxNode.Member
    ) -> Diagnostic {
        Diagnostic(
            .tokenWithChildren, "the variable `\(variable.name)` cannot contain `\(member.name)`",
            at: member.key.label("inside a variable"),
            related: [variable.key.label("a variable, since it has `$value`")],
            help: ["rename one of them in Figma"])
    }
}
