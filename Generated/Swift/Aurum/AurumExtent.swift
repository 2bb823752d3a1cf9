#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// How wide or high a part is.
public nonisolated enum AurumExtent: Hashable, Sendable {
    /// A length in points, which follows Dynamic Type.
    case fixed(CGFloat)
    /// As much as the content needs.
    case hug
    /// As much as there is.
    case fill

    /// The length, when it is fixed.
    public var length: CGFloat? {
        if case .fixed(let length) = self { length } else { nil }
    }
}
