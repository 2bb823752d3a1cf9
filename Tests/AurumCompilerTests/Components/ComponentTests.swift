import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Components from data alone")
struct ComponentTests {
    @Test("A badge whose pairing depends on the emphasis")
    func badge() {
        let badge = InventedSystem.compile(InventedSystem.badge)
        #expect(badge.codes.filter { $0 != "A0501" } == [], "\(badge.rendered)")
        let table = badge.design.components[0].table
        #expect(table.variants.count == 24)
        #expect(table.values(of: table.defaultVariant).map(\.name) == ["calm", "intense", "small"])
        #expect(
            badge.column("container.background").prefix(4) == ["#E6F2F2", "#E6F2F2", "#001A1A", "#001A1A"])
        #expect(badge.column("container.background", inMode: 1).prefix(2) == ["#001A1A", "#001A1A"])
        #expect(badge.column("container.radius").prefix(2) == ["length.small", "dimension 12px"])
        #expect(badge.column("container.height").prefix(2) == ["hug", "dimension 32px"])
        #expect(
            badge.column("label.color").prefix(4) == [
                "notice.text.calm.intense", "notice.text.calm.intense", "notice.text.calm.inverse",
                "notice.text.calm.inverse",
            ])
        #expect(badge.design.contrast[0].count == 24 * 2)
    }

    @Test("A component with three axes, nested choices and no pairing")
    func threeAxes() {
        let spec = """
            component: HarborSwitch
            axes: { state: [on, off], size: [s, m, l], look: [flat, raised] }
            parts:
              track:
                background: { by: state, on: "{ink.base}", off: { by: look, flat: "{page.base}", default: "{palette.gray.500}" } }
                width: fill
                shadow: { by: look, flat: none, raised: { color: "{ink.base}", offsetX: { value: 0, unit: px }, offsetY: { value: 1, unit: px }, blur: { value: 2, unit: px }, spread: { value: 0, unit: px } } }
              thumb: { glyph: dot, color: "{ink.base}", size: { by: size, s: 8, m: "{length.large}", l: 16 }, visible: { by: state, on: true, off: false }, opacity: 0.5 }
            """
        let result = InventedSystem.compile(spec)
        #expect(result.codes == [], "\(result.rendered)")
        #expect(result.design.components[0].table.variants.count == 12)
        #expect(
            result.column("track.background")[6...] == [
                "#FFFFFF", "#808080", "#FFFFFF", "#808080", "#FFFFFF", "#808080",
            ])
        #expect(result.column("track.shadow", inMode: 1)[1] == "shadow srgb 1 1 1, 0px 1px 2px 0px")
        #expect(result.column("track.shadow")[0] == "none")
        #expect(
            result.column("thumb.size")[0...5] == [
                "dimension 8px", "dimension 8px", "length.large", "length.large", "dimension 16px",
                "dimension 16px",
            ])
        #expect(result.column("thumb.visible")[5...6] == ["true", "false"])
        #expect(result.column("thumb.opacity")[0] == "number 0.5")
    }

    @Test("A broken law is one error at the cell that names the expected token")
    func pairing() throws {
        let spec = InventedSystem.badge.replacing(
            "subtle: \"{notice.text.$token.intense}\"",
            with:
                "subtle: { by: role, alert: \"{notice.text.calm.intense}\", default: \"{notice.text.$token.intense}\" }"
        )
        let result = InventedSystem.compile(spec)
        let broken = result.diagnostics.filter { $0.code == .brokenPairing }
        #expect(broken.count == 1, "\(result.rendered)")
        let first = try #require(broken.first)
        #expect(first.message.contains("notice.text.alert.intense"))
        #expect(first.message.contains("notice.text.calm.intense"))
        #expect(first.notes.count == 2, "small and large")
        let start = try #require(spec.range(of: "\"{notice.text.calm.intense}\"")?.lowerBound)
        #expect(
            first.primary.map { Int($0.range.start) } == spec.utf8.distance(from: spec.startIndex, to: start))
    }

    @Test("A role without its counterpart")
    func counterpart() {
        let spec = InventedSystem.badge
            .replacing("quiet: { token: calm }", with: "quiet: { token: quiet }")
            .replacing("{notice.background.$token.$emphasis}", with: "{notice.background.calm.$emphasis}")
            .replacing("{notice.text.$token.intense}", with: "{notice.text.calm.intense}")
        let codes = InventedSystem.compile(spec).diagnostics.map(\.code)
        #expect(codes.contains(.missingCounterpart))
    }

    @Test("A paint behind a stack that is see-through")
    func translucent() {
        let spec = InventedSystem.badge.replacing(
            "[\"{page.base}\", \"{notice.background.$token.$emphasis}\"]",
            with: "[\"{notice.background.calm.subtle}\", \"{notice.background.$token.$emphasis}\"]")
        let result = InventedSystem.compile(spec)
        #expect(result.diagnostics.filter { $0.code == .translucentBase }.count <= 2)
        #expect(result.diagnostics.contains { $0.code == .translucentBase })
    }

    @Test("A mistake in a token is not repeated by what binds it")
    func followOn() {
        let result = InventedSystem.compile(
            InventedSystem.badge,
            replacing: ["base.yaml": "length: { $type: dimension, small: { $value: 4 } }\n"])
        #expect(result.codes.filter { $0 == "A0209" }.count == 1)
        #expect(
            result.codes.filter { $0 == "A0401" }.count == 1,
            "only the missing typography: \(result.rendered)")
    }
}
