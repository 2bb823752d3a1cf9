extension ValueType {
    /// The type of gradients.
    static let gradient = ValueType(
        name: "Gradient", declaration: gradientDeclaration, inSwiftUI: gradientInSwiftUI)

    /// The declaration for gradients.
    private static let gradientDeclaration = """
        /// Colors that run into one another along a line.
        @frozen
        public nonisolated struct $Gradient: Hashable, Sendable {
            /// A color at a place on the line.
            @frozen
            public nonisolated struct Stop: Hashable, Sendable {
                /// The color.
                public let color: $Color
                /// The place, from 0 at the start to 1 at the end.
                public let position: Double

                /// Makes a stop.
                public init(_ color: $Color, at position: Double) {
                    self.color = color
                    self.position = position
                }
            }

            /// The stops in the order they were designed.
            public let stops: [Stop]

            /// Makes a gradient from its stops.
            public init(_ stops: Stop...) {
                self.stops = stops
            }
        }
        """

    /// What SwiftUI makes of gradients.
    private static let gradientInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension Gradient {
            /// The gradient with SwiftUI's colors, and its stops in the order SwiftUI needs: by their places.
            public init(_ gradient: $Gradient) {
                let stops = gradient.stops.sorted { $0.position < $1.position }
                self.init(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.position) })
            }
        }
        #endif
        """
}
