import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

struct GlyphParserTests {
    private func parse(_ json: String) -> (glyphs: GlyphSet, diagnostics: [Diagnostic]) {
        var sink = DiagnosticSink()
        let file = SourceFile(id: SourceID(0), path: "glyphs.json", bytes: Array(json.utf8))
        let tree = JSONReader().read(file, &sink)
        let glyphs = GlyphParser().parse(tree, &sink)
        return (glyphs, sink.sorted)
    }

    private func segments(_ path: String) throws -> [Glyph.Segment] {
        let (glyphs, diagnostics) = parse(#"{ "glyphs": { "g": "\#(path)" } }"#)
        #expect(diagnostics.map(\.message) == [])
        return try #require(glyphs["g"]).segments
    }

    @Test func normalizesLines() throws {
        let expected: [Glyph.Segment] = [
            .move(x: 2, y: 3), .line(x: 8, y: 3), .line(x: 8, y: 9), .line(x: 2, y: 9), .close,
        ]
        #expect(try segments("M2 3 L8 3 L8 9 L2 9 Z") == expected)
        #expect(try segments("m2,3h6v6h-6z") == expected)
        #expect(try segments("M2 3H8V9H2z") == expected)
        #expect(try segments("M2 3 8 3 8 9 2 9Z") == expected)
    }

    @Test func startsRelativeOutlinesWhereTheLastOneBegan() throws {
        let path = try segments("M2 2h4v4z m1 1h1v1z")
        #expect(path[4] == .move(x: 3, y: 3))
    }

    @Test func readsNumbersWithoutSeparators() throws {
        #expect(
            try segments("M1.5.5L.5-0L2e0,+3") == [
                .move(x: 1.5, y: 0.5), .line(x: 0.5, y: 0), .line(x: 2, y: 3),
            ])
    }

    @Test func reflectsControlPoints() throws {
        #expect(
            try segments("M0 12C0 6 6 6 6 12S12 18 12 12").last
                == .curve(x1: 6, y1: 18, x2: 12, y2: 18, x: 12, y: 12))
        // A smooth curve after a line has its first control point where it begins.
        #expect(try segments("M0 6H6S9 9 9 6").last == .curve(x1: 6, y1: 6, x2: 9, y2: 9, x: 9, y: 6))
    }

    @Test func raisesQuadraticCurves() throws {
        #expect(try segments("M0 0Q3 3 6 0").last == .curve(x1: 2, y1: 2, x2: 4, y2: 2, x: 6, y: 0))
        #expect(try segments("M0 6Q3 9 6 6T12 6").last == .curve(x1: 8, y1: 4, x2: 10, y2: 4, x: 12, y: 6))
    }

    @Test(arguments: ["M2 12A10 10 0 1 1 22 12", "M2 12a10,10 0 1120 0", "M2 12A1 1 0 0 1 22 12"])
    func turnsHalfCirclesIntoTwoCurves(_ path: String) throws {
        let segments = try segments(path)
        #expect(segments.count == 3)
        guard case .curve(let x1, let y1, _, _, let x, let y) = segments[1] else {
            Issue.record("no curve")
            return
        }
        #expect((x1 - 2).magnitude < 1e-9 && (y1 - (12 - 5.522847)).magnitude < 1e-5)
        #expect((x - 12).magnitude < 1e-9 && (y - 2).magnitude < 1e-9)
        #expect(end(segments[2]) == [22, 12])
    }

    private func end(_ segment: Glyph.Segment) -> [Double] {
        switch segment {
        case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y): [x, y]
        case .close: []
        }
    }

    @Test(arguments: [("0 1", 12.0), ("0 0", 7.0)])
    func followsTheSweepOfAnArc(_ flags: String, _ center: Double) throws {
        // A quarter turn from (7, 12) to (12, 7): clockwise around (12, 12), else around (7, 7).
        guard
            case .curve(let x1, let y1, let x2, let y2, let x, let y) = try segments(
                "M7 12A5 5 0 \(flags) 12 7")[1]
        else {
            Issue.record("no curve")
            return
        }
        let middleX = (7 + 3 * x1 + 3 * x2 + x) / 8 - center
        let middleY = (12 + 3 * y1 + 3 * y2 + y) / 8 - center
        #expect(((middleX * middleX + middleY * middleY).squareRoot() - 5).magnitude < 0.01)
    }

    @Test func takesOutlinesFromAList() throws {
        let (glyphs, diagnostics) = parse(
            #"{ "glyphs": { "a.b": ["M0 0H4V4Z", "M1 1H2V2Z"], "c": "M0 0H1V1Z" } }"#)
        #expect(diagnostics.isEmpty)
        #expect(glyphs.glyphs.map(\.name) == ["a.b", "c"])
        #expect(glyphs["a.b"]?.segments.count == 8)
    }

    @Test(arguments: [
        (#"{ "glyphs": { "g": "M0 0 1️⃣X2 2" } }"#, "A0450", "path data has no such command"),
        (#"{ "glyphs": { "g": "M0 0 1️⃣é" } }"#, "A0450", "path data has no such command"),
        (#"{ "glyphs": { "g": "M0 0 1️⃣L2" } }"#, "A0451", "`L` lacks a number"),
        (#"{ "glyphs": { "g": "M0 0 1️⃣A1 1 0 2 0 3 3" } }"#, "A0451", "`A` lacks a number"),
        (#"{ "glyphs": { "g": "1️⃣L2 2" } }"#, "A0452", "path data begins with `L`"),
        (#"{ "glyphs": { "g": "M0 0 1️⃣H24.5" } }"#, "A0453", "`H` leads to 24.5, 0, outside the square"),
        (
            #"{ "glyphs": { "g": ["M0 0H1V1Z", "M2 2 1️⃣v-3"] } }"#, "A0453",
            "`v` leads to 2, -1, outside the square"
        ),
        (#"{ "glyphs": { "g": 1️⃣"" } }"#, "A0454", "the glyph `g` has no outline"),
        (#"{ "glyphs": { "g": 1️⃣"M2 2Z" } }"#, "A0454", "the glyph `g` has no outline"),
        (#"{ "glyphs": { "g": 1️⃣4 } }"#, "A0209", "`g`: expected path data, found a number"),
        (#"{ "glyphs": 1️⃣[] }"#, "A0209", "`glyphs`: expected an object, found an array"),
        (#"{ "glyphs": {}, 1️⃣"glyph": {} }"#, "A0203", "the glyph file has no member `glyph`"),
        (#"1️⃣{}"#, "A0210", "the glyph file has no `glyphs`"),
    ])
    func reportsMistakesWhereTheyAre(_ marked: String, _ code: String, _ message: String) throws {
        let text = MarkedText(marked)
        let (_, diagnostics) = parse(text.text)
        #expect(diagnostics.map(\.code.id) == [code])
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.primary.map { Int($0.range.start) } == text.offsets[1])
    }

    @Test func keepsAGlyphWithAMistake() {
        let (glyphs, _) = parse(#"{ "glyphs": { "g": "M0 0H1 V" } }"#)
        #expect(glyphs["g"]?.segments.count == 2)
    }

    @Test func pointsAtTheWholeTextWhenItHasEscapes() throws {
        let (_, diagnostics) = parse(#"{ "glyphs": { "g": "M0 0\u0020X" } }"#)
        #expect(diagnostics.first?.primary?.range.start == 19)
    }

    @Test(arguments: [
        "M1e999 0", "M0 0A1e200 1e-200 0 0 1 3 3", "M0 0L", "M", ",", "M0 0A0 0 0 0 0 0 0Z", "M-", "M.e",
    ])
    func neverFailsOnOddNumbers(_ path: String) {
        let (glyphs, _) = parse(#"{ "glyphs": { "g": "\#(path)" } }"#)
        #expect(glyphs.glyphs.count == 1)
    }
}
