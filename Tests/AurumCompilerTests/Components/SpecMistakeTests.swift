import AurumSyntax
import AurumTestSupport
import Testing

/// A spec with one mistake and the code it is reported with, at the marker.
struct SpecMistake: Sendable, CustomTestStringConvertible {
    let code: DiagnosticCode
    let text: MarkedText

    init(
        _ code: DiagnosticCode, _ parts: String, axes: String = "tone: [a, b]", box: String = "",
        more: String = ""
    ) {
        self.code = code
        text = MarkedText(
            "component: X\naxes: { \(axes) }\nparts:\n  box: { background: \"{page.base}\"\(box) }\n  \(parts)\n\(more)\n"
        )
    }

    var testDescription: String { "\(code.id) in \(text.text.debugDescription)" }
}

@Suite("Mistakes in component specs")
struct SpecMistakeTests {
    private static let many = (0..<101).map { "v\($0)" }.joined(separator: ", ")

    static let mistakes: [SpecMistake] = [
        SpecMistake(.unboundToken, #"label: { kind: text, color: 1️⃣"{ink.bas}" }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, color: 1️⃣"{length.small}" }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, lines: 1️⃣1.5 }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, visible: 1️⃣"yes" }"#),
        SpecMistake(.wrongBinding, #"label: { glyph: 1️⃣5, color: "{ink.base}" }"#),
        SpecMistake(.wrongBinding, #"base: { kind: text, background: 1️⃣[] }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, background: "{page.base}", radius: 1️⃣"4px" }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, border: { color: "{ink.base}", edges: 1️⃣left } }"#),
        SpecMistake(
            .wrongBinding, #"label: { kind: text, border: { color: "{ink.base}", edges: [top, 1️⃣5] } }"#),
        SpecMistake(.wrongBinding, #"label: { kind: text, border: { color: "{ink.base}", edges: 1️⃣[] } }"#),
        SpecMistake(.wrongBinding, "label: { kind: text }", box: #", meaning: 1️⃣5"#),
        SpecMistake(.outOfRange, #"label: { kind: text, background: "{page.base}", radius: 1️⃣-4 }"#),
        SpecMistake(
            .outOfRange,
            #"label: { glyph: Bell.plain, color: "{ink.base}", size: 1️⃣{ value: -0.5, unit: rem } }"#),
        SpecMistake(.outOfRange, #"label: { kind: text, width: { by: tone, a: hug, b: 1️⃣-1 } }"#),
        SpecMistake(.outOfRange, #"label: { kind: text, padding: { vertical: 1️⃣-1 } }"#),
        SpecMistake(.outOfRange, #"label: { kind: text, opacity: 1️⃣1.5 }"#),
        SpecMistake(.wrongSpec, #"label: { kind: text, 1️⃣increasedContrast: { color: "{ink.base}" } }"#),
        SpecMistake(.unknownMember, #"label: { kind: text, increasedContrast: { 1️⃣radius: 4 } }"#),
        SpecMistake(.wrongSpec, #"label: { kind: text, dismisses: 1️⃣true }"#),
        SpecMistake(.wrongSpec, "1️⃣label: { glyph: Bell.plain }"),
        SpecMistake(.wrongSpec, "label: { kind: text, 1️⃣size: 4 }"),
        SpecMistake(.wrongSpec, "label: { kind: text, border: { 1️⃣width: 4 } }"),
        SpecMistake(.wrongSpec, "label: { kind: 1️⃣container }"),
        SpecMistake(.unknownAttribute, "label: { kind: text }", box: #", meaning: 1️⃣"for $5""#),
        SpecMistake(
            .wrongSpec, #"label: { glyph: Bell.plain, color: "{ink.base}" }"#,
            more: "parameters: { x: { shows: label, optional: 1️⃣true } }"),
        SpecMistake(.wrongKind, #"label: { kind: text, color: 1️⃣4 }"#),
        SpecMistake(.malformedReference, #"label: { kind: text, color: 1️⃣"{ink.base" }"#),
        SpecMistake(.unknownAxis, #"label: { kind: text, color: { by: 1️⃣tune, default: "{ink.base}" } }"#),
        SpecMistake(
            .unknownAxis,
            #"label: { kind: text, color: { by: tone, a: "{ink.base}", b: "{ink.base}", 1️⃣c: "{ink.base}" } }"#
        ),
        SpecMistake(.uncoveredValue, #"label: { kind: text, color: 1️⃣{ by: tone, a: "{ink.base}" } }"#),
        SpecMistake(.unknownAttribute, #"label: { kind: text, color: 1️⃣"{ink.$shade}" }"#),
        SpecMistake(.unknownMember, #"label: { kind: text, 1️⃣colour: "{ink.base}" }"#),
        SpecMistake(.unknownMember, #"label: { kind: text, border: { 1️⃣style: solid } }"#),
        SpecMistake(.wrongKind, #"label: { kind: text, border: 1️⃣5 }"#),
        SpecMistake(.wrongKind, "label: 1️⃣5"),
        SpecMistake(.unknownWord, "label: { kind: 1️⃣txt }"),
        SpecMistake(.unknownMember, "label: { kind: text }", more: "1️⃣contrasts: []"),
        SpecMistake(
            .unknownPart, "label: { kind: text }",
            more: "contrast: [{ part: 1️⃣label.color, on: box.background }]"),
        SpecMistake(
            .missingMember, #"label: { kind: text, color: "{ink.base}" }"#,
            more: "contrast: [1️⃣{ part: label.color }]"),
        SpecMistake(.unknownAxis, "label: { kind: text }", more: "defaults: { 1️⃣size: a }"),
        SpecMistake(.unknownAxis, "label: { kind: text }", more: "defaults: { tone: 1️⃣c }"),
        SpecMistake(.wrongSpec, "label: { kind: text }", axes: "1️⃣tone: []"),
        SpecMistake(.wrongKind, "label: { kind: text }", axes: "tone: 1️⃣5"),
        SpecMistake(.wrongKind, "label: { kind: text }", axes: "tone: { a: { x: 1️⃣[] }, b: {} }"),
        SpecMistake(.tooManyVariants, "label: { kind: text }", axes: "a: [\(many)], 1️⃣b: [\(many)]"),
        SpecMistake(.unknownPart, "label: { kind: text }", more: "parameters: { x: { text: 1️⃣title } }"),
        SpecMistake(.unknownPart, "label: { kind: text }", more: "parameters: { x: { tapped: 1️⃣label } }"),
        SpecMistake(.wrongSpec, "label: { kind: text }", more: "parameters: { 1️⃣x: { summary: y } }"),
        SpecMistake(.wrongKind, "label: { kind: text }", more: "figma: 1️⃣5"),
        SpecMistake(
            .unknownWord, "label: { kind: text }",
            more:
                #"host: { durations: { a: until-dismissed }, policy: 1️⃣drop, enter: { value: 1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .missingMember, "label: { kind: text }",
            more:
                #"host: { durations: 1️⃣{}, enter: { value: 1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .outOfRange, "label: { kind: text }",
            more:
                #"host: { durations: { a: until-dismissed }, enter: 1️⃣{ value: -1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .outOfRange, "label: { kind: text }",
            more:
                #"host: { durations: { a: until-dismissed }, enter: { value: 1, unit: ms }, exit: { value: 1, unit: ms }, margin: 1️⃣-4 }"#
        ),
    ]

    @Test(arguments: mistakes)
    func mistake(_ row: SpecMistake) {
        let result = InventedSystem.compile(row.text.text)
        #expect(
            result.places == ["spec.yaml:\(row.text.offsets[1] ?? -1) \(row.code.id)"], "\(result.rendered)")
    }
}
