public struct HStack<Content: View>: View {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension HStack: Sendable {}

public struct VStack<Content: View>: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension VStack: Sendable {}

public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension ZStack: Sendable {}

public struct ScrollView<Content: View>: View {
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { stub() }
}

public struct Spacer: View, Sendable {
    public init(minLength: CGFloat? = nil) {}
    public typealias Body = Never
    public var body: Never { stub() }
}

public struct Group<Content> {}
extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension Group: Sendable {}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { stub() }
}
extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
@available(*, unavailable)
extension ForEach: Sendable {}

public struct Button<Label: View>: View {
    @MainActor @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
    public var body: Never { stub() }
}
@available(*, unavailable)
extension Button: Sendable {}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
}
@available(*, unavailable)
extension PlainButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
