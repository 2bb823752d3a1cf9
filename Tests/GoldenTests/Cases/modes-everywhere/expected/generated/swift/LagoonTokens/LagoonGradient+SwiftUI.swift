#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension Gradient {
    /// The gradient with SwiftUI's colors.
    public init(_ gradient: LagoonGradient) {
        self.init(stops: gradient.stops.map { Gradient.Stop(color: Color($0.color), location: $0.position) })
    }
}
#endif
