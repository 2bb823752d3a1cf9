import AurumSyntax

/// Checks that in every variant background and content are of the same role and of the emphases that go together.
///
/// Token paths are `group.category.role.emphasis`, as in Figma.
struct PairingRule {
    private let pairing: ComponentSpec.Pairing
    private let spec: ComponentSpec
    private let tokens: TokenTable
    /// The first two names of all token paths, joined by a dot.
    private let categories: Set<ExactName>

    /// Makes the rule of a spec over the tokens there are.
    init(pairing: ComponentSpec.Pairing, spec: ComponentSpec, tokens: TokenTable) {
        self.pairing = pairing
        self.spec = spec
        self.tokens = tokens
        let names = tokens.names.filter { $0.segments.count > 2 }
        categories = Set(names.map { ExactName($0.segments[0] + "." + $0.segments[1]) })
    }

    /// What the rule expects of one variant.
    private struct Expectation {
        let family: String
        let role: String
        let background: String
        let content: String
    }

    /// Reports every cell that breaks the rule, at the cell, with the token that the rule expects.
    func check(_ table: VariantTable, _ diagnostics: inout DiagnosticSink) {
        let choices = ChoiceExpression(axes: spec.axes)
        let expressions =
            [pairing.family, pairing.background, pairing.content] + (pairing.role.map { [$0] } ?? [])
        guard expressions.allSatisfy({ choices.check($0, &diagnostics) }), hasFamily(&diagnostics) else {
            return
        }
        for variant in table.variants {
            let attributes = VariantExpander.attributes(of: variant.index, spec.axes)
            guard let expected = expectation(choices, attributes, &diagnostics) else { continue }
            if let cell = table[variant, pairing.on] {
                check(cell, pairing.on, expected, expected.background, attributes, &diagnostics)
            }
            for part in pairing.parts {
                guard let cell = table[variant, part] else { continue }
                check(cell, part, expected, expected.content, attributes, &diagnostics)
            }
        }
    }

    /// Reports a family that no token is in, once instead of at every cell.
    private func hasFamily(_ diagnostics: inout DiagnosticSink) -> Bool {
        guard let family = pairing.family.string, !family.utf8.contains(UInt8(ascii: "$")) else {
            return true
        }
        let groups = Set(tokens.names.compactMap { $0.segments.count > 1 ? $0.segments.first : nil })
        if groups.contains(family) || tokens.names.contains(where: { $0.path.hasPrefix(family + ".") }) {
            return true
        }
        diagnostics.report(.noFamily(family, pairing.family, among: groups.sorted()))
        return false
    }

    private func expectation(
        _ choices: ChoiceExpression, _ attributes: VariantAttributes, _ diagnostics: inout DiagnosticSink
    ) -> Expectation? {
        func text(_ node: SyntaxNode) -> String? {
            let leaf = choices.leaf(node, attributes)
            guard leaf.kind == .string else {
                diagnostics.report(.wrongKind("a member of the pairing", expected: "a text", found: leaf))
                return nil
            }
            return attributes.substitute(leaf, &diagnostics)
        }
        let role: String?
        if let node = pairing.role {
            role = text(node)
        } else {
            role = attributes["role"]
            if role == nil { diagnostics.report(.noRole(pairing.node, attributes)) }
        }
        guard let role, let family = text(pairing.family), let background = text(pairing.background),
            let content = text(pairing.content)
        else { return nil }
        return Expectation(family: family, role: role, background: background, content: content)
    }

    private func check(
        _ cell: Cell, _ property: String, _ expected: Expectation, _ emphasis: String,
        _ attributes: VariantAttributes, _ diagnostics: inout DiagnosticSink
    ) {
        let bound: Binding
        switch cell.value {
        case .unbound: return
        case .stack(let paints, _):
            guard let tint = paints.last else { return }
            bound = tint
        case .single(let binding): bound = binding
        default:
            diagnostics.report(
                .unpaired(nil, property, wanted(nil, property, expected, emphasis), label(cell), attributes))
            return
        }
        let name: TokenName? = if case .token(let id) = bound { tokens[id] } else { nil }
        let wanted = wanted(name, property, expected, emphasis)
        guard name?.path != wanted else { return }
        if tokens.id(at: wanted) == nil {
            diagnostics.report(.noCounterpart(wanted, property, expected.role, label(cell), attributes))
        } else {
            diagnostics.report(.unpaired(name?.path, property, wanted, label(cell), attributes))
        }
    }

    /// The token that the rule expects of a cell.
    ///
    /// The category is Figma's word for that kind of part where the family
    /// uses it, else that of the bound token.
    private func wanted(
        _ bound: TokenName?, _ property: String, _ expected: Expectation, _ emphasis: String
    ) -> String {
        let kind = spec.parts.first { property.hasPrefix($0.part.name + ".") }?.part.kind
        let usual = property == pairing.on ? "background" : kind == .text ? "text" : "icon"
        let own = bound.flatMap { $0.segments.count >= 3 ? $0.segments[1] : nil }
        let isUsed = categories.contains(ExactName(expected.family + "." + usual))
        let category = isUsed ? usual : own ?? usual
        return [expected.family, category, expected.role, emphasis].joined(separator: ".")
    }

    /// The expression of a cell; of a stack its last paint, the tint.
    private func label(_ cell: Cell) -> Label {
        let node = spec.root.tree.node(cell.node.node)
        return (node.elements.reduce(nil) { _, element in element } ?? node).label()
    }
}

extension Diagnostic {
    fileprivate static func unpaired(
        _ found: String?, _ property: String, _ wanted: String, _ label: Label,
        _ attributes: VariantAttributes
    ) -> Diagnostic {
        let bound = found.map { "is bound to `\($0)`" } ?? "is not bound to a token"
        return Diagnostic(
            .brokenPairing, "`\(property)` \(bound), and the pairing expects `\(wanted)`",
            at: Label(source: label.source, range: label.range, text: "expected `{\(wanted)}`"),
            notes: attributes.notes, help: ["bind `{\(wanted)}`"])
    }

    fileprivate static func noCounterpart(
        _ wanted: String, _ property: String, _ role: String, _ label: Label, _ attributes: VariantAttributes
    ) -> Diagnostic {
        Diagnostic(
            .missingCounterpart,
            "the role `\(role)` has no `\(wanted)`, which the pairing expects of `\(property)`",
            at: Label(source: label.source, range: label.range, text: "`\(wanted)` is missing"),
            notes: attributes.notes,
            help: ["declare `\(wanted)`, or choose another role"])
    }

    fileprivate static func noRole(_ node: SyntaxNode, _ attributes: VariantAttributes) -> Diagnostic {
        Diagnostic(
            .unknownAttribute, "the pairing needs a role, and the variant has no attribute `role`",
            at: node.label("needs `role`"), notes: attributes.notes,
            help: ["add `role: $name` to the pairing, or a `role` to every value of an axis"])
    }

    fileprivate static func noFamily(_ family: String, _ node: SyntaxNode, among groups: [String])
        -> Diagnostic
    {
        let nearest = Suggestions.nearest(to: family, among: groups)
        return Diagnostic(
            .missingCounterpart, "no group named `\(family)`, which the pairing takes its tokens from",
            at: node.label("no token is in it"), help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }
}
