// Declarations without behavior: names, labels, isolation and Sendable as SwiftUI on iOS 17 has them, so that
// generated code can be type-checked where SwiftUI does not exist.

@_exported public import CoreGraphics

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { stub() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    public var body: Never { stub() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { stub() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    >
    where repeat each Content: View { stub() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { stub() }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { stub() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { stub() }
}

public struct EmptyView: View, Sendable {
    public init() {}
    public typealias Body = Never
    public var body: Never { stub() }
}

public struct _ConditionalContent<First, Second> {}
extension _ConditionalContent: View where First: View, Second: View {
    public typealias Body = Never
    public var body: Never { stub() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { stub() }
}

public struct TupleView<Content>: View {
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension TupleView: Sendable {}

public struct AnyView: View {
    public init<V: View>(_ view: V) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension AnyView: Sendable {}

public struct ModifiedContent<Content, Modifier> {
    nonisolated public init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension ModifiedContent: Sendable {}

@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What no stub ever reaches.
func stub() -> Never { preconditionFailure("a stub is for type-checking only") }
