/// A length (F-140).
package struct Dimension: Hashable, Sendable {
    /// The units a length can have (F-141).
    package enum Unit: String, CaseIterable, Sendable {
        /// A CSS pixel: a point on iOS, a dp on Android.
        case px
        /// The default font size, usually 16 px.
        case rem
    }

    /// The number.
    package let value: Double
    /// What the number counts.
    package let unit: Unit

    /// Makes a length.
    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in px, or points, with 16 px to the rem.
    package var points: Double { unit == .px ? value : (value * 16).finite }
}

extension Double {
    /// The number, or the largest there is where a calculation went beyond it; outputs have no word for infinity.
    package var finite: Double {
        isNaN ? 0 : min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}

/// A time span (F-160).
package struct Duration: Hashable, Sendable {
    /// The units a time span can have.
    package enum Unit: String, CaseIterable, Sendable {
        /// Milliseconds.
        case ms
        /// Seconds.
        case s
    }

    /// The number.
    package let value: Double
    /// What the number counts.
    package let unit: Unit

    /// Makes a time span.
    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The time span in milliseconds.
    package var milliseconds: Double { unit == .ms ? value : (value * 1000).finite }
}

/// A font weight (F-155); a keyword is a synonym for its number, so equality looks at the number only.
package struct FontWeight: Hashable, Sendable {
    /// The numbers that are weights.
    package static let range: ClosedRange<Double> = 1...1000

    /// The weight from 1 to 1000.
    package let number: Double
    /// The keyword as authored, if it was one.
    package let keyword: String?

    /// The keywords with their numbers, in rising order, synonyms side by side (F-156).
    package static let keywords: [(name: String, number: Double)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
        ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
        ("demi-bold", 600),
        ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900),
        ("extra-black", 950), ("ultra-black", 950),
    ]

    /// Makes a weight from a number that has been checked.
    package init(number: Double) {
        self.number = number
        self.keyword = nil
    }

    /// Makes the weight a keyword means, or nil for a word that is none.
    package init?(keyword: String) {
        guard let known = Self.keywords.first(where: { $0.name == keyword }) else { return nil }
        self.number = known.number
        self.keyword = keyword
    }

    package static func == (left: FontWeight, right: FontWeight) -> Bool { left.number == right.number }
    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The two inner control points of a timing curve (F-165).
package struct CubicBezier: Hashable, Sendable {
    /// The first control point's x, in [0, 1].
    package let x1: Double
    /// The first control point's y.
    package let y1: Double
    /// The second control point's x, in [0, 1].
    package let x2: Double
    /// The second control point's y.
    package let y2: Double

    /// Makes a curve from checked numbers.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
