import AurumCompiler
import AurumDiff
import AurumTestSupport
import Testing

struct TokenChangeTests {
    private func tokens(_ old: String, _ new: String) -> [String] {
        ChangeText(Resolution(old, named: "a.yaml").design, Resolution(new, named: "a.yaml").design).tokens
    }

    @Test(arguments: [
        (
            "a: { $type: number, $value: 1 }", "a: { $type: number, $value: 2 }",
            "value a default: number 1 to number 2"
        ),
        (
            "a: { $type: number, $value: 1, $description: x }",
            "a: { $type: number, $value: 1, $description: y }",
            "description a default: x to y"
        ),
        (
            "a: { $type: number, $value: 1 }", "a: { $type: number, $value: 1, $deprecated: later }",
            "deprecation a default: no to later"
        ),
        (
            "a: { $type: number, $value: 1, $extensions: { x: { p: 1, q: [2] } } }",
            "a: { $type: number, $value: 1, $extensions: { x: { p: 1, q: [3] } } }", "extension a default: x"
        ),
    ])
    func tellsOneThing(_ old: String, _ new: String, _ change: String) {
        #expect(tokens(old, new) == [change])
    }

    @Test func tellsAnotherTypeBesideTheValue() {
        let found = tokens("a: { $type: number, $value: 400 }", "a: { $type: fontWeight, $value: 400 }")
        #expect(found.count == 2)
        #expect(found.contains("type a default"))
    }

    @Test func tellsAnAliasOfAnotherTokenWithTheSameValue() {
        let values = "$type: number\nx: { $value: 1 }\ny: { $value: 1 }\n"
        let diff = ChangeText(
            Resolution(values + "a: { $value: \"{x}\" }", named: "a.yaml").design,
            Resolution(values + "a: { $value: \"{y}\" }", named: "a.yaml").design)
        #expect(diff.tokens == ["origin a default: [\"x\"] to [\"y\"]"])
        #expect(diff.diff.tokens.map(\.isRetargeted) == [true])
    }

    @Test func anAliasFollowsItsTargetToAnotherName() {
        let old = "$type: number\nx: { p: { $value: 1 } }\na: { $value: \"{x.p}\" }"
        let new = "$type: number\ny: { p: { $value: 1 } }\na: { $value: \"{y.p}\" }"
        #expect(tokens(old, new) == ["moved x.p to y.p (likeness(95))"])
    }

    @Test func theOrderOfExtensionsMeansNothing() {
        let old = "a: { $type: number, $value: 1, $extensions: { x: { p: 1, q: 2 }, y: 3 } }"
        let new = "a: { $type: number, $value: 1, $extensions: { y: 3, x: { q: 2, p: 1 } } }"
        #expect(tokens(old, new).isEmpty)
    }

    @Test func tellsInWhichModes() {
        func design(_ light: Double, _ dark: Double) -> ResolvedDesign {
            var builder = DesignBuilder(modes: ["light", "dark"])
            builder.token("a", .number(light), .number(dark))
            return builder.build()
        }
        #expect(ChangeText(design(1, 2), design(1, 3)).tokens == ["value a dark: number 2 to number 3"])
        #expect(ChangeText(design(1, 1), design(2, 2)).tokens == ["value a light+dark: number 1 to number 2"])
    }

    @Test func matchesModesByNameAndListsTheOthers() {
        func design(_ modes: [String]) -> ResolvedDesign {
            var builder = DesignBuilder(modes: modes)
            builder.token("a", .number(1))
            return builder.build()
        }
        let diff = DesignDiff(
            from: DesignSide(design(["light", "dark"])), to: DesignSide(design(["dim", "dark"])))
        #expect(diff.modes.pairs.map { [$0.old, $0.new] } == [[1, 1]])
        #expect(diff.modes.added == [0] && diff.modes.removed == [0])
        #expect(diff.tokens.isEmpty)
        let other = DesignDiff(from: DesignSide(design(["light"])), to: DesignSide(design(["day"])))
        #expect(other.modes.isByPosition && other.modes.pairs.count == 1)
    }

    @Test func measuresHowDifferentColorsLook() throws {
        func diff(_ alpha: Double) throws -> ModeDifference<TokenValue?> {
            var (first, second) = (DesignBuilder(), DesignBuilder())
            first.token("a", .color(.srgb(0, 0, 1, alpha: 0.1)))
            second.token("a", .color(.srgb(0, 0, 1, alpha: alpha)))
            let diff = DesignDiff(from: DesignSide(first.build()), to: DesignSide(second.build()))
            return try #require(diff.tokens.first?.values.first)
        }
        // The tint alone differs, and is seen all the same.
        #expect(try (diff(0.3).deltaE2000 ?? 0) > 5)
    }

    @Test func whereNothingWasEverythingIsNew() {
        let design = AurumDesign.compiled.design
        let diff = DesignDiff(from: .nothing, to: DesignSide(design))
        #expect(diff.tokens.count == design.tokens.names.count)
        #expect(diff.tokens.allSatisfy { $0.kind == .added })
        #expect(diff.components.map(\.kind) == [.added, .added, .added])
        #expect(diff.modes.added == [0])
    }
}
