#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Aurum {
    /// The tokens of the group `typography`.
    public nonisolated enum typography {
        /// `typography.displaySBold`: Frank Ruhl Libre 16/24, weight 700.
        ///
        /// Figma: `typography/displaySBold`. Made with `fontFamily.display`.
        public static let displaySBold = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(700)
        )

        /// `typography.displayMBold`: Frank Ruhl Libre 20/28, weight 700.
        ///
        /// Figma: `typography/displayMBold`. Made with `fontFamily.display`.
        public static let displayMBold = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(700)
        )

        /// `typography.displayLBold`: Frank Ruhl Libre 24/32, weight 700.
        ///
        /// Figma: `typography/displayLBold`. Made with `fontFamily.display`.
        public static let displayLBold = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(700)
        )

        /// `typography.displayXLBold`: Frank Ruhl Libre 28/36, weight 700.
        ///
        /// Figma: `typography/displayXLBold`. Made with `fontFamily.display`.
        public static let displayXLBold = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(700)
        )

        /// `typography.displayXXLBold`: Frank Ruhl Libre 32/40, weight 700.
        ///
        /// Figma: `typography/displayXXLBold`. Made with `fontFamily.display`.
        public static let displayXXLBold = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(700)
        )

        /// `typography.displaySMedium`: Frank Ruhl Libre 16/24, weight 500.
        ///
        /// Figma: `typography/displaySMedium`. Made with `fontFamily.display`.
        public static let displaySMedium = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(500)
        )

        /// `typography.displayMMedium`: Frank Ruhl Libre 20/28, weight 500.
        ///
        /// Figma: `typography/displayMMedium`. Made with `fontFamily.display`.
        public static let displayMMedium = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(500)
        )

        /// `typography.displayLMedium`: Frank Ruhl Libre 24/32, weight 500.
        ///
        /// Figma: `typography/displayLMedium`. Made with `fontFamily.display`.
        public static let displayLMedium = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(500)
        )

        /// `typography.displayXLMedium`: Frank Ruhl Libre 28/36, weight 500.
        ///
        /// Figma: `typography/displayXLMedium`. Made with `fontFamily.display`.
        public static let displayXLMedium = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(500)
        )

        /// `typography.displayXXLMedium`: Frank Ruhl Libre 32/40, weight 500.
        ///
        /// Figma: `typography/displayXXLMedium`. Made with `fontFamily.display`.
        public static let displayXXLMedium = AurumTypography(
            family: AurumFontFamily(
                "Frank Ruhl Libre",
                "New York",
                "Noto Serif",
                "Georgia",
                "Times New Roman",
                "serif"
            ),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(500)
        )

        /// `typography.titleXSBold`: Inter 14/20, weight 700.
        ///
        /// Figma: `typography/titleXSBold`. Made with `fontFamily.primary`.
        public static let titleXSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleSBold`: Inter 16/24, weight 700.
        ///
        /// Figma: `typography/titleSBold`. Made with `fontFamily.primary`.
        public static let titleSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleMBold`: Inter 20/28, weight 700.
        ///
        /// Figma: `typography/titleMBold`. Made with `fontFamily.primary`.
        public static let titleMBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleLBold`: Inter 24/32, weight 700.
        ///
        /// Figma: `typography/titleLBold`. Made with `fontFamily.primary`.
        public static let titleLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXLBold`: Inter 28/36, weight 700.
        ///
        /// Figma: `typography/titleXLBold`. Made with `fontFamily.primary`.
        public static let titleXLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXXLBold`: Inter 32/40, weight 700.
        ///
        /// Figma: `typography/titleXXLBold`. Made with `fontFamily.primary`.
        public static let titleXXLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXSSemiBold`: Inter 14/20, weight 600.
        ///
        /// Figma: `typography/titleXSSemiBold`. Made with `fontFamily.primary`.
        public static let titleXSSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleSSemiBold`: Inter 16/24, weight 600.
        ///
        /// Figma: `typography/titleSSemiBold`. Made with `fontFamily.primary`.
        public static let titleSSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleMSemiBold`: Inter 20/28, weight 600.
        ///
        /// Figma: `typography/titleMSemiBold`. Made with `fontFamily.primary`.
        public static let titleMSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleLSemiBold`: Inter 24/32, weight 600.
        ///
        /// Figma: `typography/titleLSemiBold`. Made with `fontFamily.primary`.
        public static let titleLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleXLSemiBold`: Inter 28/36, weight 600.
        ///
        /// Figma: `typography/titleXLSemiBold`. Made with `fontFamily.primary`.
        public static let titleXLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleXXLSemiBold`: Inter 32/40, weight 600.
        ///
        /// Figma: `typography/titleXXLSemiBold`. Made with `fontFamily.primary`.
        public static let titleXXLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(600)
        )

        /// `typography.bodyXSRegular`: Inter 10/14, weight 400.
        ///
        /// Figma: `typography/bodyXSRegular`. Made with `fontFamily.primary`.
        public static let bodyXSRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodySRegular`: Inter 12/16, weight 400.
        ///
        /// Figma: `typography/bodySRegular`. Made with `fontFamily.primary`.
        public static let bodySRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyMRegular`: Inter 14/20, weight 400.
        ///
        /// Figma: `typography/bodyMRegular`. Made with `fontFamily.primary`.
        public static let bodyMRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyLRegular`: Inter 16/24, weight 400.
        ///
        /// Figma: `typography/bodyLRegular`. Made with `fontFamily.primary`.
        public static let bodyLRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyXLRegular`: Inter 20/28, weight 400.
        ///
        /// Figma: `typography/bodyXLRegular`. Made with `fontFamily.primary`.
        public static let bodyXLRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyXSMedium`: Inter 10/14, weight 500.
        ///
        /// Figma: `typography/bodyXSMedium`. Made with `fontFamily.primary`.
        public static let bodyXSMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodySMedium`: Inter 12/16, weight 500.
        ///
        /// Figma: `typography/bodySMedium`. Made with `fontFamily.primary`.
        public static let bodySMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyMMedium`: Inter 14/20, weight 500.
        ///
        /// Figma: `typography/bodyMMedium`. Made with `fontFamily.primary`.
        public static let bodyMMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyLMedium`: Inter 16/24, weight 500.
        ///
        /// Figma: `typography/bodyLMedium`. Made with `fontFamily.primary`.
        public static let bodyLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyXLMedium`: Inter 20/28, weight 500.
        ///
        /// Figma: `typography/bodyXLMedium`. Made with `fontFamily.primary`.
        public static let bodyXLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelSBold`: Inter 9/14, weight 700.
        ///
        /// Figma: `typography/labelSBold`. Made with `fontFamily.primary`.
        public static let labelSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 9,
            lineHeight: 14,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelMBold`: Inter 10/14, weight 700.
        ///
        /// Figma: `typography/labelMBold`. Made with `fontFamily.primary`.
        public static let labelMBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelLBold`: Inter 12/16, weight 700.
        ///
        /// Figma: `typography/labelLBold`. Made with `fontFamily.primary`.
        public static let labelLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelSMedium`: Inter 9/14, weight 500.
        ///
        /// Figma: `typography/labelSMedium`. Made with `fontFamily.primary`.
        public static let labelSMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 9,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelMMedium`: Inter 10/14, weight 500.
        ///
        /// Figma: `typography/labelMMedium`. Made with `fontFamily.primary`.
        public static let labelMMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelLMedium`: Inter 12/16, weight 500.
        ///
        /// Figma: `typography/labelLMedium`. Made with `fontFamily.primary`.
        public static let labelLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(500)
        )

        /// `typography.numXS`: Inter 14/20, weight 700.
        ///
        /// Figma: `typography/numXS`. Made with `fontFamily.primary`.
        public static let numXS = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(700)
        )

        /// `typography.numS`: Inter 16/24, weight 700.
        ///
        /// Figma: `typography/numS`. Made with `fontFamily.primary`.
        public static let numS = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(700)
        )

        /// `typography.numM`: Inter 20/28, weight 700.
        ///
        /// Figma: `typography/numM`. Made with `fontFamily.primary`.
        public static let numM = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(700)
        )

        /// `typography.numL`: Inter 24/32, weight 700.
        ///
        /// Figma: `typography/numL`. Made with `fontFamily.primary`.
        public static let numL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(700)
        )

        /// `typography.numXL`: Inter 28/36, weight 700.
        ///
        /// Figma: `typography/numXL`. Made with `fontFamily.primary`.
        public static let numXL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(700)
        )

        /// `typography.numXXL`: Inter 32/40, weight 700.
        ///
        /// Figma: `typography/numXXL`. Made with `fontFamily.primary`.
        public static let numXXL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(700)
        )

        /// `typography.num3XL`: Inter 40/48, weight 700.
        ///
        /// Figma: `typography/num3XL`. Made with `fontFamily.primary`.
        public static let num3XL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 40,
            lineHeight: 48,
            weight: AurumFontWeight(700)
        )
    }
}
