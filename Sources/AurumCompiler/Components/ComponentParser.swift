import AurumSyntax

/// Reads a component spec: axes, parts with style properties, and what is said about them.
struct ComponentParser {
    private var spec: ComponentSpec
    private let glyphs: GlyphSet

    /// The component that a document means, or nil when its axes or parts cannot be made out.
    static func parse(
        _ tree: SyntaxTree, _ expander: VariantExpander, _ diagnostics: inout DiagnosticSink
    ) -> Component? {
        var parser = ComponentParser(spec: ComponentSpec(root: tree.root), glyphs: expander.glyphs)
        guard tree.root.kind != .invalid, parser.parse(tree, &diagnostics) else { return nil }
        return expander.expand(parser.spec, &diagnostics)
    }

    private mutating func parse(_ tree: SyntaxTree, _ diagnostics: inout DiagnosticSink) -> Bool {
        var decoder = NodeDecoder(tree.root, "the spec", &diagnostics)
        _ = decoder.string("$schema", &diagnostics)
        spec.id = Self.id(of: tree.file.path)
        spec.name = decoder.requiredName("component", &diagnostics) ?? spec.id
        let axes = AxisParser.parse(decoder.node("axes"), defaults: decoder.node("defaults"), &diagnostics)
        spec.axes = axes ?? []
        let parts = decoder.requiredNode("parts", &diagnostics)
        spec.parts = parts.map { PartParser.parse($0, &diagnostics) } ?? []
        parseContrast(decoder.node("contrast"), &diagnostics)
        parsePairing(decoder.node("pairing"), &diagnostics)
        let parameters = decoder.node("parameters")
        spec.parameters = ParameterParser(spec: spec, glyphs: glyphs).parse(parameters, &diagnostics)
        let given = parameters?.members.reduce(0) { count, _ in count + 1 } ?? spec.parameters.count
        let rule = AnatomyRule(spec: spec, knowsParameters: given == spec.parameters.count)
        rule.check(&diagnostics)
        spec.host = decoder.node("host")
        spec.figma = decoder.node("figma").flatMap { [spec] in
            FigmaPropertyParser(spec: spec).parse($0, &diagnostics)
        }
        spec.documentation = DocumentationParser.parse(&decoder, &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        return axes != nil && parts != nil && !spec.parts.isEmpty
    }

    /// The file's name up to its first dot.
    private static func id(of path: String) -> String {
        let name = RelativePath.name(of: path)
        return name.split(separator: ".").first.map(String.init) ?? name
    }

    private mutating func parseContrast(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) {
        guard let node else { return }
        if node.kind != .array && node.kind != .invalid {
            diagnostics.report(.wrongKind("`contrast`", expected: "a list", found: node))
        }
        for element in node.elements {
            var decoder = NodeDecoder(element, "a contrast pair", &diagnostics)
            let part = property(&decoder, "part", &diagnostics)
            let on = property(&decoder, "on", &diagnostics)
            let required = decoder.number("required", &diagnostics)
            decoder.rejectUnknownMembers(&diagnostics)
            guard let part, let on else { continue }
            spec.contrast.append(
                ContrastPair(part: part, on: on, required: required, node: element.reference))
        }
    }

    /// The path of a color property that the spec has.
    private func property(
        _ decoder: inout NodeDecoder, _ name: String, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        guard let path = decoder.requiredString(name, &diagnostics), let node = decoder.node(name) else {
            return nil
        }
        return check(path, node, &diagnostics) ? path : nil
    }

    private func check(_ path: String, _ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Bool {
        let isColor: (ComponentSpec.Property) -> Bool = {
            [.background, .token(.color)].contains($0.property.kind)
        }
        if let property = spec.property(path), isColor(property) { return true }
        diagnostics.report(.noColor(path, node, among: spec.properties.filter(isColor).map(\.property.path)))
        return false
    }

    private mutating func parsePairing(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) {
        guard let node else { return }
        var decoder = NodeDecoder(node, "the pairing", &diagnostics)
        let family = decoder.requiredNode("family", &diagnostics)
        let background = decoder.requiredNode("background", &diagnostics)
        let content = decoder.requiredNode("content", &diagnostics)
        let role = decoder.node("role")
        let on = decoder.node("on") == nil ? nil : property(&decoder, "on", &diagnostics)
        let parts = decoder.node("parts")
        let paths = decoder.strings("parts", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        for (path, element) in zip(paths, parts?.elements.map { $0 } ?? []) {
            _ = check(path, element, &diagnostics)
        }
        guard let family, let background, let content else { return }
        let backgrounds = spec.properties.filter { $0.property.kind == .background }
        let target = on ?? backgrounds.first?.property.path ?? spec.contrast.first?.on
        guard let target else {
            diagnostics.report(.noBackground(node))
            return
        }
        spec.pairing = ComponentSpec.Pairing(
            family: family, role: role, background: background, content: content, on: target,
            parts: paths.isEmpty ? contentColors : paths, node: node)
    }

    /// The colors of texts and glyphs: what the pairing is about unless it names its parts.
    private var contentColors: [String] {
        let parts = spec.parts.map(\.part).filter { $0.kind == .text || $0.kind == .glyph }.map(\.name)
        return spec.properties.map(\.property).filter { property in
            property.name == "color" && parts.contains { $0.utf8.elementsEqual(property.part.utf8) }
        }.map(\.path)
    }
}

extension Diagnostic {
    /// An axis that a spec does not declare.
    static func noAxis(_ name: String, _ node: SyntaxNode, among names: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownAxis, "no axis named `\(name)`", at: node.label("unknown axis"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "the axes are \(list)"])
    }

    fileprivate static func noColor(_ path: String, _ node: SyntaxNode, among paths: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: path, among: paths)
        let list = paths.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownPart, "the component has no color `\(path)`", at: node.label("expected `part.property`"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "its colors are \(list)"])
    }

    fileprivate static func noBackground(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(.wrongSpec, "a pairing needs a background, and no part has one", at: node.label())
    }
}
