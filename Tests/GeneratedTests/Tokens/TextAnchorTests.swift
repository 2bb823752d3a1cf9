import AurumTokens
import Foundation
import Testing

@Suite("Text grows with a text style of about its size")
struct TextAnchorTests {
    @Test(
        arguments: [
            (9, .caption2), (11, .caption2), (12, .caption), (12.9, .caption), (13, .footnote),
            (14, .footnote),
            (15, .subheadline), (16, .callout), (17, .body), (20, .title3), (22, .title2), (28, .title),
            (33.9, .title), (34, .largeTitle), (400, .largeTitle),
        ] as [(CGFloat, AurumTypography.Anchor)])
    func largestThatIsNotLarger(size: CGFloat, anchor: AurumTypography.Anchor) {
        #expect(AurumTypography.Anchor(size: size) == anchor)
        let style = AurumTypography(
            family: AurumFontFamily("Inter"), size: size, lineHeight: size, weight: AurumFontWeight(400))
        #expect(style.anchor == anchor)
    }

    @Test func aStatedOneStays() {
        let style = AurumTypography(
            family: AurumFontFamily("Inter"), size: 14, lineHeight: 20, weight: AurumFontWeight(400),
            relativeTo: .largeTitle)
        #expect(style.anchor == .largeTitle)
    }
}
