import AurumSyntax

/// Reads the axes of a spec.
enum AxisParser {
    /// More variants than any component has.
    private static let limit = 10_000

    /// The axes with their defaults: the first value of an axis unless `defaults` names another; nil when an axis
    /// cannot be made out, since every use of it would then look like a mistake.
    static func parse(
        _ node: SyntaxNode?, defaults: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) -> [VariantAxis]? {
        guard let node else { return [] }
        let decoder = NodeDecoder(node, "`axes`", &diagnostics)
        var count = 1
        let axes = decoder.node.members.compactMap { axis -> VariantAxis? in
            guard let values = values(axis, &diagnostics) else { return nil }
            count = count.multipliedReportingOverflow(by: values.count).partialValue
            guard (1...limit).contains(count) else {
                diagnostics.report(.tooMany(axis.key))
                return nil
            }
            return VariantAxis(name: axis.name, values: values, defaultIndex: 0)
        }
        guard isReadable(node) else { return nil }
        check(defaults, axes, &diagnostics)
        return axes.map { apply(defaults, to: $0) }
    }

    /// Whether every axis and every value of one is of a kind that can be read.
    private static func isReadable(_ axes: SyntaxNode) -> Bool {
        axes.kind == .object
            && axes.members.allSatisfy { axis in
                axis.value.kind == .array
                    || axis.value.kind == .object
                        && axis.value.members.allSatisfy { [.object, .null].contains($0.value.kind) }
            }
    }

    /// Reports a default for an axis that is not there, or of a value it does not have.
    private static func check(
        _ defaults: SyntaxNode?, _ axes: [VariantAxis], _ diagnostics: inout DiagnosticSink
    ) {
        guard let defaults else { return }
        for member in NodeDecoder(defaults, "`defaults`", &diagnostics).node.members {
            guard let axis = axes.first(where: { $0.name == member.name }) else {
                diagnostics.report(.noAxis(member.name, member.key, among: axes.map(\.name)))
                continue
            }
            let names = axis.values.map(\.name)
            if member.value.kind != .string, member.value.kind != .invalid {
                diagnostics.report(
                    .wrongKind("a default", expected: "the name of a value", found: member.value))
            }
            if let text = member.value.string, !names.contains(text) {
                diagnostics.report(.noValue(text, axis.name, member.value, among: names))
            }
        }
    }

    private static func values(
        _ axis: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink
    ) -> [AxisValue]? {
        let values =
            axis.value.kind == .array
            ? axis.value.elements.compactMap { listed($0, &diagnostics) }
            : NodeDecoder(axis.value, "the axis `\(axis.name)`", &diagnostics).node.members.map {
                AxisValue(name: $0.name, attributes: attributes($0, &diagnostics), node: $0.key.reference)
            }
        guard !values.isEmpty else {
            if axis.value.kind == .object || axis.value.kind == .array { diagnostics.report(.noValues(axis)) }
            return nil
        }
        return values
    }

    private static func listed(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> AxisValue? {
        guard let name = node.string else {
            diagnostics.report(.wrongKind("a value of an axis", expected: "a name", found: node))
            return nil
        }
        return AxisValue(name: name, attributes: [], node: node.reference)
    }

    private static func attributes(
        _ value: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink
    ) -> [AxisValue.Attribute] {
        guard value.value.kind != .null else { return [] }
        let decoder = NodeDecoder(value.value, "the value `\(value.name)`", &diagnostics)
        return decoder.node.members.compactMap { member in
            guard [.string, .number, .boolean].contains(member.value.kind) else {
                diagnostics.report(.wrongKind("`\(member.name)`", expected: "a text", found: member.value))
                return nil
            }
            return AxisValue.Attribute(
                name: member.name, text: member.value.text, node: member.value.reference)
        }
    }

    private static func apply(_ defaults: SyntaxNode?, to axis: VariantAxis) -> VariantAxis {
        guard let wanted = defaults?[axis.name]?.string,
            let index = axis.values.firstIndex(where: { $0.name == wanted })
        else { return axis }
        return VariantAxis(name: axis.name, values: axis.values, defaultIndex: index)
    }
}

extension Diagnostic {
    /// A value that an axis does not have.
    static func noValue(_ name: String, _ axis: String, _ node: SyntaxNode, among names: [String])
        -> Diagnostic
    {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownAxis, "the axis `\(axis)` has no value `\(name)`", at: node.label("unknown value"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "its values are \(list)"])
    }

    fileprivate static func noValues(_ axis: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "the axis `\(axis.name)` has no values", at: axis.key.label("add at least one value"))
    }

    fileprivate static func tooMany(_ key: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .tooManyVariants, "the axes make more than 10000 variants", at: key.label("one axis too many"),
            help: ["split the component"])
    }
}
