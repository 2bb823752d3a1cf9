/// Names that generated code is written with, so that nothing of a component can have them.
enum NeededNames {
    /// Names of a design with which generated types would be called as Apple's own are, such as `UIColor`.
    static let prefixes: Set<String> = ["UI", "NS", "CG", "CI"]

    /// Types of the standard library, SwiftUI and its neighbors, and the modules they are in.
    static let types: Set<String> = [
        "Accessibility", "AccessibilityActionKind", "AccessibilityNotification", "Animation", "Any",
        "AnyShapeStyle", "AnyTransition", "AppKit", "Array", "Bool", "Bundle", "Button", "CGFloat",
        "CGLineCap", "CGPoint", "CGRect", "CGSize", "CaseIterable", "CheckedContinuation", "Clock", "Color",
        "Content", "ContinuousClock", "CoreGraphics", "Double", "Duration", "Entry", "Environment",
        "EnvironmentValues", "FillStyle", "Font", "ForEach", "Foundation", "Gradient", "HStack", "Hashable",
        "Hasher", "Identifiable", "InsettableShape", "Int", "Item", "MainActor", "NSFont", "Never",
        "Observable", "Observation", "ObservationIgnored", "OptionSet", "Optional", "Path", "Policy",
        "PreviewProvider", "RawRepresentable", "Rectangle", "RoundedRectangle", "ScaledMetric",
        "ScrollView", "Sendable", "ShadowStyle", "Shape", "ShapeStyle", "String", "StrokeStyle", "Swift",
        "SwiftUI", "Task", "Text", "UIFont", "UIKit", "UnitCurve", "UnitPoint", "VStack", "View",
        "ViewBuilder", "ViewModifier", "Void", "ZStack",
    ]

    /// Types that snapshot tests are written with beside those of views.
    static let testTypes: Set<String> = [
        "Array", "CGColorSpaceCreateDeviceRGB", "CGContext", "CGImage", "CGImageAlphaInfo", "Data",
        "FileManager", "ImageRenderer", "StaticString", "UIImage", "UInt", "UInt8", "URL", "XCTFail",
        "XCTest", "XCTestCase", "abs", "zip",
    ]

    /// Types that Code Connect is written with beside those of views.
    static let connectTypes: Set<String> = [
        "Figma", "FigmaBoolean", "FigmaChildren", "FigmaConnect", "FigmaEnum", "FigmaInstance", "FigmaString",
    ]

    /// Whether snapshot tests need a type.
    static func isTest(_ name: String) -> Bool { types.contains(name) || testTypes.contains(name) }

    /// What a host's item has beside its texts and axes, and what the function that makes one works with.
    static let hostFields: Set<String> = ["id", "duration", "hashValue", "item", "lastID", "outcome"]

    /// What a view has beside its parameters.
    static let viewProperties: Set<String> = [
        "body", "style", "styles", "scale", "typeScale", "typeSize", "contrast",
    ]
}
