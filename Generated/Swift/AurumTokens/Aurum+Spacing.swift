#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Aurum {
    /// The tokens of the group `spacing`.
    public nonisolated enum spacing {
        /// `spacing.s0`: 0 pt.
        ///
        /// Figma: `spacing/s0`.
        public static let s0: CGFloat = 0

        /// `spacing.s1`: 2 pt.
        ///
        /// Figma: `spacing/s1`.
        public static let s1: CGFloat = 2

        /// `spacing.s2`: 4 pt.
        ///
        /// Figma: `spacing/s2`.
        public static let s2: CGFloat = 4

        /// `spacing.s3`: 8 pt.
        ///
        /// Figma: `spacing/s3`.
        public static let s3: CGFloat = 8

        /// `spacing.s4`: 12 pt.
        ///
        /// Figma: `spacing/s4`.
        public static let s4: CGFloat = 12

        /// `spacing.s5`: 16 pt.
        ///
        /// Figma: `spacing/s5`.
        public static let s5: CGFloat = 16

        /// `spacing.s6`: 20 pt.
        ///
        /// Figma: `spacing/s6`.
        public static let s6: CGFloat = 20

        /// `spacing.s7`: 24 pt.
        ///
        /// Figma: `spacing/s7`.
        public static let s7: CGFloat = 24

        /// `spacing.s8`: 32 pt.
        ///
        /// Figma: `spacing/s8`.
        public static let s8: CGFloat = 32

        /// `spacing.s9`: 40 pt.
        ///
        /// Figma: `spacing/s9`.
        public static let s9: CGFloat = 40

        /// `spacing.s10`: 48 pt.
        ///
        /// Figma: `spacing/s10`.
        public static let s10: CGFloat = 48

        /// `spacing.s11`: 56 pt.
        ///
        /// Figma: `spacing/s11`.
        public static let s11: CGFloat = 56
    }
}
