#if canImport(UIKit) && !os(watchOS)
public import UIKit

nonisolated extension LagoonTypography {
    /// The font for UIKit, which follows Dynamic Type; the system's own where no family is installed.
    public var uiFont: UIFont { uiFont(compatibleWith: nil) }

    /// The font for UIKit, as large as some traits ask for.
    public func uiFont(compatibleWith traits: UITraitCollection?) -> UIFont {
        UIFontMetrics(forTextStyle: uiTextStyle).scaledFont(for: designedFont, compatibleWith: traits)
    }

    /// The system's text style that the type grows and shrinks with: the largest that is not larger.
    public var uiTextStyle: UIFont.TextStyle {
        switch size {
        case 34...: .largeTitle
        case 28...: .title1
        case 22...: .title2
        case 20...: .title3
        case 17...: .body
        case 16...: .callout
        case 15...: .subheadline
        case 13...: .footnote
        case 12...: .caption1
        default: .caption2
        }
    }

    /// The font as large as it was designed.
    private var designedFont: UIFont {
        let weight = weight.uiFontWeight
        let installed = family.names.lazy.compactMap { UIFont(name: $0, size: size) }.first
        guard let installed else { return .systemFont(ofSize: size, weight: weight) }
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: installed.familyName, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        return UIFont(descriptor: descriptor, size: size)
    }
}
#endif
