import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Hosts of designs with modes")
struct HostModesTests {
    private static func diagnostics(enter: String) -> [Diagnostic] {
        Resolution.project([
            "config.yaml": "{ name: North, tokens: n.resolver.json, components: note.yaml }",
            "n.resolver.json": """
            { "version": "2025.10", "sets": {}, "resolutionOrder": [{ "$ref": "#/modifiers/appearance" }],
              "modifiers": { "appearance": { "default": "light", "contexts": {
                "light": [{ "time": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }],
                "dark": [{ "time": { "$type": "duration", "$value": { "value": 2, "unit": "s" } } }] } } } }
            """,
            "note.yaml": """
            component: NorthNote
            parts: { box: { width: 4 } }
            host:
              durations: { short: { value: 4, unit: s } }
              enter: \(enter)
              exit: { value: 100, unit: ms }
              margin: 8
            """,
        ]).diagnostics
    }

    @Test func aDurationThatDiffersBetweenModesIsReported() {
        let found = Self.diagnostics(enter: "\"{time}\"")
        #expect(found.map(\.code) == [.singleMode])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message == "`enter` is not the same in every mode")
        #expect(found.first?.notes == ["a host has one, that of the mode `light`"])
    }

    @Test func aDurationThatIsTheSameIsNot() {
        #expect(Self.diagnostics(enter: "{ value: 200, unit: ms }").isEmpty)
    }
}
