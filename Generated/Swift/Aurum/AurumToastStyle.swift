public import AurumTokens
#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What `AurumToast` looks like in each of its variants.
public nonisolated struct AurumToastStyle: Hashable, Sendable {
    /// The background of the container.
    ///
    /// By tone: `feedback.background.neutral.subtle` on `surface.background.page.base`,
    /// `feedback.background.primary.subtle` on `surface.background.page.base`,
    /// `feedback.background.positive.subtle` on `surface.background.page.base`,
    /// `feedback.background.negative.subtle` on `surface.background.page.base`,
    /// `feedback.background.notice.subtle` on `surface.background.page.base`,
    /// `feedback.background.information.subtle` on `surface.background.page.base`.
    public let containerBackground: AurumBackground
    /// The border color of the container.
    ///
    /// By tone: `feedback.border.neutral.subtle`, `feedback.background.primary.subtle`,
    /// `feedback.border.positive.subtle`, `feedback.border.negative.subtle`, `feedback.border.notice.subtle`,
    /// `feedback.border.information.subtle`.
    public let containerBorderColor: AurumColor
    /// The border width of the container.
    ///
    /// Value: `borderWidth.sm` (1 pt). Figma: `borderWidth/sm`.
    public let containerBorderWidth: CGFloat
    /// The increased contrast border color of the container.
    ///
    /// By tone: `feedback.border.neutral.intense`, `feedback.border.primary.intense`,
    /// `feedback.border.positive.intense`, `feedback.border.negative.intense`,
    /// `feedback.border.notice.intense`, `feedback.border.information.intense`.
    public let containerIncreasedContrastBorderColor: AurumColor
    /// The meaning of the container.
    ///
    /// By tone: none, `Success`, `Error`, `Warning`, `Information`.
    public let containerMeaning: String
    /// The radius of the container.
    ///
    /// Value: `radius.lg` (8 pt). Figma: `radius/lg`.
    public let containerRadius: CGFloat
    /// The height of the container.
    ///
    /// By size: 48 pt, as much as the content needs.
    public let containerHeight: AurumExtent
    /// The horizontal padding of the container.
    ///
    /// Value: `spacing.s4` (12 pt). Figma: `spacing/s4`.
    public let containerPaddingHorizontal: CGFloat
    /// The vertical padding of the container.
    ///
    /// By size: none, `spacing.s4`.
    public let containerPaddingVertical: CGFloat
    /// The shadow of the container.
    ///
    /// Value: x 0, y 1, blur 1, #121212 at 18 % made with `elevation.highRaised`.
    public let containerShadow: AurumShadow
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
    /// The gap after the icon.
    ///
    /// Value: `spacing.s3` (8 pt). Figma: `spacing/s3`.
    public let iconGapAfter: CGFloat
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
    /// The lines of the label.
    ///
    /// By size: 1, 3.
    public let labelLines: Int
    /// The increased contrast color of the label.
    ///
    /// Value: `feedback.text.neutral.intense` (#121212). Figma: `feedback/text/neutral/intense`.
    public let labelIncreasedContrastColor: AurumColor
    /// The gap after the label.
    ///
    /// Value: `spacing.s2` (4 pt). Figma: `spacing/s2`.
    public let labelGapAfter: CGFloat
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
    public init(tone: AurumToastTone = .neutral, size: AurumToastSize = .small) {
        containerBorderWidth = Aurum.borderWidth.sm
        containerRadius = Aurum.radius.lg
        containerPaddingHorizontal = Aurum.spacing.s4
        containerShadow = AurumShadow(
            AurumShadow.Layer(
                color: AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.18),
                x: 0,
                y: 1,
                blur: 1
            )
        )
        iconSize = Aurum.iconSize.lg
        iconGapAfter = Aurum.spacing.s3
        labelTypography = Aurum.typography.bodyMMedium
        labelIncreasedContrastColor = Aurum.colors.feedback.textNeutralIntense
        labelGapAfter = Aurum.spacing.s2
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
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNeutralIntense
            containerMeaning = ""
            iconColor = Aurum.colors.feedback.iconNeutralIntense
            iconGlyph = .selectionCheckFilled
            labelColor = Aurum.colors.feedback.textNeutralIntense
        case .brand:
            containerBackground = AurumBackground(
                Aurum.colors.surface.bgPageBase,
                Aurum.colors.feedback.bgPrimarySubtle,
                composite: AurumColor(red: 0.899056, green: 0.848944, blue: 0.964)
            )
            containerBorderColor = Aurum.colors.feedback.bgPrimarySubtle
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderPrimaryIntense
            containerMeaning = ""
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
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderPositiveIntense
            containerMeaning = "Success"
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
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNegativeIntense
            containerMeaning = "Error"
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
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderNoticeIntense
            containerMeaning = "Warning"
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
            containerIncreasedContrastBorderColor = Aurum.colors.feedback.borderInformationIntense
            containerMeaning = "Information"
            iconColor = Aurum.colors.feedback.iconInformationIntense
            iconGlyph = .statusInfoFilled
            labelColor = Aurum.colors.feedback.textInformationIntense
        }
        switch size {
        case .small:
            containerHeight = .fixed(48)
            containerPaddingVertical = 0
            labelLines = 1
        case .large:
            containerHeight = .hug
            containerPaddingVertical = Aurum.spacing.s4
            labelLines = 3
        }
    }
}
