import AurumSyntax

extension GlyphSet {
    /// Whether the set has a glyph that a spec names; reports where it has not, unless there is no set at all.
    ///
    /// A name that an attribute spells is reported at the attribute.
    func check(
        _ name: String, _ leaf: SyntaxNode, _ attributes: VariantAttributes,
        _ diagnostics: inout DiagnosticSink
    ) -> Bool {
        if glyphs.isEmpty || self[name] != nil { return true }
        diagnostics.report(
            .noGlyph(name, leaf, spelledAt: attributes.origin(of: leaf), among: glyphs.map(\.name)))
        return false
    }
}

extension Diagnostic {
    fileprivate static func noGlyph(
        _ name: String, _ leaf: SyntaxNode, spelledAt origin: NodeRef?, among names: [String]
    ) -> Diagnostic {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownGlyph, "no glyph named `\(name)`", at: (origin ?? leaf.reference).label("not in the set"),
            related: origin == nil ? [] : [leaf.label("asked for here")],
            help: [nearest.map { "did you mean `\($0)`?" } ?? "there are \(list)"])
    }
}
