#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Aurum {
    /// The tokens of the group `borderWidth`.
    public nonisolated enum borderWidth {
        /// `borderWidth.none`: 0 pt.
        ///
        /// Figma: `borderWidth/none`.
        public static let none: CGFloat = 0

        /// `borderWidth.xs`: 0.5 pt.
        ///
        /// Figma: `borderWidth/xs`.
        public static let xs: CGFloat = 0.5

        /// `borderWidth.sm`: 1 pt.
        ///
        /// Figma: `borderWidth/sm`.
        public static let sm: CGFloat = 1

        /// `borderWidth.md`: 1.5 pt.
        ///
        /// Figma: `borderWidth/md`.
        public static let md: CGFloat = 1.5

        /// `borderWidth.lg`: 2 pt.
        ///
        /// Figma: `borderWidth/lg`.
        public static let lg: CGFloat = 2

        /// `borderWidth.xl`: 4 pt.
        ///
        /// Figma: `borderWidth/xl`.
        public static let xl: CGFloat = 4
    }
}
