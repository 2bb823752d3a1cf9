import AurumCompiler

/// One variant in one mode, drawn once for all pictures that show it.
struct ComponentDrawing {
    let layout: ComponentLayout
    /// How far the shadow reaches beyond the container at most.
    let reach: Double
    private let opacity: Double
    private let content: SVGDocument

    init(_ style: VariantStyle, _ outlines: inout GlyphOutlines) {
        let layout = ComponentLayout(style)
        let pen = VariantPen(style: style, layout: layout)
        self.layout = layout
        reach = Self.reach(of: style.shadows(layout.containerName))
        opacity = style.opacity(layout.containerName)
        content = .fragment(inside: 1) { pen.draw(into: &$0, &outlines) }
    }

    /// Draws the variant with its container's upper left corner at a place.
    func draw(atX x: Double, y: Double, into picture: inout SVGDocument) {
        picture.group { group in
            let place: TextBuffer = "translate(\(SVGDocument.number(x)) \(SVGDocument.number(y)))"
            group.attribute("transform", plain: place)
            if opacity < 1 { group.attribute("opacity", opacity) }
        } around: {
            $0.add(content)
        }
    }

    private static func reach(of shadow: [Shadow]) -> Double {
        shadow.filter { !$0.isInset }.map { layer in
            let offset = max(layer.offsetX.points.magnitude, layer.offsetY.points.magnitude)
            return max(0, layer.blur.points + layer.spread.points + offset)
        }.max() ?? 0
    }
}

/// Draws the container of a variant and the parts in it.
private struct VariantPen {
    let style: VariantStyle
    let layout: ComponentLayout

    func draw(into picture: inout SVGDocument, _ outlines: inout GlyphOutlines) {
        drawContainer(into: &picture)
        for placed in layout.row {
            let outline = style.glyph(placed.part).map { outlines.outline(of: $0, in: placed.box) }
            draw(placed, outline, into: &picture)
        }
    }

    private func drawContainer(into picture: inout SVGDocument) {
        let name = layout.containerName
        let radius = style.points(name, "radius") ?? 0
        // The first layer of a shadow lies on top. Layers that fall inside are left out.
        for layer in style.shadows(name).reversed() where !layer.isInset {
            drawShadow(layer, radius: radius, into: &picture)
        }
        if let background = style.color(name, "background") {
            picture.addBox(layout.container, radius: radius, fill: background)
        }
        if let color = style.color(name, "border.color") {
            let width = style.points(name, "border.width") ?? 1
            drawBorder(style.edges(name), radius: radius, width: width, color: color, into: &picture)
        }
    }

    /// Draws a border inside the container, or straight lines along some of its edges.
    private func drawBorder(
        _ edges: EdgeSet, radius: Double, width: Double, color: Color, into picture: inout SVGDocument
    ) {
        let box = layout.container
        guard edges != .all else {
            return picture.addBorder(box, radius: radius, width: width, color: color)
        }
        for edge in edges.edges {
            let line =
                switch edge {
                case .top: Box(x: 0, y: 0, width: box.width, height: width)
                case .bottom: Box(x: 0, y: box.height - width, width: box.width, height: width)
                case .leading: Box(x: 0, y: 0, width: width, height: box.height)
                case .trailing: Box(x: box.width - width, y: 0, width: width, height: box.height)
                }
            picture.addBox(line, radius: 0, fill: color)
        }
    }

    private func drawShadow(_ layer: Shadow, radius: Double, into picture: inout SVGDocument) {
        var box = layout.container.grown(by: layer.spread.points)
        box.x += layer.offsetX.points
        box.y += layer.offsetY.points
        let radius = max(0, radius + layer.spread.points)
        if layer.blur.points > 0 {
            picture.addBlurredBox(box, radius: radius, fill: layer.color, deviation: layer.blur.points / 2)
        } else {
            picture.addBox(box, radius: radius, fill: layer.color)
        }
    }

    private func draw(
        _ placed: ComponentLayout.Placed, _ outline: TextBuffer?, into picture: inout SVGDocument
    ) {
        let color = style.color(placed.part, "color") ?? .black
        let opacity = style.opacity(placed.part)
        guard opacity < 1 else {
            drawContent(of: placed, outline, color, into: &picture)
            return
        }
        picture.group {
            $0.attribute("opacity", opacity)
        } around: { picture in
            drawContent(of: placed, outline, color, into: &picture)
        }
    }

    private func drawContent(
        of placed: ComponentLayout.Placed, _ outline: TextBuffer?, _ color: Color,
        into picture: inout SVGDocument
    ) {
        switch placed.content {
        case .glyph:
            if let outline { picture.addGlyph(outline, color: color) }
        case .text(let lines, let metrics):
            for (index, line) in lines.lines.enumerated() {
                let top = placed.box.y + Double(index) * metrics.style.lineHeightPoints
                let x = placed.isCentered ? placed.box.x + (placed.box.width - line.width) / 2 : placed.box.x
                picture.addLine(
                    line.text, width: line.width, at: x, baseline: top + metrics.baseline, metrics.style,
                    color)
            }
        }
    }
}
