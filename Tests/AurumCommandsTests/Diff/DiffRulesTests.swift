import AurumCompiler
import Foundation
import Testing

struct DiffRulesTests {
    @Test(arguments: ReleaseRule.allCases)
    func everyRuleIsInTheDocumentation(rule: ReleaseRule) throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let page = try String(
            contentsOfFile: root.appendingPathComponent("Documentation/Diff.md").path, encoding: .utf8)
        #expect(page.contains("| `\(rule.rawValue)` | \(rule.standard.rawValue) | \(rule.phrase) |\n"))
    }
}
