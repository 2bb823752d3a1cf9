import AurumCompiler
import AurumSyntax

/// The outlines of glyphs as SVG has them, each made once; many variants show the same glyph in the same place.
struct GlyphOutlines {
    private var known: [Place: TextBuffer] = [:]

    private struct Place: Hashable {
        let glyph: ExactName
        let box: Box
    }

    /// The outline of a glyph that fills a square.
    mutating func outline(of glyph: Glyph, in box: Box) -> TextBuffer {
        let place = Place(glyph: ExactName(glyph.name), box: box)
        if let known = known[place] { return known }
        let path = Self.path(of: glyph, in: box)
        known[place] = path
        return path
    }

    /// The path of a glyph that fills a square.
    private static func path(of glyph: Glyph, in box: Box) -> TextBuffer {
        var path = TextBuffer(capacity: 512)
        func append(_ command: StaticString, _ x: Double, _ y: Double) {
            path.append(literal: command)
            path.append(SVGDocument.number(box.x + x / Glyph.side * box.width))
            path.append(byte: UInt8(ascii: " "))
            path.append(SVGDocument.number(box.y + y / Glyph.side * box.height))
        }
        for segment in glyph.segments {
            switch segment {
            case .move(let x, let y): append("M", x, y)
            case .line(let x, let y): append("L", x, y)
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                append("C", x1, y1)
                append(" ", x2, y2)
                append(" ", x, y)
            case .close: path.append(literal: "Z")
            }
        }
        return path
    }
}
