import AurumCompiler

/// The rows and columns of a sheet of variants, as wide and high as what is in them, with their headings.
struct SheetGrid {
    private let drawings: [ComponentDrawing]
    private let columns: [String]
    private let rows: [String]
    private let columnStarts: [Double]
    private let rowStarts: [Double]
    private let rowHeights: [Double]
    private let margin: Double
    /// The picture's width.
    let width: Double
    /// The picture's height.
    let height: Double

    private static let headingStyle = Typography.plain(size: 12, weight: 500)
    private static let headingHeight = 28.0

    /// Lays out drawings, row by row; shadows reach into the gaps and not beyond them.
    init(
        drawings: [ComponentDrawing], columns: [String], rows: [String], margin: Double, minimumGap: Double
    ) {
        self.drawings = drawings
        self.columns = columns
        self.rows = rows
        self.margin = max(margin, minimumGap.rounded(.up))
        let gap = max(24, minimumGap.rounded(.up))
        let metrics = TextMetrics(style: Self.headingStyle)
        let widestRow = rows.map { metrics.width(of: $0) }.max() ?? 0
        let headingWidth = widestRow > 0 ? widestRow.rounded(.up) + 20 : 0

        let columnWidths = columns.indices.map { column in
            let cells = rows.indices.map { Self.size($0 * columns.count + column, drawings)?.width ?? 0 }
            return max(cells.max() ?? 0, metrics.width(of: columns[column]).rounded(.up))
        }
        rowHeights = rows.indices.map { row in
            columns.indices.map { Self.size(row * columns.count + $0, drawings)?.height ?? 0 }.max() ?? 0
        }
        let hasHeadings = columns.contains { !$0.isEmpty }
        let starts = Self.starts(of: columnWidths, from: self.margin + headingWidth, gap: gap)
        let tops = Self.starts(
            of: rowHeights, from: self.margin + (hasHeadings ? Self.headingHeight : 0), gap: gap)
        columnStarts = starts.positions
        rowStarts = tops.positions
        width = starts.end + self.margin
        height = tops.end + self.margin
    }

    /// Draws the headings and all cells.
    func draw(headings color: Color, into picture: inout SVGDocument) {
        let metrics = TextMetrics(style: Self.headingStyle)
        for (column, name) in columns.enumerated() {
            addHeading(name, x: columnStarts[column], top: margin, metrics, color, into: &picture)
        }
        for (row, name) in rows.enumerated() {
            let top = rowStarts[row] + (rowHeights[row] - metrics.style.lineHeightPoints) / 2
            addHeading(name, x: margin, top: top, metrics, color, into: &picture)
        }
        for (index, drawing) in drawings.enumerated() {
            let row = index / columns.count
            guard rowStarts.indices.contains(row) else { continue }
            let y = rowStarts[row] + (rowHeights[row] - drawing.layout.container.height) / 2
            drawing.draw(atX: columnStarts[index % columns.count], y: y, into: &picture)
        }
    }

    private func addHeading(
        _ name: String, x: Double, top: Double, _ metrics: TextMetrics, _ color: Color,
        into picture: inout SVGDocument
    ) {
        picture.addLine(
            name, width: metrics.width(of: name), at: x, baseline: top + metrics.baseline, metrics.style,
            color)
    }

    private static func size(_ index: Int, _ drawings: [ComponentDrawing]) -> Box? {
        drawings.indices.contains(index) ? drawings[index].layout.container : nil
    }

    private static func starts(
        of sizes: [Double], from start: Double, gap: Double
    ) -> (positions: [Double], end: Double) {
        var positions: [Double] = []
        var position = start
        for size in sizes {
            positions.append(position)
            position += size + gap
        }
        return (positions, sizes.isEmpty ? start : position - gap)
    }
}
