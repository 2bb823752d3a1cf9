extension ValueType {
    /// The type of text styles.
    static let typography = ValueType(
        name: "Typography", declaration: typographyDeclaration, inSwiftUI: typographyInSwiftUI,
        inUIKit: typographyInUIKit)

    /// The declaration for text styles.
    private static let typographyDeclaration = """
        \(LengthType.imports)

        /// A text style.
        @frozen
        public nonisolated struct $Typography: Hashable, Sendable {
            /// The font.
            public let family: $FontFamily
            /// The size of the type in points.
            public let size: CGFloat
            /// The height of a line in points.
            public let lineHeight: CGFloat
            /// How bold the type is.
            public let weight: $FontWeight
            /// The extra space between letters in points.
            public let letterSpacing: CGFloat

            /// Makes a text style.
            public init(
                family: $FontFamily, size: CGFloat, lineHeight: CGFloat, weight: $FontWeight,
                letterSpacing: CGFloat = 0
            ) {
                self.family = family
                self.size = size
                self.lineHeight = lineHeight
                self.weight = weight
                self.letterSpacing = letterSpacing
            }
        }
        """

    /// What SwiftUI makes of text styles.
    private static let typographyInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #endif

        nonisolated extension $Typography {
            /// The font, which follows Dynamic Type; the system's own where no family is installed.
            public var font: Font {
                let weight = Font.Weight(weight)
                guard let name = familyName else { return .system(size: size, weight: weight) }
                return .custom(name, size: size, relativeTo: textStyle).weight(weight)
            }

            /// The system's text style that the type grows and shrinks with: the largest that is not larger.
            public var textStyle: Font.TextStyle {
                switch size {
                case 34...: .largeTitle
                case 28...: .title
                case 22...: .title2
                case 20...: .title3
                case 17...: .body
                case 16...: .callout
                case 15...: .subheadline
                case 13...: .footnote
                case 12...: .caption
                default: .caption2
                }
            }

            /// The first family that is installed.
            private var familyName: String? {
                #if canImport(UIKit)
                return family.names.first { UIFont(name: $0, size: size) != nil }
                #else
                return family.names.first
                #endif
            }

            /// The height the font itself gives a line, in points.
            fileprivate var naturalLineHeight: CGFloat {
                #if canImport(UIKit)
                let font = familyName.flatMap { UIFont(name: $0, size: size) }
                return (font ?? .systemFont(ofSize: size)).lineHeight
                #else
                return size * 1.2
                #endif
            }
        }

        extension View {
            /// Sets text in a style: font, letter spacing and line height, all of which follow Dynamic Type.
            public func $_Typography(_ typography: $Typography) -> some View {
                modifier($TypographyModifier(typography))
            }
        }

        private struct $TypographyModifier: ViewModifier {
            private let typography: $Typography
            @ScaledMetric private var scale: CGFloat

            init(_ typography: $Typography) {
                self.typography = typography
                _scale = ScaledMetric(wrappedValue: 1, relativeTo: typography.textStyle)
            }

            func body(content: Content) -> some View {
                content
                    .font(typography.font)
                    .tracking(typography.letterSpacing * scale)
                    .lineSpacing(leading)
                    .padding(.vertical, leading / 2)
            }

            /// What a line is higher than the font makes it; SwiftUI cannot make a line lower.
            private var leading: CGFloat {
                max(0, typography.lineHeight - typography.naturalLineHeight) * scale
            }
        }
        #endif
        """
}
