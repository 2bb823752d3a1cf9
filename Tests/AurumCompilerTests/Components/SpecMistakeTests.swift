import AurumSyntax
import AurumTestSupport
import Testing

/// A spec with one mistake and the code it is reported with, at the marker.
struct SpecMistake: Sendable, CustomTestStringConvertible {
    let code: DiagnosticCode
    let text: MarkedText

    init(_ code: DiagnosticCode, _ parts: String, axes: String = "tone: [a, b]", more: String = "") {
        self.code = code
        text = MarkedText(
            "component: X\naxes: { \(axes) }\nparts:\n  box: { background: \"{page.base}\" }\n  \(parts)\n\(more)\n"
        )
    }

    var testDescription: String { "\(code.id) in \(text.text.debugDescription)" }
}

@Suite("Mistakes in component specs")
struct SpecMistakeTests {
    private static let many = (0..<101).map { "v\($0)" }.joined(separator: ", ")

    static let mistakes: [SpecMistake] = [
        SpecMistake(.unboundToken, #"label: { color: 1️⃣"{ink.bas}" }"#),
        SpecMistake(.wrongBinding, #"label: { color: 1️⃣"{length.small}" }"#),
        SpecMistake(.wrongBinding, #"label: { lines: 1️⃣1.5 }"#),
        SpecMistake(.wrongBinding, #"label: { visible: 1️⃣"yes" }"#),
        SpecMistake(.wrongBinding, #"label: { glyph: 1️⃣5 }"#),
        SpecMistake(.wrongBinding, #"base: { background: 1️⃣[] }"#),
        SpecMistake(.wrongBinding, #"label: { radius: 1️⃣"4px" }"#),
        SpecMistake(.wrongBinding, #"label: { border: { edges: 1️⃣left } }"#),
        SpecMistake(.wrongBinding, #"label: { border: { edges: [top, 1️⃣5] } }"#),
        SpecMistake(.wrongBinding, #"label: { border: { edges: 1️⃣[] } }"#),
        SpecMistake(.wrongBinding, #"label: { meaning: 1️⃣5 }"#),
        SpecMistake(.outOfRange, #"label: { radius: 1️⃣-4 }"#),
        SpecMistake(.outOfRange, #"label: { size: 1️⃣{ value: -0.5, unit: rem } }"#),
        SpecMistake(.outOfRange, #"label: { width: { by: tone, a: hug, b: 1️⃣-1 } }"#),
        SpecMistake(.outOfRange, #"label: { padding: { vertical: 1️⃣-1 } }"#),
        SpecMistake(.outOfRange, #"label: { opacity: 1️⃣1.5 }"#),
        SpecMistake(.wrongSpec, #"label: { 1️⃣increasedContrast: { color: "{ink.base}" } }"#),
        SpecMistake(.unknownMember, #"label: { increasedContrast: { 1️⃣radius: 4 } }"#),
        SpecMistake(.wrongSpec, #"label: { dismisses: 1️⃣true }"#),
        SpecMistake(.unknownAttribute, #"label: { meaning: 1️⃣"for $5" }"#),
        SpecMistake(
            .wrongSpec, "label: {}", more: "parameters: { x: { shows: label, optional: 1️⃣true } }"),
        SpecMistake(.wrongKind, #"label: { color: 1️⃣4 }"#),
        SpecMistake(.malformedReference, #"label: { color: 1️⃣"{ink.base" }"#),
        SpecMistake(.unknownAxis, #"label: { color: { by: 1️⃣tune, default: "{ink.base}" } }"#),
        SpecMistake(
            .unknownAxis,
            #"label: { color: { by: tone, a: "{ink.base}", b: "{ink.base}", 1️⃣c: "{ink.base}" } }"#),
        SpecMistake(.uncoveredValue, #"label: { color: 1️⃣{ by: tone, a: "{ink.base}" } }"#),
        SpecMistake(.unknownAttribute, #"label: { color: 1️⃣"{ink.$shade}" }"#),
        SpecMistake(.unknownMember, #"label: { 1️⃣colour: "{ink.base}" }"#),
        SpecMistake(.unknownMember, #"label: { border: { 1️⃣style: solid } }"#),
        SpecMistake(.wrongKind, #"label: { border: 1️⃣5 }"#),
        SpecMistake(.wrongKind, "label: 1️⃣5"),
        SpecMistake(.unknownWord, "label: { kind: 1️⃣txt }"),
        SpecMistake(.unknownMember, "label: {}", more: "1️⃣contrasts: []"),
        SpecMistake(
            .unknownPart, "label: {}", more: "contrast: [{ part: 1️⃣label.color, on: box.background }]"),
        SpecMistake(
            .missingMember, #"label: { color: "{ink.base}" }"#, more: "contrast: [1️⃣{ part: label.color }]"),
        SpecMistake(.unknownAxis, "label: {}", more: "defaults: { 1️⃣size: a }"),
        SpecMistake(.unknownAxis, "label: {}", more: "defaults: { tone: 1️⃣c }"),
        SpecMistake(.wrongSpec, "label: {}", axes: "1️⃣tone: []"),
        SpecMistake(.wrongKind, "label: {}", axes: "tone: 1️⃣5"),
        SpecMistake(.wrongKind, "label: {}", axes: "tone: { a: { x: 1️⃣[] }, b: {} }"),
        SpecMistake(.tooManyVariants, "label: {}", axes: "a: [\(many)], 1️⃣b: [\(many)]"),
        SpecMistake(.unknownPart, "label: {}", more: "parameters: { x: { text: 1️⃣title } }"),
        SpecMistake(.unknownPart, "label: {}", more: "parameters: { x: { tapped: 1️⃣label } }"),
        SpecMistake(.wrongSpec, "label: {}", more: "parameters: { 1️⃣x: { summary: y } }"),
        SpecMistake(.wrongKind, "label: {}", more: "figma: 1️⃣5"),
        SpecMistake(
            .unknownWord, "label: {}",
            more:
                #"host: { durations: { a: until-dismissed }, policy: 1️⃣drop, enter: { value: 1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .missingMember, "label: {}",
            more:
                #"host: { durations: 1️⃣{}, enter: { value: 1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .outOfRange, "label: {}",
            more:
                #"host: { durations: { a: until-dismissed }, enter: 1️⃣{ value: -1, unit: ms }, exit: { value: 1, unit: ms }, margin: 4 }"#
        ),
        SpecMistake(
            .outOfRange, "label: {}",
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
