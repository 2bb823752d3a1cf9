/// How a line is drawn (F-185, F-186).
package enum StrokeStyle: Hashable, Sendable {
    /// A CSS line style.
    case keyword(Keyword)
    /// Dashes and gaps in turn, and how a dash ends.
    case dashes(array: [Dimension], lineCap: LineCap)

    /// The CSS line styles.
    package enum Keyword: String, CaseIterable, Sendable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The ends of a dash.
    package enum LineCap: String, CaseIterable, Sendable {
        case round, butt, square
    }
}

/// A border (F-190).
package struct Border: Hashable, Sendable {
    /// The line's color.
    package let color: Color
    /// The line's thickness.
    package let width: Dimension
    /// How the line is drawn.
    package let style: StrokeStyle

    /// Makes a border.
    package init(color: Color, width: Dimension, style: StrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}

/// A change over time (F-195).
package struct Transition: Hashable, Sendable {
    /// How long it takes.
    package let duration: Duration
    /// How long it waits first.
    package let delay: Duration
    /// How it progresses.
    package let timingFunction: CubicBezier

    /// Makes a transition.
    package init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}

/// One layer of a shadow (F-200).
package struct Shadow: Hashable, Sendable {
    /// The members that a layer needs, with their types; it may also say `inset`.
    package static let members: [(name: String, type: TokenType)] = [
        ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
        ("spread", .dimension),
    ]

    /// The shadow's color.
    package let color: Color
    /// How far it lies to the right.
    package let offsetX: Dimension
    /// How far it lies below.
    package let offsetY: Dimension
    /// The blur as CSS and Figma count it, twice SwiftUI's radius.
    package let blur: Dimension
    /// How much larger than the shape it is.
    package let spread: Dimension
    /// Whether it falls inside the shape.
    package let isInset: Bool

    /// Makes a layer.
    package init(
        color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension,
        isInset: Bool
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

/// One stop of a gradient (F-205).
package struct GradientStop: Hashable, Sendable {
    /// The color at the stop.
    package let color: Color
    /// Where it is, clamped to [0, 1] (F-206).
    package let position: Double

    /// Makes a stop.
    package init(color: Color, position: Double) {
        self.color = color
        self.position = position
    }
}

/// A text style (F-210).
package struct Typography: Hashable, Sendable {
    /// The members that it needs, with their types.
    package static let members: [(name: String, type: TokenType)] = [
        ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
        ("letterSpacing", .dimension), ("lineHeight", .number),
    ]

    /// Font names, best choice first.
    package let fontFamily: [String]
    /// The size of the type.
    package let fontSize: Dimension
    /// The weight of the type.
    package let fontWeight: FontWeight
    /// Extra space between letters.
    package let letterSpacing: Dimension
    /// The line's height as a multiple of the size (F-211).
    package let lineHeight: Double
    /// The system's text style that it grows and shrinks with; nil leaves the choice to its size.
    package private(set) var textStyle: TextStyle?

    /// Makes a text style.
    package init(
        fontFamily: [String], fontSize: Dimension, fontWeight: FontWeight, letterSpacing: Dimension,
        lineHeight: Double, textStyle: TextStyle? = nil
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.textStyle = textStyle
    }

    /// The same text style, growing and shrinking with one of the system.
    package func following(_ style: TextStyle) -> Typography {
        var typography = self
        typography.textStyle = style
        return typography
    }

    /// The line's height in points, rounded to a thousandth: the ratio is stored with finitely many decimals, the
    /// height it stands for is what designers chose.
    package var lineHeightPoints: Double {
        let height = (lineHeight * fontSize.points).finite
        let thousandths = height * 1000
        return thousandths.isFinite ? thousandths.rounded() / 1000 : height
    }
}
