public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}
@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

public struct Text: Equatable, Sendable {
    public enum TruncationMode: Sendable { case head, middle, tail }
    public init(verbatim content: String) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {}
}

extension Text: View {
    public typealias Body = Never
    public var body: Never { stub() }
}

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2
    }

    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { stub() }
    public static func custom(_ name: String, size: CGFloat) -> Font { stub() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        stub()
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { stub() }
    public func weight(_ weight: Font.Weight) -> Font { self }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { stub(self) }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { stub(self) }
    nonisolated public func lineLimit(_ number: Int?) -> some View { stub(self) }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { stub(self) }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { stub(self) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { stub(self) }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { stub(self) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { stub(self) }
}
