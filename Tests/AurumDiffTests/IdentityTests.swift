import AurumCompiler
import AurumDiff
import AurumTestSupport
import Testing

struct IdentityTests {
    private func tokens(_ old: String, _ new: String) -> [String] {
        ChangeText(Resolution(old, named: "a.yaml").design, Resolution(new, named: "a.yaml").design).tokens
    }

    @Test func aDesignDoesNotDifferFromItself() {
        let design = AurumDesign.compiled.design
        #expect(DesignDiff(from: DesignSide(design), to: DesignSide(design)).isEmpty)
    }

    @Test func followsAFigmaVariableWhateverElseChanges() {
        let old = """
            size: { $type: number, a: { $value: 1, $extensions: { com.figma.variableId: "V:1" } }, b: { $value: 2 } }
            """
        let new = """
            size: { $type: number, b: { $value: 7, $extensions: { com.figma.variableId: "V:1" } }, c: { $value: 2 } }
            """
        #expect(
            tokens(old, new) == [
                "renamed size.a to size.b (figmaVariable)",
                "renamed size.b to size.c (likeness(70))",
                "value size.b default: number 1 to number 7",
            ])
    }

    @Test func doesNotFollowAVariableThatSeveralTokensHave() {
        let text = { (names: [String]) in
            names.map {
                "\($0): { $type: number, $value: 1, $extensions: { com.figma.variableId: \"V:1\" } }\n"
            }
            .joined()
        }
        #expect(
            tokens(text(["a", "b"]), text(["c", "d"])) == ["added c", "added d", "removed a", "removed b"])
    }

    @Test func seesThatADeprecatedTokenLeftBehindNamesTheOneItBecame() {
        let old = "size: { $type: number, a: { $value: 1 } }"
        let new = """
            size:
              $type: number
              a: { $value: "{size.b}", $deprecated: true, $extensions: { aurum.successor: "{size.b}" } }
              b: { $value: 3 }
            """
        #expect(
            tokens(old, new) == [
                "renamed size.a to size.b (successor)", "value size.b default: number 1 to number 3",
            ])
        #expect(
            tokens(new, old) == [
                "renamed size.b to size.a (successor)", "value size.a default: number 3 to number 1",
            ])
    }

    @Test func aTokenGivenUpForAnotherIsNotThatOne() {
        let old = "size: { $type: number, a: { $value: 1 }, b: { $value: 1 } }"
        let new = """
            size:
              $type: number
              a: { $value: 1, $deprecated: true, $extensions: { aurum.successor: "{size.b}" } }
              b: { $value: 1 }
            """
        #expect(
            tokens(old, new) == [
                "deprecation size.a default: no to yes", "successor size.a default: - to size.b",
            ])
    }

    @Test func twoTokensThatNameOneSuccessorAreNeitherOfThem() {
        let old = "size: { $type: number, a: { $value: 1 }, b: { $value: 1 } }"
        let new = """
            size:
              $type: number
              a: { $value: "{size.c}", $deprecated: true, $extensions: { aurum.successor: "{size.c}" } }
              b: { $value: "{size.c}", $deprecated: true, $extensions: { aurum.successor: "{size.c}" } }
              c: { $value: 1 }
            """
        #expect(tokens(old, new).contains("added size.c"))
    }

    @Test(arguments: [
        // Nothing else has the value, and the last name is the same.
        ("x: { a: { $value: 1 } }", "y: { a: { $value: 1 } }", "moved x.a to y.a (likeness(95))"),
        // Others have the value, but more than one name is the same.
        (
            "x: { a: { b: { $value: 1 } } }\nz: { q: { $value: 1 } }",
            "y: { a: { b: { $value: 1 } } }\nz: { q: { $value: 1 } }", "moved x.a.b to y.a.b (likeness(90))"
        ),
        // Others have the value, and only the last name is the same.
        (
            "x: { a: { $value: 1 } }\nz: { q: { $value: 1 } }",
            "y: { a: { $value: 1 } }\nz: { q: { $value: 1 } }",
            "moved x.a to y.a (likeness(75))"
        ),
        // Nothing else has the value, and the group is the same.
        ("x: { a: { $value: 1 } }", "x: { b: { $value: 1 } }", "renamed x.a to x.b (likeness(70))"),
    ])
    func saysHowSureItIs(_ old: String, _ new: String, _ change: String) {
        let typed = { (text: String) in "$type: number\n" + text }
        #expect(tokens(typed(old), typed(new)) == [change])
    }

    @Test(arguments: [
        // The value alone: another name in another group.
        ("x: { a: { $value: 1 } }", "y: { b: { $value: 1 } }"),
        // Another value.
        ("x: { a: { $value: 1 } }", "y: { a: { $value: 2 } }"),
        // Another type.
        ("x: { a: { $value: 1 } }", "y: { a: { $type: fontWeight, $value: 1 } }"),
        // Two that could be it.
        ("x: { a: { $value: 1 } }", "y: { a: { $value: 1 } }\nz: { a: { $value: 1 } }"),
        // One in the same group, but others have the value.
        ("x: { a: { $value: 1 }, q: { $value: 1 } }", "x: { b: { $value: 1 }, q: { $value: 1 } }"),
        // An alias is not the token it is an alias of.
        ("x: { a: { $value: 1 } }", "y: { a: { $value: \"{z.q}\" } }\nz: { q: { $value: 1 } }"),
    ])
    func neverPairsByChance(_ old: String, _ new: String) {
        let typed = { (text: String) in "$type: number\n" + text }
        #expect(
            tokens(typed(old), typed(new)).allSatisfy { $0.hasPrefix("added") || $0.hasPrefix("removed") })
    }

    @Test func aWholeGroupThatMovesKeepsItsTokensApart() {
        let group =
            "{ hover: { a: { $value: 1 }, b: { $value: 2 } }, rest: { a: { $value: 1 }, b: { $value: 3 } } }"
        #expect(
            tokens("$type: number\nold: \(group)", "$type: number\nnew: \(group)") == [
                "moved old.hover.a to new.hover.a (likeness(90))",
                "moved old.hover.b to new.hover.b (likeness(95))",
                "moved old.rest.a to new.rest.a (likeness(90))",
                "moved old.rest.b to new.rest.b (likeness(95))",
            ])
    }

    @Test func tellsNamesApartByTheirBytes() {
        #expect(
            tokens("$type: number\n\u{E9}: { $value: 1 }", "$type: number\ne\u{301}: { $value: 2 }").count
                == 2)
    }
}
