#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Lagoon {
    /// The tokens of the group `text`.
    public nonisolated enum text {
        /// `text.family`: Lagoon Sans, Inter.
        ///
        /// Figma: `text/family`.
        public static let family = LagoonFontFamily("Lagoon Sans", "Inter")

        /// `text.weight`: weight 500 in `day`, `night`; weight 700 in `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `text/weight`.
        public static let weight = LagoonByMode<LagoonFontWeight>(
            day: LagoonFontWeight(500),
            night: LagoonFontWeight(500),
            dayHighContrast: LagoonFontWeight(700),
            nightHighContrast: LagoonFontWeight(700)
        )

        /// `text.body`: Lagoon Sans 14/21, weight 500 in `day`, `night`; Lagoon Sans 14/21, weight 700 in
        /// `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `text/body`. Refers to `text.family`, `text.weight`.
        public static let body = LagoonByMode<LagoonTypography>(
            day: LagoonTypography(
                family: LagoonFontFamily("Lagoon Sans", "Inter"),
                size: 14,
                lineHeight: 21,
                weight: LagoonFontWeight(500)
            ),
            night: LagoonTypography(
                family: LagoonFontFamily("Lagoon Sans", "Inter"),
                size: 14,
                lineHeight: 21,
                weight: LagoonFontWeight(500)
            ),
            dayHighContrast: LagoonTypography(
                family: LagoonFontFamily("Lagoon Sans", "Inter"),
                size: 14,
                lineHeight: 21,
                weight: LagoonFontWeight(700)
            ),
            nightHighContrast: LagoonTypography(
                family: LagoonFontFamily("Lagoon Sans", "Inter"),
                size: 14,
                lineHeight: 21,
                weight: LagoonFontWeight(700)
            )
        )
    }
}
