import AurumSyntax

extension FigmaBinding {
    /// What extensions say a variable is bound to; a color at an opacity names its color in the same way as an alias.
    static func read(_ extensions: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> FigmaBinding? {
        if let node = extensions[FigmaExtension.tint] { return tint(node, &diagnostics) }
        return extensions[FigmaExtension.alias].flatMap { node in
            target(node, FigmaExtension.alias, &diagnostics).map(FigmaBinding.alias)
        }
    }

    private static func tint(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> FigmaBinding? {
        guard node.kind == .object, let color = node["colorArg"], color.kind == .object else {
            let expected = node.kind == .object ? "an object as `colorArg`" : "an object"
            let found = node["colorArg"] ?? node
            diagnostics.report(.unknownShape(FigmaExtension.tint, expected: expected, found: found))
            return nil
        }
        // A color that is no alias has no target; the exported value says it all.
        if color["type"]?.string == "color" { return nil }
        guard color["type"]?.string == "alias", let alias = color["alias"] else {
            let found = color["type"] ?? color
            diagnostics.report(
                .unknownShape(FigmaExtension.tint, expected: "an alias or a color", found: found))
            return nil
        }
        guard let target = target(alias, FigmaExtension.tint, &diagnostics) else { return nil }
        return .tint(target, opacity: opacity(node["opacityArg"] ?? node, &diagnostics))
    }

    private static func opacity(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Double? {
        let value = node["type"]?.string == "number" ? node["value"] : nil
        guard let number = value?.number, (0...100).contains(number) else {
            diagnostics.report(.unknownOpacity(value ?? node))
            return nil
        }
        return number
    }

    private static func target(
        _ node: SyntaxNode, _ name: String, _ diagnostics: inout DiagnosticSink
    ) -> FigmaTarget? {
        guard node.kind == .object else {
            diagnostics.report(.unknownShape(name, expected: "an object", found: node))
            return nil
        }
        let target = FigmaTarget(
            id: text("targetVariableId", of: node, &diagnostics),
            name: text("targetVariableName", of: node, &diagnostics),
            collection: text("targetVariableSetName", of: node, &diagnostics), node: node)
        if target.id == nil && target.name == nil {
            diagnostics.report(.unknownShape(name, expected: "the name of a target", found: node))
            return nil
        }
        return target
    }

    private static func text(
        _ name: String, of object: SyntaxNode, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        guard let value = object[name] else { return nil }
        if value.kind != .string {
            diagnostics.report(.unknownShape(name, expected: "a text", found: value))
        }
        return value.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Diagnostic {
    fileprivate static func unknownOpacity(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unknownShape, "`\(FigmaExtension.tint)`: expected an opacity from 0 to 100",
            at: node.label("no such opacity"), severity: .warning,
            notes: ["the opacity of the exported value is used"])
    }
}
