#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Lagoon {
    /// The tokens of the group `shade`.
    public nonisolated enum shade {
        /// `shade.low`: x 0, y 2, blur 8, #000000 at 20 % in `day`, `dayHighContrast`; x 0, y 2, blur 8,
        /// #000000 at 60 % in `night`, `nightHighContrast`.
        ///
        /// Figma: `shade/low`.
        public static let low = LagoonShadow(
            LagoonShadow.Layer(
                color: LagoonColor.byMode(
                    day: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0.2),
                    night: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0.6),
                    dayHighContrast: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0.2),
                    nightHighContrast: LagoonColor(red: 0, green: 0, blue: 0, alpha: 0.6)
                ),
                x: 0,
                y: 2,
                blur: 8
            )
        )
    }
}
