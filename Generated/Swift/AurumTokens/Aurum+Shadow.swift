#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Aurum {
    /// The tokens of the group `shadow`.
    public nonisolated enum shadow {
        /// `shadow.lowRaised`: x 0, y 2, blur 16, #121212 at 9 %.
        ///
        /// Figma: `shadow/lowRaised`. Made with `elevation.lowRaised`.
        public static let lowRaised = AurumShadow(
            AurumShadow.Layer(
                color: AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.09),
                x: 0,
                y: 2,
                blur: 16
            )
        )

        /// `shadow.midRaised`: x 0, y 8, blur 24, #121212 at 12 %.
        ///
        /// Figma: `shadow/midRaised`. Made with `elevation.midRaised`.
        public static let midRaised = AurumShadow(
            AurumShadow.Layer(
                color: AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.12),
                x: 0,
                y: 8,
                blur: 24
            )
        )

        /// `shadow.highRaised`: x 0, y 16, blur 48, #121212 at 18 %.
        ///
        /// Figma: `shadow/highRaised`. Made with `elevation.highRaised`.
        public static let highRaised = AurumShadow(
            AurumShadow.Layer(
                color: AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.18),
                x: 0,
                y: 16,
                blur: 48
            )
        )

        /// `shadow.bottomSheet`: x 0, y 16, blur 48, #121212 at 18 %.
        ///
        /// Figma: `shadow/bottomSheet`. Made with `elevation._bottomsheet`.
        public static let bottomSheet = AurumShadow(
            AurumShadow.Layer(
                color: AurumColor(red: 0.0706, green: 0.0706, blue: 0.0706, alpha: 0.18),
                x: 0,
                y: 16,
                blur: 48
            )
        )
    }
}
