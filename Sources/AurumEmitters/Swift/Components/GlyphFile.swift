import AurumCompiler
import AurumSyntax

/// The file of the glyphs as constants.
enum GlyphFile {
    /// The text of the file.
    static func text(of glyphs: GlyphSet, _ names: SwiftNames) -> TextBuffer {
        var writer = CodeWriter()
        let type = names.type("Glyph")
        writer.block("nonisolated extension \(type)") { writer in
            for (index, glyph) in glyphs.glyphs.enumerated() {
                if index > 0 { writer.line() }
                writer.documentation("The glyph \(code: glyph.name).")
                let name = SwiftIdentifiers.declared(ComponentNames.glyph(glyph.name))
                let segments = SwiftExpression.array(glyph.segments.map(expression))
                writer.expression("\(names.access)static let \(name) = ", .call(type, [.init(nil, segments)]))
            }
        }
        return writer.text
    }

    private static func expression(_ segment: Glyph.Segment) -> SwiftExpression {
        switch segment {
        case .move(let x, let y): .call(".move", arguments([("x", x), ("y", y)]))
        case .line(let x, let y): .call(".line", arguments([("x", x), ("y", y)]))
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
            .call(".curve", arguments([("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2), ("x", x), ("y", y)]))
        case .close: .plain(".close")
        }
    }

    private static func arguments(_ numbers: [(label: String, value: Double)]) -> [SwiftExpression.Argument] {
        numbers.map { .init($0.label, .plain(NumberText.rounded($0.value, decimals: 4))) }
    }
}
