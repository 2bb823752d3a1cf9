#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension Lagoon {
    /// The tokens of the group `line`.
    public nonisolated enum line {
        /// `line.hair`: 1 pt in `day`, `night`; 2 pt in `dayHighContrast`, `nightHighContrast`.
        ///
        /// Figma: `line/hair`.
        public static let hair = LagoonByMode<CGFloat>(
            day: 1,
            night: 1,
            dayHighContrast: 2,
            nightHighContrast: 2
        )

        /// `line.gap`: 8 pt.
        ///
        /// Figma: `line/gap`.
        public static let gap: CGFloat = 8
    }
}
