/// The text styles of Apple's systems, which a reader's choice of text size acts on, the largest first.
package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
