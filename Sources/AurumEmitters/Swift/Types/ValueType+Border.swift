extension ValueType {
    /// The type of borders.
    static let border = ValueType(
        name: "Border", declaration: borderDeclaration, inSwiftUI: borderInSwiftUI)

    /// The declaration for borders.
    private static let borderDeclaration = """
        \(LengthType.imports)

        /// A line around a shape.
        @frozen
        public nonisolated struct $Border: Hashable, Sendable {
            /// The line's color.
            public let color: $Color
            /// The line's thickness in points.
            public let width: CGFloat
            /// How the line is drawn.
            public let style: $StrokeStyle

            /// Makes a border.
            public init(color: $Color, width: CGFloat, style: $StrokeStyle = .solid) {
                self.color = color
                self.width = width
                self.style = style
            }
        }
        """

    /// What SwiftUI makes of borders.
    private static let borderInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension InsettableShape {
            /// Draws a border just inside the shape's edge.
            public func $_Border(_ border: $Border) -> some View {
                strokeBorder(border.color, style: border.style.strokeStyle(lineWidth: border.width))
            }
        }
        #endif
        """
}
