#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Aurum {
    /// The tokens of the group `iconSize`.
    public nonisolated enum iconSize {
        /// `iconSize.xs`: 8 pt.
        ///
        /// Figma: `iconSize/xs`.
        public static let xs: CGFloat = 8

        /// `iconSize.sm`: 12 pt.
        ///
        /// Figma: `iconSize/sm`.
        public static let sm: CGFloat = 12

        /// `iconSize.md`: 16 pt.
        ///
        /// Figma: `iconSize/md`.
        public static let md: CGFloat = 16

        /// `iconSize.lg`: 20 pt.
        ///
        /// Figma: `iconSize/lg`.
        public static let lg: CGFloat = 20

        /// `iconSize.xl`: 24 pt.
        ///
        /// The default for navigation and actions.
        ///
        /// Figma: `iconSize/xl`.
        public static let xl: CGFloat = 24

        /// `iconSize.xxl`: 32 pt.
        ///
        /// Figma: `iconSize/xxl`.
        public static let xxl: CGFloat = 32
    }
}
