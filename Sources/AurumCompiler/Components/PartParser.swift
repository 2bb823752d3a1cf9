import AurumSyntax

/// Reads the parts of a spec and the expressions of their style properties.
enum PartParser {
    /// The parts in authored order; the first one is the container.
    static func parse(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> [ComponentSpec.Part] {
        let decoder = NodeDecoder(node, "`parts`", &diagnostics)
        return decoder.node.members.enumerated().map { index, member in
            part(member, isFirst: index == 0, &diagnostics)
        }
    }

    private static func part(
        _ member: SyntaxNode.Member, isFirst: Bool, _ diagnostics: inout DiagnosticSink
    ) -> ComponentSpec.Part {
        var decoder = NodeDecoder(member.value, "the part `\(member.name)`", &diagnostics)
        let stated = decoder.word("kind", Component.Part.Kind.self, &diagnostics)
        let label = decoder.string("accessibilityLabel", &diagnostics)
        let dismisses = decoder.boolean("dismisses", &diagnostics) ?? false
        let properties = properties(of: member.value, part: member.name, prefix: "", &diagnostics)
        checkStandIns(properties, of: member, &diagnostics)
        let kind = stated ?? Self.kind(properties.map(\.property.name), isFirst: isFirst)
        if dismisses, !kind.isTappable, let node = decoder.node("dismisses") {
            diagnostics.report(.cannotDismiss(member.name, kind, node))
        }
        return ComponentSpec.Part(
            part: Component.Part(
                name: member.name, kind: kind, accessibilityLabel: label,
                dismisses: dismisses && kind.isTappable),
            properties: properties, member: member, hasKind: stated != nil || decoder.node("kind") == nil,
            isReadable: isReadable(member.value))
    }

    /// Whether nothing is said of a part that could not be read, and was meant to be something else.
    private static func isReadable(_ part: SyntaxNode) -> Bool {
        part.kind == .object && !part.isIncomplete
            && part.members.allSatisfy { member in
                others.contains(member.name) || PropertyKind.named(member.name) != nil
                    || PropertyKind.all.contains { $0.name.hasPrefix(member.name + ".") }
                        && member.value.kind == .object
            }
    }

    /// What is said of a part beside its style properties.
    private static let others = ["kind", "accessibilityLabel", "dismisses"]

    /// What a part is drawn as when the spec does not say: a text has a typography, what can be tapped a touch target.
    private static func kind(_ names: [String], isFirst: Bool) -> Component.Part.Kind {
        if isFirst { return .container }
        let isTappable = names.contains("touchTarget")
        if names.contains("typography") { return isTappable ? .textButton : .text }
        return isTappable ? .button : .glyph
    }

    /// Reports properties for increased contrast of a part that has no such property otherwise.
    private static func checkStandIns(
        _ properties: [ComponentSpec.Property], of part: SyntaxNode.Member,
        _ diagnostics: inout DiagnosticSink
    ) {
        for property in properties.map(\.property)
        where property.name.hasPrefix(PropertyKind.increasedContrast) {
            let usual = String(property.name.dropFirst(PropertyKind.increasedContrast.count))
            guard !properties.contains(where: { $0.property.name == usual }),
                let node = part.value.member(named: "increasedContrast")
            else { continue }
            diagnostics.report(.nothingToReplace(usual, node.key))
        }
    }

    private static func properties(
        of node: SyntaxNode, part: String, prefix: String, _ diagnostics: inout DiagnosticSink
    ) -> [ComponentSpec.Property] {
        node.members.flatMap { member -> [ComponentSpec.Property] in
            let name = prefix + member.name
            if prefix.isEmpty, others.contains(member.name) { return [] }
            if let kind = PropertyKind.named(name) {
                let property = StyleProperty(part: part, name: name, kind: kind)
                return [ComponentSpec.Property(property: property, key: member.key, expression: member.value)]
            }
            let nested = PropertyKind.all.contains { $0.name.hasPrefix(name + ".") }
            guard nested else {
                diagnostics.report(.noProperty(name, member.key))
                return []
            }
            guard member.value.kind == .object else {
                if member.value.kind != .invalid {
                    diagnostics.report(.wrongKind("`\(name)`", expected: "an object", found: member.value))
                }
                return []
            }
            return properties(of: member.value, part: part, prefix: name + ".", &diagnostics)
        }
    }
}

extension Diagnostic {
    fileprivate static func cannotDismiss(
        _ part: String, _ kind: Component.Part.Kind, _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "`\(part)` cannot be tapped, so it dismisses nothing",
            at: node.label("a \(kind.rawValue) part"), help: ["give it a `touchTarget`"])
    }

    fileprivate static func nothingToReplace(_ name: String, _ key: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "`\(name)` for increased contrast takes the place of nothing",
            at: key.label("the part has no `\(name)`"), help: ["say what `\(name)` is otherwise"])
    }

    fileprivate static func noProperty(_ name: String, _ key: SyntaxNode) -> Diagnostic {
        let names = PropertyKind.all.map(\.name)
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownMember, "no style property named `\(name)`", at: key.label("unknown style property"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "the style properties are \(list)"])
    }
}
