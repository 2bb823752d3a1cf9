import AurumCompiler
import AurumEmitters
import AurumTestSupport
import Foundation
import Testing

/// What comes out for the repository's own design.
struct AurumDocsTests {
    private static let emission = Emission(DocsEmitter.self, AurumDesign.compiled.design)

    @Test(arguments: ["#E5E9ED", "#E5D8F6", "#EAF9EF", "#FBEDE9", "#FEF2E8", "#E8F1FC"])
    func showsTheComposites(_ hex: String) throws {
        #expect(try Self.emission.text("AurumToast.md").contains("**\(hex)**"))
    }

    @Test(arguments: [
        ("success", "3.04", "colors.green.800"), ("error", "4.20", "colors.red.700"),
        ("warning", "3.35", "colors.orange.800"),
    ])
    func saysWhatFailsAndWhatWouldPass(_ tone: String, _ ratio: String, _ step: String) throws {
        let page = try Self.emission.text("AurumToast.md")
        let row = page.split(separator: "\n").first { $0.hasPrefix("| \(tone) | `label.color`") }
        #expect(row?.contains("| \(ratio):1 | 4.5:1 |") == true)
        #expect(row?.contains("| ❌ no | `\(step)` |") == true)
    }

    @Test func hasAPictureOfEveryVariant() throws {
        let pictures = Self.emission.files.map(\.path).filter { $0.hasPrefix("pictures/") }
        #expect(pictures.count == (12 + 1) + (24 + 1) + (6 + 1))
        #expect(try Self.emission.text("pictures/AurumToast.svg").contains(">Changes saved<"))
    }

    @Test func cutsNoSample() throws {
        #expect(!(try Self.emission.text("pictures/AurumToast.svg")).contains("…"))
    }

    @Test func hasAPageForEveryGroup() throws {
        let index = try Self.emission.text("README.md")
        #expect(index.contains("| [`feedback`](tokens/feedback.md) | 60 | `color` |"))
        #expect(index.contains("| [`interactive`](tokens/interactive.md) | 99 | `color` |"))
    }
}
