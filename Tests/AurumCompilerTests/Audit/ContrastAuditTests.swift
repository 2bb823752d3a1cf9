import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("The contrast audit")
struct ContrastAuditTests {
    private func spec(
        _ text: String, background: String = "\"{page.base}\"",
        pair: String = "part: label.color, on: box.background", typography: String = "\"{label.body}\""
    ) -> String {
        """
        component: X
        parts:
          box: { background: \(background) }
          label: { color: \(text), typography: \(typography) }
        contrast: [{ \(pair) }]
        """
    }

    @Test("A pair is measured in every mode, and the nearest palette step that passes is offered")
    func suggestion() throws {
        let result = InventedSystem.compile(spec("\"{palette.gray.500}\""))
        let facts = result.design.contrast[0]
        #expect(facts.count == 2)
        #expect(facts.map { ($0.wcag * 100).rounded() / 100 } == [3.95, 5.32])
        #expect(facts.map(\.passes) == [false, true])
        #expect(facts[0].suggestion.map { result.design.tokens[$0].path } == "palette.gray.900")
        #expect(result.codes == ["A0501"])
        let warning = try #require(result.diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.message == "contrast of `label.color` on `box.background` is 3.95:1, needs 4.5:1")
        #expect(warning.notes.joined().contains("day"))
        #expect(warning.help.joined().contains("palette.gray.900"))
    }

    @Test(
        "Large text needs less, a stated need counts",
        arguments: [("24", "400", 3.0), ("18.66", "700", 3), ("18.6", "700", 4.5), ("23.9", "400", 4.5)])
    func need(size: String, weight: String, ratio: Double) {
        let style =
            "{ fontFamily: A, fontSize: { value: \(size), unit: px }, fontWeight: \(weight), letterSpacing: { value: 0, unit: px }, lineHeight: 1 }"
        let result = InventedSystem.compile(spec("\"{ink.base}\"", typography: style))
        #expect(result.design.contrast[0].map(\.required) == [ratio, ratio])
        let stated = InventedSystem.compile(
            spec(
                "\"{ink.base}\"", pair: "part: label.color, on: box.background, required: 7",
                typography: style))
        #expect(stated.design.contrast[0].map(\.required) == [7, 7])
    }

    @Test("A background that is see-through has no one contrast")
    func translucent() {
        let result = InventedSystem.compile(
            spec("\"{ink.base}\"", background: "\"{notice.background.calm.subtle}\""))
        #expect(result.codes.contains("A0502"))
    }
}
