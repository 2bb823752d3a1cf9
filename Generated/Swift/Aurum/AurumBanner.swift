#if canImport(SwiftUI)
import AurumTokens
import Foundation
public import SwiftUI

/// A strip across the top of a screen that says what holds for all of it, for as long as it holds.
///
/// A banner reaches from edge to edge, above the content it is about, and moves the content down instead of
/// covering it. It has the six tones of `AurumToast`: a subtle `feedback` tint over an opaque `bgPageBase`,
/// text and icon in the matching intense color, and a hairline below.
///
/// One action and a close button can be added. Without an `onDismiss` a banner cannot be closed, which is
/// right as long as what it says is true whether or not someone has read it.
///
/// For something that holds for the whole screen or the whole app: no connection, a payment that is due,
/// planned maintenance. It stays until the cause is gone or someone closes it. News about what the person
/// just did belongs in `AurumToast`, and the state of a single thing in `AurumBadge`.
public struct AurumBanner: View {
    private let label: String
    private let actionLabel: String?
    private let showLeadingIcon: Bool
    private let leadingIcon: AurumGlyph?
    private let onAction: (@MainActor () -> Void)?
    private let onDismiss: (@MainActor () -> Void)?
    private let style: AurumBannerStyle
    @ScaledMetric private var typeScale: CGFloat
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.colorSchemeContrast) private var contrast

    /// Makes a banner.
    ///
    /// - Parameters:
    ///   - label: What the banner says.
    ///   - tone: The variant by tone.
    ///   - actionLabel: What the action is called; there is none unless it is given together with
    ///     `onAction`.
    ///   - showLeadingIcon: Whether the tone's glyph leads the label.
    ///   - leadingIcon: A glyph to show instead of the tone's, tinted and sized the same.
    ///   - onAction: Called when the action is tapped.
    ///   - onDismiss: Called when the close button is tapped; without it there is no such button.
    public init(
        label: String,
        tone: AurumBannerTone = .neutral,
        actionLabel: String? = nil,
        showLeadingIcon: Bool = true,
        leadingIcon: AurumGlyph? = nil,
        onAction: (@MainActor () -> Void)? = nil,
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        self.label = label
        self.actionLabel = actionLabel
        self.showLeadingIcon = showLeadingIcon
        self.leadingIcon = leadingIcon
        self.onAction = onAction
        self.onDismiss = onDismiss
        self.style = AurumBannerStyle(tone: tone)
        _typeScale = ScaledMetric(wrappedValue: 1, relativeTo: self.style.labelTypography.textStyle)
    }

    /// The parts in a row.
    public var body: some View {
        HStack(spacing: style.containerGap) {
            if showLeadingIcon {
                AurumGlyphView(
                    leadingIcon ?? style.iconGlyph,
                    color: style.iconColor,
                    size: style.iconSize * scale
                )
                .accessibilityHidden(true)
            }
            Text(verbatim: label)
                .aurumTypography(style.labelTypography)
                .foregroundStyle(labelColor)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityLabel(Text(verbatim: AurumBanner.spoken([label], style)))
                .aurumAccessibilityAction(AccessibilityActionKind(named: Text("Dismiss")), onDismiss)
            if let actionLabel, let onAction {
                Button {
                    onAction()
                } label: {
                    Text(verbatim: actionLabel)
                        .aurumTypography(style.actionTypography)
                        .foregroundStyle(style.actionColor)
                        .lineLimit(typeSize.isAccessibilitySize ? nil : style.actionLines)
                        .truncationMode(.tail)
                        .multilineTextAlignment(.leading)
                        .frame(minWidth: style.actionTouchTarget, minHeight: style.actionTouchTarget)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .padding(.vertical, -actionOverhang)
            }
            if let onDismiss {
                AurumIconButton(
                    style.closeGlyph,
                    label: Text("Dismiss"),
                    color: style.closeColor,
                    size: style.closeSize * scale,
                    touchTarget: style.closeTouchTarget,
                    action: onDismiss
                )
            }
        }
        .padding(.horizontal, style.containerPaddingHorizontal)
        .padding(.vertical, style.containerPaddingVertical)
        .aurumFrame(width: style.containerWidth, scale: scale)
        .background(style.containerBackground.composite, in: containerShape)
        .aurumBorder(
            containerBorderColor,
            width: containerBorderWidth,
            edges: style.containerBorderEdges,
            in: containerShape
        )
        .accessibilityElement(children: .contain)
        .aurumAccessibilityAction(.escape, onDismiss)
    }

    /// What VoiceOver says for texts: first what the colors and the glyph mean, in the app's language.
    static func spoken(_ texts: [String], _ style: AurumBannerStyle) -> String {
        let meaning = style.containerMeaning
        if meaning.isEmpty { return texts.joined(separator: ", ") }
        let spoken = Bundle.main.localizedString(forKey: meaning, value: meaning, table: nil)
        return ([spoken] + texts).joined(separator: ", ")
    }

    private var containerShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: style.containerRadius, style: .circular)
    }

    private var containerBorderColor: AurumColor {
        if contrast == .increased {
            return style.containerIncreasedContrastBorderColor
        }
        return style.containerBorderColor
    }

    private var containerBorderWidth: CGFloat {
        if contrast == .increased {
            return style.containerIncreasedContrastBorderWidth
        }
        return style.containerBorderWidth
    }

    private var labelColor: AurumColor {
        if contrast == .increased {
            return style.labelIncreasedContrastColor
        }
        return style.labelColor
    }

    /// How far the target of `action` reaches over its text.
    private var actionOverhang: CGFloat {
        let height = style.actionTypography.lineHeight * scale
        return max(0, (style.actionTouchTarget - height) / 2)
    }

    /// How much larger than designed everything beside the text is drawn, so that it keeps up with large
    /// type.
    private var scale: CGFloat { max(1, typeScale) }
}
#endif
