#if canImport(SwiftUI)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

nonisolated extension LagoonTypography {
    /// The font, which follows Dynamic Type; the system's own, which does not, where no family is installed.
    public var font: Font { font(scaledSize: size) }

    /// The system's text style that the type grows and shrinks with.
    public var textStyle: Font.TextStyle {
        switch anchor {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }

    /// The font, given what the size is at the reader's choice of text size.
    fileprivate func font(scaledSize: CGFloat) -> Font {
        family.font(
            size: size, scaledSize: scaledSize, weight: Font.Weight(weight), relativeTo: textStyle)
    }

    /// The height the font itself gives a line, in points.
    fileprivate var naturalLineHeight: CGFloat {
        #if canImport(UIKit)
        let font = family.installedName.flatMap { UIFont(name: $0, size: size) }
        return (font ?? .systemFont(ofSize: size)).lineHeight
        #elseif canImport(AppKit)
        let installed = family.installedName.flatMap { NSFont(name: $0, size: size) }
        let font = installed ?? .systemFont(ofSize: size)
        return font.ascender - font.descender + font.leading
        #else
        return size * 1.2
        #endif
    }
}

extension View {
    /// Sets text in a style: font, letter spacing and line height, all of which follow Dynamic Type.
    public func lagoonTypography(_ typography: LagoonTypography) -> some View {
        modifier(LagoonTypographyModifier(typography))
    }
}

private struct LagoonTypographyModifier: ViewModifier {
    private let typography: LagoonTypography
    @ScaledMetric private var scaledSize: CGFloat

    init(_ typography: LagoonTypography) {
        self.typography = typography
        _scaledSize = ScaledMetric(wrappedValue: typography.size, relativeTo: typography.textStyle)
    }

    func body(content: Content) -> some View {
        content
            .font(typography.font(scaledSize: scaledSize))
            .tracking(typography.letterSpacing * scale)
            .lineSpacing(max(0, leading))
            .padding(.vertical, leading / 2)
    }

    private var scale: CGFloat { typography.size > 0 ? scaledSize / typography.size : 1 }

    /// What a line is higher than the font makes it; below zero it is lower, and SwiftUI keeps the lines of a
    /// text as far apart as the font has them.
    private var leading: CGFloat {
        (typography.lineHeight - typography.naturalLineHeight) * scale
    }
}
#endif
