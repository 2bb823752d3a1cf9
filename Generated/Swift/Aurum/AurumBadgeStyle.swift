public import AurumTokens
#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What `AurumBadge` looks like in each of its variants.
public nonisolated struct AurumBadgeStyle: Hashable, Sendable {
    /// The background of the container.
    ///
    /// By role and emphasis: `feedback.background.neutral.subtle` on `surface.background.page.base`,
    /// `feedback.background.neutral.intense` on `surface.background.page.base`,
    /// `feedback.background.primary.subtle` on `surface.background.page.base`,
    /// `feedback.background.primary.intense` on `surface.background.page.base`,
    /// `feedback.background.positive.subtle` on `surface.background.page.base`,
    /// `feedback.background.positive.intense` on `surface.background.page.base`,
    /// `feedback.background.negative.subtle` on `surface.background.page.base`,
    /// `feedback.background.negative.intense` on `surface.background.page.base`, and 4 more.
    public let containerBackground: AurumBackground
    /// The radius of the container.
    ///
    /// Value: `radius.max` (1000 pt). Figma: `radius/max`.
    public let containerRadius: CGFloat
    /// The width of the container.
    ///
    /// Value: as much as the content needs.
    public let containerWidth: AurumExtent
    /// The height of the container.
    ///
    /// By size: 24 pt, 28 pt.
    public let containerHeight: AurumExtent
    /// The horizontal padding of the container.
    ///
    /// Value: `spacing.s4` (12 pt). Figma: `spacing/s4`.
    public let containerPaddingHorizontal: CGFloat
    /// The gap of the container.
    ///
    /// Value: `spacing.s2` (4 pt). Figma: `spacing/s2`.
    public let containerGap: CGFloat
    /// The color of the leading icon.
    ///
    /// By role and emphasis: `feedback.icon.neutral.intense`, `feedback.icon.neutral.inverse`,
    /// `feedback.icon.primary.intense`, `feedback.icon.primary.inverse`, `feedback.icon.positive.intense`,
    /// `feedback.icon.positive.inverse`, `feedback.icon.negative.intense`, `feedback.icon.negative.inverse`,
    /// and 4 more.
    public let leadingIconColor: AurumColor
    /// The size of the leading icon.
    ///
    /// Value: `iconSize.md` (16 pt). Figma: `iconSize/md`.
    public let leadingIconSize: CGFloat
    /// The color of the label.
    ///
    /// By role and emphasis: `feedback.text.neutral.intense`, `feedback.text.neutral.inverse`,
    /// `feedback.text.primary.intense`, `feedback.text.primary.inverse`, `feedback.text.positive.intense`,
    /// `feedback.text.positive.inverse`, `feedback.text.negative.intense`, `feedback.text.negative.inverse`,
    /// and 4 more.
    public let labelColor: AurumColor
    /// The typography of the label.
    ///
    /// Value: `typography.labelLMedium` (Inter 12/16, weight 500). Figma: `typography/labelLMedium`.
    public let labelTypography: AurumTypography
    /// The lines of the label.
    ///
    /// Value: 1.
    public let labelLines: Int
    /// The increased contrast color of the label.
    ///
    /// By role and emphasis: `feedback.text.neutral.intense`, `feedback.text.neutral.inverse`,
    /// `feedback.text.primary.inverse`, `feedback.text.positive.inverse`, `feedback.text.negative.inverse`,
    /// `feedback.text.notice.inverse`, `feedback.text.information.inverse`.
    public let labelIncreasedContrastColor: AurumColor
    /// The color of the trailing icon.
    ///
    /// By role and emphasis: `feedback.icon.neutral.intense`, `feedback.icon.neutral.inverse`,
    /// `feedback.icon.primary.intense`, `feedback.icon.primary.inverse`, `feedback.icon.positive.intense`,
    /// `feedback.icon.positive.inverse`, `feedback.icon.negative.intense`, `feedback.icon.negative.inverse`,
    /// and 4 more.
    public let trailingIconColor: AurumColor
    /// The size of the trailing icon.
    ///
    /// Value: `iconSize.md` (16 pt). Figma: `iconSize/md`.
    public let trailingIconSize: CGFloat

    /// The style of a variant.
    public init(
        role: AurumBadgeRole = .neutral,
        emphasis: AurumBadgeEmphasis = .subtle,
        size: AurumBadgeSize = .small
    ) {
        containerRadius = Aurum.radius.max
        containerWidth = .hug
        containerPaddingHorizontal = Aurum.spacing.s4
        containerGap = Aurum.spacing.s2
        leadingIconSize = Aurum.iconSize.md
        labelTypography = Aurum.typography.labelLMedium
        labelLines = 1
        trailingIconSize = Aurum.iconSize.md
        switch size {
        case .small:
            containerHeight = .fixed(24)
        case .large:
            containerHeight = .fixed(28)
        }
        switch (role, emphasis) {
        case (.neutral, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNeutralSubtle,
                composite: AurumColor(red: 0.89623, green: 0.913168, blue: 0.930826)
            )
            leadingIconColor = Aurum.colors.feedback.iconNeutralIntense
            labelColor = Aurum.colors.feedback.textNeutralIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconNeutralIntense
        case (.neutral, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNeutralIntense,
                composite: AurumColor(red: 0.2039, green: 0.2196, blue: 0.2667)
            )
            leadingIconColor = Aurum.colors.feedback.iconNeutralInverse
            labelColor = Aurum.colors.feedback.textNeutralInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralInverse
            trailingIconColor = Aurum.colors.feedback.iconNeutralInverse
        case (.primary, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPrimarySubtle,
                composite: AurumColor(red: 0.899056, green: 0.848944, blue: 0.964)
            )
            leadingIconColor = Aurum.colors.feedback.iconPrimaryIntense
            labelColor = Aurum.colors.feedback.textPrimaryIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconPrimaryIntense
        case (.primary, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPrimaryIntense,
                composite: AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)
            )
            leadingIconColor = Aurum.colors.feedback.iconPrimaryInverse
            labelColor = Aurum.colors.feedback.textPrimaryInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textPrimaryInverse
            trailingIconColor = Aurum.colors.feedback.iconPrimaryInverse
        case (.positive, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPositiveSubtle,
                composite: AurumColor(red: 0.916354, green: 0.974944, blue: 0.936118)
            )
            leadingIconColor = Aurum.colors.feedback.iconPositiveIntense
            labelColor = Aurum.colors.feedback.textPositiveIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconPositiveIntense
        case (.positive, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPositiveIntense,
                composite: AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)
            )
            leadingIconColor = Aurum.colors.feedback.iconPositiveInverse
            labelColor = Aurum.colors.feedback.textPositiveInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textPositiveInverse
            trailingIconColor = Aurum.colors.feedback.iconPositiveInverse
        case (.negative, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNegativeSubtle,
                composite: AurumColor(red: 0.986239, green: 0.927649, blue: 0.913177)
            )
            leadingIconColor = Aurum.colors.feedback.iconNegativeIntense
            labelColor = Aurum.colors.feedback.textNegativeIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconNegativeIntense
        case (.negative, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNegativeIntense,
                composite: AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)
            )
            leadingIconColor = Aurum.colors.feedback.iconNegativeInverse
            labelColor = Aurum.colors.feedback.textNegativeInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textNegativeInverse
            trailingIconColor = Aurum.colors.feedback.iconNegativeInverse
        case (.notice, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNoticeSubtle,
                composite: AurumColor(red: 0.99541, green: 0.948115, blue: 0.911764)
            )
            leadingIconColor = Aurum.colors.feedback.iconNoticeIntense
            labelColor = Aurum.colors.feedback.textNoticeIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconNoticeIntense
        case (.notice, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNoticeIntense,
                composite: AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)
            )
            leadingIconColor = Aurum.colors.feedback.iconNoticeInverse
            labelColor = Aurum.colors.feedback.textNoticeInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textNoticeInverse
            trailingIconColor = Aurum.colors.feedback.iconNoticeInverse
        case (.information, .subtle):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgInformationSubtle,
                composite: AurumColor(red: 0.911764, green: 0.943525, blue: 0.987643)
            )
            leadingIconColor = Aurum.colors.feedback.iconInformationIntense
            labelColor = Aurum.colors.feedback.textInformationIntense
            labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
            trailingIconColor = Aurum.colors.feedback.iconInformationIntense
        case (.information, .intense):
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgInformationIntense,
                composite: AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)
            )
            leadingIconColor = Aurum.colors.feedback.iconInformationInverse
            labelColor = Aurum.colors.feedback.textInformationInverse
            labelIncreasedContrastColor = Aurum.colors.feedback.textInformationInverse
            trailingIconColor = Aurum.colors.feedback.iconInformationInverse
        }
    }
}
