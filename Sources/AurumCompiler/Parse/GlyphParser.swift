package import AurumSyntax

/// Reads a document of glyphs: `glyphs` holds names with SVG path data, one text or a list of outlines each.
///
/// A glyph with a mistake stays in the set with what could be read, so that naming it is no second mistake.
package struct GlyphParser {
    /// Makes a parser.
    package init() {}

    /// The glyphs of a document in authored order.
    package func parse(_ tree: SyntaxTree, _ diagnostics: inout DiagnosticSink) -> GlyphSet {
        var decoder = NodeDecoder(tree.root, "the glyph file", &diagnostics)
        _ = decoder.string("$schema", &diagnostics)
        let list = decoder.requiredNode("glyphs", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        guard let list else { return GlyphSet() }
        if list.kind != .object {
            diagnostics.report(.wrongKind("`glyphs`", expected: "an object", found: list))
        }
        return GlyphSet(list.members.map { glyph($0, &diagnostics) })
    }

    private func glyph(_ member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) -> Glyph {
        let isList = member.value.kind == .array
        let outlines = isList ? Array(member.value.elements) : [member.value]
        var segments: [Glyph.Segment] = []
        var isWhole = true
        for outline in outlines {
            guard outline.kind == .string else {
                diagnostics.report(.wrongKind("`\(member.name)`", expected: "path data", found: outline))
                isWhole = false
                continue
            }
            var parser = PathParser(outline)
            isWhole = parser.parse(&diagnostics) && isWhole
            segments += parser.segments
        }
        if isWhole { check(segments, of: member, &diagnostics) }
        return Glyph(name: member.name, segments: segments)
    }

    private func check(
        _ segments: [Glyph.Segment], of member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink
    ) {
        let isDrawn = segments.contains { segment in
            switch segment {
            case .line, .curve: true
            case .move, .close: false
            }
        }
        if !isDrawn { diagnostics.report(.emptyGlyph(member)) }
    }
}

extension Diagnostic {
    fileprivate static func emptyGlyph(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .emptyGlyph, "the glyph `\(member.name)` has no outline",
            at: member.value.label("nothing is drawn here"))
    }
}
