public import AurumTokens

/// What `AurumToast` looks like in each of its variants.
public struct AurumToastStyle: Hashable, Sendable {
    /// The background of the container.
    public let containerBackground: AurumBackground
    /// The border color of the container.
    public let containerBorderColor: AurumColor
    /// The border width of the container.
    public let containerBorderWidth: Double
    /// The radius of the container.
    public let containerRadius: Double
    /// The height of the container.
    public let containerHeight: AurumExtent
    /// The horizontal padding of the container.
    public let containerPaddingHorizontal: Double
    /// The vertical padding of the container.
    public let containerPaddingVertical: Double
    /// The shadow of the container.
    public let containerShadow: AurumShadow
    /// The color of the icon.
    public let iconColor: AurumColor
    /// The glyph of the icon.
    public let iconGlyph: AurumGlyph
    /// The size of the icon.
    public let iconSize: Double
    /// The gap after the icon.
    public let iconGapAfter: Double
    /// The color of the label.
    public let labelColor: AurumColor
    /// The typography of the label.
    public let labelTypography: AurumTypography
    /// The lines of the label.
    public let labelLines: Int
    /// The gap after the label.
    public let labelGapAfter: Double
    /// The color of the close.
    public let closeColor: AurumColor
    /// The glyph of the close.
    public let closeGlyph: AurumGlyph
    /// The size of the close.
    public let closeSize: Double
    /// The touch target of the close.
    public let closeTouchTarget: Double

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
