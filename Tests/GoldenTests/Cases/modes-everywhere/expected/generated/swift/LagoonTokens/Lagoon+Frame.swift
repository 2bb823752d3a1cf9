#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Lagoon {
    /// The tokens of the group `frame`.
    public nonisolated enum frame {
        /// `frame.field`: 1 pt solid, color(display-p3 0 0.55 0.68) in `day`; 1 pt solid, color(oklch 0.68
        /// 0.22 30) in `night`; 2 pt solid, color(display-p3 0 0.55 0.68) in `dayHighContrast`; 2 pt solid,
        /// color(oklch 0.68 0.22 30) in `nightHighContrast`.
        ///
        /// Figma: `frame/field`. Refers to `surface.accent`, `line.hair`.
        public static let field = LagoonByMode<LagoonBorder>(
            day: LagoonBorder(
                color: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
                width: 1,
                style: .solid
            ),
            night: LagoonBorder(
                color: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685),
                width: 1,
                style: .solid
            ),
            dayHighContrast: LagoonBorder(
                color: LagoonColor(.displayP3, red: 0, green: 0.55, blue: 0.68),
                width: 2,
                style: .solid
            ),
            nightHighContrast: LagoonBorder(
                color: LagoonColor(.displayP3, red: 0.940622, green: 0.365176, blue: 0.278685),
                width: 2,
                style: .solid
            )
        )

        /// `frame.card`: 1 pt solid, #000000 in `day`, `dayHighContrast`; 1 pt solid, color(oklch 0.93
        /// 0.05 190) in `night`, `nightHighContrast`.
        ///
        /// Figma: `frame/card`. Refers to `surface.content`.
        public static let card = LagoonBorder(
            color: LagoonColor.byMode(
                day: LagoonColor(red: 0, green: 0, blue: 0),
                night: LagoonColor(red: 0.763066, green: 0.95388, blue: 0.937848),
                dayHighContrast: LagoonColor(red: 0, green: 0, blue: 0),
                nightHighContrast: LagoonColor(red: 0.763066, green: 0.95388, blue: 0.937848)
            ),
            width: 1,
            style: .solid
        )
    }
}
