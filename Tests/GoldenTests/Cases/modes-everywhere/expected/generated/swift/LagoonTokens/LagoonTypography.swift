#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A text style.
@frozen
public nonisolated struct LagoonTypography: Hashable, Sendable {
    /// What a reader's choice of text size acts on: the text styles of Apple's systems.
    @frozen
    public nonisolated enum Anchor: String, CaseIterable, Hashable, Sendable {
        /// 34 points unless the reader chooses otherwise.
        case largeTitle
        /// 28 points unless the reader chooses otherwise.
        case title
        /// 22 points unless the reader chooses otherwise.
        case title2
        /// 20 points unless the reader chooses otherwise.
        case title3
        /// 17 points, semibold, unless the reader chooses otherwise.
        case headline
        /// 17 points unless the reader chooses otherwise.
        case body
        /// 16 points unless the reader chooses otherwise.
        case callout
        /// 15 points unless the reader chooses otherwise.
        case subheadline
        /// 13 points unless the reader chooses otherwise.
        case footnote
        /// 12 points unless the reader chooses otherwise.
        case caption
        /// 11 points unless the reader chooses otherwise.
        case caption2

        /// The largest one that is not larger than a size in points.
        public init(size: CGFloat) {
            self =
                switch size {
                case 34...: .largeTitle
                case 28...: .title
                case 22...: .title2
                case 20...: .title3
                case 17...: .body
                case 16...: .callout
                case 15...: .subheadline
                case 13...: .footnote
                case 12...: .caption
                default: .caption2
                }
        }
    }

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
    /// What the type grows and shrinks with.
    public let anchor: Anchor

    /// Makes a text style; without an anchor, the type grows and shrinks with what is about its size.
    public init(
        family: LagoonFontFamily, size: CGFloat, lineHeight: CGFloat, weight: LagoonFontWeight,
        letterSpacing: CGFloat = 0, relativeTo anchor: Anchor? = nil
    ) {
        self.family = family
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.anchor = anchor ?? Anchor(size: size)
    }
}
