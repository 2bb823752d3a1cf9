import AurumCompiler

/// A rectangle in points, from its upper left corner.
struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The rectangle grown on all sides, or shrunk by a negative amount, but never inside out.
    func grown(by amount: Double) -> Box {
        Box(
            x: x - amount, y: y - amount, width: max(0, width + 2 * amount),
            height: max(0, height + 2 * amount))
    }
}

/// Where the parts of a variant are: a row inside the container, centered from top to bottom.
struct ComponentLayout {
    /// A part in its place.
    struct Placed {
        let part: String
        let box: Box
        let content: Content
        /// Whether a text stands in the middle of its box.
        let isCentered: Bool
    }

    /// What a part shows.
    enum Content {
        case glyph
        case text(TextLines, TextMetrics)
    }

    /// The container, its upper left corner at the origin.
    let container: Box
    /// The name of the container.
    let containerName: String
    /// The visible parts in the row, from leading to trailing.
    let row: [Placed]

    /// The width of components that take the room there is: a narrow phone's, less its margins.
    private static let roomWidth = 343.0
    /// The width of components that reach from edge to edge.
    private static let screenWidth = 375.0

    /// Lays out a variant with its sample texts.
    init(_ style: VariantStyle) {
        let parts = style.component.parts
        let container = parts.first { $0.kind == .container }?.name ?? ""
        let visible = parts.filter { $0.kind != .container && style.isVisible($0) }
        let gap = style.points(container, "gap") ?? 0
        let gaps = visible.dropLast().map { gap + (style.points($0.name, "gapAfter") ?? 0) }
        let horizontal = style.points(container, "padding.horizontal") ?? 0
        let vertical = style.points(container, "padding.vertical") ?? 0

        let fixed = visible.reduce(0) { $0 + (Self.fixedWidth(of: $1, style) ?? 0) }
        let outside = 2 * horizontal + gaps.reduce(0, +) + fixed
        let width = Self.width(style, container, outside: outside, texts: visible.filter { $0.kind == .text })
        let textCount = Double(max(1, visible.count { $0.kind == .text }))
        let textRoom = max(0, width - outside) / textCount
        let widths = visible.map { Self.fixedWidth(of: $0, style) ?? textRoom }
        let contents = zip(visible, widths).map { Self.content(of: $0, style, fitting: $1) }
        let heights = zip(visible, contents).map { Self.height(of: $0, $1, style) }
        let height = Self.height(style, container, content: (heights.max() ?? 0) + 2 * vertical)

        var x = horizontal
        var row: [Placed] = []
        for (index, part) in visible.enumerated() {
            let box = Box(
                x: x, y: (height - heights[index]) / 2, width: widths[index], height: heights[index])
            row.append(
                Placed(
                    part: part.name, box: box, content: contents[index],
                    isCentered: part.kind == .textButton))
            x += widths[index] + (gaps.indices.contains(index) ? gaps[index] : 0)
        }
        self.container = Box(x: 0, y: 0, width: width, height: height)
        self.containerName = container
        self.row = row
    }

    /// The side of a glyph's square; a button is laid out at the size of its glyph, its target reaches over the edge.
    private static func side(of part: Component.Part, _ style: VariantStyle) -> Double {
        style.points(part.name, "size") ?? Glyph.side
    }

    /// The width of a part that does not share the room with others; a text to tap is at least as wide as its target.
    private static func fixedWidth(of part: Component.Part, _ style: VariantStyle) -> Double? {
        switch part.kind {
        case .text: nil
        case .textButton: max(textWidth(of: part, style), style.points(part.name, "touchTarget") ?? 0)
        case .container, .glyph, .button: side(of: part, style)
        }
    }

    private static func textWidth(of part: Component.Part, _ style: VariantStyle) -> Double {
        TextMetrics(style: textStyle(part, style)).width(of: style.sample(part.name))
    }

    private static func width(
        _ style: VariantStyle, _ container: String, outside: Double, texts: [Component.Part]
    ) -> Double {
        switch style.extent(container, "width") {
        case .fixed(let width): return width
        case .hug:
            // Every text gets the same room, so the widest decides.
            let widest = texts.map { textWidth(of: $0, style) }.max()
            return (outside + (widest ?? 0) * Double(texts.count)).rounded(.up)
        case .fill: return screenWidth
        case nil: return roomWidth
        }
    }

    private static func height(_ style: VariantStyle, _ container: String, content: Double) -> Double {
        if case .fixed(let height) = style.extent(container, "height") { return height }
        return max(content, style.points(container, "minHeight") ?? 0)
    }

    private static func content(
        of part: Component.Part, _ style: VariantStyle, fitting width: Double
    ) -> Content {
        guard part.kind.isText else { return .glyph }
        let metrics = TextMetrics(style: textStyle(part, style))
        let limit = style.count(part.name, "lines")
        // A hugging container is as wide as its text, and must not cut it because of the last decimal.
        let lines = TextLines(style.sample(part.name), fitting: width + 0.001, limit: limit, metrics: metrics)
        return .text(lines, metrics)
    }

    private static func height(of part: Component.Part, _ content: Content, _ style: VariantStyle) -> Double {
        switch content {
        case .glyph: side(of: part, style)
        case .text(let lines, let metrics):
            Double(max(1, lines.lines.count)) * metrics.style.lineHeightPoints
        }
    }

    private static func textStyle(_ part: Component.Part, _ style: VariantStyle) -> Typography {
        style.value(part.name, "typography")?.typography ?? .plain(size: 14, weight: 400)
    }
}

extension Typography {
    /// A style of the pictures' own, for headings and for texts without one.
    static func plain(size: Double, weight: Double) -> Typography {
        Typography(
            fontFamily: ["Inter", "Helvetica Neue", "Arial", "sans-serif"],
            fontSize: Dimension(value: size, unit: .px), fontWeight: FontWeight(number: weight),
            letterSpacing: Dimension(value: 0, unit: .px), lineHeight: 1.5)
    }
}
