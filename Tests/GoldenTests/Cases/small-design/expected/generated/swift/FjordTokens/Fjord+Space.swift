#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Fjord {
    /// The tokens of the group `space`.
    public nonisolated enum space {
        /// `space.16`: 16 pt.
        ///
        /// Figma: `space/16`.
        public static let _16: CGFloat = 16

        /// `space.128`: 128 pt.
        ///
        /// Figma: `space/128`.
        public static let _128: CGFloat = 128

        /// `space.32`: 2 rem, 32 pt.
        ///
        /// Figma: `space/32`.
        public static let _32: CGFloat = 32
    }
}
