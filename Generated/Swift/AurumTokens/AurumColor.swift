/// A color in the color space it was designed in; components outside 0 to 1 are kept.
@frozen
public nonisolated struct AurumColor: Hashable, Sendable {
    /// The color spaces that colors are kept in.
    @frozen
    public nonisolated enum Space: String, CaseIterable, Hashable, Sendable {
        /// The color space of the web, with its transfer curve.
        case sRGB
        /// The primaries of sRGB without a transfer curve.
        case sRGBLinear
        /// The wide color space of Apple's displays.
        case displayP3
    }

    /// The space the components are written in.
    public let space: Space
    /// The red component.
    public let red: Double
    /// The green component.
    public let green: Double
    /// The blue component.
    public let blue: Double
    /// The opacity, from 0 to 1.
    public let alpha: Double

    /// Makes a color; opaque sRGB unless told otherwise.
    public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
