import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Anatomies of components")
struct AnatomyTests {
    private static let spec = """
        component: HarborStrip
        axes: { tone: { calm: { role: calm, word: "5 $" }, alert: { role: alert, word: none } } }
        parts:
          box:
            background: "{page.base}"
            border: { edges: { by: tone, calm: [bottom, top, bottom], alert: all }, color: "{ink.base}", width: 1 }
            gap: -2
            meaning: "$$$word"
            increasedContrast: { border: { color: "{notice.text.$role.intense}", width: "{length.small}" } }
          label: { color: "{ink.base}", typography: "{label.body}" }
          more: { color: "{ink.base}", typography: "{label.body}", touchTarget: 44 }
          close: { glyph: Bell.plain, color: "{ink.base}", touchTarget: 44, dismisses: true }
          mark: { color: "{ink.base}", size: 16 }
        parameters:
          label: { text: label, sample: "Only $$5, or $$role" }
          more: { text: more, optional: true }
          onMore: { tapped: more, optional: true }
          onClose: { tapped: close }
          mark: { replaces: mark, sample: { by: tone, calm: Bell.plain, alert: none } }
        """

    private func component() throws -> (component: Component, resolution: Resolution) {
        let resolution = InventedSystem.compile(Self.spec)
        #expect(resolution.diagnostics.isEmpty, "\(resolution.rendered)")
        return (try #require(resolution.design.components.first), resolution)
    }

    @Test func partsAreWhatTheirPropertiesSay() throws {
        let parts = try component().component.parts
        #expect(parts.map(\.kind) == [.container, .text, .textButton, .button, .glyph])
        #expect(parts.map(\.dismisses) == [false, false, false, true, false])
    }

    @Test func edgesAreASetWhateverTheirOrder() throws {
        let texts = try component().resolution.column("box.border.edges")
        #expect(texts == ["top, bottom", "all"])
    }

    @Test func wordsCanHaveDollarSigns() throws {
        let (component, resolution) = try component()
        #expect(resolution.column("box.meaning") == ["$5 $", "$none"])
        let label = try #require(component.parameters.first { $0.name == "label" })
        #expect(label.sample(in: VariantID(0)) == "Only $5, or $role")
    }

    @Test func partsMayOverlap() throws {
        #expect(try component().resolution.column("box.gap").allSatisfy { $0.contains("-2") })
    }

    @Test func increasedContrastHasColumnsOfItsOwn() throws {
        let cells = try component().resolution.column("box.increasedContrast.border.color")
        #expect(cells == ["notice.text.calm.intense", "notice.text.alert.intense"])
    }

    @Test func onlyTextsAndActionsAreOptional() throws {
        let parameters = try component().component.parameters
        #expect(parameters.map(\.isOptional) == [false, true, true, false, false])
        #expect(parameters.map { $0.sample(in: VariantID(1)) } == ["Only $5, or $role", "", nil, nil, ""])
        #expect(parameters.last?.sample(in: VariantID(0)) == "Bell.plain")
    }

    @Test func anAttributeThatSpellsAGlyphWrongIsToBlame() throws {
        let glyphs = "glyphs: { Bell.plain: M2 2 L22 2 L22 22 Z }"
        let text = MarkedText(
            """
            component: HarborMark
            axes: { tone: { calm: { drawing: Bell.plain }, alert: { drawing: 1️⃣Bell.plian } }, size: [a, b] }
            parts:
              box: { background: "{page.base}" }
              mark: { color: "{ink.base}", glyph: 2️⃣$drawing }
            """)
        let resolution = InventedSystem.compile(
            text.text,
            replacing: [
                "config.yaml": InventedSystem.config + "\nglyphs: glyphs.yaml\n", "glyphs.yaml": glyphs,
            ])
        #expect(
            resolution.places == ["spec.yaml:\(text.offsets[1] ?? -1) \(DiagnosticCode.unknownGlyph.id)"],
            "\(resolution.rendered)")
        let related = try #require(resolution.diagnostics.first?.related.first)
        #expect(Int(related.range.start) == text.offsets[2])
    }

    @Test func aTokenBelowZeroIsNoRadiusInAnyMode() {
        let text = MarkedText(
            """
            component: HarborMark
            parts: { box: { background: "{page.base}", radius: 1️⃣"{length.small}" } }
            """)
        let base = """
            length: { $type: dimension, small: { $value: { value: -4, unit: px } } }
            palette: { $type: color, gray: { $value: { colorSpace: srgb, components: [0, 0, 0] } } }
            """
        let resolution = InventedSystem.compile(text.text, replacing: ["base.yaml": base])
        #expect(resolution.places == ["spec.yaml:\(text.offsets[1] ?? -1) \(DiagnosticCode.outOfRange.id)"])
    }
}
