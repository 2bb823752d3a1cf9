import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Which modes a device moves among")
struct ModeFamilyTests {
    /// Modes from texts such as `light normal sepia`: appearance, contrast and a further modifier.
    private static func families(_ modes: [String]) -> [ModeFamily] {
        let names = ["appearance", "contrast", "brand"]
        let all = modes.map { mode in
            let choices = zip(names, mode.split(separator: " ")).filter { $1 != "-" }
            return Mode(
                name: mode, input: choices.map { Mode.Choice(modifier: $0, context: String($1)) })
        }
        return ModeFamily.families(of: all, following: SystemSettings())
    }

    private static func targets(_ family: ModeFamily) -> [Int] {
        [family.light, family.dark, family.lightIncreased, family.darkIncreased]
    }

    @Test(arguments: [
        (["light normal", "dark normal", "light increased", "dark increased"], [0, 1, 2, 3]),
        (["dark increased", "light increased", "dark normal", "light normal"], [3, 2, 1, 0]),
        // A wrong appearance is worse than a wrong contrast.
        (["light normal", "dark normal", "light increased"], [0, 1, 2, 1]),
        (["light normal", "dark increased"], [0, 1, 0, 1]),
        (["light -", "dark -"], [0, 1, 0, 1]), (["- normal", "- increased"], [0, 0, 1, 1]),
        (["dark normal"], [0, 0, 0, 0]),
    ])
    func theNearestModeIsTaken(modes: [String], expected: [Int]) {
        let families = Self.families(modes)
        #expect(families.count == 1)
        #expect(families.map(Self.targets) == [expected])
    }

    @Test func otherChoicesArePartOfTheFamily() {
        let families = Self.families([
            "light normal one", "light normal two", "dark normal one", "sepia normal one", "dark normal two",
        ])
        #expect(families.map(\.modes) == [[0, 2], [1, 4], [3]])
        #expect(families.map(Self.targets) == [[0, 2, 0, 2], [1, 4, 1, 4], [3, 3, 3, 3]])
    }

    @Test func twoModesOfOneInputAreBothReachable() {
        #expect(Self.families(["light normal", "light normal"]).map(\.modes) == [[0], [1]])
    }

    private static func design(_ system: String) -> Resolution {
        Resolution.project([
            "config.yaml": "{ name: North, tokens: n.resolver.json\(system) }",
            "n.resolver.json": """
            { "version": "2025.10", "sets": {}, "resolutionOrder": [
                { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/Appearance" } ],
              "modifiers": {
                "theme": { "default": "day", "contexts": { "day": [], "night": [] } },
                "Appearance": { "default": "Light", "contexts": { "Light": [], "Dark": [] } } } }
            """,
        ])
    }

    @Test(arguments: [
        // Letter case does not count where it leaves no doubt.
        ("", [[0, 1], [2, 3]]), (", system: { appearance: none }", [[0], [1], [2], [3]]),
        (", system: { appearance: { modifier: theme, light: day, dark: night } }", [[0, 2], [1, 3]]),
    ])
    func theConfigSaysWhatFollows(system: String, families: [[Int]]) {
        let resolution = Self.design(system)
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.design.families.map(\.modes) == families)
    }

    @Test(arguments: [
        ("{ appearance: { modifier: them } }", "no modifier named `them`", "did you mean `theme`?"),
        (
            "{ appearance: { modifier: theme } }", "the modifier `theme` has no context `light`",
            "say under `light` which of `day`, `night` it is"
        ),
        (
            "{ appearance: { modifier: theme, light: day, dark: nigth } }",
            "the modifier `theme` has no context `nigth`", "did you mean `night`?"
        ),
        (
            "{ contrast: { normal: soft } }", "no modifier named `contrast`",
            "the modifiers are `theme`, `Appearance`"
        ),
    ])
    func whatCannotFollowIsAnError(system: String, message: String, help: String) {
        let diagnostics = Self.design(", system: \(system)").diagnostics
        #expect(diagnostics.first { $0.message == message }?.help == [help])
        #expect(diagnostics.allSatisfy { $0.code == .unknownSetting })
    }
}
