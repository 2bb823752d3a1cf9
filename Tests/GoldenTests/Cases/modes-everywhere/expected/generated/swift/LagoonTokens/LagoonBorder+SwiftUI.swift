#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension InsettableShape {
    /// Draws a border just inside the shape's edge.
    public func lagoonBorder(_ border: LagoonBorder) -> some View {
        strokeBorder(border.color, style: border.style.strokeStyle(lineWidth: border.width))
    }
}
#endif
