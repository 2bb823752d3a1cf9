extension Aurum.colors {
    /// The tokens of the group `surface`.
    public nonisolated enum surface {
        /// `surface.background.page.base`: #FFFFFF.
        ///
        /// Figma: `surface/background/page/base`.
        public static let bgPageBase = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.background.page.base-alternate`: #ECEEF3.
        ///
        /// Figma: `surface/background/page/base-alternate`.
        public static let bgPageBaseAlternate = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `surface.background.surface.lowContrast`: #FFFFFF.
        ///
        /// Figma: `surface/background/surface/lowContrast`.
        public static let bgSurfaceLowContrast = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.background.surface.midContrast`: #ECEEF3.
        ///
        /// Figma: `surface/background/surface/midContrast`.
        public static let bgSurfaceMidContrast = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `surface.background.surface.highContrast`: #DCDDE3.
        ///
        /// Figma: `surface/background/surface/highContrast`.
        public static let bgSurfaceHighContrast = AurumColor(red: 0.8627, green: 0.8667, blue: 0.8902)

        /// `surface.background.brand.subtle`: #7029CC at 9 %.
        ///
        /// Figma: `surface/background/brand/subtle`. Made with `colors.purple.500`.
        public static let bgBrandSubtle = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8, alpha: 0.09)

        /// `surface.background.brand.intense`: #7029CC.
        ///
        /// Figma: `surface/background/brand/intense`. Refers to `colors.purple.500`.
        public static let bgBrandIntense = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `surface.border.surface.inverse`: #FFFFFF.
        ///
        /// Figma: `surface/border/surface/inverse`.
        public static let borderSurfaceInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.border.surface.lowContrast`: #ECEEF3.
        ///
        /// Figma: `surface/border/surface/lowContrast`.
        public static let borderSurfaceLowContrast = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `surface.border.surface.midContrast`: #DCDDE3.
        ///
        /// Figma: `surface/border/surface/midContrast`.
        public static let borderSurfaceMidContrast = AurumColor(red: 0.8627, green: 0.8667, blue: 0.8902)

        /// `surface.border.surface.highContrast`: #C3C7D1.
        ///
        /// Figma: `surface/border/surface/highContrast`.
        public static let borderSurfaceHighContrast = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `surface.border.brand.muted`: #7029CC at 9 %.
        ///
        /// Figma: `surface/border/brand/muted`. Made with `colors.purple.500`.
        public static let borderBrandMuted = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8, alpha: 0.09)

        /// `surface.border.brand.normal`: #7029CC.
        ///
        /// Figma: `surface/border/brand/normal`. Refers to `colors.purple.500`.
        public static let borderBrandNormal = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `surface.text.default.normal`: #121212.
        ///
        /// Figma: `surface/text/default/normal`.
        public static let textDefaultNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `surface.text.default.subtle`: #4A4F5C.
        ///
        /// Figma: `surface/text/default/subtle`.
        public static let textDefaultSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `surface.text.default.disabled`: #848A99.
        ///
        /// Figma: `surface/text/default/disabled`.
        public static let textDefaultDisabled = AurumColor(red: 0.5176, green: 0.5412, blue: 0.6)

        /// `surface.text.default.inverse`: #FFFFFF.
        ///
        /// Figma: `surface/text/default/inverse`.
        public static let textDefaultInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.text.brand.normal`: #7029CC.
        ///
        /// Figma: `surface/text/brand/normal`. Refers to `colors.purple.500`.
        public static let textBrandNormal = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `surface.text.onBrand.normal`: #FFFFFF.
        ///
        /// Figma: `surface/text/onBrand/normal`.
        public static let textOnBrandNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.text.onBrand.subtle`: #E2D4F5.
        ///
        /// Figma: `surface/text/onBrand/subtle`. Refers to `colors.purple.50`.
        public static let textOnBrandSubtle = AurumColor(red: 0.8863, green: 0.8314, blue: 0.9608)

        /// `surface.text.staticWhite.normal`: #FFFFFF.
        ///
        /// Figma: `surface/text/staticWhite/normal`.
        public static let textStaticWhiteNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.text.staticWhite.subtle`: #FFFFFF at 88 %.
        ///
        /// Figma: `surface/text/staticWhite/subtle`.
        public static let textStaticWhiteSubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.88)

        /// `surface.text.staticWhite.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `surface/text/staticWhite/disabled`.
        public static let textStaticWhiteDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `surface.text.staticBlack.normal`: #121212.
        ///
        /// Figma: `surface/text/staticBlack/normal`.
        public static let textStaticBlackNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `surface.text.staticBlack.subtle`: #121212 at 72 %.
        ///
        /// Figma: `surface/text/staticBlack/subtle`.
        public static let textStaticBlackSubtle = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.72
        )

        /// `surface.text.staticBlack.disabled`: #000000 at 32 %.
        ///
        /// Figma: `surface/text/staticBlack/disabled`.
        public static let textStaticBlackDisabled = AurumColor(red: 0, green: 0, blue: 0, alpha: 0.32)

        /// `surface.icon.default.normal`: #121212.
        ///
        /// Figma: `surface/icon/default/normal`.
        public static let iconDefaultNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `surface.icon.default.subtle`: #4A4F5C.
        ///
        /// Figma: `surface/icon/default/subtle`.
        public static let iconDefaultSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `surface.icon.default.disabled`: #848A99.
        ///
        /// Figma: `surface/icon/default/disabled`.
        public static let iconDefaultDisabled = AurumColor(red: 0.5176, green: 0.5412, blue: 0.6)

        /// `surface.icon.default.inverse`: #FFFFFF.
        ///
        /// Figma: `surface/icon/default/inverse`.
        public static let iconDefaultInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.icon.brand.normal`: #7029CC.
        ///
        /// Figma: `surface/icon/brand/normal`. Refers to `colors.purple.500`.
        public static let iconBrandNormal = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `surface.icon.onBrand.normal`: #FFFFFF.
        ///
        /// Figma: `surface/icon/onBrand/normal`.
        public static let iconOnBrandNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.icon.staticWhite.normal`: #FFFFFF.
        ///
        /// Figma: `surface/icon/staticWhite/normal`.
        public static let iconStaticWhiteNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `surface.icon.staticWhite.subtle`: #FFFFFF at 88 %.
        ///
        /// Figma: `surface/icon/staticWhite/subtle`.
        public static let iconStaticWhiteSubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.88)

        /// `surface.icon.staticWhite.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `surface/icon/staticWhite/disabled`.
        public static let iconStaticWhiteDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `surface.icon.staticBlack.normal`: #121212.
        ///
        /// Figma: `surface/icon/staticBlack/normal`.
        public static let iconStaticBlackNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `surface.icon.staticBlack.subtle`: #121212 at 72 %.
        ///
        /// Figma: `surface/icon/staticBlack/subtle`.
        public static let iconStaticBlackSubtle = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.72
        )

        /// `surface.icon.staticBlack.disabled`: #000000 at 32 %.
        ///
        /// Figma: `surface/icon/staticBlack/disabled`.
        public static let iconStaticBlackDisabled = AurumColor(red: 0, green: 0, blue: 0, alpha: 0.32)
    }
}
