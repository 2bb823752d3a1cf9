#if canImport(SwiftUI)
import LagoonTokens
public import SwiftUI

/// A chip.
public struct LagoonChip: View {
    private let label: String
    private let styles: LagoonByMode<LagoonChipStyle>
    @Environment(\.lagoonMode) private var mode
    @ScaledMetric private var typeScale: CGFloat
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Makes a chip.
    ///
    /// - Parameters:
    ///   - label: The text to show.
    ///   - emphasis: The variant by emphasis.
    public init(label: String, emphasis: LagoonChipEmphasis = .soft) {
        self.label = label
        self.styles = LagoonByMode {
            LagoonChipStyle(emphasis: emphasis, mode: $0)
        }
        _typeScale = ScaledMetric(
            wrappedValue: 1,
            relativeTo: self.styles.value(in: .day).labelTypography.textStyle
        )
    }

    /// The parts in a row.
    public var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: label)
                .lagoonTypography(style.labelTypography)
                .foregroundStyle(style.labelColor)
                .lineLimit(typeSize.isAccessibilitySize ? nil : style.labelLines)
                .truncationMode(.tail)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, style.containerPaddingHorizontal)
        .background {
            containerShape.fill(style.containerBackground.composite.lagoonShadow(style.containerShadow))
        }
        .overlay {
            containerShape.strokeBorder(style.containerBorderColor, lineWidth: style.containerBorderWidth)
        }
        .opacity(style.containerOpacity)
        .accessibilityElement(children: .combine)
    }

    private var containerShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: style.containerRadius, style: .circular)
    }

    /// How much larger than designed everything beside the text is drawn, so that it keeps up with large
    /// type.
    private var scale: CGFloat { max(1, typeScale) }

    private var style: LagoonChipStyle { styles.value(in: mode) }
}
#endif
