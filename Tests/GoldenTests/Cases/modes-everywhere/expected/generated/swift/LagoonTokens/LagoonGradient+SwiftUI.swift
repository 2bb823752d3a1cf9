#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension Gradient {
    /// The gradient with SwiftUI's colors, and its stops in the order SwiftUI needs: by their places.
    public init(_ gradient: LagoonGradient) {
        let stops = gradient.stops.sorted { $0.position < $1.position }
        self.init(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.position) })
    }
}
#endif
