import AurumSyntax
import AurumYAML
import Testing

@Suite struct EncodingTests {
    static let readers: [any DocumentReader] = [JSONReader(), YAMLReader()]

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
            [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D], [0x7B, 0, 0, 0, 0x7D, 0, 0, 0],
            [0, 0, 0, 0x7B, 0, 0, 0, 0x7D], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
            [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B],
        ] as [[UInt8]])
    func otherEncodingsAreOneError(_ bytes: [UInt8]) {
        for reader in Self.readers {
            let reading = Reading(bytes, reader)
            #expect(reading.codes == ["A0102"])
            #expect(reading.tree.root.kind == .invalid)
        }
    }

    @Test(
        arguments: [
            [0xE9], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF5],
            [0xFF],
        ] as [[UInt8]])
    func illFormedBytesAreReportedWhereTheyAre(_ bytes: [UInt8]) {
        for reader in Self.readers {
            let reading = Reading(Array("{\"a\": \"é".utf8) + bytes + Array("\"}".utf8), reader)
            #expect(reading.codes == ["A0103"])
            #expect(reading.diagnostics.first?.primary?.range.start == 9)
            #expect(reading.diagnostics.first?.message.contains("at offset 9") == true)
        }
    }

    @Test func whatIsNoTextIsOneError() {
        for reader in Self.readers {
            #expect(Reading(Array(0...255), reader).codes == ["A0103"])
        }
    }

    @Test func theByteOrderMarkShiftsNothing() {
        for (reader, text) in [(JSONReader(), "{x: 1}"), (YAMLReader(), "@")]
            as [(any DocumentReader, String)]
        {
            let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            let reading = Reading(bytes, reader)
            let location = reading.diagnostics.first?.primary.map {
                reading.file.location(of: $0.range.start)
            }
            #expect(location == Location(line: 1, column: text == "@" ? 1 : 2))
        }
    }

    @Test func filesBeyondTheirLimitAreOneError() {
        var sources = SourceMap()
        let file = sources.add(path: "a", bytes: Array("{ }".utf8))
        var reports = ReaderReports(file)
        #expect(EncodingCheck.startOfText(in: file, &reports, largestFile: 2) == nil)
        var sink = DiagnosticSink()
        reports.deliver(to: &sink)
        #expect(sink.sorted.map(\.code.id) == ["A0101"])
        #expect(EncodingCheck.startOfText(in: file, &reports, largestFile: 3) == 0)
    }

    @Test(arguments: [
        ("{\n  x: 1}", 2, 3), ("{\r\n  x: 1}", 2, 3), ("{\r  x: 1}", 2, 3), ("{\"😀é\": x}", 1, 8),
        ("{\"👩‍👩‍👧\": x}", 1, 7), ("{\"e\u{301}\": x}", 1, 7), ("\r\n\n\r{x:1}", 4, 2),
    ])
    func columnsCountCharactersAndLinesAnyBreak(_ text: String, line: Int, column: Int) {
        let reading = Reading(json: text)
        let location = reading.diagnostics.first?.primary.map { reading.file.location(of: $0.range.start) }
        #expect(location == Location(line: line, column: column))
    }
}
