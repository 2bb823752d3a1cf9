extension Color {
    /// The color seen when this one lies over another: source-over in gamma-encoded sRGB, neither cut nor rounded.
    ///
    /// The result is as opaque as the two together; over an opaque backdrop it is opaque.
    package func over(_ backdrop: Color) -> Color {
        let share = backdrop.alpha * (1 - alpha)
        let opacity = alpha + share
        guard opacity > 0 else { return .clear }
        let sum = vector(in: .srgb) * alpha + backdrop.vector(in: .srgb) * share
        return Color(space: .srgb, vector: sum / opacity, alpha: opacity)
    }

    /// The color seen when a stack of colors lies one over the other, bottom first; clear when there are none.
    package static func composited(stack: [Color]) -> Color {
        stack.reduce(.clear) { $1.over($0) }
    }
}
