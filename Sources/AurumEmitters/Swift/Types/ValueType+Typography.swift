import AurumCompiler

extension ValueType {
    /// The type of text styles.
    static let typography = ValueType(
        name: "Typography", declaration: typographyDeclaration, inSwiftUI: typographyInSwiftUI,
        inUIKit: typographyInUIKit)

    /// Which anchor a size has.
    private static let anchorCases = TextStyle.sizes.map { "case \($0.points)...: .\($0.style.rawValue)" }
        .joined(separator: "\n                ")

    /// The declaration for text styles.
    private static let typographyDeclaration = """
        \(LengthType.imports)

        /// A text style.
        @frozen
        public nonisolated struct $Typography: Hashable, Sendable {
            /// What a reader's choice of text size acts on: the text styles of Apple's systems.
            @frozen
            public nonisolated enum Anchor: String, CaseIterable, Hashable, Sendable {
                /// 34 points unless the reader chooses otherwise.
                case largeTitle
                /// 28 points unless the reader chooses otherwise.
                case title
                /// 22 points unless the reader chooses otherwise.
                case title2
                /// 20 points unless the reader chooses otherwise.
                case title3
                /// 17 points, semibold, unless the reader chooses otherwise.
                case headline
                /// 17 points unless the reader chooses otherwise.
                case body
                /// 16 points unless the reader chooses otherwise.
                case callout
                /// 15 points unless the reader chooses otherwise.
                case subheadline
                /// 13 points unless the reader chooses otherwise.
                case footnote
                /// 12 points unless the reader chooses otherwise.
                case caption
                /// 11 points unless the reader chooses otherwise.
                case caption2

                /// The largest one that is not larger than a size in points.
                public init(size: CGFloat) {
                    self =
                        switch size {
                        \(anchorCases)
                        default: .caption2
                        }
                }
            }

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
            /// What the type grows and shrinks with.
            public let anchor: Anchor

            /// Makes a text style; without an anchor, the type grows and shrinks with what is about its size.
            public init(
                family: $FontFamily, size: CGFloat, lineHeight: CGFloat, weight: $FontWeight,
                letterSpacing: CGFloat = 0, relativeTo anchor: Anchor? = nil
            ) {
                self.family = family
                self.size = size
                self.lineHeight = lineHeight
                self.weight = weight
                self.letterSpacing = letterSpacing
                self.anchor = anchor ?? Anchor(size: size)
            }
        }
        """

    /// What SwiftUI makes of text styles.
    private static let typographyInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        nonisolated extension $Typography {
            /// The font, which follows Dynamic Type; the system's own, which does not, where no family is installed.
            public var font: Font { font(scaledSize: size) }

            /// The system's text style that the type grows and shrinks with.
            public var textStyle: Font.TextStyle {
                switch anchor {
                case .largeTitle: .largeTitle
                case .title: .title
                case .title2: .title2
                case .title3: .title3
                case .headline: .headline
                case .body: .body
                case .callout: .callout
                case .subheadline: .subheadline
                case .footnote: .footnote
                case .caption: .caption
                case .caption2: .caption2
                }
            }

            /// The font, given what the size is at the reader's choice of text size.
            fileprivate func font(scaledSize: CGFloat) -> Font {
                family.font(
                    size: size, scaledSize: scaledSize, weight: Font.Weight(weight), relativeTo: textStyle)
            }

            /// The height the font itself gives a line, in points.
            fileprivate var naturalLineHeight: CGFloat {
                #if canImport(UIKit)
                let font = family.installedName.flatMap { UIFont(name: $0, size: size) }
                return (font ?? .systemFont(ofSize: size)).lineHeight
                #elseif canImport(AppKit)
                let installed = family.installedName.flatMap { NSFont(name: $0, size: size) }
                let font = installed ?? .systemFont(ofSize: size)
                return font.ascender - font.descender + font.leading
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
            @ScaledMetric private var scaledSize: CGFloat

            init(_ typography: $Typography) {
                self.typography = typography
                _scaledSize = ScaledMetric(wrappedValue: typography.size, relativeTo: typography.textStyle)
            }

            func body(content: Content) -> some View {
                content
                    .font(typography.font(scaledSize: scaledSize))
                    .tracking(typography.letterSpacing * scale)
                    .lineSpacing(max(0, leading))
                    .padding(.vertical, leading / 2)
            }

            private var scale: CGFloat { typography.size > 0 ? scaledSize / typography.size : 1 }

            /// What a line is higher than the font makes it; below zero it is lower, and SwiftUI keeps the lines of a
            /// text as far apart as the font has them.
            private var leading: CGFloat {
                (typography.lineHeight - typography.naturalLineHeight) * scale
            }
        }
        #endif
        """
}
