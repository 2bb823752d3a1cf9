import AurumSyntax
import Testing

@Suite struct DiagnosticSinkTests {
    private static let code = DiagnosticCode("A9901", "title", "explanation")

    private func diagnostic(_ message: String, at offset: Int?, notes: [String] = []) -> Diagnostic {
        let place = offset.map { Label(source: SourceID(0), range: TextRange($0, $0 + 1)) }
        return Diagnostic(Self.code, message, at: place, severity: .warning, notes: notes)
    }

    @Test func oneCauseStaysOneDiagnostic() {
        var sink = DiagnosticSink()
        sink.report(diagnostic("a", at: 1, notes: ["light"]))
        sink.report(diagnostic("a", at: 1, notes: ["light", "dark"]))
        sink.report(diagnostic("a", at: 2))
        #expect(sink.count == 2)
        #expect(sink.sorted.first?.notes == ["light", "dark"])
    }

    @Test func theOrderIsThatOfTheFiles() {
        var sink = DiagnosticSink()
        for (message, offset) in [("z", nil), ("c", 5), ("b", 5), ("a", 9)] {
            sink.report(diagnostic(message, at: offset))
        }
        #expect(sink.sorted.map(\.message) == ["b", "c", "a", "z"])
    }

    @Test func levelsChangeWarnings() {
        var sink = DiagnosticSink()
        sink.report(diagnostic("a", at: 1))
        #expect(!sink.hasErrors)
        sink.apply(["A9901": .error])
        #expect(sink.hasErrors)
        sink.report(diagnostic("a", at: 1))
        #expect(sink.count == 1)
        var silenced = DiagnosticSink()
        silenced.report(diagnostic("a", at: 1))
        silenced.apply(["A9901": nil as Severity?])
        #expect(silenced.isEmpty)
    }

    @Test(
        arguments: [
            ("colr", "color"), ("clor", "color"), ("colour", "color"), ("Color", "color"),
            ("shadwo", "shadow"),
            ("elephant", nil), ("x", nil), (String(repeating: "color", count: 100), nil),
        ] as [(String, String?)])
    func aSlipFindsItsName(_ slip: String, name: String?) {
        #expect(Suggestions.nearest(to: slip, among: ["color", "shadow", "border"]) == name)
    }
}
