#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A text style.
@frozen
public nonisolated struct LagoonTypography: Hashable, Sendable {
    /// The font.
    public let family: LagoonFontFamily
    /// The size of the type in points.
    public let size: CGFloat
    /// The height of a line in points.
    public let lineHeight: CGFloat
    /// How bold the type is.
    public let weight: LagoonFontWeight
    /// The extra space between letters in points.
    public let letterSpacing: CGFloat

    /// Makes a text style.
    public init(
        family: LagoonFontFamily, size: CGFloat, lineHeight: CGFloat, weight: LagoonFontWeight,
        letterSpacing: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.letterSpacing = letterSpacing
    }
}
