import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("The pairing of background and content")
struct PairingTests {
    private static let withIcon = InventedSystem.badge.replacing(
        "contrast:",
        with: "  icon: { glyph: mark, color: \"{notice.icon.calm.intense}\" }\ncontrast:")

    @Test("Every text and glyph is held to it, whichever pairs are measured")
    func allContent() {
        let broken = InventedSystem.compile(Self.withIcon).diagnostics.filter { $0.code == .brokenPairing }
        #expect(broken.contains { $0.message.contains("icon.color") })
    }

    @Test("Parts that the spec names are held to it, and no others")
    func namedParts() {
        let spec = Self.withIcon.replacing(
            "  family: notice", with: "  family: notice\n  parts: [label.color]")
        #expect(!InventedSystem.compile(spec).diagnostics.contains { $0.code == .brokenPairing })
    }

    @Test("A family without tokens is one mistake")
    func unknownFamily() {
        let spec = InventedSystem.badge.replacing("family: notice", with: "family: notise")
        let found = InventedSystem.compile(spec).diagnostics.filter { $0.code == .missingCounterpart }
        #expect(found.count == 1)
        #expect(found.first?.help == ["did you mean `notice`?"])
    }

    @Test("A broken background is blamed at its tint, the last paint of the stack")
    func tint() throws {
        let spec = InventedSystem.badge.replacing(
            "\"{notice.background.$token.$emphasis}\"]", with: "\"{notice.background.calm.subtle}\"]")
        let found = InventedSystem.compile(spec).diagnostics.first { $0.code == .brokenPairing }
        let range = try #require(found?.primary?.range)
        let text = Array(spec.utf8)[Int(range.start)..<Int(range.end)]
        #expect(String(decoding: text, as: UTF8.self) == "\"{notice.background.calm.subtle}\"")
    }
}

@Suite("One cause is one mistake")
struct SingleCauseTests {
    @Test("Token files that cannot be read do not make every binding unknown")
    func missingTokens() {
        let config = InventedSystem.config.replacing("tokens.resolver.json", with: "nowhere.json")
        let result = InventedSystem.compile(InventedSystem.badge, replacing: ["config.yaml": config])
        #expect(result.codes == ["A0219"], "\(result.rendered)")
    }

    @Test(
        "Axes that cannot be read do not make every attribute unknown",
        arguments: ["axes: 5", "axes: { role: 5 }"])
    func unreadableAxes(axes: String) throws {
        let start = try #require(InventedSystem.badge.range(of: "axes:"))
        let end = try #require(InventedSystem.badge.range(of: "pairing:"))
        let spec =
            InventedSystem.badge[..<start.lowerBound] + axes + "\n" + InventedSystem.badge[end.lowerBound...]
        let result = InventedSystem.compile(String(spec))
        #expect(result.codes == ["A0209"], "\(result.rendered)")
    }

    @Test("A token of another mode is said to be just that")
    func otherMode() {
        let night = "notice: { $type: color }\nextra: { $type: color, $value: \"{only.day}\" }"
        let day = "only: { $type: color, day: { $value: { colorSpace: srgb, components: [0, 0, 0] } } }"
        let result = InventedSystem.compile(
            "component: X\nparts: { box: { width: 1 } }", replacing: ["day.yaml": day, "night.yaml": night])
        let found = result.diagnostics.first { $0.code == .unknownToken }
        #expect(found?.message == "no token named `only.day` in this mode")
        #expect(found?.notes == ["in mode `night`"])
    }

    @Test("An error keeps its level")
    func fixedLevel() {
        let config = InventedSystem.config + "\ndiagnostics: { A0301: off, A0501: error }"
        let result = InventedSystem.compile(InventedSystem.badge, replacing: ["config.yaml": config])
        #expect(result.codes.filter { $0 == "A0702" }.count == 1)
    }
}
