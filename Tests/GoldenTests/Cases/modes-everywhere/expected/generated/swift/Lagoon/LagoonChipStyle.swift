public import LagoonTokens
#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What `LagoonChip` looks like in each of its variants.
public nonisolated struct LagoonChipStyle: Hashable, Sendable {
    /// The background of the container.
    ///
    /// By emphasis: `surface.tint` on `surface.page`, `surface.accent`.
    public let containerBackground: LagoonBackground
    /// The border color of the container.
    ///
    /// Value: `surface.content` (#000000 in `day`, `dayHighContrast`; color(oklch 0.93 0.05 190) in `night`,
    /// `nightHighContrast`). Figma: `surface/content`.
    public let containerBorderColor: LagoonColor
    /// The border width of the container.
    ///
    /// Value: `line.hair` (1 pt in `day`, `night`; 2 pt in `dayHighContrast`, `nightHighContrast`). Figma:
    /// `line/hair`.
    public let containerBorderWidth: CGFloat
    /// The radius of the container.
    ///
    /// Value: 12 pt.
    public let containerRadius: CGFloat
    /// The horizontal padding of the container.
    ///
    /// Value: `line.gap` (8 pt). Figma: `line/gap`.
    public let containerPaddingHorizontal: CGFloat
    /// The opacity of the container.
    ///
    /// By emphasis: 1, `veil`.
    public let containerOpacity: Double
    /// The shadow of the container.
    ///
    /// Value: `shade.low` (x 0, y 2, blur 8, #000000 at 20 % in `day`, `dayHighContrast`; x 0, y 2, blur 8,
    /// #000000 at 60 % in `night`, `nightHighContrast`). Figma: `shade/low`.
    public let containerShadow: LagoonShadow
    /// The color of the label.
    ///
    /// Value: `surface.content` (#000000 in `day`, `dayHighContrast`; color(oklch 0.93 0.05 190) in `night`,
    /// `nightHighContrast`). Figma: `surface/content`.
    public let labelColor: LagoonColor
    /// The typography of the label.
    ///
    /// Value: `text.body` (Lagoon Sans 14/21, weight 500 in `day`, `night`; Lagoon Sans 14/21, weight 700 in
    /// `dayHighContrast`, `nightHighContrast`). Figma: `text/body`.
    public let labelTypography: LagoonTypography
    /// The lines of the label.
    ///
    /// Value: 1.
    public let labelLines: Int

    /// The style of a variant.
    public init(emphasis: LagoonChipEmphasis = .soft, mode: LagoonMode = .day) {
        containerBorderColor = Lagoon.colors.surface.content
        containerBorderWidth = Lagoon.line.hair.value(in: mode)
        containerRadius = 12
        containerPaddingHorizontal = Lagoon.line.gap
        containerShadow = Lagoon.shade.low
        labelColor = Lagoon.colors.surface.content
        labelTypography = Lagoon.text.body.value(in: mode)
        labelLines = 1
        switch emphasis {
        case .soft:
            containerBackground = LagoonBackground(
                Lagoon.colors.surface.page,
                Lagoon.colors.surface.tint,
                composite: LagoonColor.byMode(
                    day: LagoonColor(red: 0.91, green: 0.939997, blue: 0.955),
                    night: LagoonColor(red: 0.104, green: 0.1488, blue: 0.1904),
                    dayHighContrast: LagoonColor(red: 1, green: 1, blue: 1),
                    nightHighContrast: LagoonColor(red: 0.05, green: 0.06, blue: 0.08)
                )
            )
            containerOpacity = 1
        case .loud:
            containerBackground = LagoonBackground(Lagoon.colors.surface.accent)
            containerOpacity = Lagoon.veil.value(in: mode)
        }
    }
}
