import AurumCompiler
import AurumSyntax

/// An SVG file under construction: nested elements, numbers to three decimals, names and texts escaped.
struct SVGDocument {
    private let head: String
    private var body = TextBuffer(capacity: 1024)
    private var depth = 1
    private var blurs: [String] = []
    private let width: Double
    private let height: Double

    /// Starts a picture of a size in points, with the words that screen readers say.
    init(width: Double, height: Double, title: String, description: String) {
        self.width = width.rounded(.up)
        self.height = height.rounded(.up)
        head = "  <title>\(XMLText.escaped(title))</title>\n  <desc>\(XMLText.escaped(description))</desc>\n"
    }

    /// A number in an attribute.
    static func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 3) }

    /// Adds an element without content.
    mutating func add(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
        start(name, attributes)
        body.append(literal: "/>\n")
    }

    /// Adds an element that holds a text.
    mutating func add(_ name: String, _ attributes: KeyValuePairs<String, String?>, text: String) {
        start(name, attributes)
        body.append(">\(XMLText.escaped(text))</\(name)>\n")
    }

    /// Adds an element around what a closure adds.
    mutating func group(
        _ attributes: KeyValuePairs<String, String?>, _ content: (inout SVGDocument) -> Void
    ) {
        start("g", attributes)
        body.append(literal: ">\n")
        depth += 1
        content(&self)
        depth -= 1
        indent()
        body.append(literal: "</g>\n")
    }

    private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
        indent()
        body.append(byte: UInt8(ascii: "<"))
        body.append(name)
        for (name, value) in attributes {
            guard let value else { continue }
            body.append(byte: UInt8(ascii: " "))
            body.append(name)
            body.append(literal: "=\"")
            body.append(XMLText.escaped(value))
            body.append(byte: UInt8(ascii: "\""))
        }
    }

    private mutating func indent() {
        body.append(spaces: depth * 2)
    }

    /// A reference to the filter that blurs by a standard deviation; each is defined once in the file.
    mutating func blur(_ deviation: Double) -> String {
        let text = Self.number(deviation)
        let index = blurs.firstIndex(of: text) ?? blurs.count
        if index == blurs.count { blurs.append(text) }
        return "url(#blur-\(index + 1))"
    }

    /// The finished file.
    var text: String {
        let width = Self.number(self.width)
        let height = Self.number(self.height)
        let start =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
        var text = TextBuffer(capacity: body.count + 1024)
        text.append(start)
        text.append(head)
        text.append(definitions)
        text += body
        text.append(literal: "</svg>\n")
        return text.text
    }

    private var definitions: String {
        blurs.enumerated().map { index, deviation in
            "  <filter id=\"blur-\(index + 1)\" x=\"-100%\" y=\"-300%\" width=\"300%\" height=\"700%\" "
                + "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>\n"
        }.joined()
    }
}

extension SVGDocument {
    /// Adds a rectangle with rounded corners.
    mutating func addBox(_ box: Box, radius: Double, fill: Color, filter: String? = nil) {
        let radius = min(radius, box.width / 2, box.height / 2)
        add(
            "rect",
            [
                "x": Self.number(box.x), "y": Self.number(box.y), "width": Self.number(box.width),
                "height": Self.number(box.height), "rx": radius > 0 ? Self.number(radius) : nil,
                "fill": SRGB8(fill).hexRGB, "fill-opacity": Self.opacity(fill), "filter": filter,
            ])
    }

    /// Adds the outline of a rectangle, drawn inside its edge.
    mutating func addBorder(_ box: Box, radius: Double, width: Double, color: Color) {
        guard width > 0 else { return }
        let middle = box.grown(by: -width / 2)
        let radius = max(0, min(radius, box.width / 2, box.height / 2) - width / 2)
        add(
            "rect",
            [
                "x": Self.number(middle.x), "y": Self.number(middle.y), "width": Self.number(middle.width),
                "height": Self.number(middle.height), "rx": radius > 0 ? Self.number(radius) : nil,
                "fill": "none",
                "stroke": SRGB8(color).hexRGB, "stroke-opacity": Self.opacity(color),
                "stroke-width": Self.number(width),
            ])
    }

    /// Adds a line of text that takes exactly its measured width, whatever font is there.
    mutating func addLine(
        _ text: String, width: Double, at x: Double, baseline: Double, _ style: Typography, _ color: Color
    ) {
        guard !text.isEmpty else { return }
        add(
            "text",
            [
                "x": Self.number(x), "y": Self.number(baseline),
                "font-family": Self.fontList(style.fontFamily),
                "font-size": Self.number(style.fontSize.points),
                "font-weight": Self.number(style.fontWeight.number), "fill": SRGB8(color).hexRGB,
                "fill-opacity": Self.opacity(color), "textLength": Self.number(width),
                "lengthAdjust": "spacingAndGlyphs", "text-rendering": "geometricPrecision",
            ], text: text)
    }

    /// Adds a glyph, given by its outline.
    mutating func addGlyph(_ outline: String, color: Color) {
        add(
            "path",
            [
                "d": outline, "fill": SRGB8(color).hexRGB,
                "fill-opacity": Self.opacity(color),
                "fill-rule": "evenodd",
            ])
    }

    /// The opacity as an attribute, nil for an opaque color.
    private static func opacity(_ color: Color) -> String? { color.alpha < 1 ? number(color.alpha) : nil }

    /// The path of a glyph that fills a square.
    static func outline(of glyph: Glyph, in box: Box) -> String {
        var path = TextBuffer()
        func append(_ command: StaticString, _ x: Double, _ y: Double) {
            path.append(literal: command)
            path.append(number(box.x + x / Glyph.side * box.width))
            path.append(byte: UInt8(ascii: " "))
            path.append(number(box.y + y / Glyph.side * box.height))
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
        return path.text
    }

    /// Font names as CSS: what is no plain word is quoted.
    private static func fontList(_ names: [String]) -> String {
        names.map { name in
            let isWord = name.utf8.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF)
            }
            if isWord, !name.isEmpty { return name }
            if name.hasOnly({ $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\\") }) { return "'\(name)'" }
            let escaped = name.flatMap { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }
            return "'" + String(escaped) + "'"
        }.joined(separator: ", ")
    }
}
