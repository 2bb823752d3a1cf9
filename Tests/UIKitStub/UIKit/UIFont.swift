public import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public init?(name: String, size: CGFloat) {}
    public init(descriptor: UIFontDescriptor, size: CGFloat) {}
    open class func systemFont(ofSize size: CGFloat) -> UIFont { stub() }
    open class func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { stub() }
    open var familyName: String { stub() }
    open var lineHeight: CGFloat { stub() }
    open var fontDescriptor: UIFontDescriptor { stub() }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let traits = AttributeName(rawValue: "traits")
    }

    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "weight")
    }

    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
        public static let rounded = SystemDesign(rawValue: "rounded")
    }

    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { stub() }
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {}
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { stub() }
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { stub() }
    open func scaledValue(for value: CGFloat) -> CGFloat { stub() }
}
