/// Generated types that style tables are written in.
enum StyleTypes {
    /// What is painted behind a part.
    static let background = """
        public import $Tokens

        /// Paints on top of one another, and the color they make together.
        public nonisolated struct $Background: Hashable, Sendable {
            /// The paints, the lowest first.
            public let layers: [$Color]
            /// What is seen of the paints, composited when the tokens were compiled.
            public let composite: $Color

            /// Makes a background from paints, the lowest first, and their composite.
            public init(_ layers: $Color..., composite: $Color) {
                self.layers = layers
                self.composite = composite
            }

            /// Makes a background of one paint.
            public init(_ color: $Color) {
                self.init(color, composite: color)
            }
        }
        """

    /// How large a part is.
    static let extent = """
        \(LengthType.imports)

        /// How wide or high a part is.
        public nonisolated enum $Extent: Hashable, Sendable {
            /// A length in points, which follows Dynamic Type.
            case fixed(CGFloat)
            /// As much as the content needs.
            case hug
            /// As much as there is.
            case fill

            /// The length, when it is fixed.
            public var length: CGFloat? {
                if case .fixed(let length) = self { length } else { nil }
            }
        }
        """

    /// How views get their size.
    static let extentInSwiftUI = """
        #if canImport(SwiftUI)
        import $Tokens
        import SwiftUI

        extension View {
            /// Gives a view its width and height; fixed lengths are multiplied by `scale`.
            ///
            /// A view that grows takes its height as the least, so that the largest type has room.
            func $_Frame(
                width: $Extent = .hug, height: $Extent = .hug, scale: CGFloat, grows: Bool = false
            ) -> some View {
                let side: CGFloat? = height.length.map { $0 * scale }
                let maxWidth: CGFloat? = width == .fill ? .infinity : nil
                let maxHeight: CGFloat? = height == .fill ? .infinity : nil
                return frame(width: width.length.map { $0 * scale }, height: grows ? nil : side)
                    .frame(maxWidth: maxWidth, minHeight: grows ? side : nil, maxHeight: maxHeight)
            }
        }
        #endif
        """

    /// Edges of a box.
    static let edges = """
        /// Edges of a box; leading is where reading begins.
        public nonisolated struct $Edges: OptionSet, Hashable, Sendable {
            /// A bit an edge.
            public let rawValue: Int

            /// Makes a set from its bits.
            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            /// The upper edge.
            public static let top = $Edges(rawValue: 1)
            /// The lower edge.
            public static let bottom = $Edges(rawValue: 2)
            /// The edge where reading begins.
            public static let leading = $Edges(rawValue: 4)
            /// The edge where reading ends.
            public static let trailing = $Edges(rawValue: 8)
            /// Every edge.
            public static let all: $Edges = [.top, .bottom, .leading, .trailing]
        }
        """

    /// How views get lines along their edges.
    static let edgesInSwiftUI = """
        #if canImport(SwiftUI)
        import $Tokens
        import SwiftUI

        extension View {
            /// Draws a border inside a shape, or straight lines along some of the edges.
            func $_Border(
                _ color: $Color, width: CGFloat, edges: $Edges, in shape: RoundedRectangle
            ) -> some View {
                overlay { if edges == .all { shape.strokeBorder(color, lineWidth: width) } }
                    .overlay(alignment: .top) { $EdgeLine(.top, of: edges, color: color, width: width) }
                    .overlay(alignment: .bottom) { $EdgeLine(.bottom, of: edges, color: color, width: width) }
                    .overlay(alignment: .leading) { $EdgeLine(.leading, of: edges, color: color, width: width) }
                    .overlay(alignment: .trailing) { $EdgeLine(.trailing, of: edges, color: color, width: width) }
            }
        }

        /// A line along one edge, where not all of them have one.
        private struct $EdgeLine: View {
            let edge: $Edges
            let edges: $Edges
            let color: $Color
            let width: CGFloat

            init(_ edge: $Edges, of edges: $Edges, color: $Color, width: CGFloat) {
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
        """
}
