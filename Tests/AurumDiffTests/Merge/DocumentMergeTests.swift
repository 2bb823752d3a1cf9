import AurumDiff
import Testing

/// Merges of documents that people write.
struct DocumentMergeTests {
    @Test("Both sides add, change and remove; comments and order stay")
    func cleanYAML() {
        let base = """
            # Palette.

            color: # all of them
              $type: color
              # Deep.
              navy: { $value: "#001020" }
              red: { $value: "#FF0000" } # loud
              teal: { $value: "#008080" }
            space:
              s1: { $value: { value: 4, unit: px }, $type: dimension }

            """
        let ours = base.replacing("# Deep.", with: "# Very deep.")
            .replacing("  teal:", with: "  # Ours.\n  rose: { $value: \"#FF00AA\" }\n  teal:")
        let theirs = base.replacing("#FF0000", with: "#EE0000")
            .replacing("  teal: { $value: \"#008080\" }\n", with: "")
            .replacing("unit: px", with: "unit: rem")
        #expect(
            Merging.text(base, ours, theirs, .yaml) == """
                # Palette.

                color: # all of them
                  $type: color
                  # Very deep.
                  navy: { $value: "#001020" }
                  red: { $value: "#EE0000" } # loud
                  # Ours.
                  rose: { $value: "#FF00AA" }
                space:
                  s1: { $value: { value: 4, unit: rem }, $type: dimension }

                """)
    }

    @Test("A token that both changed stands between marks, and everything around it is merged")
    func conflict() {
        let base =
            "{\n  \"a\": { \"$value\": 1 },\n  \"b\": { \"$value\": 2 },\n  \"c\": { \"$value\": 3 }\n}\n"
        let ours = base.replacing("\"$value\": 2", with: "\"$value\": 20")
        let theirs = base.replacing("\"$value\": 2", with: "\"$value\": 22").replacing(": 3", with: ": 33")
        #expect(
            Merging.text(base, ours, theirs, .json) == """
                {
                  "a": { "$value": 1 },
                <<<<<<< ours
                  "b": { "$value": 20 },
                =======
                  "b": { "$value": 22 },
                >>>>>>> theirs
                  "c": { "$value": 33 }
                }

                """)
    }

    @Test("A token that one side changed and the other removed is a conflict")
    func removed() {
        let base = "a:\n  $value: 1\nb:\n  $value: 2\n"
        #expect(
            Merging.text(base, "b:\n  $value: 2\n", "a:\n  $value: 7\nb:\n  $value: 2\n", .yaml) == """
                <<<<<<< ours
                =======
                a:
                  $value: 7
                >>>>>>> theirs
                b:
                  $value: 2

                """)
    }

    @Test(
        "The type of one side never meets the value of the other",
        arguments: [
            (
                "{ $type: number, $value: 1 }", "{ $type: fontWeight, $value: 1 }",
                "{ $type: number, $value: 2 }"
            ),
            (
                "{ $value: { value: 1, unit: px } }", "{ $value: { value: 2, unit: px } }",
                "{ $value: { value: 1, unit: rem } }"
            ),
            ("{ $value: 1 }", "{ $ref: '#/b' }", "{ $value: 2 }"),
        ])
    func valuesAreWhole(base: String, ours: String, theirs: String) {
        let outcome = Merging.merge("a: \(base)\n", "a: \(ours)\n", "a: \(theirs)\n", .yaml)
        #expect(outcome?.conflictCount == 1)
    }

    @Test("What both did alike is no conflict")
    func alike() {
        let base = "a: { $value: 1 }\n"
        let both = "a: { $value: 2 }\nb: { $value: 3 }\n"
        #expect(
            Merging.text(base, both, both.replacing("{ $value: 3 }", with: "{  $value: 3 }"), .yaml) == both)
    }

    @Test("Text on one line that cannot be marked is given whole, both ways")
    func oneLine() {
        let text = Merging.text(#"{"a":{"$value":1}}"#, #"{"a":{"$value":2}}"#, #"{"a":{"$value":3}}"#, .json)
        #expect(
            text == "<<<<<<< ours\n{\"a\":{\"$value\":2}}\n=======\n{\"a\":{\"$value\":3}}\n>>>>>>> theirs\n")
    }

    @Test("Comments at the top of what both added stay comments, also beside a conflict")
    func topComments() {
        let base = "a: { $value: 1 }\nn: { $value: 1 }\n"
        let ours = "# X\nx:\n  $value: foo\na: { $value: 1 }\nn: { $value: 2 }\n"
        let theirs = "# Y\ny:\n  $value: bar\na: { $value: 1 }\nn: { $value: 3 }\n"
        #expect(
            Merging.text(base, ours, theirs, .yaml) == """
                # X
                x:
                  $value: foo
                # Y
                y:
                  $value: bar
                a: { $value: 1 }
                <<<<<<< ours
                n: { $value: 2 }
                =======
                n: { $value: 3 }
                >>>>>>> theirs

                """)
    }

    @Test(
        "What no side can be taken of alone is a conflict of the whole",
        arguments: [
            // Another indentation, and a conflict elsewhere.
            (
                "a:\n  b:\n    c: { $value: 1 }\nz: { $value: 1 }\n",
                "a:\n    b:\n        c: { $value: 1 }\nz: { $value: 2 }\n",
                "a:\n  b:\n    c: { $value: 1 }\n    n: { $value: 7 }\nz: { $value: 3 }\n"
            ),
            // A token with children.
            (
                "g:\n  a: { $value: 1 }\n", "g:\n  $value: 5\n",
                "g:\n  a: { $value: 1 }\n  b: { $value: 2 }\n"
            ),
            // The type of a group, and a token in it.
            (
                "g:\n  $type: number\n  a: { $value: 1 }\n", "g:\n  $type: fontWeight\n  a: { $value: 1 }\n",
                "g:\n  $type: number\n  a: { $value: 6 }\n"
            ),
            // A comment in a value that the other side changed.
            (
                "a:\n  $value:\n    - 1\n    - 2\n", "a:\n  $value:\n    - 1\n    # important\n    - 2\n",
                "a:\n  $value:\n    - 1\n    - 3\n"
            ),
            // A comment on what the other side removed.
            (
                "a: { $value: 1 }\nb: { $value: 2 }\n", "a: { $value: 1 }\n# Keep.\nb: { $value: 2 }\n",
                "a: { $value: 1 }\n"
            ),
        ])
    func conflicts(base: String, ours: String, theirs: String) {
        for (one, other) in [(ours, theirs), (theirs, ours)] {
            let outcome = Merging.merge(base, one, other, .yaml)
            #expect((outcome?.conflictCount ?? 0) > 0)
            let text = String(decoding: outcome?.text ?? [], as: UTF8.self)
            for line in (one + other).split(separator: "\n") { #expect(text.contains(line)) }
        }
    }

    @Test("Whichever side is taken, JSON stays JSON")
    func lastMember() {
        let base = "{\n  \"a\": { \"$value\": 1 },\n  \"b\": { \"$value\": 2 }\n}\n"
        let text = Merging.text(
            base, base.replacing("2 }", with: "3 }"), "{\n  \"a\": { \"$value\": 1 }\n}\n", .json)
        let sides = text?.split(separator: "=======\n")
        #expect(sides?.count == 2 && text?.hasPrefix("<<<<<<< ours\n{") == true)
    }

    @Test("Lines end as they do in the file")
    func lineEnds() {
        let base = "a: { $value: 1 }\r\nb: { $value: 2 }\r\n"
        let text = Merging.text(
            base, base.replacing("1 }", with: "5 }"), base.replacing("1 }", with: "6 }"), .yaml)
        #expect(text?.replacing("\r\n", with: "").contains("\n") == false)
    }

    @Test("Documents with anchors are left to the merge by lines")
    func anchors() {
        #expect(
            Merging.merge(
                "a: &x { $value: 1 }\nb: *x\n", "a: &x { $value: 2 }\nb: *x\n",
                "a: &x { $value: 1 }\nb: *x\nc: *x\n", .yaml) == nil)
    }
}
