#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension ShapeStyle {
    /// The style with a shadow, to fill a shape with; SwiftUI's shadows have no spread.
    public func lagoonShadow(_ shadow: LagoonShadow) -> some ShapeStyle {
        shadow.layers.reduce(AnyShapeStyle(self)) { style, layer in
            AnyShapeStyle(style.shadow(layer.shadowStyle))
        }
    }
}

nonisolated extension LagoonShadow.Layer {
    /// The layer as SwiftUI draws it, without the spread.
    public var shadowStyle: ShadowStyle {
        isInset
            ? .inner(color: Color(color), radius: radius, x: x, y: y)
            : .drop(color: Color(color), radius: radius, x: x, y: y)
    }
}
#endif
