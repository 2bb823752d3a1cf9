public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> Never { stub() }
}

public struct AccessibilityChildBehavior: Hashable {
    nonisolated(unsafe) public static let ignore = AccessibilityChildBehavior()
    nonisolated(unsafe) public static let contain = AccessibilityChildBehavior()
    nonisolated(unsafe) public static let combine = AccessibilityChildBehavior()
}
@available(*, unavailable)
extension AccessibilityChildBehavior: Sendable {}

public struct AccessibilityActionKind: Equatable, Sendable {
    public init(named name: Text) {}
    public static let `default` = AccessibilityActionKind(named: Text(verbatim: ""))
    public static let escape = AccessibilityActionKind(named: Text(verbatim: ""))
}

extension View {
    public typealias Attached = ModifiedContent<Self, AccessibilityAttachmentModifier>
    nonisolated public func accessibilityLabel(_ label: Text) -> Attached { stub() }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Attached { stub() }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> Attached { stub() }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        stub(self)
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> Attached { stub() }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Attached
    { stub() }
}
