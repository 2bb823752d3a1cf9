public import AurumTokens
#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What `AurumBanner` looks like in each of its variants.
public nonisolated struct AurumBannerStyle: Hashable, Sendable {
    /// The background of the container.
    ///
    /// By tone: `feedback.background.neutral.subtle` on `surface.background.page.base`,
    /// `feedback.background.primary.subtle` on `surface.background.page.base`,
    /// `feedback.background.positive.subtle` on `surface.background.page.base`,
    /// `feedback.background.negative.subtle` on `surface.background.page.base`,
    /// `feedback.background.notice.subtle` on `surface.background.page.base`,
    /// `feedback.background.information.subtle` on `surface.background.page.base`.
    public let containerBackground: AurumBackground
    /// The border edges of the container.
    ///
    /// Value: bottom.
    public let containerBorderEdges: AurumEdges
    /// The border color of the container.
    ///
    /// By tone: `feedback.border.neutral.subtle`, `feedback.border.primary.subtle`,
    /// `feedback.border.positive.subtle`, `feedback.border.negative.subtle`, `feedback.border.notice.subtle`,
    /// `feedback.border.information.subtle`.
    public let containerBorderColor: AurumColor
    /// The border width of the container.
    ///
    /// Value: `borderWidth.xs` (0.5 pt). Figma: `borderWidth/xs`.
    public let containerBorderWidth: CGFloat
    /// The radius of the container.
    ///
    /// Value: `radius.none` (0 pt). Figma: `radius/none`.
    public let containerRadius: CGFloat
    /// The width of the container.
    ///
    /// Value: as much as there is.
    public let containerWidth: AurumExtent
    /// The horizontal padding of the container.
    ///
    /// Value: `spacing.s5` (16 pt). Figma: `spacing/s5`.
    public let containerPaddingHorizontal: CGFloat
    /// The vertical padding of the container.
    ///
    /// Value: `spacing.s4` (12 pt). Figma: `spacing/s4`.
    public let containerPaddingVertical: CGFloat
    /// The gap of the container.
    ///
    /// Value: `spacing.s3` (8 pt). Figma: `spacing/s3`.
    public let containerGap: CGFloat
    /// The meaning of the container.
    ///
    /// By tone: none, `Success`, `Error`, `Warning`, `Information`.
    public let containerMeaning: String
    /// The increased contrast border color of the container.
    ///
    /// By tone: `feedback.border.neutral.intense`, `feedback.border.primary.intense`,
    /// `feedback.border.positive.intense`, `feedback.border.negative.intense`,
    /// `feedback.border.notice.intense`, `feedback.border.information.intense`.
    public let containerIncreasedContrastBorderColor: AurumColor
    /// The increased contrast border width of the container.
    ///
    /// Value: `borderWidth.sm` (1 pt). Figma: `borderWidth/sm`.
    public let containerIncreasedContrastBorderWidth: CGFloat
    /// The color of the icon.
    ///
    /// By tone: `feedback.icon.neutral.intense`, `feedback.icon.primary.intense`,
    /// `feedback.icon.positive.intense`, `feedback.icon.negative.intense`, `feedback.icon.notice.intense`,
    /// `feedback.icon.information.intense`.
    public let iconColor: AurumColor
    /// The glyph of the icon.
    ///
    /// By tone: `Selection.checkFilled`, `Status.successFilled`, `Navigation.closeFilled`,
    /// `Status.warningFilled`, `Status.infoFilled`.
    public let iconGlyph: AurumGlyph
    /// The size of the icon.
    ///
    /// Value: `iconSize.lg` (20 pt). Figma: `iconSize/lg`.
    public let iconSize: CGFloat
    /// The color of the label.
    ///
    /// By tone: `feedback.text.neutral.intense`, `feedback.text.primary.intense`,
    /// `feedback.text.positive.intense`, `feedback.text.negative.intense`, `feedback.text.notice.intense`,
    /// `feedback.text.information.intense`.
    public let labelColor: AurumColor
    /// The typography of the label.
    ///
    /// Value: `typography.bodyMMedium` (Inter 14/20, weight 500). Figma: `typography/bodyMMedium`.
    public let labelTypography: AurumTypography
    /// The increased contrast color of the label.
    ///
    /// Value: `feedback.text.neutral.intense` (#121212). Figma: `feedback/text/neutral/intense`.
    public let labelIncreasedContrastColor: AurumColor
    /// The color of the action.
    ///
    /// Value: `interactive.text.primary.normal` (#7029CC). Figma: `interactive/text/primary/normal`.
    public let actionColor: AurumColor
    /// The typography of the action.
    ///
    /// Value: `typography.bodyMMedium` (Inter 14/20, weight 500). Figma: `typography/bodyMMedium`.
    public let actionTypography: AurumTypography
    /// The lines of the action.
    ///
    /// Value: 1.
    public let actionLines: Int
    /// The touch target of the action.
    ///
    /// Value: 44 pt.
    public let actionTouchTarget: CGFloat
    /// The color of the close.
    ///
    /// Value: `surface.text.default.subtle` (#4A4F5C). Figma: `surface/text/default/subtle`.
    public let closeColor: AurumColor
    /// The glyph of the close.
    ///
    /// Value: `Navigation.close`.
    public let closeGlyph: AurumGlyph
    /// The size of the close.
    ///
    /// Value: `iconSize.lg` (20 pt). Figma: `iconSize/lg`.
    public let closeSize: CGFloat
    /// The touch target of the close.
    ///
    /// Value: 44 pt.
    public let closeTouchTarget: CGFloat

    /// The style of a variant.
    public init(tone: AurumBannerTone = .neutral) {
        containerBorderEdges = .bottom
        containerBorderWidth = Aurum.borderWidth.xs
        containerRadius = Aurum.radius.none
        containerWidth = .fill
        containerPaddingHorizontal = Aurum.spacing.s5
        containerPaddingVertical = Aurum.spacing.s4
        containerGap = Aurum.spacing.s3
        containerIncreasedContrastBorderWidth = Aurum.borderWidth.sm
        iconSize = Aurum.iconSize.lg
        labelTypography = Aurum.typography.bodyMMedium
        labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
        actionColor = Aurum.colors.interactive.textPrimaryNormal
        actionTypography = Aurum.typography.bodyMMedium
        actionLines = 1
        actionTouchTarget = 44
        closeColor = Aurum.colors.surface.textDefaultSubtle
        closeGlyph = .navigationClose
        closeSize = Aurum.iconSize.lg
        closeTouchTarget = 44
        switch tone {
        case .neutral:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNeutralSubtle,
                composite: AurumColor(red: 0.89623, green: 0.913168, blue: 0.930826)
            )
            containerBorderColor = Aurum.colors.feedback.borderNeutralSubtle
            containerMeaning = ""
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNeutralIntense
            iconColor = Aurum.colors.feedback.iconNeutralIntense
            iconGlyph = .selectionCheckFilled
            labelColor = Aurum.colors.feedback.textNeutralIntense
        case .brand:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPrimarySubtle,
                composite: AurumColor(red: 0.899056, green: 0.848944, blue: 0.964)
            )
            containerBorderColor = Aurum.colors.feedback.borderPrimarySubtle
            containerMeaning = ""
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderPrimaryIntense
            iconColor = Aurum.colors.feedback.iconPrimaryIntense
            iconGlyph = .selectionCheckFilled
            labelColor = Aurum.colors.feedback.textPrimaryIntense
        case .success:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPositiveSubtle,
                composite: AurumColor(red: 0.916354, green: 0.974944, blue: 0.936118)
            )
            containerBorderColor = Aurum.colors.feedback.borderPositiveSubtle
            containerMeaning = "Success"
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderPositiveIntense
            iconColor = Aurum.colors.feedback.iconPositiveIntense
            iconGlyph = .statusSuccessFilled
            labelColor = Aurum.colors.feedback.textPositiveIntense
        case .error:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNegativeSubtle,
                composite: AurumColor(red: 0.986239, green: 0.927649, blue: 0.913177)
            )
            containerBorderColor = Aurum.colors.feedback.borderNegativeSubtle
            containerMeaning = "Error"
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNegativeIntense
            iconColor = Aurum.colors.feedback.iconNegativeIntense
            iconGlyph = .navigationCloseFilled
            labelColor = Aurum.colors.feedback.textNegativeIntense
        case .warning:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgNoticeSubtle,
                composite: AurumColor(red: 0.99541, green: 0.948115, blue: 0.911764)
            )
            containerBorderColor = Aurum.colors.feedback.borderNoticeSubtle
            containerMeaning = "Warning"
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNoticeIntense
            iconColor = Aurum.colors.feedback.iconNoticeIntense
            iconGlyph = .statusWarningFilled
            labelColor = Aurum.colors.feedback.textNoticeIntense
        case .info:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgInformationSubtle,
                composite: AurumColor(red: 0.911764, green: 0.943525, blue: 0.987643)
            )
            containerBorderColor = Aurum.colors.feedback.borderInformationSubtle
            containerMeaning = "Information"
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderInformationIntense
            iconColor = Aurum.colors.feedback.iconInformationIntense
            iconGlyph = .statusInfoFilled
            labelColor = Aurum.colors.feedback.textInformationIntense
        }
    }
}
