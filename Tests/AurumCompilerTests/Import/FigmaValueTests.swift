import AurumCompiler
import AurumSyntax
import Testing

struct FigmaValueTests {
    private func value(_ type: String, _ value: String, _ scopes: [String]? = nil) -> ImportedValue? {
        let importing = Importing(["T.M.json": mode("M", ["a": variable(type, value, scopes: scopes)])])
        return importing.token("a")?.value
    }

    @Test(arguments: [
        ("0.09000000357627869", 0.09), ("12.100000381469727", 12.1), ("0.1", 0.1), ("16777217", 16_777_217),
        ("-0.20000000298023224", -0.2), ("0", 0),
    ])
    func cleansNumbers(text: String, number: Double) {
        guard case .number(number)? = value("number", text) else {
            Issue.record("\(String(describing: value("number", text)))")
            return
        }
    }

    @Test(arguments: [
        "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LINE_HEIGHT",
        "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ])
    func scopesOfLengthsCountPixels(scope: String) {
        guard case .length(8)? = value("number", "8", [scope]) else {
            Issue.record("no length")
            return
        }
    }

    @Test(arguments: [("50", 0.5), ("9.300000190734863", 0.093), ("0", 0), ("100", 1), ("7", 0.07)])
    func opacitiesArePercentages(text: String, number: Double) {
        guard case .number(number)? = value("number", text, ["OPACITY"]) else {
            Issue.record("\(String(describing: value("number", text, ["OPACITY"])))")
            return
        }
    }

    @Test(arguments: [
        ("Regular", 400.0), ("Semi Bold", 600), ("SemiBold", 600), ("semi-bold", 600), ("Black", 900),
    ])
    func stylesThatAreKeywordsAreWeights(style: String, weight: Double) {
        guard case .fontWeight(let found)? = value("string", "\"\(style)\"", ["FONT_STYLE"]) else {
            Issue.record("no weight")
            return
        }
        #expect(found.number == weight)
    }

    @Test func numbersWithoutScopeStayNumbers() {
        guard case .number(8)? = value("number", "8", ["ALL_SCOPES"]), case .number(8)? = value("number", "8")
        else {
            Issue.record("no number")
            return
        }
    }

    @Test(arguments: [
        variable("string", "\"Hello\"", scopes: ["TEXT_CONTENT"]), variable("boolean", "true"),
        variable("number", "1", "\"com.figma.type\": \"boolean\""),
        variable("string", "\"Medium Italic\"", scopes: ["FONT_STYLE"]),
    ])
    func whatNoTypeFitsIsLeftOutAndSaid(variable: String) {
        let importing = Importing(["T.M.json": mode("M", ["a": variable])])
        #expect(importing.token("a") == nil)
        #expect(importing.codes == ["A0908"])
        #expect(importing.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func colorsLoseNoiseAndDisplayDigits() {
        let components = "0.12156862765550613, 0.47843137383461, 0.5490196347236633"
        let text =
            "{ \"colorSpace\": \"srgb\", \"components\": [\(components)], \"alpha\": 0.09000000357627869, \"hex\": \"#1F7A8C17\" }"
        guard case .color(let color)? = value("color", text) else {
            Issue.record("no color")
            return
        }
        #expect(color.components.values == [0.12156863, 0.47843137, 0.54901963])
        #expect(color.alpha == 0.09)
        #expect(color.hex == "#1f7a8c")
    }

    @Test func contradictingScopesStayBareAndAreSaid() {
        let importing = Importing([
            "T.M.json": mode("M", ["a": variable("number", "8", scopes: ["GAP", "OPACITY"])])
        ])
        guard case .number(8)? = importing.token("a")?.value else {
            Issue.record("no number")
            return
        }
        #expect(importing.codes == ["A0912"])
    }

    @Test func dataIsKeptExceptWhatTheTokenSays() {
        let more = "\"com.figma.codeSyntax\": { \"WEB\": \"a\" }, \"com.other\": [0.09000000357627869]"
        let importing = Importing([
            "S.M.json": mode("M", ["b": variable("number", "8", id: "1:1")]),
            "T.M.json": mode(
                "M", ["a": variable("number", "8", id: "2:1", more + ", " + alias("b", id: "1:1", in: "S"))]),
        ])
        let names = importing.token("a", collection: 1)?.extensions.map(\.name)
        #expect(names == ["com.figma.variableId", "com.figma.codeSyntax", "com.other"])
    }
}
