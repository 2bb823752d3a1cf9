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
            func $_Frame(width: $Extent = .hug, height: $Extent = .hug, scale: CGFloat) -> some View {
                frame(width: width.length.map { $0 * scale }, height: height.length.map { $0 * scale })
                    .frame(maxWidth: width == .fill ? .infinity : nil, maxHeight: height == .fill ? .infinity : nil)
            }
        }
        #endif
        """
}
