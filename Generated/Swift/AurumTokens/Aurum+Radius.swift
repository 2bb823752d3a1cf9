#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Aurum {
    /// The tokens of the group `radius`.
    public nonisolated enum radius {
        /// `radius.none`: 0 pt.
        ///
        /// Figma: `radius/none`.
        public static let none: CGFloat = 0

        /// `radius.xs`: 1.5 pt.
        ///
        /// Figma: `radius/xs`.
        public static let xs: CGFloat = 1.5

        /// `radius.sm`: 2 pt.
        ///
        /// Figma: `radius/sm`.
        public static let sm: CGFloat = 2

        /// `radius.md`: 4 pt.
        ///
        /// Figma: `radius/md`.
        public static let md: CGFloat = 4

        /// `radius.lg`: 8 pt.
        ///
        /// Figma: `radius/lg`.
        public static let lg: CGFloat = 8

        /// `radius.xl`: 16 pt.
        ///
        /// Figma: `radius/xl`.
        public static let xl: CGFloat = 16

        /// `radius.xxl`: 24 pt.
        ///
        /// Figma: `radius/xxl`.
        public static let xxl: CGFloat = 24

        /// `radius.max`: 1000 pt.
        ///
        /// A pill, larger than any height, so that the ends are always round.
        ///
        /// Figma: `radius/max`.
        public static let max: CGFloat = 1000
    }
}
