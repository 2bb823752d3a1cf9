extension ValueType {
    /// The type of shadows.
    static let shadow = ValueType(
        name: "Shadow", declaration: shadowDeclaration, inSwiftUI: shadowInSwiftUI)

    /// The declaration for shadows.
    private static let shadowDeclaration = """
        \(LengthType.imports)

        /// A shadow of one or more layers, the first on top.
        @frozen
        public nonisolated struct $Shadow: Hashable, Sendable {
            /// One layer of a shadow; lengths in points.
            @frozen
            public nonisolated struct Layer: Hashable, Sendable {
                /// The layer's color.
                public let color: $Color
                /// How far the layer lies to the right.
                public let x: CGFloat
                /// How far the layer lies below.
                public let y: CGFloat
                /// The blur as design tools and CSS count it: twice the radius that SwiftUI and UIKit ask for.
                public let blur: CGFloat
                /// How much larger than the shape the layer is.
                public let spread: CGFloat
                /// Whether the layer falls inside the shape.
                public let isInset: Bool

                /// Makes a layer.
                public init(
                    color: $Color, x: CGFloat, y: CGFloat, blur: CGFloat, spread: CGFloat = 0,
                    isInset: Bool = false
                ) {
                    self.color = color
                    self.x = x
                    self.y = y
                    self.blur = blur
                    self.spread = spread
                    self.isInset = isInset
                }

                /// The radius that SwiftUI and UIKit ask for.
                public var radius: CGFloat { blur / 2 }
            }

            /// The layers, the first on top; none draws no shadow.
            public let layers: [Layer]

            /// Makes a shadow from its layers, the first on top.
            public init(_ layers: Layer...) {
                self.layers = layers
            }
        }
        """

    /// What SwiftUI makes of shadows.
    private static let shadowInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension ShapeStyle {
            /// The style with a shadow, to fill a shape with; SwiftUI's shadows have no spread.
            public func $_Shadow(_ shadow: $Shadow) -> some ShapeStyle {
                shadow.layers.reduce(AnyShapeStyle(self)) { style, layer in
                    AnyShapeStyle(style.shadow(layer.shadowStyle))
                }
            }
        }

        nonisolated extension $Shadow.Layer {
            /// The layer as SwiftUI draws it, without the spread.
            public var shadowStyle: ShadowStyle {
                isInset
                    ? .inner(color: Color(color), radius: radius, x: x, y: y)
                    : .drop(color: Color(color), radius: radius, x: x, y: y)
            }
        }
        #endif
        """
}
