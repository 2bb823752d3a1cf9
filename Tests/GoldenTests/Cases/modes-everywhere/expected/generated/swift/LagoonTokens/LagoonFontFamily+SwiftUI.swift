#if canImport(SwiftUI)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

nonisolated extension LagoonFontFamily {
    /// A font of the first name that is installed, which follows Dynamic Type by itself.
    ///
    /// For a generic name such as `serif`, and where nothing is installed, it is the system's own in the scaled
    /// size.
    public func font(
        size: CGFloat, scaledSize: CGFloat? = nil, weight: Font.Weight = .regular,
        relativeTo textStyle: Font.TextStyle = .body
    ) -> Font {
        if let installedName {
            return .custom(installedName, size: size, relativeTo: textStyle).weight(weight)
        }
        let design = usableName.flatMap { LagoonFontFamily.design(of: $0) }
        return .system(size: scaledSize ?? size, weight: weight, design: design)
    }

    /// The name of the font; nil where it is the system's own.
    var installedName: String? { usableName.flatMap { LagoonFontFamily.design(of: $0) == nil ? $0 : nil } }

    /// The first name that means anything here.
    private var usableName: String? {
        names.first { LagoonFontFamily.design(of: $0) != nil || LagoonFontFamily.isInstalled($0) }
    }

    /// The design of the system's font that a generic name stands for.
    private static func design(of name: String) -> Font.Design? {
        switch name {
        case "serif", "ui-serif": .serif
        case "monospace", "ui-monospace": .monospaced
        case "ui-rounded": .rounded
        case "sans-serif", "ui-sans-serif", "system-ui": .default
        default: nil
        }
    }

    private static func isInstalled(_ name: String) -> Bool {
        #if canImport(UIKit)
        return UIFont(name: name, size: 12) != nil
        #elseif canImport(AppKit)
        return NSFont(name: name, size: 12) != nil
        #else
        return true
        #endif
    }
}
#endif
