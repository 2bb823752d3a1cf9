package import AurumCompiler

/// The pictures of a component in one mode: one a variant, and a sheet of all of them.
package struct ComponentPictures {
    private let design: ResolvedDesign
    private let component: Component
    private let mode: Int
    private let backdrop: Backdrop
    private let drawings: [ComponentDrawing]

    /// Room around a component.
    private static let margin = 24.0

    /// Makes the pictures of a component.
    package init(_ component: Component, in design: ResolvedDesign, mode: Int = 0) {
        self.design = design
        self.component = component
        self.mode = mode
        let style = VariantStyle(
            design: design, component: component, variant: component.table.defaultVariant, mode: mode)
        let container = component.parts.first { $0.kind == .container }?.name ?? ""
        backdrop = Backdrop(behind: style.basePaint(container))
        var outlines = GlyphOutlines()
        var drawings: [ComponentDrawing] = []
        for variant in component.table.variants {
            let style = VariantStyle(design: design, component: component, variant: variant, mode: mode)
            drawings.append(ComponentDrawing(style, &outlines))
        }
        self.drawings = drawings
    }

    /// The picture of a variant.
    package func picture(of variant: VariantID) -> String { text(of: variant).text }

    /// The picture of all variants.
    package var sheet: String { sheetText.text }

    /// The file of a variant's picture.
    func text(of variant: VariantID) -> TextBuffer {
        let drawing = drawings[variant.index]
        let margin = max(Self.margin, drawing.reach.rounded(.up))
        let box = drawing.layout.container
        var picture = SVGDocument(
            width: box.width + 2 * margin, height: box.height + 2 * margin,
            title: "\(xml: title(of: variant))",
            description: "Drawn from the tokens of the mode \(xml: modeName) with a sample text.")
        backdrop.draw(width: box.width + 2 * margin, height: box.height + 2 * margin, into: &picture)
        drawing.draw(atX: margin, y: margin, into: &picture)
        return picture.text
    }

    /// The file of all variants: the last of several axes goes across, the others go down.
    var sheetText: TextBuffer {
        let axes = component.table.axes
        let columns = axes.count > 1 ? axes.last?.values.map(\.name) ?? [""] : [""]
        let grid = SheetGrid(
            drawings: drawings, columns: columns, rows: rowNames(columns: columns.count), margin: Self.margin,
            minimumGap: drawings.map(\.reach).max() ?? 0)
        let count = drawings.count == 1 ? "The one variant" : "All \(drawings.count) variants"
        var picture = SVGDocument(
            width: grid.width, height: grid.height, title: "\(xml: component.name)",
            description: "\(count), drawn from the tokens of the mode \(xml: modeName) with sample texts.")
        backdrop.draw(width: grid.width, height: grid.height, into: &picture)
        grid.draw(headings: backdrop.heading, into: &picture)
        return picture.text
    }

    private var modeName: String { design.modes[mode].mode.name }

    private func title(of variant: VariantID) -> String {
        let values = component.table.values(of: variant).map(\.name)
        return ([component.name] + values).joined(separator: ", ")
    }

    private func rowNames(columns: Int) -> [String] {
        stride(from: 0, to: component.table.variants.count, by: max(1, columns)).map { index in
            let values = component.table.values(of: VariantID(index))
            return (values.count > 1 ? values.dropLast() : values[...]).map(\.name).joined(separator: " · ")
        }
    }
}

/// What pictures are drawn on: neutral, and as light or dark as what the component itself lies on.
private struct Backdrop {
    let fill: Color
    let heading: Color

    init(behind base: Color?) {
        let isDark = base.map { Contrast.wcag(.white, on: $0) > Contrast.wcag(.black, on: $0) } ?? false
        fill = isDark ? .srgb(0.09, 0.1, 0.12) : .srgb(0.955, 0.96, 0.97)
        heading = isDark ? .srgb(0.72, 0.75, 0.8) : .srgb(0.32, 0.35, 0.4)
    }

    func draw(width: Double, height: Double, into picture: inout SVGDocument) {
        picture.addBox(Box(x: 0, y: 0, width: width, height: height), radius: 12, fill: fill)
    }
}
