#if canImport(SwiftUI)
import AurumTokens
public import SwiftUI

/// A small pill that says in a word or two what state something is in, or what kind of thing it is.
///
/// A badge sits beside what it is about: a row, a card, a title. Six roles by two emphases by two sizes make
/// twenty-four variants. The role decides the color, the emphasis how loud it is: subtle puts intense content
/// on a tint, intense puts inverse content on the full color.
///
/// The pill is as wide as its label, with a glyph on either side where the caller gives one. It is not a
/// control: nothing happens when it is tapped.
///
/// For a state that stays until something changes it, such as draft, paid or overdue, and for short labels,
/// such as new. Take the role from what the state means to the reader. News about something that just
/// happened belongs in `AurumToast`, news about a whole screen in `AurumBanner`.
public struct AurumBadge: View {
    private let label: String
    private let leadingIcon: AurumGlyph?
    private let trailingIcon: AurumGlyph?
    private let style: AurumBadgeStyle
    @ScaledMetric private var typeScale: CGFloat
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.colorSchemeContrast) private var contrast

    /// Makes a badge.
    ///
    /// - Parameters:
    ///   - label: What the badge says, in one or two words.
    ///   - role: The variant by role.
    ///   - emphasis: The variant by emphasis.
    ///   - size: The variant by size.
    ///   - leadingIcon: A glyph before the label; none unless one is given.
    ///   - trailingIcon: A glyph after the label; none unless one is given.
    public init(
        label: String,
        role: AurumBadgeRole = .neutral,
        emphasis: AurumBadgeEmphasis = .subtle,
        size: AurumBadgeSize = .small,
        leadingIcon: AurumGlyph? = nil,
        trailingIcon: AurumGlyph? = nil
    ) {
        self.label = label
        self.leadingIcon = leadingIcon
        self.trailingIcon = trailingIcon
        self.style = AurumBadgeStyle(role: role, emphasis: emphasis, size: size)
        _typeScale = ScaledMetric(wrappedValue: 1, relativeTo: self.style.labelTypography.textStyle)
    }

    /// The parts in a row.
    public var body: some View {
        HStack(spacing: style.containerGap) {
            if let leadingIconGlyph = leadingIcon {
                AurumGlyphView(
                    leadingIconGlyph,
                    color: style.leadingIconColor,
                    size: style.leadingIconSize * scale
                )
                .accessibilityHidden(true)
            }
            Text(verbatim: label)
                .aurumTypography(style.labelTypography)
                .foregroundStyle(labelColor)
                .lineLimit(typeSize.isAccessibilitySize ? nil : style.labelLines)
                .truncationMode(.tail)
                .multilineTextAlignment(.leading)
            if let trailingIconGlyph = trailingIcon {
                AurumGlyphView(
                    trailingIconGlyph,
                    color: style.trailingIconColor,
                    size: style.trailingIconSize * scale
                )
                .accessibilityHidden(true)
            }
        }
        .padding(.horizontal, style.containerPaddingHorizontal)
        .aurumFrame(
            width: style.containerWidth,
            height: style.containerHeight,
            scale: scale,
            grows: typeSize.isAccessibilitySize
        )
        .background(style.containerBackground.composite, in: containerShape)
        .accessibilityElement(children: .combine)
    }

    private var containerShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: style.containerRadius, style: .circular)
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
