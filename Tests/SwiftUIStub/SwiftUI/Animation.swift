public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func linear(duration: Double) -> Animation { stub() }
    public static func easeIn(duration: Double) -> Animation { stub() }
    public static func easeOut(duration: Double) -> Animation { stub() }
    public static func easeInOut(duration: Double) -> Animation { stub() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { stub() }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { stub() }
    public func delay(_ delay: Double) -> Animation { self }
}

public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat, y: CGFloat) {}
}

public struct UnitCurve: Hashable, Sendable {
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        stub()
    }
}

public struct AnyTransition {
    nonisolated(unsafe) public static let opacity = AnyTransition()
    nonisolated(unsafe) public static let identity = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { stub() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        stub()
    }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
@available(*, unavailable)
extension AnyTransition: Sendable {}

@MainActor @preconcurrency
public protocol Transition {}
public struct OpacityTransition: Transition {
    public init() {}
}
extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension View {
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        stub(self)
    }
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View { stub(self) }
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View { stub(self) }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
