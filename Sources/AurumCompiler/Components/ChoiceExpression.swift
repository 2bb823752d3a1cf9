import AurumSyntax

/// Follows `by:` expressions: an object that chooses an expression for each value of an axis.
struct ChoiceExpression {
    /// Deeper choices inside choices than axes allow.
    private static let limit = 32

    let axes: [VariantAxis]

    /// Whether an expression is a choice.
    static func isChoice(_ node: SyntaxNode) -> Bool { node.kind == .object && node["by"] != nil }

    /// Reports choices by axes or values that do not exist, and those that leave values out; true when all is well.
    func check(_ expression: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Bool {
        guard Self.isChoice(expression), let by = expression["by"] else { return true }
        guard let axis = axes.first(where: { $0.name == by.string }) else {
            diagnostics.report(.noAxis(by.string ?? by.kind.phrase, by, among: axes.map(\.name)))
            return false
        }
        let names = axis.values.map(\.name)
        var isSound = true
        for member in expression.members where member.name != "by" {
            if member.name != "default" && !names.contains(member.name) {
                diagnostics.report(.noValue(member.name, axis.name, member.key, among: names))
                isSound = false
            }
            isSound = check(member.value, &diagnostics) && isSound
        }
        let missing = names.filter { expression[$0] == nil }
        if expression["default"] == nil && !missing.isEmpty {
            diagnostics.report(.uncovered(missing, axis.name, expression))
            isSound = false
        }
        return isSound
    }

    /// The expression that holds for a variant, after all choices.
    func leaf(_ expression: SyntaxNode, _ attributes: VariantAttributes) -> SyntaxNode {
        var node = expression
        for _ in 0..<Self.limit {
            guard Self.isChoice(node), let axis = node["by"]?.string else { return node }
            let value = attributes.values.first { $0.axis == axis }?.value.name ?? ""
            guard let next = node[value] ?? node["default"] else { return node }
            node = next
        }
        return node
    }
}

extension Diagnostic {
    fileprivate static func uncovered(_ missing: [String], _ axis: String, _ node: SyntaxNode) -> Diagnostic {
        let list = missing.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .uncoveredValue, "the choice by `\(axis)` leaves out \(list)",
            at: node.label("not every value is covered"),
            help: ["add \(list), or a `default`"])
    }
}
