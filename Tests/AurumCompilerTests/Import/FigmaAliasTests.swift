import AurumCompiler
import AurumSyntax
import Testing

struct FigmaAliasTests {
    private static let black = variable("color", color("0, 0, 0"), id: "1:1")
    private static let gray = variable("color", color("0, 0, 0", alpha: "0.6000000238418579"), id: "1:2")

    private func importing(_ own: String, base: String = black) -> Importing {
        Importing(["Base.M.json": mode("M", ["ink": base]), "T.M.json": mode("M", ["a": own])])
    }

    private func aliasPath(_ importing: Importing, mode: Int = 0) -> [String]? {
        guard case .alias(let path)? = importing.token("a", collection: 1, mode: mode)?.value else {
            return nil
        }
        return path
    }

    @Test func targetIsFoundByIdFirst() {
        let own = variable("color", color("0, 0, 0"), alias("ink", id: "1:1", in: "Renamed"))
        let importing = importing(own)
        #expect(aliasPath(importing) == ["ink"])
        #expect(importing.codes.isEmpty)
    }

    @Test func targetIsFoundByNameInItsCollection() {
        let own = variable("color", color("0, 0, 0"), alias("ink", id: "9:abc/-1:-1", in: "Base"))
        #expect(aliasPath(importing(own)) == ["ink"])
    }

    @Test func nameInAnotherCollectionIsNoTarget() {
        let own = variable("color", color("0, 0, 0"), alias("ink", id: "9:9", in: "Elsewhere"))
        let importing = importing(own)
        guard case .color? = importing.token("a", collection: 1)?.value else {
            Issue.record("no value")
            return
        }
        #expect(importing.codes == ["A0906"])
        #expect(importing.token("a", collection: 1)?.extensions.map(\.name) == ["com.figma.aliasData"])
    }

    @Test func valueThatIsNotTheTargetsIsSaid() {
        let own = variable("color", color("0, 0, 0.1"), alias("ink", id: "1:1", in: "Base"))
        let importing = importing(own)
        #expect(aliasPath(importing) == ["ink"])
        #expect(importing.codes == ["A0907"])
    }

    @Test func noiseIsNoDifference() {
        let base = variable("number", "0.09000000357627869", id: "1:1")
        let own = variable("number", "0.09", alias("ink", id: "1:1", in: "Base"))
        #expect(importing(own, base: base).codes.isEmpty)
    }

    @Test func valuesAreComparedInTheModeOfTheSameName() {
        func base(_ name: String, _ number: Int) -> String {
            mode(name, ["ink": variable("number", "\(number)", id: "1:1")])
        }
        func own(_ name: String, _ number: Int) -> String {
            mode(name, ["a": variable("number", "\(number)", id: "2:1", alias("ink", id: "1:1", in: "Base"))])
        }
        let right = Importing([
            "B.Light.json": base("Light", 1), "B.Dark.json": base("Dark", 2), "T.Light.json": own("Light", 1),
            "T.Dark.json": own("Dark", 2),
        ])
        #expect(right.codes.isEmpty)
        #expect(right.design.collections.map(\.name) == ["Base", "T"])
        let wrong = Importing([
            "B.Light.json": base("Light", 1), "B.Dark.json": base("Dark", 2), "T.Light.json": own("Light", 2),
            "T.Dark.json": own("Dark", 2),
        ])
        #expect(wrong.codes == ["A0907"])
    }

    @Test(arguments: [("50", "0.30000001192092896", 0.3), ("9", "0.05400000140070915", 0.054)])
    func opacityIsMultipliedOnce(opacity: String, exported: String, alpha: Double) {
        let own = variable(
            "color", color("0, 0, 0", alpha: exported), tint("ink", id: "1:2", in: "Base", opacity: opacity))
        let importing = importing(own, base: Self.gray)
        guard case .tint(["ink"], .srgb, alpha: alpha)? = importing.token("a", collection: 1)?.value else {
            Issue.record("\(String(describing: importing.token("a", collection: 1)?.value))")
            return
        }
        #expect(importing.codes.isEmpty)
    }

    @Test func opacityCanReplaceTheTargets() {
        let own = variable(
            "color", color("0, 0, 0", alpha: "0.5"), tint("ink", id: "1:2", in: "Base", opacity: "50"))
        let importing = importing(own, base: Self.gray)
        guard case .tint(["ink"], .srgb, alpha: 0.5)? = importing.token("a", collection: 1)?.value else {
            Issue.record("no tint")
            return
        }
        #expect(importing.codes.isEmpty)
    }

    @Test func opacityThatDisagreesIsSaid() {
        let own = variable(
            "color", color("0, 0, 0", alpha: "0.8"), tint("ink", id: "1:2", in: "Base", opacity: "50"))
        let importing = importing(own, base: Self.gray)
        guard case .tint(["ink"], .srgb, alpha: 0.3)? = importing.token("a", collection: 1)?.value else {
            Issue.record("no tint")
            return
        }
        #expect(importing.codes == ["A0907"])
    }

    @Test func fullOpacityIsAnAlias() {
        let own = variable("color", color("0, 0, 0"), tint("ink", id: "1:1", in: "Base", opacity: "100"))
        #expect(aliasPath(importing(own)) == ["ink"])
    }

    @Test func tintWithoutCollectionStaysInItsOwn() {
        let file = mode(
            "M",
            [
                "ink": Self.black,
                "a": variable("color", color("0, 0, 0", alpha: "0.5"), tint("ink", opacity: "50")),
            ])
        guard case .tint(["ink"], .srgb, alpha: 0.5)? = Importing(["T.M.json": file]).token("a")?.value else {
            Issue.record("no tint")
            return
        }
    }

    @Test func opacityThatIsNoNumberKeepsItsData() {
        let own = variable(
            "color", color("0, 0, 0", alpha: "0.5"), tint("ink", id: "1:1", in: "Base", opacity: "\"half\""))
        let importing = importing(own)
        guard case .tint(["ink"], .srgb, alpha: 0.5)? = importing.token("a", collection: 1)?.value else {
            Issue.record("no tint")
            return
        }
        #expect(importing.codes == ["A0905"])
        #expect(importing.token("a", collection: 1)?.extensions.map(\.name) == ["com.figma.composedColor"])
    }

    @Test func bareTargetTakesTheMeaningOfItsAliases() {
        let importing = importing(
            variable("number", "8", scopes: ["GAP"], alias("ink", id: "1:1", in: "Base")),
            base: variable("number", "8", scopes: [], id: "1:1"))
        #expect(importing.token("ink")?.type == .dimension)
        #expect(aliasPath(importing) == ["ink"])
    }

    @Test func bareTargetOfDifferentAliasesLendsItsNumber() {
        let importing = Importing([
            "Base.M.json": mode("M", ["ink": variable("number", "8", id: "1:1")]),
            "T.M.json": mode(
                "M",
                [
                    "a": variable("number", "8", scopes: ["GAP"], alias("ink", id: "1:1", in: "Base")),
                    "b": variable("number", "8", scopes: ["OPACITY"], alias("ink", id: "1:1", in: "Base")),
                ]),
        ])
        #expect(importing.token("ink")?.type == .number)
        guard case .lengthOfNumber(["ink"])? = importing.token("a", collection: 1)?.value,
            case .number(0.08)? = importing.token("b", collection: 1)?.value
        else {
            Issue.record("no reference")
            return
        }
        #expect(importing.codes == ["A0906"])
    }

    @Test func longChainsAndRingsAreFollowed() {
        let count = 20_000
        let chain = (0..<count).map { "\"n\($0)\": \(variable("number", "\"{n\($0 + 1)}\""))" }
        let end =
            "\"n\(count)\": \(variable("number", "1")), \"$extensions\": { \"com.figma.modeName\": \"M\" }"
        let file = "{ " + chain.joined(separator: ", ") + ", " + end + " }"
        #expect(Importing(["T.M.json": file]).codes.isEmpty)
        let ring = file.replacing(
            "\"n\(count)\": \(variable("number", "1"))",
            with: "\"n\(count)\": \(variable("number", "\"{n0}\""))")
        #expect(Importing(["T.M.json": ring]).codes == ["A0304"])
    }
}
