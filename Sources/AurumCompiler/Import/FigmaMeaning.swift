import AurumSyntax

/// What a bare number or text means.
enum FigmaMeaning: Hashable {
    /// A number that counts px.
    case length
    /// A number that is an opacity from 0 to 100.
    case percentage
    /// A number that is a font weight.
    case fontWeight
    /// A number that is nothing but a number.
    case plainNumber
    /// A text that names a font family.
    case fontFamily
    /// A text that names a cut of a font, perhaps its weight.
    case fontStyle
    /// A text that is nothing but a text.
    case plainText

    private var isOfText: Bool { [.fontFamily, .fontStyle, .plainText].contains(self) }

    /// The scopes that say what a number or text means.
    private static let telling: [String: FigmaMeaning] = [
        "CORNER_RADIUS": .length, "WIDTH_HEIGHT": .length, "GAP": .length, "STROKE_FLOAT": .length,
        "EFFECT_FLOAT": .length, "FONT_SIZE": .length, "LINE_HEIGHT": .length, "LETTER_SPACING": .length,
        "PARAGRAPH_SPACING": .length, "PARAGRAPH_INDENT": .length, "OPACITY": .percentage,
        "FONT_WEIGHT": .fontWeight, "FONT_FAMILY": .fontFamily, "FONT_STYLE": .fontStyle,
    ]

    /// The other scopes there are.
    private static let silent: Set<String> = [
        "ALL_SCOPES", "TEXT_CONTENT", "FONT_VARIATIONS", "ALL_FILLS", "FRAME_FILL", "SHAPE_FILL", "TEXT_FILL",
        "STROKE_COLOR", "EFFECT_COLOR",
    ]

    /// What scopes say of a variable; scopes that contradict each other make it plain, which is reported.
    static func of(
        _ kind: FigmaKind, scopes node: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) -> FigmaMeaning? {
        guard let node else { return nil }
        guard node.kind == .array else {
            diagnostics.report(.unknownShape(FigmaExtension.scopes, expected: "a list of texts", found: node))
            return nil
        }
        var found: [(meaning: FigmaMeaning, node: SyntaxNode)] = []
        for element in node.elements {
            guard let scope = element.string else {
                diagnostics.report(.unknownShape(FigmaExtension.scopes, expected: "a text", found: element))
                continue
            }
            if let meaning = telling[scope] {
                if meaning.isOfText == (kind == .string) { found.append((meaning, element)) }
            } else if !silent.contains(scope) {
                diagnostics.report(.unknownScope(scope, element))
            }
        }
        guard kind == .number || kind == .string, let first = found.first else { return nil }
        guard let other = found.first(where: { $0.meaning != first.meaning }) else { return first.meaning }
        diagnostics.report(.contradiction(first.node, other.node))
        return kind == .number ? .plainNumber : .plainText
    }
}

extension Diagnostic {
    /// Vendor data in an unexpected shape.
    static func unknownShape(_ name: String, expected: String, found node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unknownShape, "`\(name)`: expected \(expected), found \(node.kind.phrase)",
            at: node.label("expected \(expected)"), severity: .warning)
    }

    fileprivate static func unknownScope(_ scope: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unclearScopes, "no scope named `\(scope)` is known", at: node.label("not taken into account"),
            severity: .warning)
    }

    fileprivate static func contradiction(_ first: SyntaxNode, _ second: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unclearScopes,
            "the scopes `\(first.text)` and `\(second.text)` give the value different meanings",
            at: second.label("another meaning"), severity: .warning, related: [first.label("one meaning")],
            notes: ["a number stays a bare number, and a text is left out"],
            help: ["give the variable scopes of one kind in Figma"])
    }
}
