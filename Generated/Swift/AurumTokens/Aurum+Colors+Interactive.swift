extension Aurum.colors {
    /// The tokens of the group `interactive`.
    public nonisolated enum interactive {
        /// `interactive.background.positive.default`: #10A342.
        ///
        /// Figma: `interactive/background/positive/default`. Refers to `colors.green.700`.
        public static let bgPositiveDefault = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `interactive.background.positive.highlighted`: #0C7A31.
        ///
        /// Figma: `interactive/background/positive/highlighted`. Refers to `colors.green.800`.
        public static let bgPositiveHighlighted = AurumColor(red: 0.0471, green: 0.4784, blue: 0.1922)

        /// `interactive.background.positive.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/background/positive/disabled`.
        public static let bgPositiveDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.background.positive.faded`: #D0F5DC.
        ///
        /// Figma: `interactive/background/positive/faded`. Refers to `colors.green.50`.
        public static let bgPositiveFaded = AurumColor(red: 0.8157, green: 0.9608, blue: 0.8627)

        /// `interactive.background.negative.default`: #D83209.
        ///
        /// Figma: `interactive/background/negative/default`. Refers to `colors.red.600`.
        public static let bgNegativeDefault = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `interactive.background.negative.highlighted`: #902206.
        ///
        /// Figma: `interactive/background/negative/highlighted`. Refers to `colors.red.800`.
        public static let bgNegativeHighlighted = AurumColor(red: 0.5647, green: 0.1333, blue: 0.0235)

        /// `interactive.background.negative.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/background/negative/disabled`.
        public static let bgNegativeDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.background.negative.faded`: #FCD7CE.
        ///
        /// Figma: `interactive/background/negative/faded`. Refers to `colors.red.50`.
        public static let bgNegativeFaded = AurumColor(red: 0.9882, green: 0.8431, blue: 0.8078)

        /// `interactive.background.information.default`: #055FDC.
        ///
        /// Figma: `interactive/background/information/default`. Refers to `colors.blue.600`.
        public static let bgInformationDefault = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `interactive.background.information.highlighted`: #033F93.
        ///
        /// Figma: `interactive/background/information/highlighted`. Refers to `colors.blue.800`.
        public static let bgInformationHighlighted = AurumColor(red: 0.0118, green: 0.2471, blue: 0.5765)

        /// `interactive.background.information.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/background/information/disabled`.
        public static let bgInformationDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.background.information.faded`: #CDE1FD.
        ///
        /// Figma: `interactive/background/information/faded`. Refers to `colors.blue.50`.
        public static let bgInformationFaded = AurumColor(red: 0.8039, green: 0.8824, blue: 0.9922)

        /// `interactive.background.neutral.default`: #DCDDE3.
        ///
        /// Figma: `interactive/background/neutral/default`.
        public static let bgNeutralDefault = AurumColor(red: 0.8627, green: 0.8667, blue: 0.8902)

        /// `interactive.background.neutral.highlighted`: #C3C7D1.
        ///
        /// Figma: `interactive/background/neutral/highlighted`.
        public static let bgNeutralHighlighted = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.background.neutral.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/background/neutral/disabled`.
        public static let bgNeutralDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.background.neutral.faded`: #ECEEF3.
        ///
        /// Figma: `interactive/background/neutral/faded`.
        public static let bgNeutralFaded = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `interactive.background.neutral.Inverse`: #FFFFFF.
        ///
        /// Figma: `interactive/background/neutral/Inverse`.
        public static let bgNeutralInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.background.primary.default`: #7029CC.
        ///
        /// Figma: `interactive/background/primary/default`. Refers to `colors.purple.500`.
        public static let bgPrimaryDefault = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `interactive.background.primary.highlighted`: #43197A.
        ///
        /// Figma: `interactive/background/primary/highlighted`. Refers to `colors.purple.800`.
        public static let bgPrimaryHighlighted = AurumColor(red: 0.2627, green: 0.098, blue: 0.4784)

        /// `interactive.background.primary.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/background/primary/disabled`.
        public static let bgPrimaryDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.background.primary.faded`: #E2D4F5.
        ///
        /// Figma: `interactive/background/primary/faded`. Refers to `colors.purple.50`.
        public static let bgPrimaryFaded = AurumColor(red: 0.8863, green: 0.8314, blue: 0.9608)

        /// `interactive.background.staticWhite.default`: #FFFFFF.
        ///
        /// Figma: `interactive/background/staticWhite/default`.
        public static let bgStaticWhiteDefault = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.background.staticWhite.highlighted`: #FFFFFF at 80 %.
        ///
        /// Figma: `interactive/background/staticWhite/highlighted`.
        public static let bgStaticWhiteHighlighted = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.8)

        /// `interactive.background.staticWhite.disabled`: #FFFFFF at 18 %.
        ///
        /// Figma: `interactive/background/staticWhite/disabled`.
        public static let bgStaticWhiteDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.18)

        /// `interactive.background.staticWhite.faded`: #FFFFFF at 18 %.
        ///
        /// Figma: `interactive/background/staticWhite/faded`.
        public static let bgStaticWhiteFaded = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.18)

        /// `interactive.background.staticWhite.fadedHighlighted`: #FFFFFF at 32 %.
        ///
        /// Figma: `interactive/background/staticWhite/fadedHighlighted`.
        public static let bgStaticWhiteFadedHighlighted = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `interactive.background.staticBlack.default`: #121212.
        ///
        /// Figma: `interactive/background/staticBlack/default`.
        public static let bgStaticBlackDefault = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `interactive.background.staticBlack.highlighted`: #121212 at 80 %.
        ///
        /// Figma: `interactive/background/staticBlack/highlighted`.
        public static let bgStaticBlackHighlighted = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.8
        )

        /// `interactive.background.staticBlack.disabled`: #121212 at 18 %.
        ///
        /// Figma: `interactive/background/staticBlack/disabled`.
        public static let bgStaticBlackDisabled = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.18
        )

        /// `interactive.background.staticBlack.faded`: #121212 at 18 %.
        ///
        /// Figma: `interactive/background/staticBlack/faded`.
        public static let bgStaticBlackFaded = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.18
        )

        /// `interactive.background.staticBlack.fadedHighlighted`: #121212 at 32 %.
        ///
        /// Figma: `interactive/background/staticBlack/fadedHighlighted`.
        public static let bgStaticBlackFadedHighlighted = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.32
        )

        /// `interactive.border.positive.default`: #10A342.
        ///
        /// Figma: `interactive/border/positive/default`. Refers to `colors.green.700`.
        public static let borderPositiveDefault = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `interactive.border.positive.highlighted`: #0C7A31.
        ///
        /// Figma: `interactive/border/positive/highlighted`. Refers to `colors.green.800`.
        public static let borderPositiveHighlighted = AurumColor(red: 0.0471, green: 0.4784, blue: 0.1922)

        /// `interactive.border.positive.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/positive/disabled`.
        public static let borderPositiveDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.positive.muted`: #12B84A at 9 %.
        ///
        /// Figma: `interactive/border/positive/muted`. Made with `colors.green.600`.
        public static let borderPositiveMuted = AurumColor(
            red: 0.0706,
            green: 0.7216,
            blue: 0.2902,
            alpha: 0.09
        )

        /// `interactive.border.negative.default`: #D83209.
        ///
        /// Figma: `interactive/border/negative/default`. Refers to `colors.red.600`.
        public static let borderNegativeDefault = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `interactive.border.negative.highlighted`: #902206.
        ///
        /// Figma: `interactive/border/negative/highlighted`. Refers to `colors.red.800`.
        public static let borderNegativeHighlighted = AurumColor(red: 0.5647, green: 0.1333, blue: 0.0235)

        /// `interactive.border.negative.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/negative/disabled`.
        public static let borderNegativeDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.negative.muted`: #D83209 at 9 %.
        ///
        /// Figma: `interactive/border/negative/muted`. Made with `colors.red.600`.
        public static let borderNegativeMuted = AurumColor(
            red: 0.8471,
            green: 0.1961,
            blue: 0.0353,
            alpha: 0.09
        )

        /// `interactive.border.information.default`: #055FDC.
        ///
        /// Figma: `interactive/border/information/default`. Refers to `colors.blue.600`.
        public static let borderInformationDefault = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `interactive.border.information.highlighted`: #033F93.
        ///
        /// Figma: `interactive/border/information/highlighted`. Refers to `colors.blue.800`.
        public static let borderInformationHighlighted = AurumColor(red: 0.0118, green: 0.2471, blue: 0.5765)

        /// `interactive.border.information.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/information/disabled`.
        public static let borderInformationDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.information.muted`: #055FDC at 9 %.
        ///
        /// Figma: `interactive/border/information/muted`. Made with `colors.blue.600`.
        public static let borderInformationMuted = AurumColor(
            red: 0.0196,
            green: 0.3725,
            blue: 0.8627,
            alpha: 0.09
        )

        /// `interactive.border.neutral.default`: #ECEEF3.
        ///
        /// Figma: `interactive/border/neutral/default`.
        public static let borderNeutralDefault = AurumColor(red: 0.9255, green: 0.9333, blue: 0.9529)

        /// `interactive.border.neutral.highlighted`: #A4A9B6.
        ///
        /// Figma: `interactive/border/neutral/highlighted`.
        public static let borderNeutralHighlighted = AurumColor(red: 0.6431, green: 0.6627, blue: 0.7137)

        /// `interactive.border.neutral.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/neutral/disabled`.
        public static let borderNeutralDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.neutral.muted`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/neutral/muted`.
        public static let borderNeutralMuted = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.primary.default`: #7029CC.
        ///
        /// Figma: `interactive/border/primary/default`. Refers to `colors.purple.500`.
        public static let borderPrimaryDefault = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `interactive.border.primary.highlighted`: #43197A.
        ///
        /// Figma: `interactive/border/primary/highlighted`. Refers to `colors.purple.800`.
        public static let borderPrimaryHighlighted = AurumColor(red: 0.2627, green: 0.098, blue: 0.4784)

        /// `interactive.border.primary.disabled`: #6C849D at 9 %.
        ///
        /// Figma: `interactive/border/primary/disabled`.
        public static let borderPrimaryDisabled = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `interactive.border.primary.muted`: #7029CC at 9 %.
        ///
        /// Figma: `interactive/border/primary/muted`. Made with `colors.purple.500`.
        public static let borderPrimaryMuted = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8, alpha: 0.09)

        /// `interactive.text.positive.normal`: #10A342.
        ///
        /// Figma: `interactive/text/positive/normal`. Refers to `colors.green.700`.
        public static let textPositiveNormal = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `interactive.text.positive.subtle`: #43D675.
        ///
        /// Figma: `interactive/text/positive/subtle`. Refers to `colors.green.300`.
        public static let textPositiveSubtle = AurumColor(red: 0.2627, green: 0.8392, blue: 0.4588)

        /// `interactive.text.positive.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/text/positive/disabled`.
        public static let textPositiveDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.text.negative.normal`: #D83209.
        ///
        /// Figma: `interactive/text/negative/normal`. Refers to `colors.red.600`.
        public static let textNegativeNormal = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `interactive.text.negative.subtle`: #F3603B.
        ///
        /// Figma: `interactive/text/negative/subtle`. Refers to `colors.red.300`.
        public static let textNegativeSubtle = AurumColor(red: 0.9529, green: 0.3765, blue: 0.2314)

        /// `interactive.text.negative.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/text/negative/disabled`.
        public static let textNegativeDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.text.notice.normal`: #055FDC.
        ///
        /// Figma: `interactive/text/notice/normal`. Refers to `colors.blue.600`.
        public static let textNoticeNormal = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `interactive.text.notice.subtle`: #3787F7.
        ///
        /// Figma: `interactive/text/notice/subtle`. Refers to `colors.blue.300`.
        public static let textNoticeSubtle = AurumColor(red: 0.2157, green: 0.5294, blue: 0.9686)

        /// `interactive.text.notice.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/text/notice/disabled`.
        public static let textNoticeDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.text.neutral.normal`: #121212.
        ///
        /// Figma: `interactive/text/neutral/normal`.
        public static let textNeutralNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `interactive.text.neutral.subtle`: #4A4F5C.
        ///
        /// Figma: `interactive/text/neutral/subtle`.
        public static let textNeutralSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `interactive.text.neutral.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/text/neutral/disabled`.
        public static let textNeutralDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.text.primary.normal`: #7029CC.
        ///
        /// Figma: `interactive/text/primary/normal`. Refers to `colors.purple.500`.
        public static let textPrimaryNormal = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `interactive.text.primary.subtle`: #8D54D6.
        ///
        /// Figma: `interactive/text/primary/subtle`. Refers to `colors.purple.300`.
        public static let textPrimarySubtle = AurumColor(red: 0.5529, green: 0.3294, blue: 0.8392)

        /// `interactive.text.primary.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/text/primary/disabled`.
        public static let textPrimaryDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.text.onPrimary.normal`: #FFFFFF.
        ///
        /// Figma: `interactive/text/onPrimary/normal`.
        public static let textOnPrimaryNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.text.onPrimary.subtle`: #FFFFFF at 88 %.
        ///
        /// Figma: `interactive/text/onPrimary/subtle`.
        public static let textOnPrimarySubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.88)

        /// `interactive.text.onPrimary.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `interactive/text/onPrimary/disabled`.
        public static let textOnPrimaryDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `interactive.text.staticWhite.normal`: #FFFFFF.
        ///
        /// Figma: `interactive/text/staticWhite/normal`.
        public static let textStaticWhiteNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.text.staticWhite.subtle`: #FFFFFF at 80 %.
        ///
        /// Figma: `interactive/text/staticWhite/subtle`.
        public static let textStaticWhiteSubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.8)

        /// `interactive.text.staticWhite.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `interactive/text/staticWhite/disabled`.
        public static let textStaticWhiteDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `interactive.text.staticBlack.normal`: #121212.
        ///
        /// Figma: `interactive/text/staticBlack/normal`.
        public static let textStaticBlackNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `interactive.text.staticBlack.subtle`: #121212 at 80 %.
        ///
        /// Figma: `interactive/text/staticBlack/subtle`.
        public static let textStaticBlackSubtle = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.8
        )

        /// `interactive.text.staticBlack.disabled`: #121212 at 32 %.
        ///
        /// Figma: `interactive/text/staticBlack/disabled`.
        public static let textStaticBlackDisabled = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.32
        )

        /// `interactive.icon.positive.normal`: #10A342.
        ///
        /// Figma: `interactive/icon/positive/normal`. Refers to `colors.green.700`.
        public static let iconPositiveNormal = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `interactive.icon.positive.subtle`: #43D675.
        ///
        /// Figma: `interactive/icon/positive/subtle`. Refers to `colors.green.300`.
        public static let iconPositiveSubtle = AurumColor(red: 0.2627, green: 0.8392, blue: 0.4588)

        /// `interactive.icon.positive.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/icon/positive/disabled`.
        public static let iconPositiveDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.icon.negative.normal`: #D83209.
        ///
        /// Figma: `interactive/icon/negative/normal`. Refers to `colors.red.600`.
        public static let iconNegativeNormal = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `interactive.icon.negative.subtle`: #F3603B.
        ///
        /// Figma: `interactive/icon/negative/subtle`. Refers to `colors.red.300`.
        public static let iconNegativeSubtle = AurumColor(red: 0.9529, green: 0.3765, blue: 0.2314)

        /// `interactive.icon.negative.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/icon/negative/disabled`.
        public static let iconNegativeDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.icon.notice.normal`: #055FDC.
        ///
        /// Figma: `interactive/icon/notice/normal`. Refers to `colors.blue.600`.
        public static let iconNoticeNormal = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `interactive.icon.notice.subtle`: #3787F7.
        ///
        /// Figma: `interactive/icon/notice/subtle`. Refers to `colors.blue.300`.
        public static let iconNoticeSubtle = AurumColor(red: 0.2157, green: 0.5294, blue: 0.9686)

        /// `interactive.icon.notice.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/icon/notice/disabled`.
        public static let iconNoticeDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.icon.primary.normal`: #7029CC.
        ///
        /// Figma: `interactive/icon/primary/normal`. Refers to `colors.purple.500`.
        public static let iconPrimaryNormal = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `interactive.icon.primary.subtle`: #8D54D6.
        ///
        /// Figma: `interactive/icon/primary/subtle`. Refers to `colors.purple.300`.
        public static let iconPrimarySubtle = AurumColor(red: 0.5529, green: 0.3294, blue: 0.8392)

        /// `interactive.icon.primary.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/icon/primary/disabled`.
        public static let iconPrimaryDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.icon.onPrimary.normal`: #FFFFFF.
        ///
        /// Figma: `interactive/icon/onPrimary/normal`.
        public static let iconOnPrimaryNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.icon.onPrimary.subtle`: #FFFFFF at 88 %.
        ///
        /// Figma: `interactive/icon/onPrimary/subtle`.
        public static let iconOnPrimarySubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.88)

        /// `interactive.icon.onPrimary.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `interactive/icon/onPrimary/disabled`.
        public static let iconOnPrimaryDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `interactive.icon.neutral.normal`: #121212.
        ///
        /// Figma: `interactive/icon/neutral/normal`.
        public static let iconNeutralNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `interactive.icon.neutral.subtle`: #4A4F5C.
        ///
        /// Figma: `interactive/icon/neutral/subtle`.
        public static let iconNeutralSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `interactive.icon.neutral.disabled`: #C3C7D1.
        ///
        /// Figma: `interactive/icon/neutral/disabled`.
        public static let iconNeutralDisabled = AurumColor(red: 0.7647, green: 0.7804, blue: 0.8196)

        /// `interactive.icon.staticWhite.normal`: #FFFFFF.
        ///
        /// Figma: `interactive/icon/staticWhite/normal`.
        public static let iconStaticWhiteNormal = AurumColor(red: 1, green: 1, blue: 1)

        /// `interactive.icon.staticWhite.subtle`: #FFFFFF at 80 %.
        ///
        /// Figma: `interactive/icon/staticWhite/subtle`.
        public static let iconStaticWhiteSubtle = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.8)

        /// `interactive.icon.staticWhite.disabled`: #FFFFFF at 32 %.
        ///
        /// Figma: `interactive/icon/staticWhite/disabled`.
        public static let iconStaticWhiteDisabled = AurumColor(red: 1, green: 1, blue: 1, alpha: 0.32)

        /// `interactive.icon.staticBlack.normal`: #121212.
        ///
        /// Figma: `interactive/icon/staticBlack/normal`.
        public static let iconStaticBlackNormal = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `interactive.icon.staticBlack.subtle`: #121212 at 80 %.
        ///
        /// Figma: `interactive/icon/staticBlack/subtle`.
        public static let iconStaticBlackSubtle = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.8
        )

        /// `interactive.icon.staticBlack.disabled`: #121212 at 32 %.
        ///
        /// Figma: `interactive/icon/staticBlack/disabled`.
        public static let iconStaticBlackDisabled = AurumColor(
            red: 0.0706,
            green: 0.0706,
            blue: 0.0706,
            alpha: 0.32
        )
    }
}
