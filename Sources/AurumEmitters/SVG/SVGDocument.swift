import AurumCompiler
import AurumSyntax

/// An SVG file under construction: nested elements, numbers to three decimals, names and texts escaped.
struct SVGDocument {
    private let head: TextBuffer
    private var body = TextBuffer(capacity: 1024)
    private var depth = 1
    /// The filters that blur, each with the place in the body where its number is missing.
    private var blurs: [(at: Int, deviation: String)] = []

    /// Starts a picture of a size in points, with the words that screen readers say, as XML.
    init(width: Double, height: Double, title: TextBuffer, description: TextBuffer) {
        let width = Self.number(width.rounded(.up))
        let height = Self.number(height.rounded(.up))
        head = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
              <title>\(title)</title>
              <desc>\(description)</desc>

            """
    }

    /// Elements that stand in several places or files, inside some groups, written once.
    static func fragment(inside groups: Int = 0, _ content: (inout SVGDocument) -> Void) -> SVGDocument {
        var picture = SVGDocument(width: 0, height: 0, title: "", description: "")
        picture.depth += groups
        content(&picture)
        return picture
    }

    /// Adds elements that were written before.
    mutating func add(_ fragment: SVGDocument) {
        for blur in fragment.blurs { blurs.append((body.count + blur.at, blur.deviation)) }
        body += fragment.body
    }

    /// A number in an attribute.
    static func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 3) }

    /// Adds an element without content; a closure adds its attributes.
    mutating func add(_ name: StaticString, _ attributes: (inout TextBuffer) -> Void) {
        start(name, attributes)
        body.append(literal: "/>\n")
    }

    /// Adds an element that holds a text; a closure adds its attributes.
    mutating func add(_ name: StaticString, text: String, _ attributes: (inout TextBuffer) -> Void) {
        start(name, attributes)
        body.append(byte: UInt8(ascii: ">"))
        body.appendInterpolation(xml: text)
        body.append(literal: "</")
        body.append(literal: name)
        body.append(literal: ">\n")
    }

    /// Adds an element with some attributes around what a closure adds.
    mutating func group(
        _ attributes: (inout TextBuffer) -> Void, around content: (inout SVGDocument) -> Void
    ) {
        start("g", attributes)
        body.append(literal: ">\n")
        depth += 1
        content(&self)
        depth -= 1
        body.append(spaces: depth * 2)
        body.append(literal: "</g>\n")
    }

    private mutating func start(_ name: StaticString, _ attributes: (inout TextBuffer) -> Void) {
        body.append(spaces: depth * 2)
        body.append(byte: UInt8(ascii: "<"))
        body.append(literal: name)
        attributes(&body)
    }

    /// The finished file; each blur is defined once in it.
    var text: TextBuffer {
        var text = TextBuffer(capacity: head.count + body.count + 512)
        text += head
        var deviations: [String] = []
        for (_, deviation) in blurs where !deviations.contains(deviation) {
            deviations.append(deviation)
            text += """
                  <filter id="blur-\(deviations.count)" x="-100%" y="-300%" width="300%" height="700%" \
                color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="\(deviation)"/></filter>

                """
        }
        var end = 0
        for (place, deviation) in blurs {
            text.append(bytes: body.bytes[end..<place])
            text += "\((deviations.firstIndex(of: deviation) ?? 0) + 1)"
            end = place
        }
        text.append(bytes: body.bytes[end...])
        text.append(literal: "</svg>\n")
        return text
    }
}

extension TextBuffer {
    /// Adds an attribute that is a number.
    mutating func attribute(_ name: StaticString, _ number: Double) {
        attribute(name) { $0.append(SVGDocument.number(number)) }
    }

    /// Adds an attribute that is a text.
    mutating func attribute(_ name: StaticString, _ text: String) {
        attribute(name) { $0.appendInterpolation(xml: text) }
    }

    /// Adds an attribute whose text means nothing else in XML.
    mutating func attribute(_ name: StaticString, plain text: TextBuffer) {
        attribute(name) { $0 += text }
    }

    /// Adds a color, and its opacity unless it is opaque.
    mutating func attribute(_ name: StaticString, _ color: Color, opacity: StaticString) {
        attribute(name) { $0.append(SRGB8(shown: color).hexRGB) }
        if color.alpha < 1 { attribute(opacity, color.alpha) }
    }

    /// Adds the attributes of a rectangle with rounded corners.
    fileprivate mutating func attributes(of box: Box, radius: Double) {
        attribute("x", box.x)
        attribute("y", box.y)
        attribute("width", box.width)
        attribute("height", box.height)
        if radius > 0 { attribute("rx", radius) }
    }

    /// Adds the attributes of a filled rectangle, whose corners are no rounder than its sides allow.
    fileprivate mutating func attributes(of box: Box, radius: Double, fill: Color) {
        attributes(of: box, radius: min(radius, box.width / 2, box.height / 2))
        attribute("fill", fill, opacity: "fill-opacity")
    }

    fileprivate mutating func attribute(_ name: StaticString, _ value: (inout TextBuffer) -> Void) {
        append(byte: UInt8(ascii: " "))
        append(literal: name)
        append(literal: "=\"")
        value(&self)
        append(byte: UInt8(ascii: "\""))
    }
}

extension SVGDocument {
    /// Adds a rectangle with rounded corners.
    mutating func addBox(_ box: Box, radius: Double, fill: Color) {
        add("rect") { $0.attributes(of: box, radius: radius, fill: fill) }
    }

    /// Adds a rectangle with rounded corners, blurred by a standard deviation.
    mutating func addBlurredBox(_ box: Box, radius: Double, fill: Color, deviation: Double) {
        start("rect") { $0.attributes(of: box, radius: radius, fill: fill) }
        body.append(literal: " filter=\"url(#blur-")
        blurs.append((body.count, Self.number(deviation)))
        body.append(literal: ")\"/>\n")
    }

    /// Adds the outline of a rectangle, drawn inside its edge.
    mutating func addBorder(_ box: Box, radius: Double, width: Double, color: Color) {
        guard width > 0 else { return }
        let radius = max(0, min(radius, box.width / 2, box.height / 2) - width / 2)
        add("rect") { rect in
            rect.attributes(of: box.grown(by: -width / 2), radius: radius)
            rect.attribute("fill", plain: "none")
            rect.attribute("stroke", color, opacity: "stroke-opacity")
            rect.attribute("stroke-width", width)
        }
    }

    /// Adds a line of text that takes exactly its measured width, whatever font is there.
    mutating func addLine(
        _ text: String, width: Double, at x: Double, baseline: Double, _ style: Typography, _ color: Color
    ) {
        guard !text.isEmpty else { return }
        add("text", text: text) { line in
            line.attribute("x", x)
            line.attribute("y", baseline)
            line.attribute("font-family") { $0.append(fonts: style.fontFamily) }
            line.attribute("font-size", style.fontSize.points)
            line.attribute("font-weight", style.fontWeight.number)
            line.attribute("fill", color, opacity: "fill-opacity")
            line.attribute("textLength", width)
            line.attribute("lengthAdjust", plain: "spacingAndGlyphs")
            line.attribute("text-rendering", plain: "geometricPrecision")
        }
    }

    /// Adds a glyph, given by its outline.
    mutating func addGlyph(_ outline: TextBuffer, color: Color) {
        add("path") { path in
            path.attribute("d", plain: outline)
            path.attribute("fill", color, opacity: "fill-opacity")
            path.attribute("fill-rule", plain: "evenodd")
        }
    }
}

extension TextBuffer {
    /// Fonts of free systems that are about as wide as those of most designs.
    ///
    /// Some programs that draw pictures ignore
    /// `textLength`, and their default font is wider than the room that a text has.
    private static let narrowFonts = ["Liberation Sans", "DejaVu Sans Condensed"]

    /// Adds font names as CSS: what is no plain word is quoted.
    fileprivate mutating func append(fonts names: [String]) {
        let generic = names.last == "sans-serif" ? 1 : 0
        let all = names.dropLast(generic) + (generic == 1 ? Self.narrowFonts : []) + names.suffix(generic)
        for (index, name) in all.enumerated() {
            if index > 0 { append(literal: ", ") }
            if !name.isEmpty, append(name, if: Self.isPartOfWord) { continue }
            append(byte: UInt8(ascii: "'"))
            if !append(name, if: Self.isPlainInQuotes) { append(escapedFont: name) }
            append(byte: UInt8(ascii: "'"))
        }
    }

    private mutating func append(escapedFont name: String) {
        let escaped = name.flatMap { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }
        appendInterpolation(xml: String(escaped))
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (byte & 0xDF) &- UInt8(ascii: "A") < 26
    }

    private static func isPlainInQuotes(_ byte: UInt8) -> Bool {
        XMLText.isPlain(byte) && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
    }
}
