import AurumSyntax

/// Reads what a caller passes to a component: each parameter says what it does to which part.
enum ParameterParser {
    /// The parameters; without any in the spec, one text for every text part.
    static func parse(
        _ node: SyntaxNode?, _ spec: ComponentSpec, _ diagnostics: inout DiagnosticSink
    ) -> [Component.Parameter] {
        guard let node else { return texts(of: spec) }
        let decoder = NodeDecoder(node, "`parameters`", &diagnostics)
        return decoder.node.members.compactMap { parameter($0, spec, &diagnostics) }
    }

    private static func texts(of spec: ComponentSpec) -> [Component.Parameter] {
        spec.parts.filter { $0.part.kind == .text }.map {
            Component.Parameter(
                name: $0.part.name, kind: .text(sample: "Label"), part: $0.part.name,
                summary: "The text to show.")
        }
    }

    private static func parameter(
        _ member: SyntaxNode.Member, _ spec: ComponentSpec, _ diagnostics: inout DiagnosticSink
    ) -> Component.Parameter? {
        var decoder = NodeDecoder(member.value, "the parameter `\(member.name)`", &diagnostics)
        let summary = decoder.string("summary", &diagnostics) ?? ""
        let samples = decoder.node("sample").map { SampleTexts(axes: spec.axes).read($0, &diagnostics) }
        let isOn = decoder.boolean("default", &diagnostics) ?? true
        let verbs: [(name: String, kind: Component.Parameter.Kind, part: Component.Part.Kind?)] = [
            ("text", .text(sample: samples?.standard ?? "Label"), .text), ("shows", .flag(isOn: isOn), nil),
            ("replaces", .glyph, .glyph), ("tapped", .action, .button),
        ]
        let stated = verbs.compactMap { verb in decoder.node(verb.name).map { (verb, $0) } }
        decoder.rejectUnknownMembers(&diagnostics)
        guard stated.count == 1, let (verb, target) = stated.first else {
            if member.value.kind == .object { diagnostics.report(.needsOneVerb(member, stated.count)) }
            return nil
        }
        guard let part = spec.parts.first(where: { $0.part.name == target.string })?.part else {
            diagnostics.report(.noPart(target, among: spec.parts.map(\.part.name)))
            return nil
        }
        if let kind = verb.part, part.kind != kind {
            diagnostics.report(.wrongPart(target, verb.name, kind, part.kind))
            return nil
        }
        return Component.Parameter(
            name: member.name, kind: verb.kind, part: part.name, summary: summary,
            samples: samples?.perVariant ?? [])
    }
}

extension Diagnostic {
    fileprivate static func needsOneVerb(_ member: SyntaxNode.Member, _ count: Int) -> Diagnostic {
        Diagnostic(
            .wrongSpec,
            "the parameter `\(member.name)` does \(count == 0 ? "nothing" : "\(count) things"), expected one",
            at: member.key.label("expected one of `text`, `shows`, `replaces`, `tapped`"))
    }

    fileprivate static func noPart(_ node: SyntaxNode, among names: [String]) -> Diagnostic {
        let text = node.string ?? node.kind.phrase
        let nearest = Suggestions.nearest(to: text, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownPart, "the component has no part `\(text)`", at: node.label("unknown part"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "its parts are \(list)"])
    }

    fileprivate static func wrongPart(
        _ node: SyntaxNode, _ verb: String, _ needed: Component.Part.Kind, _ found: Component.Part.Kind
    ) -> Diagnostic {
        Diagnostic(
            .unknownPart,
            "`\(verb)` needs a \(needed.rawValue) part, and `\(node.text)` is a \(found.rawValue)",
            at: node.label("a \(found.rawValue)"))
    }
}
