import AurumSyntax
import Testing

@Suite struct SourceTextTests {
    @Test(
        arguments: [
            ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\nb", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]),
            ("\n\r", [0, 1, 2]), ("\r\r\n", [0, 1, 3]),
        ] as [(String, [UInt32])])
    func linesEndAtAnyBreak(_ text: String, starts: [UInt32]) {
        let index = LineIndex(Array(text.utf8))
        #expect((0..<index.count).map(index.start(ofLine:)) == starts)
        for (line, start) in starts.enumerated() { #expect(index.line(containing: start) == line) }
    }

    @Test func locationsBeyondTheEndAreTheEnd() {
        let file = SourceFile(id: SourceID(0), path: "a", bytes: Array("a\nbc".utf8))
        #expect(file.location(of: 99) == Location(line: 2, column: 3))
    }

    @Test(arguments: 0..<20)
    func decodingAgreesWithTheStandardLibrary(_ seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let alphabet: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0,
            0xF4, 0xF5,
        ]
        for _ in 0..<200 {
            let bytes = (0..<12).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            var decoded = ""
            var offset = 0
            while offset < bytes.count {
                let step = UTF8Decoder.step(in: bytes, at: offset)
                decoded.unicodeScalars.append(step.scalar ?? "\u{FFFD}")
                offset += step.length
            }
            #expect(Array(decoded.utf8) == Array(String(decoding: bytes, as: UTF8.self).utf8), "\(bytes)")
        }
    }

    @Test func visibleTextHidesNothing() {
        #expect(VisibleText.escaped("a é 😀") == "a é 😀")
        #expect(VisibleText.escaped("\u{1B}[0m\u{202E}\u{FEFF}") == "<U+001B>[0m<U+202E><U+FEFF>")
        #expect(VisibleText.quoted("x") == "`x`")
        #expect(VisibleText.quoted("\u{A0}") == "U+00A0")
        #expect(VisibleText.excerpt("abc", limit: 3) == "abc")
        #expect(VisibleText.excerpt("abcd", limit: 3) == "abc…")
    }
}
