#if canImport(SwiftUI)
import AurumTokens
public import SwiftUI

/// A short message about something that just happened, shown over the content until it goes away.
public struct AurumToast: View {
    private let label: String
    private let showLeadingIcon: Bool
    private let leadingIcon: AurumGlyph?
    private let onDismiss: @MainActor () -> Void
    private let style: AurumToastStyle
    @ScaledMetric private var typeScale: Double

    /// Makes a toast.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - tone: The variant by tone.
    ///   - size: The variant by size.
    ///   - showLeadingIcon: Whether the glyph is shown.
    ///   - leadingIcon: Another glyph than the tone's.
    ///   - onDismiss: What the close button does.
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
                .foregroundStyle(style.labelColor)
                .lineLimit(style.labelLines)
                .truncationMode(.tail)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.trailing, style.labelGapAfter)
            AurumIconButton(
                style.closeGlyph,
                label: Text("Close"),
                color: style.closeColor,
                size: style.closeSize * scale,
                touchTarget: style.closeTouchTarget,
                action: onDismiss
            )
        }
        .padding(.horizontal, style.containerPaddingHorizontal)
        .padding(.vertical, style.containerPaddingVertical)
        .aurumFrame(width: style.containerWidth, height: style.containerHeight, scale: scale)
        .background {
            containerShape.fill(style.containerBackground.composite.aurumShadow(style.containerShadow))
        }
        .overlay {
            containerShape.strokeBorder(style.containerBorderColor, lineWidth: style.containerBorderWidth)
        }
        .accessibilityElement(children: .contain)
    }

    private var containerShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: style.containerRadius, style: .circular)
    }

    /// How much larger than designed everything beside the text is drawn, so that it keeps up with large
    /// type.
    private var scale: Double { max(1, typeScale) }
}
#endif
