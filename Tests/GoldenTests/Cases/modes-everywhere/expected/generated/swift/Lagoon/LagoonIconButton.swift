#if canImport(SwiftUI)
public import LagoonTokens
public import SwiftUI

/// A glyph that can be tapped; the touch target is larger than the glyph and takes no room in the layout.
public struct LagoonIconButton: View {
    private let glyph: LagoonGlyph
    private let label: Text
    private let color: LagoonColor
    private let size: CGFloat
    private let touchTarget: CGFloat
    private let action: @MainActor () -> Void

    /// Makes a button; `label` is what VoiceOver calls it, lengths are in points.
    public init(
        _ glyph: LagoonGlyph, label: Text, color: LagoonColor, size: CGFloat, touchTarget: CGFloat = 44,
        action: @escaping @MainActor () -> Void
    ) {
        self.glyph = glyph
        self.label = label
        self.color = color
        self.size = size
        self.touchTarget = max(size, touchTarget)
        self.action = action
    }

    /// The button.
    public var body: some View {
        Button {
            action()
        } label: {
            LagoonGlyphView(glyph, color: color, size: size)
                .frame(width: touchTarget, height: touchTarget)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .padding((size - touchTarget) / 2)
        .accessibilityLabel(label)
    }
}
#endif
