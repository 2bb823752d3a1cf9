import AurumSyntax

/// Reads a color of an export and cleans its numbers.
enum FigmaColorReader {
    /// The color, or nil after a report.
    static func read(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Color? {
        if node.kind == .invalid { return nil }
        var object = NodeDecoder(node, "a color", &diagnostics)
        let space = object.word("colorSpace", ColorSpace.self, &diagnostics)
        if space == nil { _ = object.requiredNode("colorSpace", &diagnostics) }
        let list = object.requiredNode("components", &diagnostics).flatMap { node in
            space.flatMap { components(node, $0, &diagnostics) }
        }
        let alpha = self.alpha(object.node("alpha"), &diagnostics)
        let hex = object.string("hex", &diagnostics)
        object.rejectUnknownMembers(&diagnostics)
        guard let space, let list, let alpha else { return nil }
        let color = Color(space: space, components: list, alpha: alpha)
        guard let hex, let place = node["hex"] else { return color }
        return withHex(color, hex, place, &diagnostics)
    }

    private static func components(
        _ node: SyntaxNode, _ space: ColorSpace, _ diagnostics: inout DiagnosticSink
    ) -> ColorComponents? {
        let elements = Array(node.elements)
        guard node.kind == .array, elements.count == 3 else {
            diagnostics.report(.threeComponents(node))
            return nil
        }
        return ColorComponents(
            elements.enumerated().compactMap { component($1, index: $0, space, &diagnostics) })
    }

    private static func component(
        _ node: SyntaxNode, index: Int, _ space: ColorSpace, _ diagnostics: inout DiagnosticSink
    ) -> ColorComponent? {
        if node.string == "none" { return ColorComponent.none }
        let range = space.range(of: index)
        guard let number = number(node, "a component of a color", &diagnostics) else { return nil }
        guard range.contains(number) else {
            diagnostics.report(.outside("a component in `\(space.rawValue)`", range.phrase, number, node))
            return nil
        }
        return .number(number)
    }

    private static func alpha(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) -> Double? {
        guard let node else { return 1 }
        guard let number = number(node, "`alpha`", &diagnostics) else { return nil }
        guard (0...1).contains(number) else {
            diagnostics.report(.outside("alpha", "from 0 to 1", number, node))
            return nil
        }
        return number
    }

    private static func number(
        _ node: SyntaxNode, _ subject: String, _ diagnostics: inout DiagnosticSink
    ) -> Double? {
        if let number = node.number { return FigmaNumber.clean(number) }
        if node.kind != .invalid {
            diagnostics.report(.wrongKind(subject, expected: "a number", found: node))
        }
        return nil
    }

    /// The color with its fallback, six digits of it; one that is another color is dropped, which is reported.
    private static func withHex(
        _ color: Color, _ text: String, _ node: SyntaxNode, _ diagnostics: inout DiagnosticSink
    ) -> Color {
        let digits = text.utf8.count - 1
        guard let bytes = SRGB8(hex: text), digits == 6 || digits == 8 else {
            diagnostics.report(.badHex(text, node))
            return color
        }
        let own = SRGB8(color.withAlpha(1)).hexRGB
        guard color.space != .srgb || own == bytes.hexRGB else {
            diagnostics.report(.otherHex(text, own, node))
            return color
        }
        return Color(
            space: color.space, components: color.components, alpha: color.alpha,
            hex: bytes.hexRGB.lowercased())
    }
}

extension Diagnostic {
    fileprivate static func threeComponents(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongKind, "`components` are a list of three numbers", at: node.label("expected three numbers"))
    }

    fileprivate static func outside(
        _ subject: String, _ range: String, _ number: Double, _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .outOfRange, "\(subject) is \(range), found \(NumberText.shortest(number))",
            at: node.label("outside the range"))
    }

    fileprivate static func badHex(_ text: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .hexDiffers, "`hex` is `#` and six hexadecimal digits, found `\(text)`",
            at: node.label("left out"),
            severity: .warning)
    }

    fileprivate static func otherHex(_ text: String, _ own: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .hexDiffers, "`hex` is `\(text)`, but the components are `\(own.lowercased())`",
            at: node.label("another color, left out"), severity: .warning)
    }
}
