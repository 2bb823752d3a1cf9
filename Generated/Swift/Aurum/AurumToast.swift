#if canImport(SwiftUI)
import AurumTokens
import Foundation
public import SwiftUI

/// A status strip that appears over content for a moment, says one thing, and can be dismissed.
///
/// A toast tells people how something they just did turned out, without taking the screen away from them. It
/// is Aurum's SwiftUI counterpart of the Android toast and draws the toast component set in Figma.
///
/// Six tones by two sizes make twelve variants. A tone puts a subtle `feedback` tint behind text and an icon
/// in the matching intense color, and brings a status glyph of its own. Under the tint lies an opaque
/// `bgPageBase`, so the strip is solid over photos, lists and maps alike. The close button is always there
/// and calls `onDismiss`.
///
/// The view only draws. When it appears, what waits behind it and when it leaves is the caller's state, or
/// that of `AurumToastHost` with `AurumToastHostState`.
///
/// For light, asynchronous news about something the person just did: saved, copied, trying again, a new
/// version is there. The tone follows from what happened: success when it worked, error when it failed,
/// warning when something is at risk, info for neutral context, brand for a moment of the product itself,
/// neutral for system news without urgency. A modal confirmation or a destructive step belongs in
/// `AurumBottomSheet`, a mistake in a form beside its field, in the error state that inputs have.
public struct AurumToast: View {
    private let label: String
    private let showLeadingIcon: Bool
    private let leadingIcon: AurumGlyph?
    private let onDismiss: @MainActor () -> Void
    private let style: AurumToastStyle
    @ScaledMetric private var typeScale: CGFloat
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.colorSchemeContrast) private var contrast

    /// Makes a toast.
    ///
    /// - Parameters:
    ///   - label: What the toast says.
    ///   - tone: The variant by tone.
    ///   - size: The variant by size.
    ///   - showLeadingIcon: Whether the tone's glyph leads the label.
    ///   - leadingIcon: A glyph to show instead of the tone's, tinted and sized the same.
    ///   - onDismiss: Called when the close button is tapped.
    public init(
        label: String,
        tone: AurumToastTone = .neutral,
        size: AurumToastSize = .small,
        showLeadingIcon: Bool = true,
        leadingIcon: AurumGlyph? = nil,
        onDismiss: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.showLeadingIcon = showLeadingIcon
        self.leadingIcon = leadingIcon
        self.onDismiss = onDismiss
        self.style = AurumToastStyle(tone: tone, size: size)
        _typeScale = ScaledMetric(wrappedValue: 1, relativeTo: self.style.labelTypography.textStyle)
    }

    /// The parts in a row.
    public var body: some View {
        HStack(spacing: 0) {
            if showLeadingIcon {
                AurumGlyphView(
                    leadingIcon ?? style.iconGlyph,
                    color: style.iconColor,
                    size: style.iconSize * scale
                )
                .padding(.trailing, style.iconGapAfter)
                .accessibilityHidden(true)
            }
            Text(verbatim: label)
                .aurumTypography(style.labelTypography)
                .foregroundStyle(labelColor)
                .lineLimit(typeSize.isAccessibilitySize ? nil : style.labelLines)
                .truncationMode(.tail)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.trailing, style.labelGapAfter)
                .accessibilityLabel(Text(verbatim: AurumToast.spoken([label], style)))
                .accessibilityAction(named: Text("Dismiss")) { onDismiss() }
            AurumIconButton(
                style.closeGlyph,
                label: Text("Dismiss"),
                color: style.closeColor,
                size: style.closeSize * scale,
                touchTarget: style.closeTouchTarget,
                action: onDismiss
            )
        }
        .padding(.horizontal, style.containerPaddingHorizontal)
        .padding(.vertical, style.containerPaddingVertical)
        .aurumFrame(height: style.containerHeight, scale: scale, grows: typeSize.isAccessibilitySize)
        .background {
            containerShape.fill(style.containerBackground.composite.aurumShadow(style.containerShadow))
        }
        .overlay {
            containerShape.strokeBorder(containerBorderColor, lineWidth: style.containerBorderWidth)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { onDismiss() }
    }

    /// What VoiceOver says for texts: first what the colors and the glyph mean, in the app's language.
    static func spoken(_ texts: [String], _ style: AurumToastStyle) -> String {
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

    private var labelColor: AurumColor {
        if contrast == .increased {
            return style.labelIncreasedContrastColor
        }
        return style.labelColor
    }

    /// How much larger than designed everything beside the text is drawn, so that it keeps up with large
    /// type.
    private var scale: CGFloat { max(1, typeScale) }
}
#endif
