import AurumCompiler

/// A small picture of a color, on a checkerboard when the color lets one through.
enum SwatchPicture {
    private static let side = 16.0

    /// The picture.
    static func text(of color: Color) -> TextBuffer {
        let hex = SRGB8(color).hex
        var picture = SVGDocument(
            width: side, height: side, title: hex, description: "A swatch of the color \(hex).")
        let box = Box(x: 0, y: 0, width: side, height: side)
        if SRGB8(color).alpha < 255 {
            picture.addBox(box, radius: 3, fill: .white)
            for (x, y) in [(0.0, 0.0), (8.0, 8.0)] {
                picture.addBox(Box(x: x, y: y, width: 8, height: 8), radius: 0, fill: .srgb(0.8, 0.8, 0.8))
            }
        }
        picture.addBox(box, radius: 3, fill: color)
        picture.addBorder(box, radius: 3, width: 1, color: .srgb(0.5, 0.5, 0.5, alpha: 0.4))
        return picture.text
    }
}
