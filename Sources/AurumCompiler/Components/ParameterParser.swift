import AurumSyntax

/// Reads what a caller passes to a component: each parameter says what it does to which part.
struct ParameterParser {
    let spec: ComponentSpec
    let glyphs: GlyphSet

    /// The parameters; without any in the spec, one text for every text part.
    func parse(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) -> [Component.Parameter] {
        guard let node else { return texts }
        let decoder = NodeDecoder(node, "`parameters`", &diagnostics)
        var first: [Target: SyntaxNode] = [:]
        return decoder.node.members.compactMap { parameter($0, &first, &diagnostics) }
    }

    /// What one parameter alone can do to a part.
    private struct Target: Hashable {
        let verb: Verb
        let part: ExactName
    }

    private var texts: [Component.Parameter] {
        spec.parts.filter { $0.part.kind.isText }.map {
            Component.Parameter(
                name: $0.part.name, kind: .text(sample: "Label"), part: $0.part.name,
                summary: "The text to show.")
        }
    }

    /// What a parameter can do: the member that names its part, and the parts it can do that to.
    private enum Verb: String, CaseIterable {
        case text, shows, replaces, tapped

        func fits(_ kind: Component.Part.Kind) -> Bool {
            switch self {
            case .text: kind.isText
            case .shows: true
            case .replaces: kind == .glyph
            case .tapped: kind.isTappable
            }
        }

        var need: String {
            switch self {
            case .text: "a text"
            case .shows: "a part"
            case .replaces: "a glyph"
            case .tapped: "a part that can be tapped"
            }
        }
    }

    private func parameter(
        _ member: SyntaxNode.Member, _ first: inout [Target: SyntaxNode],
        _ diagnostics: inout DiagnosticSink
    ) -> Component.Parameter? {
        var decoder = NodeDecoder(member.value, "the parameter `\(member.name)`", &diagnostics)
        let summary = decoder.string("summary", &diagnostics) ?? ""
        let sample = decoder.node("sample")
        let isOn = decoder.boolean("default", &diagnostics) ?? true
        let isOptional = decoder.boolean("optional", &diagnostics) ?? false
        let stated = Verb.allCases.compactMap { verb in decoder.node(verb.rawValue).map { (verb, $0) } }
        let optional = decoder.node("optional")
        decoder.rejectUnknownMembers(&diagnostics)
        guard stated.count == 1, let (verb, target) = stated.first else {
            if member.value.kind == .object { diagnostics.report(.needsOneVerb(member, stated.count)) }
            return nil
        }
        guard let part = part(target, verb, &diagnostics) else { return nil }
        let goal = Target(verb: verb, part: ExactName(part.name))
        if verb != .shows, let other = first.updateValue(target, forKey: goal) {
            diagnostics.report(.takenPart(member.name, target, verb.rawValue, other))
        }
        if isOptional, verb == .shows || verb == .replaces, let optional {
            diagnostics.report(.cannotBeOptional(optional, verb.rawValue))
        }
        let samples = sample.map {
            SampleTexts(axes: spec.axes, glyphs: verb == .replaces ? glyphs : nil).read($0, &diagnostics)
        }
        let kind: Component.Parameter.Kind =
            switch verb {
            case .text: .text(sample: samples?.standard ?? (isOptional ? "" : "Label"))
            case .shows: .flag(isOn: isOn)
            case .replaces: .glyph
            case .tapped: .action
            }
        return Component.Parameter(
            name: member.name, kind: kind, part: part.name, summary: summary,
            isOptional: isOptional && (verb == .text || verb == .tapped), samples: samples?.perVariant ?? [])
    }

    /// The part that a parameter names, if it is of a kind that fits.
    private func part(
        _ target: SyntaxNode, _ verb: Verb, _ diagnostics: inout DiagnosticSink
    ) -> Component.Part? {
        guard let part = spec.parts.first(where: { $0.part.name == target.string })?.part else {
            diagnostics.report(.noPart(target, among: spec.parts.map(\.part.name)))
            return nil
        }
        guard verb.fits(part.kind) else {
            diagnostics.report(.wrongPart(target, verb.rawValue, verb.need, part.kind))
            return nil
        }
        return part
    }
}

extension Diagnostic {
    fileprivate static func needsOneVerb(_ member: SyntaxNode.Member, _ count: Int) -> Diagnostic {
        Diagnostic(
            .wrongSpec,
            "the parameter `\(member.name)` does \(count == 0 ? "nothing" : "\(count) things"), expected one",
            at: member.key.label("expected one of `text`, `shows`, `replaces`, `tapped`"))
    }

    fileprivate static func takenPart(
        _ name: String, _ second: SyntaxNode, _ verb: String, _ first: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "the parameter `\(name)` is the second one with `\(verb): \(second.text)`",
            at: second.label("would do nothing"), related: [first.label("the first")],
            help: ["remove it"])
    }

    fileprivate static func cannotBeOptional(_ node: SyntaxNode, _ verb: String) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "`\(verb)` is never required, so it cannot be made optional",
            at: node.label("means nothing here"), help: ["remove it"])
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
        _ node: SyntaxNode, _ verb: String, _ need: String, _ found: Component.Part.Kind
    ) -> Diagnostic {
        Diagnostic(
            .unknownPart, "`\(verb)` needs \(need), and `\(node.text)` is a \(found.rawValue)",
            at: node.label("a \(found.rawValue)"))
    }
}
