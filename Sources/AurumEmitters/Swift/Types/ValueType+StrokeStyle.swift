extension ValueType {
    /// The type of stroke styles.
    static let strokeStyle = ValueType(
        name: "StrokeStyle", declaration: strokeStyleDeclaration, inSwiftUI: strokeStyleInSwiftUI)

    /// The declaration for stroke styles.
    private static let strokeStyleDeclaration = """
        \(LengthType.imports)

        /// How a line is drawn.
        @frozen
        public nonisolated enum $StrokeStyle: Hashable, Sendable {
            /// The ends of a dash.
            @frozen
            public nonisolated enum LineCap: String, CaseIterable, Hashable, Sendable {
                /// Cut off where the dash ends.
                case butt
                /// A half circle beyond the end.
                case round
                /// A half square beyond the end.
                case square
            }

            /// An unbroken line.
            case solid
            /// Dashes.
            case dashed
            /// Dots.
            case dotted
            /// Two lines with a gap between them.
            case double
            /// A carved line.
            case groove
            /// A raised line.
            case ridge
            /// A line that makes the shape look raised.
            case outset
            /// A line that makes the shape look sunken.
            case inset
            /// Dashes and gaps in turn, in points.
            case dashes([CGFloat], lineCap: LineCap)
        }
        """

    /// What SwiftUI makes of stroke styles.
    private static let strokeStyleInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension $StrokeStyle {
            /// The stroke as SwiftUI draws it; lines that need more than one color are drawn unbroken.
            public func strokeStyle(lineWidth: CGFloat) -> StrokeStyle {
                switch self {
                case .solid, .double, .groove, .ridge, .outset, .inset:
                    StrokeStyle(lineWidth: lineWidth)
                case .dashed:
                    StrokeStyle(lineWidth: lineWidth, dash: [lineWidth * 3, lineWidth * 3])
                case .dotted:
                    StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [0, lineWidth * 2])
                case .dashes(let lengths, let lineCap):
                    StrokeStyle(
                        lineWidth: lineWidth, lineCap: lineCap.inSwiftUI,
                        // A pattern without any length cannot be drawn.
                        dash: lengths.contains { $0 > 0 } ? lengths : [])
                }
            }
        }

        nonisolated extension $StrokeStyle.LineCap {
            fileprivate var inSwiftUI: CGLineCap {
                switch self {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
            }
        }
        #endif
        """
}
