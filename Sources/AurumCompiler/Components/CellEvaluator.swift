import AurumSyntax

/// Turns the expression of a style property, with all choices made, into what the cell holds.
struct CellEvaluator {
    let tokens: ResolvedModes
    let glyphs: GlyphSet

    /// The value of a leaf expression for one variant; `.unbound` after a report.
    func value(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        if leaf.kind == .null || leaf.isString("none") { return .none }
        if leaf.kind == .invalid { return .unbound }
        switch property.kind {
        case .background: return background(leaf, property, attributes, &diagnostics)
        case .token(let type): return single(leaf, type, property, attributes, &diagnostics)
        case .extent:
            if leaf.isString("hug") { return .hug }
            if leaf.isString("fill") { return .fill }
            return single(leaf, .dimension, property, attributes, &diagnostics)
        case .count: return count(leaf, property, &diagnostics)
        case .glyph: return glyph(leaf, property, attributes, &diagnostics)
        case .text: return text(leaf, property, attributes, &diagnostics)
        case .edges: return edges(leaf, property, &diagnostics)
        case .flag:
            if let flag = leaf.boolean { return .flag(flag) }
            return wrong(leaf, property, "true or false", &diagnostics)
        }
    }

    /// The binding of a token, or of a literal, of a type and within the property's range; nil after a report.
    func binding(
        _ leaf: SyntaxNode, _ type: TokenType, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> Binding? {
        guard let bound = boundValue(leaf, type, property, attributes, &diagnostics) else { return nil }
        guard let range = property.range else { return bound }
        for mode in tokens.modes.indices {
            guard let value = value(of: bound, inMode: mode), let number = value.measure,
                !range.contains(number)
            else { continue }
            diagnostics.report(.outsideRange(property, number, range, leaf))
            return nil
        }
        return bound
    }

    private func boundValue(
        _ leaf: SyntaxNode, _ type: TokenType, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> Binding? {
        if leaf.kind == .object, let by = leaf.member(named: "by") {
            diagnostics.report(.choiceInside(by, property))
            return nil
        }
        guard leaf.kind == .string, type != .fontFamily || leaf.edges?.first == UInt8(ascii: "{") else {
            return literal(leaf, type, property, &diagnostics)
        }
        guard let text = attributes.substitute(leaf, &diagnostics) else { return nil }
        guard case .path(let path) = ReferenceSyntax.curly(text) else {
            if case .malformed(let why) = ReferenceSyntax.curly(text) {
                diagnostics.report(.malformed(text, why, leaf))
                return nil
            }
            return literal(leaf, type, property, &diagnostics)
        }
        return token(at: path, leaf, type, property, attributes, &diagnostics)
    }

    private func token(
        at path: String, _ leaf: SyntaxNode, _ type: TokenType, _ property: StyleProperty,
        _ attributes: VariantAttributes, _ diagnostics: inout DiagnosticSink
    ) -> Binding? {
        guard let id = tokens.table.id(at: path) else {
            if !tokens.isIncomplete {
                diagnostics.report(.unbound(path, leaf, property, tokens.table, attributes.phrase))
            }
            return nil
        }
        let found = tokens.modes.map { $0[id] }
        guard found.contains(where: { $0 != nil }) else { return nil }
        for (mode, token) in zip(tokens.modes, found) {
            guard let token else {
                if !tokens.hasFailed(id, in: mode) {
                    diagnostics.report(.notInMode(path, leaf, mode.mode.name))
                    return nil
                }
                continue
            }
            if token.type != type {
                diagnostics.report(.wrongType(path, token.type, property, type, leaf))
                return nil
            }
        }
        return .token(id)
    }

    private func literal(
        _ leaf: SyntaxNode, _ type: TokenType, _ property: StyleProperty, _ diagnostics: inout DiagnosticSink
    ) -> Binding? {
        if type == .dimension, leaf.kind == .string {
            let words = property.kind == .extent ? ", `hug` or `fill`" : ""
            diagnostics.report(.wrongBinding(property, "a dimension" + words, leaf))
            return nil
        }
        if type == .dimension, let number = leaf.number {
            let value = TokenValue.dimension(Dimension(value: number, unit: .px))
            return .literal(ModeValues(tokens.modes.map { _ in value }), references: [])
        }
        var references: [TokenID] = []
        let values = tokens.resolvers.map { resolver -> TokenValue? in
            let read = resolver.readLiteral(leaf, type, "`\(property.path)`", &diagnostics)
            references += read.references.filter { !references.contains($0) }
            return read.value
        }
        return values.allSatisfy { $0 != nil } ? .literal(ModeValues(values), references: references) : nil
    }

    private func single(
        _ leaf: SyntaxNode, _ type: TokenType, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        binding(leaf, type, property, attributes, &diagnostics).map(CellValue.single) ?? .unbound
    }

    /// Composites a stack of paints per mode, once, for everyone (bottom first).
    private func background(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        let elements = leaf.kind == .array ? leaf.elements.map { $0 } : [leaf]
        if elements.isEmpty { return wrong(leaf, property, "at least one paint", &diagnostics) }
        let paints = elements.map { binding($0, .color, property, attributes, &diagnostics) }
        let sound = paints.compactMap { $0 }
        guard sound.count == paints.count else { return .unbound }
        let composites = tokens.modes.indices.map { mode -> Color? in
            let colors = sound.compactMap { value(of: $0, inMode: mode)?.color }
            guard colors.count == sound.count, let base = colors.first else { return nil }
            if colors.count > 1 && base.alpha < 1 {
                diagnostics.report(.translucent(elements[0], base.alpha, tokens.modes[mode].mode.name))
            }
            return Color.composited(stack: colors)
        }
        return .stack(sound, composites: composites)
    }

    private func value(of binding: Binding, inMode mode: Int) -> TokenValue? {
        switch binding {
        case .token(let id): tokens.modes[mode][id]?.value
        case .literal(let values, _): values[mode]
        }
    }

    private func count(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        guard let number = leaf.number, let count = Int(exactly: number), count >= 1 else {
            return wrong(leaf, property, "a whole number from 1", &diagnostics)
        }
        return .count(count)
    }

    private func glyph(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        guard leaf.kind == .string else { return wrong(leaf, property, "the name of a glyph", &diagnostics) }
        guard let name = attributes.substitute(leaf, &diagnostics) else { return .unbound }
        if name == "none" { return .none }
        return glyphs.check(name, leaf, attributes, &diagnostics) ? .glyph(name) : .unbound
    }

    private func text(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        guard leaf.kind == .string else { return wrong(leaf, property, "a text", &diagnostics) }
        guard let text = attributes.substitute(leaf, &diagnostics) else { return .unbound }
        return text.isEmpty || text == "none" ? .none : .text(text)
    }

    private func edges(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        if leaf.string == "all" { return .edges(.all) }
        let names = leaf.kind == .array ? leaf.elements.map { $0 } : [leaf]
        let edges = names.compactMap { $0.string.flatMap(Edge.init(rawValue:)) }
        guard !edges.isEmpty, edges.count == names.count else {
            return wrong(
                names.first { $0.string.flatMap(Edge.init(rawValue:)) == nil } ?? leaf, property,
                "`all`, or some of `top`, `bottom`, `leading` and `trailing`", &diagnostics)
        }
        return .edges(EdgeSet(edges))
    }

    private func wrong(
        _ leaf: SyntaxNode, _ property: StyleProperty, _ expected: String, _ diagnostics: inout DiagnosticSink
    ) -> CellValue {
        if leaf.kind != .invalid {
            diagnostics.report(.wrongBinding(property, expected, leaf))
        }
        return .unbound
    }
}

extension TokenValue {
    /// The number of a dimension or a number.
    fileprivate var measure: Double? {
        if case .number(let number) = self { number } else { dimension?.value }
    }
}

extension Diagnostic {
    fileprivate static func unbound(
        _ path: String, _ leaf: SyntaxNode, _ property: StyleProperty, _ table: TokenTable, _ variant: String
    ) -> Diagnostic {
        let nearest = Suggestions.nearest(to: path, among: table.names.map(\.path))
        return Diagnostic(
            .unboundToken, "no token named `\(path)`", at: leaf.label("`\(property.path)` needs it"),
            notes: variant.isEmpty ? [] : ["in the variant \(variant)"],
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    fileprivate static func notInMode(_ path: String, _ leaf: SyntaxNode, _ mode: String) -> Diagnostic {
        Diagnostic(
            .tokenNotInMode, "`\(path)` does not exist in the mode `\(mode)`",
            at: leaf.label("missing in one mode"),
            help: ["declare it in a set, or in every context"])
    }

    fileprivate static func wrongType(
        _ path: String, _ found: TokenType, _ property: StyleProperty, _ type: TokenType, _ leaf: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .wrongBinding,
            "`\(property.path)` takes a \(type.rawValue), and `\(path)` is a \(found.rawValue)",
            at: leaf.label("a \(found.rawValue) token"), help: ["bind a \(type.rawValue) token"])
    }

    fileprivate static func wrongBinding(
        _ property: StyleProperty, _ expected: String, _ leaf: SyntaxNode
    ) -> Diagnostic {
        let isWord = leaf.kind == .number || leaf.kind == .string && leaf.text.utf8.count <= 40
        let found = isWord ? "`\(leaf.text)`" : leaf.kind.phrase
        return Diagnostic(
            .wrongBinding, "`\(property.path)` takes \(expected), found \(found)",
            at: leaf.label("expected \(expected)"))
    }

    fileprivate static func choiceInside(_ by: SyntaxNode.Member, _ property: StyleProperty) -> Diagnostic {
        Diagnostic(
            .wrongBinding, "a choice cannot stand inside the value of `\(property.path)`",
            at: by.key.label("expected a token or a value"),
            help: ["put `by` around the whole: choose between complete values"])
    }

    fileprivate static func translucent(_ leaf: SyntaxNode, _ alpha: Double, _ mode: String) -> Diagnostic {
        Diagnostic(
            .translucentBase,
            "the base of a stack is opaque, and this paint has alpha \(NumberText.shortest(alpha))",
            at: leaf.label("see-through"), notes: ["in the mode `\(mode)`"],
            help: ["put an opaque paint, such as that of the page, first"])
    }

    fileprivate static func outsideRange(
        _ property: StyleProperty, _ number: Double, _ range: ClosedRange<Double>, _ leaf: SyntaxNode
    ) -> Diagnostic {
        let isOpen = range.upperBound == .greatestFiniteMagnitude
        let limits = isOpen ? "0 or more" : "from 0 to \(NumberText.shortest(range.upperBound))"
        return Diagnostic(
            .outOfRange, "`\(property.path)` is \(limits), and this is \(NumberText.shortest(number))",
            at: leaf.label("outside the range"))
    }
}
