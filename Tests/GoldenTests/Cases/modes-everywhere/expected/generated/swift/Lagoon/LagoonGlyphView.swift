#if canImport(SwiftUI)
public import LagoonTokens
public import SwiftUI

/// Draws a glyph in a color, in a square.
public struct LagoonGlyphView: View {
    private let glyph: LagoonGlyph
    private let color: LagoonColor
    private let size: CGFloat

    /// Makes a drawing; the size is the side of its square in points.
    public init(_ glyph: LagoonGlyph, color: LagoonColor, size: CGFloat) {
        self.glyph = glyph
        self.color = color
        self.size = size
    }

    /// The drawing.
    public var body: some View {
        LagoonGlyphShape(glyph: glyph)
            .fill(color, style: FillStyle(eoFill: true))
            // Shapes are mirrored where reading goes from right to left; a check mark or a digit is not.
            .environment(\.layoutDirection, .leftToRight)
            .frame(width: size, height: size)
    }
}

/// The outlines of a glyph, as large as fits.
private nonisolated struct LagoonGlyphShape: Shape {
    let glyph: LagoonGlyph

    func path(in rect: CGRect) -> Path {
        let scale = min(rect.width, rect.height) / 24
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: rect.midX + (x - 12) * scale, y: rect.midY + (y - 12) * scale)
        }
        var path = Path()
        for segment in glyph.segments {
            switch segment {
            case .move(let x, let y): path.move(to: point(x, y))
            case .line(let x, let y): path.addLine(to: point(x, y))
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
#endif
