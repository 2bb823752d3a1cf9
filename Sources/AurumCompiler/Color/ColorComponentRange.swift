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
}
