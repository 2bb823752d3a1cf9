import AurumCompiler

/// A small picture of a color, on a checkerboard when the color lets one through.
enum SwatchPicture {
    private static let side = 16.0
    private static let box = Box(x: 0, y: 0, width: side, height: side)

    /// What is behind colors that let it through.
    private static let checkerboard = SVGDocument.fragment { picture in
        picture.addBox(box, radius: 3, fill: .white)
        for (x, y) in [(0.0, 0.0), (8.0, 8.0)] {
            picture.addBox(Box(x: x, y: y, width: 8, height: 8), radius: 0, fill: .srgb(0.8, 0.8, 0.8))
        }
    }

    /// The edge of every swatch.
    private static let border = SVGDocument.fragment { picture in
        picture.addBorder(box, radius: 3, width: 1, color: .srgb(0.5, 0.5, 0.5, alpha: 0.4))
    }

    /// The picture.
    static func text(of color: Color) -> TextBuffer {
        let bytes = SRGB8(shown: color)
        let hex = bytes.hex
        var picture = SVGDocument(
            width: side, height: side, title: "\(hex)", description: "A swatch of the color \(hex).")
        if bytes.alpha < 255 { picture.add(checkerboard) }
        picture.addBox(box, radius: 3, fill: color)
        picture.add(border)
        return picture.text
    }
}
