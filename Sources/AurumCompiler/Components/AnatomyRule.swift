import AurumSyntax

/// Sees to it that the view shows all that a spec says of its parts.
struct AnatomyRule {
    let spec: ComponentSpec
    /// Whether every parameter could be read; of one that could not, nobody knows its part.
    let knowsParameters: Bool

    /// Reports what would show nowhere, and controls that would do nothing.
    func check(_ diagnostics: inout DiagnosticSink) {
        for (index, part) in spec.parts.enumerated() where part.hasKind {
            guard (part.part.kind == .container) == (index == 0) else {
                diagnostics.report(.misplaced(part, isFirst: index == 0))
                continue
            }
            let count = checkMembers(of: part, &diagnostics)
            if count == 0, part.isReadable { checkNeeds(of: part, &diagnostics) }
            if knowsParameters { checkUse(of: part, &diagnostics) }
        }
    }

    /// Reports members that a part of its kind cannot show, and says how many there are.
    private func checkMembers(of part: ComponentSpec.Part, _ diagnostics: inout DiagnosticSink) -> Int {
        let label = part.member.value.member(named: "accessibilityLabel").map { [($0.name, $0.key)] } ?? []
        let members = part.properties.map { ($0.property.name, $0.key) } + label
        return members.count { name, key in
            let kinds = ShownProperties.kinds(showing: name)
            if kinds.contains(part.part.kind) { return false }
            diagnostics.report(.notShown(name, part.part, kinds, key))
            return true
        }
    }

    private func checkNeeds(of part: ComponentSpec.Part, _ diagnostics: inout DiagnosticSink) {
        let names = part.properties.map(\.property.name)
        for property in part.properties {
            guard let needed = ShownProperties.needed(by: property.property.name),
                !needed.contains(where: names.contains)
            else { continue }
            diagnostics.report(.showsNothing(property, needed))
        }
        let isReplaced =
            !knowsParameters || hasParameter(part) { if case .glyph = $0 { true } else { false } }
        let missing = ShownProperties.required(of: part.part.kind).filter { name in
            !names.contains(name) && !(name == "glyph" && part.part.kind == .glyph && isReplaced)
        }
        if !missing.isEmpty { diagnostics.report(.cannotBeDrawn(part, missing)) }
    }

    /// Reports a text that nobody gives, and a control that does nothing.
    private func checkUse(of part: ComponentSpec.Part, _ diagnostics: inout DiagnosticSink) {
        if part.part.kind.isText, !hasParameter(part, { if case .text = $0 { true } else { false } }) {
            diagnostics.report(.hasNoText(part))
        }
        if part.part.kind.isTappable, !hasParameter(part, { if case .action = $0 { true } else { false } }) {
            diagnostics.report(.doesNothing(part))
        }
    }

    private func hasParameter(
        _ part: ComponentSpec.Part, _ isMeant: (Component.Parameter.Kind) -> Bool
    ) -> Bool {
        spec.parameters.contains { $0.part.utf8.elementsEqual(part.part.name.utf8) && isMeant($0.kind) }
    }
}

extension Diagnostic {
    fileprivate static func misplaced(_ part: ComponentSpec.Part, isFirst: Bool) -> Diagnostic {
        let place = part.member.value["kind"] ?? part.member.key
        return Diagnostic(
            .wrongSpec,
            isFirst
                ? "the first part is the container, and `\(part.part.name)` is a \(part.part.kind.rawValue)"
                : "the first part is the container, and `\(part.part.name)` is another one",
            at: place.label(isFirst ? "has nothing around it" : "cannot hold other parts"),
            help: [isFirst ? "put the part that holds the others first" : "make it another kind of part"])
    }

    fileprivate static func notShown(
        _ name: String, _ part: Component.Part, _ kinds: [Component.Part.Kind], _ key: SyntaxNode
    ) -> Diagnostic {
        let list = kinds.map { "a \($0.rawValue)" }.joined(separator: " or ")
        return Diagnostic(
            .wrongSpec, "a \(part.kind.rawValue) cannot show `\(name)`",
            at: key.label("`\(part.name)` is a \(part.kind.rawValue)"),
            help: [
                kinds == [.container]
                    ? "say it of the container, or remove it"
                    : "it is for \(list)"
            ])
    }

    fileprivate static func showsNothing(_ property: ComponentSpec.Property, _ needed: [String]) -> Diagnostic
    {
        let list = needed.map { "`\($0)`" }.joined(separator: " or ")
        return Diagnostic(
            .wrongSpec, "`\(property.property.path)` shows nothing without \(list)",
            at: property.key.label("the part has no \(list)"), help: ["add \(list), or remove it"])
    }

    fileprivate static func cannotBeDrawn(_ part: ComponentSpec.Part, _ missing: [String]) -> Diagnostic {
        let list = missing.map { "a `\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .wrongSpec, "the \(part.part.kind.rawValue) `\(part.part.name)` needs \(list)",
            at: part.member.key.label("cannot be drawn"))
    }

    fileprivate static func hasNoText(_ part: ComponentSpec.Part) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "no parameter gives `\(part.part.name)` its text",
            at: part.member.key.label("would never be drawn"),
            help: ["add a parameter with `text: \(part.part.name)`"])
    }

    fileprivate static func doesNothing(_ part: ComponentSpec.Part) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "nothing happens when `\(part.part.name)` is tapped",
            at: part.member.key.label("a \(part.part.kind.rawValue)"),
            help: ["add a parameter with `tapped: \(part.part.name)`"])
    }
}
