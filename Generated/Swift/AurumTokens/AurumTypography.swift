/// A text style.
@frozen
public struct AurumTypography: Hashable, Sendable {
    /// The font.
    public let family: AurumFontFamily
    /// The size of the type in points.
    public let size: Double
    /// The height of a line in points.
    public let lineHeight: Double
    /// How bold the type is.
    public let weight: AurumFontWeight
    /// The extra space between letters in points.
    public let letterSpacing: Double

    /// Makes a text style.
    public init(
        family: AurumFontFamily, size: Double, lineHeight: Double, weight: AurumFontWeight,
        letterSpacing: Double = 0
    ) {
        self.family = family
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.letterSpacing = letterSpacing
    }
}
