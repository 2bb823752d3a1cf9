/// Generated types that draw glyphs and icon buttons, unless the config names a module that has them.
enum SupportTypes {
    /// A drawing.
    static let glyph = """
        /// A drawing in one color: closed outlines in a square of 24 units, filled by the even-odd rule.
        public nonisolated struct $Glyph: Hashable, Sendable {
            /// One step of an outline.
            public nonisolated enum Segment: Hashable, Sendable {
                /// Starts an outline.
                case move(x: Double, y: Double)
                /// A straight line.
                case line(x: Double, y: Double)
                /// A cubic curve with its two control points.
                case curve(
                    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
                /// Closes the outline.
                case close
            }

            /// The outlines.
            public let segments: [Segment]

            /// Makes a glyph from its outlines.
            public init(_ segments: [Segment]) {
                self.segments = segments
            }
        }
        """

    /// The view of a drawing.
    static let glyphView = """
        #if canImport(SwiftUI)
        public import $Tokens
        public import SwiftUI

        /// Draws a glyph in a color, in a square.
        public struct $GlyphView: View {
            private let glyph: $Glyph
            private let color: $Color
            private let size: CGFloat

            /// Makes a drawing; the size is the side of its square in points.
            public init(_ glyph: $Glyph, color: $Color, size: CGFloat) {
                self.glyph = glyph
                self.color = color
                self.size = size
            }

            /// The drawing.
            public var body: some View {
                $GlyphShape(glyph: glyph)
                    .fill(color, style: FillStyle(eoFill: true))
                    // Shapes are mirrored where reading goes from right to left; a check mark or a digit is not.
                    .environment(\\.layoutDirection, .leftToRight)
                    .frame(width: size, height: size)
            }
        }

        /// The outlines of a glyph, as large as fits.
        private nonisolated struct $GlyphShape: Shape {
            let glyph: $Glyph

            func path(in rect: CGRect) -> Path {
                let scale = min(rect.width, rect.height) / 24
                func point(_ x: Double, _ y: Double) -> CGPoint {
                    CGPoint(x: rect.midX + (x - 12) * scale, y: rect.midY + (y - 12) * scale)
                }
                var path = Path()
                for segment in glyph.segments {
                    switch segment {
                    case .move(let x, let y): path.move(to: point(x, y))
                    case .line(let x, let y): path.addLine(to: point(x, y))
                    case .curve(let x1, let y1, let x2, let y2, let x, let y):
                        path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
                    case .close: path.closeSubpath()
                    }
                }
                return path
            }
        }
        #endif
        """

    /// A drawing that can be tapped.
    static let iconButton = """
        #if canImport(SwiftUI)
        public import $Tokens
        public import SwiftUI

        /// A glyph that can be tapped; the touch target is larger than the glyph and takes no room in the layout.
        public struct $IconButton: View {
            private let glyph: $Glyph
            private let label: Text
            private let color: $Color
            private let size: CGFloat
            private let touchTarget: CGFloat
            private let action: @MainActor () -> Void

            /// Makes a button; `label` is what VoiceOver calls it, lengths are in points.
            public init(
                _ glyph: $Glyph, label: Text, color: $Color, size: CGFloat, touchTarget: CGFloat = 44,
                action: @escaping @MainActor () -> Void
            ) {
                self.glyph = glyph
                self.label = label
                self.color = color
                self.size = size
                self.touchTarget = max(size, touchTarget)
                self.action = action
            }

            /// The button.
            public var body: some View {
                Button {
                    action()
                } label: {
                    $GlyphView(glyph, color: color, size: size)
                        .frame(width: touchTarget, height: touchTarget)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .padding((size - touchTarget) / 2)
                .accessibilityLabel(label)
            }
        }
        #endif
        """

    /// An action that a caller may leave out.
    static let accessibilityAction = """
        #if canImport(SwiftUI)
        import SwiftUI

        extension View {
            /// Adds an action for assistive technology, if there is one.
            @ViewBuilder
            func $_AccessibilityAction(
                _ kind: AccessibilityActionKind, _ action: (@MainActor () -> Void)?
            ) -> some View {
                if let action {
                    accessibilityAction(kind) { action() }
                } else {
                    self
                }
            }
        }
        #endif
        """
}
