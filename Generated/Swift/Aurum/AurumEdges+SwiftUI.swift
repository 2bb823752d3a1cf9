#if canImport(SwiftUI)
import AurumTokens
import SwiftUI

extension View {
    /// Draws a border inside a shape, or straight lines along some of the edges.
    func aurumBorder(
        _ color: AurumColor, width: CGFloat, edges: AurumEdges, in shape: RoundedRectangle
    ) -> some View {
        overlay { if edges == .all { shape.strokeBorder(color, lineWidth: width) } }
            .overlay(alignment: .top) { AurumEdgeLine(.top, of: edges, color: color, width: width) }
            .overlay(alignment: .bottom) { AurumEdgeLine(.bottom, of: edges, color: color, width: width) }
            .overlay(alignment: .leading) { AurumEdgeLine(.leading, of: edges, color: color, width: width) }
            .overlay(alignment: .trailing) { AurumEdgeLine(.trailing, of: edges, color: color, width: width) }
    }
}

/// A line along one edge, where not all of them have one.
private struct AurumEdgeLine: View {
    let edge: AurumEdges
    let edges: AurumEdges
    let color: AurumColor
    let width: CGFloat

    init(_ edge: AurumEdges, of edges: AurumEdges, color: AurumColor, width: CGFloat) {
        self.edge = edge
        self.edges = edges
        self.color = color
        self.width = width
    }

    var body: some View {
        if edges != .all && edges.contains(edge) {
            let isUpright = edge == .leading || edge == .trailing
            Rectangle()
                .fill(color)
                .frame(width: isUpright ? width : nil, height: isUpright ? nil : width)
        }
    }
}
#endif
