import AurumSyntax
import Testing

@Suite struct ReadCodeTests {
    @Test func codesAreInOrderAndDifferent() {
        let ids = DiagnosticCode.read.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.hasPrefix("A01") && $0.count == 5 })
    }

    @Test(arguments: DiagnosticCode.read)
    func everyCodeIsExplained(_ code: DiagnosticCode) {
        #expect(code.title.first?.isLowercase == true || code.title.hasPrefix("JSON"))
        #expect(code.explanation.count { $0 == "." } >= 2)
        #expect(code.explanation.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
}
