import AurumSyntax

/// The numbers a color component may have, ends included unless said otherwise.
package struct ColorComponentRange: Sendable, Hashable {
    /// The smallest allowed number, or nil when there is none.
    package let lower: Double?
    /// The upper end, or nil when there is none.
    package let upper: Double?
    /// Whether `upper` itself is not allowed, as for a hue.
    package let excludesUpper: Bool

    static let unit = ColorComponentRange(lower: 0, upper: 1, excludesUpper: false)
    static let percentage = ColorComponentRange(lower: 0, upper: 100, excludesUpper: false)
    static let hue = ColorComponentRange(lower: 0, upper: 360, excludesUpper: true)
    static let nonNegative = ColorComponentRange(lower: 0, upper: nil, excludesUpper: false)
    static let unbounded = ColorComponentRange(lower: nil, upper: nil, excludesUpper: false)

    /// Whether the number is finite and allowed.
    package func contains(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        if let lower, value < lower { return false }
        guard let upper else { return true }
        return excludesUpper ? value < upper : value <= upper
    }

    /// The range in words, such as `from 0 to 1`.
    package var phrase: String {
        switch (lower, upper) {
        case (let lower?, let upper?):
            "from \(NumberText.shortest(lower)) to \(excludesUpper ? "below " : "")\(NumberText.shortest(upper))"
        case (let lower?, nil): "at least \(NumberText.shortest(lower))"
        case (nil, let upper?): "at most \(NumberText.shortest(upper))"
        case (nil, nil): "any finite number"
        }
    }
}
