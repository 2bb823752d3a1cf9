import AurumCommands
import AurumSyntax
import Testing

struct DiagnosticCatalogTests {
    @Test func idsAreTakenOnceAndHaveAStage() {
        let ids = DiagnosticCode.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            let digits = id.dropFirst().compactMap(\.wholeNumberValue)
            #expect(id.hasPrefix("A0") && digits.count == 4 && (1...9).contains(digits[1]), "\(id)")
        }
    }

    @Test(arguments: DiagnosticCode.all)
    func everyCodeIsExplained(code: DiagnosticCode) {
        #expect(
            code.title.first?.isUppercase == false || code.title.hasPrefix("YAML"),
            "\(code.id): \(code.title)")
        #expect(!code.title.hasSuffix("."))
        #expect(code.explanation.hasSuffix("."))
        let sentences =
            code.explanation.split(separator: ".").filter { $0.first?.isWhitespace ?? true }.count + 1
        #expect(
            sentences >= 2 || code.explanation.count >= 80, "\(code.id) is explained in a few words only")
        let environment = Environment()
        #expect(Tool.run(["explain", code.id.lowercased()], environment) == .success)
        #expect(environment.output.text.hasPrefix("\(code.id): "))
    }
}
