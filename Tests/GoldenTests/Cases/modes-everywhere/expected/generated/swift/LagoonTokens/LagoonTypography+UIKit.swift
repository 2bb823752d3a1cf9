#if canImport(UIKit) && !os(watchOS)
public import UIKit

nonisolated extension LagoonTypography {
    /// The font for UIKit, which follows Dynamic Type; the system's own where no family is installed.
    public var uiFont: UIFont { uiFont(compatibleWith: nil) }

    /// The font for UIKit, as large as some traits ask for.
    public func uiFont(compatibleWith traits: UITraitCollection?) -> UIFont {
        UIFontMetrics(forTextStyle: uiTextStyle).scaledFont(for: designedFont, compatibleWith: traits)
    }

    /// The system's text style that the type grows and shrinks with.
    public var uiTextStyle: UIFont.TextStyle {
        switch anchor {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }

    /// The font as large as it was designed.
    private var designedFont: UIFont {
        let weight = weight.uiFontWeight
        let system = UIFont.systemFont(ofSize: size, weight: weight)
        for name in family.names {
            if let design = LagoonTypography.design(of: name) {
                let descriptor = system.fontDescriptor.withDesign(design)
                return descriptor.map { UIFont(descriptor: $0, size: size) } ?? system
            }
            guard let installed = UIFont(name: name, size: size) else { continue }
            let descriptor = UIFontDescriptor(fontAttributes: [
                .family: installed.familyName,
                .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
            ])
            return UIFont(descriptor: descriptor, size: size)
        }
        return system
    }

    /// The design of the system's font that a generic name stands for.
    private static func design(of name: String) -> UIFontDescriptor.SystemDesign? {
        switch name {
        case "serif", "ui-serif": .serif
        case "monospace", "ui-monospace": .monospaced
        case "ui-rounded": .rounded
        case "sans-serif", "ui-sans-serif", "system-ui": .default
        default: nil
        }
    }
}
#endif
