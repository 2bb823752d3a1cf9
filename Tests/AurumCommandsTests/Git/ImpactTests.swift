import AurumCommands
import AurumPlatform
import Testing

/// What an edit would do, against the edit itself.
struct ImpactTests {
    private static let tokens = """
        sea: { $type: color, $value: { colorSpace: srgb, components: [0, 0.2, 0.4] } }
        deep: { $value: "{sea}", $description: Deep. }
        gap: { $type: dimension, $value: { value: 8, unit: px } }
        same: { $ref: "#/gap" }
        fade: { $type: duration, $value: { value: 200, unit: ms } }
        count: { $type: number, $value: 3 }

        """

    @Test(
        "It is what a comparison says after the edit",
        arguments: [
            ("sea=#FF0000", "[0, 0.2, 0.4]", "[1, 0, 0]"),
            ("count=7.50", "$value: 3", "$value: 7.5"),
            (
                "deep={colorSpace: srgb, components: [1, 1, 1]}", "$value: \"{sea}\"",
                "$type: color, $value: { colorSpace: srgb, components: [1, 1, 1] }"
            ),
            ("gap=1.5rem", "{ value: 8, unit: px }", "{ value: 1.5, unit: rem }"),
            ("fade=0.3s", "{ value: 200, unit: ms }", "{ value: 0.3, unit: s }"),
            (
                "same={value: 2, unit: px}", "$ref: \"#/gap\"",
                "$type: dimension, $value: { value: 2, unit: px }"
            ),
        ])
    func equalsTheEdit(word: String, old: String, new: String) throws {
        let project = try GitProject()
        try project.write("fjord.tokens.yaml", Self.tokens)
        try project.commit("tokens")
        let supposed = project.run("impact", word, "--format", "json")
        try project.write("fjord.tokens.yaml", Self.tokens.replacing(old, with: new))
        let real = project.run("diff", "--format", "json")
        #expect(supposed.errors == (word.hasPrefix("same") ? supposed.errors : ""))
        #expect(Self.body(supposed.output) == Self.body(real.output))
        #expect(!real.output.contains("\"isSame\": true"))
    }

    /// All but what the two versions are called.
    private static func body(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.hasPrefix("  \"old\":") && !$0.hasPrefix("  \"new\":") }
    }

    @Test("No file is changed, and mistakes in the value are found like those in a file")
    func changesNothing() throws {
        let project = try GitProject()
        try project.write("fjord.tokens.yaml", Self.tokens)
        try project.commit("tokens")
        #expect(project.run("impact", "gap=3px").code == .success)
        #expect(project.run("impact", "gap=3px", "--exit-code").code == .fault)
        let wrong = project.run("impact", "gap=3em")
        #expect(wrong.code == .fault && wrong.errors.contains("fjord.tokens.yaml:3:"))
        #expect(try project.git("status", "--short") == "")
    }
}
