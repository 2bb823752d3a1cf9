import AurumPlatform
import AurumSyntax
import Testing

struct ShownCodesTests {
    /// Codes that no case can show, with the reason.
    private static let unshown: [String: String] = [
        "A0101": "the file would have more than 4 GiB"
    ]
    /// Codes that cases show in a line only, with the reason.
    private static let withoutFrame: [String: String] = [
        "A0106": "the frames of a hundred other errors would come before it"
    ]

    /// Everything that the cases expect on standard error.
    private static let shown: String = {
        let cases = (try? GoldenCase.all) ?? []
        let files = cases.map { (try? $0.expectedFiles()) ?? [:] }
        return files.compactMap { $0[Path("stderr.txt")] }.map { String(decoding: $0, as: UTF8.self) }
            .joined()
    }()

    @Test(arguments: DiagnosticCode.all)
    func everyCodeIsInACase(code: DiagnosticCode) {
        let inFrame = ["error", "warning"].contains { Self.shown.contains("\($0)[\(code.id)]: ") }
        let inLine = Self.shown.contains("[\(code.id)]\n")
        if Self.unshown[code.id] != nil {
            #expect(!inFrame && !inLine, "\(code.id) is in a case, so it needs no reason for being in none")
        } else if Self.withoutFrame[code.id] != nil {
            #expect(inLine && !inFrame, "\(code.id) is expected in a line only")
        } else {
            #expect(inFrame, "no case shows \(code.id), \(code.title)")
        }
    }
}
