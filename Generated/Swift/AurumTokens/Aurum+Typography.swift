extension Aurum {
    /// The tokens of the group `typography`.
    public enum typography {
        /// `typography.displaySBold`: Frank Ruhl Libre 16/24, weight 700.
        ///
        /// Figma: `typography/displaySBold`.
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
        /// Figma: `typography/displayMBold`.
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
        /// Figma: `typography/displayLBold`.
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
        /// Figma: `typography/displayXLBold`.
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
        /// Figma: `typography/displayXXLBold`.
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
        /// Figma: `typography/displaySMedium`.
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
        /// Figma: `typography/displayMMedium`.
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
        /// Figma: `typography/displayLMedium`.
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
        /// Figma: `typography/displayXLMedium`.
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
        /// Figma: `typography/displayXXLMedium`.
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
        /// Figma: `typography/titleXSBold`.
        public static let titleXSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleSBold`: Inter 16/24, weight 700.
        ///
        /// Figma: `typography/titleSBold`.
        public static let titleSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleMBold`: Inter 20/28, weight 700.
        ///
        /// Figma: `typography/titleMBold`.
        public static let titleMBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleLBold`: Inter 24/32, weight 700.
        ///
        /// Figma: `typography/titleLBold`.
        public static let titleLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXLBold`: Inter 28/36, weight 700.
        ///
        /// Figma: `typography/titleXLBold`.
        public static let titleXLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXXLBold`: Inter 32/40, weight 700.
        ///
        /// Figma: `typography/titleXXLBold`.
        public static let titleXXLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(700)
        )

        /// `typography.titleXSSemiBold`: Inter 14/20, weight 600.
        ///
        /// Figma: `typography/titleXSSemiBold`.
        public static let titleXSSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleSSemiBold`: Inter 16/24, weight 600.
        ///
        /// Figma: `typography/titleSSemiBold`.
        public static let titleSSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleMSemiBold`: Inter 20/28, weight 600.
        ///
        /// Figma: `typography/titleMSemiBold`.
        public static let titleMSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleLSemiBold`: Inter 24/32, weight 600.
        ///
        /// Figma: `typography/titleLSemiBold`.
        public static let titleLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleXLSemiBold`: Inter 28/36, weight 600.
        ///
        /// Figma: `typography/titleXLSemiBold`.
        public static let titleXLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(600)
        )

        /// `typography.titleXXLSemiBold`: Inter 32/40, weight 600.
        ///
        /// Figma: `typography/titleXXLSemiBold`.
        public static let titleXXLSemiBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(600)
        )

        /// `typography.bodyXSRegular`: Inter 10/14, weight 400.
        ///
        /// Figma: `typography/bodyXSRegular`.
        public static let bodyXSRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodySRegular`: Inter 12/16, weight 400.
        ///
        /// Figma: `typography/bodySRegular`.
        public static let bodySRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyMRegular`: Inter 14/20, weight 400.
        ///
        /// Figma: `typography/bodyMRegular`.
        public static let bodyMRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyLRegular`: Inter 16/24, weight 400.
        ///
        /// Figma: `typography/bodyLRegular`.
        public static let bodyLRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyXLRegular`: Inter 20/28, weight 400.
        ///
        /// Figma: `typography/bodyXLRegular`.
        public static let bodyXLRegular = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(400)
        )

        /// `typography.bodyXSMedium`: Inter 10/14, weight 500.
        ///
        /// Figma: `typography/bodyXSMedium`.
        public static let bodyXSMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodySMedium`: Inter 12/16, weight 500.
        ///
        /// Figma: `typography/bodySMedium`.
        public static let bodySMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyMMedium`: Inter 14/20, weight 500.
        ///
        /// Figma: `typography/bodyMMedium`.
        public static let bodyMMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyLMedium`: Inter 16/24, weight 500.
        ///
        /// Figma: `typography/bodyLMedium`.
        public static let bodyLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(500)
        )

        /// `typography.bodyXLMedium`: Inter 20/28, weight 500.
        ///
        /// Figma: `typography/bodyXLMedium`.
        public static let bodyXLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelSBold`: Inter 9/14, weight 700.
        ///
        /// Figma: `typography/labelSBold`.
        public static let labelSBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 9,
            lineHeight: 14,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelMBold`: Inter 10/14, weight 700.
        ///
        /// Figma: `typography/labelMBold`.
        public static let labelMBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelLBold`: Inter 12/16, weight 700.
        ///
        /// Figma: `typography/labelLBold`.
        public static let labelLBold = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(700)
        )

        /// `typography.labelSMedium`: Inter 9/14, weight 500.
        ///
        /// Figma: `typography/labelSMedium`.
        public static let labelSMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 9,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelMMedium`: Inter 10/14, weight 500.
        ///
        /// Figma: `typography/labelMMedium`.
        public static let labelMMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 10,
            lineHeight: 14,
            weight: AurumFontWeight(500)
        )

        /// `typography.labelLMedium`: Inter 12/16, weight 500.
        ///
        /// Figma: `typography/labelLMedium`.
        public static let labelLMedium = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 12,
            lineHeight: 16,
            weight: AurumFontWeight(500)
        )

        /// `typography.numXS`: Inter 14/20, weight 700.
        ///
        /// Figma: `typography/numXS`.
        public static let numXS = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 14,
            lineHeight: 20,
            weight: AurumFontWeight(700)
        )

        /// `typography.numS`: Inter 16/24, weight 700.
        ///
        /// Figma: `typography/numS`.
        public static let numS = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 16,
            lineHeight: 24,
            weight: AurumFontWeight(700)
        )

        /// `typography.numM`: Inter 20/28, weight 700.
        ///
        /// Figma: `typography/numM`.
        public static let numM = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 20,
            lineHeight: 28,
            weight: AurumFontWeight(700)
        )

        /// `typography.numL`: Inter 24/32, weight 700.
        ///
        /// Figma: `typography/numL`.
        public static let numL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 24,
            lineHeight: 32,
            weight: AurumFontWeight(700)
        )

        /// `typography.numXL`: Inter 28/36, weight 700.
        ///
        /// Figma: `typography/numXL`.
        public static let numXL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 28,
            lineHeight: 36,
            weight: AurumFontWeight(700)
        )

        /// `typography.numXXL`: Inter 32/40, weight 700.
        ///
        /// Figma: `typography/numXXL`.
        public static let numXXL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 32,
            lineHeight: 40,
            weight: AurumFontWeight(700)
        )

        /// `typography.num3XL`: Inter 40/48, weight 700.
        ///
        /// Figma: `typography/num3XL`.
        public static let num3XL = AurumTypography(
            family: AurumFontFamily("Inter", "SF Pro", "Roboto", "Helvetica Neue", "Arial", "sans-serif"),
            size: 40,
            lineHeight: 48,
            weight: AurumFontWeight(700)
        )
    }
}
