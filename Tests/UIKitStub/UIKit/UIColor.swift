// Declarations without behavior: names, labels and types as Apple's documentation of UIKit has them, so that generated
// code can be type-checked where UIKit does not exist.

@_exported public import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
    open var accessibilityContrast: UIAccessibilityContrast { stub() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// What no stub ever reaches.
func stub() -> Never { preconditionFailure("a stub is for type-checking only") }
