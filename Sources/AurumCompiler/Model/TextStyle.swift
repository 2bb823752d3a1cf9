/// The text styles of Apple's systems, which a reader's choice of text size acts on, the largest first.
package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    /// The sizes in points from which a typography that states no style follows each, the largest first; below all of
    /// them it follows `caption2`.
    package static let sizes: [(points: Int, style: TextStyle)] = [
        (34, .largeTitle), (28, .title), (22, .title2), (20, .title3), (17, .body), (16, .callout),
        (15, .subheadline), (13, .footnote), (12, .caption),
    ]

    /// The largest style that is not larger than a size in points.
    package init(points: Double) {
        self = Self.sizes.first { Double($0.points) <= points }?.style ?? .caption2
    }
}
