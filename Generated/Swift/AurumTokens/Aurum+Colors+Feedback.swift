extension Aurum.colors {
    /// The tokens of the group `feedback`.
    public nonisolated enum feedback {
        /// `feedback.background.positive.intense`: #10A342.
        ///
        /// Figma: `feedback/background/positive/intense`. Refers to `colors.green.700`.
        public static let bgPositiveIntense = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `feedback.background.positive.subtle`: #12B84A at 9 %.
        ///
        /// Figma: `feedback/background/positive/subtle`. Made with `colors.green.600`.
        public static let bgPositiveSubtle = AurumColor(red: 0.0706, green: 0.7216, blue: 0.2902, alpha: 0.09)

        /// `feedback.background.negative.intense`: #D83209.
        ///
        /// Figma: `feedback/background/negative/intense`. Refers to `colors.red.600`.
        public static let bgNegativeIntense = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `feedback.background.negative.subtle`: #D83209 at 9 %.
        ///
        /// Figma: `feedback/background/negative/subtle`. Made with `colors.red.600`.
        public static let bgNegativeSubtle = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353, alpha: 0.09)

        /// `feedback.background.notice.intense`: #DA6105.
        ///
        /// Figma: `feedback/background/notice/intense`. Refers to `colors.orange.600`.
        public static let bgNoticeIntense = AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)

        /// `feedback.background.notice.subtle`: #F26C05 at 9 %.
        ///
        /// Figma: `feedback/background/notice/subtle`. Made with `colors.orange.500`.
        public static let bgNoticeSubtle = AurumColor(red: 0.949, green: 0.4235, blue: 0.0196, alpha: 0.09)

        /// `feedback.background.information.intense`: #055FDC.
        ///
        /// Figma: `feedback/background/information/intense`. Refers to `colors.blue.600`.
        public static let bgInformationIntense = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `feedback.background.information.subtle`: #055FDC at 9 %.
        ///
        /// Figma: `feedback/background/information/subtle`. Made with `colors.blue.600`.
        public static let bgInformationSubtle = AurumColor(
            red: 0.0196,
            green: 0.3725,
            blue: 0.8627,
            alpha: 0.09
        )

        /// `feedback.background.primary.intense`: #7029CC.
        ///
        /// Figma: `feedback/background/primary/intense`. Refers to `colors.purple.500`.
        public static let bgPrimaryIntense = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `feedback.background.primary.subtle`: #7029CC at 18 %.
        ///
        /// Figma: `feedback/background/primary/subtle`. Made with `colors.purple.500`.
        public static let bgPrimarySubtle = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8, alpha: 0.18)

        /// `feedback.background.neutral.intense`: #343844.
        ///
        /// Figma: `feedback/background/neutral/intense`.
        public static let bgNeutralIntense = AurumColor(red: 0.2039, green: 0.2196, blue: 0.2667)

        /// `feedback.background.neutral.subtle`: #6C849D at 18 %.
        ///
        /// Figma: `feedback/background/neutral/subtle`.
        public static let bgNeutralSubtle = AurumColor(red: 0.4235, green: 0.5176, blue: 0.6157, alpha: 0.18)

        /// `feedback.border.positive.intense`: #10A342.
        ///
        /// Figma: `feedback/border/positive/intense`. Refers to `colors.green.700`.
        public static let borderPositiveIntense = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `feedback.border.positive.subtle`: #12B84A at 9 %.
        ///
        /// Figma: `feedback/border/positive/subtle`. Made with `colors.green.600`.
        public static let borderPositiveSubtle = AurumColor(
            red: 0.0706,
            green: 0.7216,
            blue: 0.2902,
            alpha: 0.09
        )

        /// `feedback.border.negative.intense`: #D83209.
        ///
        /// Figma: `feedback/border/negative/intense`. Refers to `colors.red.600`.
        public static let borderNegativeIntense = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `feedback.border.negative.subtle`: #D83209 at 9 %.
        ///
        /// Figma: `feedback/border/negative/subtle`. Made with `colors.red.600`.
        public static let borderNegativeSubtle = AurumColor(
            red: 0.8471,
            green: 0.1961,
            blue: 0.0353,
            alpha: 0.09
        )

        /// `feedback.border.notice.intense`: #DA6105.
        ///
        /// Figma: `feedback/border/notice/intense`. Refers to `colors.orange.600`.
        public static let borderNoticeIntense = AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)

        /// `feedback.border.notice.subtle`: #F26C05 at 9 %.
        ///
        /// Figma: `feedback/border/notice/subtle`. Made with `colors.orange.500`.
        public static let borderNoticeSubtle = AurumColor(
            red: 0.949,
            green: 0.4235,
            blue: 0.0196,
            alpha: 0.09
        )

        /// `feedback.border.information.intense`: #055FDC.
        ///
        /// Figma: `feedback/border/information/intense`. Refers to `colors.blue.600`.
        public static let borderInformationIntense = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `feedback.border.information.subtle`: #055FDC at 9 %.
        ///
        /// Figma: `feedback/border/information/subtle`. Made with `colors.blue.600`.
        public static let borderInformationSubtle = AurumColor(
            red: 0.0196,
            green: 0.3725,
            blue: 0.8627,
            alpha: 0.09
        )

        /// `feedback.border.neutral.intense`: #343844.
        ///
        /// Figma: `feedback/border/neutral/intense`.
        public static let borderNeutralIntense = AurumColor(red: 0.2039, green: 0.2196, blue: 0.2667)

        /// `feedback.border.neutral.subtle`: #6C849D at 9 %.
        ///
        /// Figma: `feedback/border/neutral/subtle`.
        public static let borderNeutralSubtle = AurumColor(
            red: 0.4235,
            green: 0.5176,
            blue: 0.6157,
            alpha: 0.09
        )

        /// `feedback.border.primary.intense`: #7029CC.
        ///
        /// Figma: `feedback/border/primary/intense`. Refers to `colors.purple.500`.
        public static let borderPrimaryIntense = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `feedback.border.primary.subtle`: #7029CC at 18 %.
        ///
        /// Figma: `feedback/border/primary/subtle`. Made with `colors.purple.500`.
        public static let borderPrimarySubtle = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8, alpha: 0.18)

        /// `feedback.text.positive.intense`: #10A342.
        ///
        /// Figma: `feedback/text/positive/intense`. Refers to `colors.green.700`.
        public static let textPositiveIntense = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `feedback.text.positive.subtle`: #2CD163.
        ///
        /// Figma: `feedback/text/positive/subtle`. Refers to `colors.green.400`.
        public static let textPositiveSubtle = AurumColor(red: 0.1725, green: 0.8196, blue: 0.3882)

        /// `feedback.text.positive.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/positive/inverse`.
        public static let textPositiveInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.text.negative.intense`: #D83209.
        ///
        /// Figma: `feedback/text/negative/intense`. Refers to `colors.red.600`.
        public static let textNegativeIntense = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `feedback.text.negative.subtle`: #F14C23.
        ///
        /// Figma: `feedback/text/negative/subtle`. Refers to `colors.red.400`.
        public static let textNegativeSubtle = AurumColor(red: 0.9451, green: 0.298, blue: 0.1373)

        /// `feedback.text.negative.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/negative/inverse`.
        public static let textNegativeInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.text.notice.intense`: #DA6105.
        ///
        /// Figma: `feedback/text/notice/intense`. Refers to `colors.orange.600`.
        public static let textNoticeIntense = AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)

        /// `feedback.text.notice.subtle`: #F37B1E.
        ///
        /// Figma: `feedback/text/notice/subtle`. Refers to `colors.orange.400`.
        public static let textNoticeSubtle = AurumColor(red: 0.9529, green: 0.4824, blue: 0.1176)

        /// `feedback.text.notice.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/notice/inverse`.
        public static let textNoticeInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.text.information.intense`: #055FDC.
        ///
        /// Figma: `feedback/text/information/intense`. Refers to `colors.blue.600`.
        public static let textInformationIntense = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `feedback.text.information.subtle`: #3787F7.
        ///
        /// Figma: `feedback/text/information/subtle`. Refers to `colors.blue.300`.
        public static let textInformationSubtle = AurumColor(red: 0.2157, green: 0.5294, blue: 0.9686)

        /// `feedback.text.information.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/information/inverse`.
        public static let textInformationInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.text.neutral.intense`: #121212.
        ///
        /// Figma: `feedback/text/neutral/intense`.
        public static let textNeutralIntense = AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706)

        /// `feedback.text.neutral.subtle`: #4A4F5C.
        ///
        /// Figma: `feedback/text/neutral/subtle`.
        public static let textNeutralSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `feedback.text.neutral.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/neutral/inverse`.
        public static let textNeutralInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.text.primary.intense`: #7029CC.
        ///
        /// Figma: `feedback/text/primary/intense`. Refers to `colors.purple.500`.
        public static let textPrimaryIntense = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `feedback.text.primary.subtle`: #8D54D6.
        ///
        /// Figma: `feedback/text/primary/subtle`. Refers to `colors.purple.300`.
        public static let textPrimarySubtle = AurumColor(red: 0.5529, green: 0.3294, blue: 0.8392)

        /// `feedback.text.primary.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/text/primary/inverse`.
        public static let textPrimaryInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.positive.intense`: #10A342.
        ///
        /// Figma: `feedback/icon/positive/intense`. Refers to `colors.green.700`.
        public static let iconPositiveIntense = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `feedback.icon.positive.subtle`: #2CD163.
        ///
        /// Figma: `feedback/icon/positive/subtle`. Refers to `colors.green.400`.
        public static let iconPositiveSubtle = AurumColor(red: 0.1725, green: 0.8196, blue: 0.3882)

        /// `feedback.icon.positive.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/positive/inverse`.
        public static let iconPositiveInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.negative.intense`: #D83209.
        ///
        /// Figma: `feedback/icon/negative/intense`. Refers to `colors.red.600`.
        public static let iconNegativeIntense = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `feedback.icon.negative.subtle`: #F14C23.
        ///
        /// Figma: `feedback/icon/negative/subtle`. Refers to `colors.red.400`.
        public static let iconNegativeSubtle = AurumColor(red: 0.9451, green: 0.298, blue: 0.1373)

        /// `feedback.icon.negative.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/negative/inverse`.
        public static let iconNegativeInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.notice.intense`: #DA6105.
        ///
        /// Figma: `feedback/icon/notice/intense`. Refers to `colors.orange.600`.
        public static let iconNoticeIntense = AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)

        /// `feedback.icon.notice.subtle`: #F37B1E.
        ///
        /// Figma: `feedback/icon/notice/subtle`. Refers to `colors.orange.400`.
        public static let iconNoticeSubtle = AurumColor(red: 0.9529, green: 0.4824, blue: 0.1176)

        /// `feedback.icon.notice.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/notice/inverse`.
        public static let iconNoticeInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.information.intense`: #055FDC.
        ///
        /// Figma: `feedback/icon/information/intense`. Refers to `colors.blue.600`.
        public static let iconInformationIntense = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `feedback.icon.information.subtle`: #3787F7.
        ///
        /// Figma: `feedback/icon/information/subtle`. Refers to `colors.blue.300`.
        public static let iconInformationSubtle = AurumColor(red: 0.2157, green: 0.5294, blue: 0.9686)

        /// `feedback.icon.information.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/information/inverse`.
        public static let iconInformationInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.neutral.intense`: #343844.
        ///
        /// Figma: `feedback/icon/neutral/intense`.
        public static let iconNeutralIntense = AurumColor(red: 0.2039, green: 0.2196, blue: 0.2667)

        /// `feedback.icon.neutral.subtle`: #4A4F5C.
        ///
        /// Figma: `feedback/icon/neutral/subtle`.
        public static let iconNeutralSubtle = AurumColor(red: 0.2902, green: 0.3098, blue: 0.3608)

        /// `feedback.icon.neutral.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/neutral/inverse`.
        public static let iconNeutralInverse = AurumColor(red: 1, green: 1, blue: 1)

        /// `feedback.icon.primary.intense`: #7029CC.
        ///
        /// Figma: `feedback/icon/primary/intense`. Refers to `colors.purple.500`.
        public static let iconPrimaryIntense = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `feedback.icon.primary.subtle`: #8D54D6.
        ///
        /// Figma: `feedback/icon/primary/subtle`. Refers to `colors.purple.300`.
        public static let iconPrimarySubtle = AurumColor(red: 0.5529, green: 0.3294, blue: 0.8392)

        /// `feedback.icon.primary.inverse`: #FFFFFF.
        ///
        /// Figma: `feedback/icon/primary/inverse`.
        public static let iconPrimaryInverse = AurumColor(red: 1, green: 1, blue: 1)
    }
}
