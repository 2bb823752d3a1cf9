import AurumSyntax
import AurumTestSupport
import AurumYAML
import Testing

/// A text with a mistake at the place marked 1️⃣ and the code it is reported with.
struct Mistake: Sendable, CustomTestStringConvertible {
    let code: String
    let text: MarkedText

    init(_ code: String, _ marked: String) {
        self.code = code
        text = MarkedText(marked)
    }

    var testDescription: String { "\(code) in \(text.text.debugDescription)" }

    /// Reads the text and expects just this mistake, at the marked place.
    func expect(from reader: any DocumentReader, location: SourceLocation = #_sourceLocation) {
        let reading = Reading(text.bytes, reader)
        #expect(reading.codes == [code], "\(reading.rendered)", sourceLocation: location)
        let offset = reading.diagnostics.first?.primary.map { Int($0.range.start) }
        #expect(offset == text.offsets[1], "\(reading.rendered)", sourceLocation: location)
    }
}
