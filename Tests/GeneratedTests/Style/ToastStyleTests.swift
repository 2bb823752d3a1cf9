import Aurum
import AurumTokens
import Foundation
import Testing

@Suite("The style table has the designed values")
struct ToastStyleTests {
    /// A tone with its composite, border, label and glyph.
    struct Row: Sendable, CustomTestStringConvertible {
        let tone: AurumToastTone
        let tint: AurumColor
        let composite: String
        let border: AurumColor
        let label: AurumColor
        let labelHex: String
        let icon: AurumColor
        let glyph: AurumGlyph
        var testDescription: String { tone.rawValue }
    }

    typealias Feedback = Aurum.colors.feedback

    static let rows = [
        Row(
            tone: .neutral, tint: Feedback.bgNeutralSubtle, composite: "#E5E9ED",
            border: Feedback.borderNeutralSubtle, label: Feedback.textNeutralIntense, labelHex: "#121212",
            icon: Feedback.iconNeutralIntense, glyph: .selectionCheckFilled),
        Row(
            tone: .brand, tint: Feedback.bgPrimarySubtle, composite: "#E5D8F6",
            border: Feedback.bgPrimarySubtle,
            label: Feedback.textPrimaryIntense, labelHex: "#7029CC", icon: Feedback.iconPrimaryIntense,
            glyph: .selectionCheckFilled),
        Row(
            tone: .success, tint: Feedback.bgPositiveSubtle, composite: "#EAF9EF",
            border: Feedback.borderPositiveSubtle, label: Feedback.textPositiveIntense, labelHex: "#10A342",
            icon: Feedback.iconPositiveIntense, glyph: .statusSuccessFilled),
        Row(
            tone: .error, tint: Feedback.bgNegativeSubtle, composite: "#FBEDE9",
            border: Feedback.borderNegativeSubtle, label: Feedback.textNegativeIntense, labelHex: "#D83209",
            icon: Feedback.iconNegativeIntense, glyph: .navigationCloseFilled),
        Row(
            tone: .warning, tint: Feedback.bgNoticeSubtle, composite: "#FEF2E8",
            border: Feedback.borderNoticeSubtle, label: Feedback.textNoticeIntense, labelHex: "#DA6105",
            icon: Feedback.iconNoticeIntense, glyph: .statusWarningFilled),
        Row(
            tone: .info, tint: Feedback.bgInformationSubtle, composite: "#E8F1FC",
            border: Feedback.borderInformationSubtle, label: Feedback.textInformationIntense,
            labelHex: "#055FDC",
            icon: Feedback.iconInformationIntense, glyph: .statusInfoFilled),
    ]

    @Test func thereAreTwelveVariants() {
        #expect(AurumToastTone.allCases.map(\.rawValue) == Self.rows.map(\.tone.rawValue))
        #expect(AurumToastSize.allCases.map(\.rawValue) == ["small", "large"])
    }

    @Test(arguments: rows, AurumToastSize.allCases)
    func colorsFollowTheTone(row: Row, size: AurumToastSize) {
        let style = AurumToastStyle(tone: row.tone, size: size)
        #expect(style.containerBackground.layers == [Aurum.colors.surface.bgPageBase, row.tint])
        #expect(style.containerBackground.composite.hex == row.composite)
        #expect(style.containerBorderColor == row.border)
        #expect(style.labelColor == row.label)
        #expect(style.labelColor.hex == row.labelHex)
        #expect(style.iconColor == row.icon)
        #expect(style.iconGlyph == row.glyph)
        #expect(style.closeColor == Aurum.colors.surface.textDefaultSubtle)
    }

    @Test(arguments: AurumToastTone.allCases)
    func heightAndLinesFollowTheSize(tone: AurumToastTone) {
        let small = AurumToastStyle(tone: tone, size: .small)
        #expect(small.containerHeight == .fixed(48))
        #expect(small.labelLines == 1)
        let large = AurumToastStyle(tone: tone, size: .large)
        #expect(large.containerHeight == .hug)
        #expect(large.labelLines == 3)
        #expect(large.containerPaddingVertical == 12)
    }

    @Test(arguments: AurumToastTone.allCases, AurumToastSize.allCases)
    func metricsAreTheSameForAll(tone: AurumToastTone, size: AurumToastSize) {
        let style = AurumToastStyle(tone: tone, size: size)
        #expect(style.containerRadius == 8)
        #expect(style.containerBorderWidth == 1)
        #expect(style.containerPaddingHorizontal == 12)
        #expect(style.iconSize == 20)
        #expect(style.iconGapAfter == 8)
        #expect(style.labelGapAfter == 4)
        #expect(style.labelTypography == Aurum.typography.bodyMMedium)
        #expect(style.closeTouchTarget == 44)
        let shadow = style.containerShadow.layers
        #expect(shadow.map(\.y) == [1] && shadow.map(\.radius) == [0.5])
        #expect(shadow.first?.color == Aurum.colors.elevation.highRaised)
    }

    @Test func neutralAndSmallAreTheDefaults() {
        #expect(AurumToastStyle() == AurumToastStyle(tone: .neutral, size: .small))
    }

    @Test func glyphsAreOutlines() {
        for row in Self.rows {
            #expect(row.glyph.segments.count > 3)
            #expect(row.glyph.segments.last == .close)
        }
    }
}

extension AurumColor {
    /// The color as `#RRGGBB`, without its opacity.
    var hex: String {
        let digits = Array("0123456789ABCDEF")
        let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { "\(digits[$0 / 16])\(digits[$0 % 16])" }.joined()
    }
}
