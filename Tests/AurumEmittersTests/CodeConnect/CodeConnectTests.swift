import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Code Connect shows the code of what is selected in Figma", .serialized)
struct CodeConnectTests {
    private static let committed = SwiftToolchain.project.appending(path: "Generated/CodeConnect")

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: committed.appending(path: name), encoding: .utf8)
    }

    @Test(arguments: [SwiftToolchain.Mode.swift6, .swift5])
    func swiftCompilesAgainstFigma(mode: SwiftToolchain.Mode) throws {
        var modules = try SwiftModules.aurum()
        try modules.add("Figma", from: "Tests/CodeConnectStub/Figma")
        try modules.add("Connections", from: "Generated/CodeConnect")
        let outcome = try modules.compile(mode)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func everyKindOfPropertyCompiles() throws {
        var (modules, connect, _) = try SwiftModules.lamp()
        try modules.add("Figma", from: "Tests/CodeConnectStub/Figma")
        try modules.add("Connections", connect.files)
        let outcome = try modules.compile()
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func outputsAreLaidOut() throws {
        let folder = try SwiftToolchain.Folder()
        let (_, connect, tests) = try SwiftModules.lamp()
        try SwiftToolchain.write(connect.files + tests.files, to: folder)
        for root in [folder.url, Self.committed, Self.committed.appending(path: "../SnapshotTests")] {
            let layout = try SwiftToolchain.lint(root)
            #expect(layout.succeeded, "\(layout.output)")
        }
    }

    @Test("The Swift file has only what Figma's parser reads")
    func parserForm() throws {
        let (_, connect, _) = try SwiftModules.lamp()
        for text in [try Self.text("AurumToast.figma.swift"), try connect.text("HarborLamp.figma.swift")] {
            let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines.count { $0.hasPrefix("struct ") && $0.hasSuffix(": FigmaConnect {") } == 1)
            let url = lines.filter { $0.hasPrefix("let figmaNodeUrl = \"https://www.figma.com/design/") }
            #expect(url.count == 1 && url.allSatisfy { $0.hasSuffix("\"") })
            #expect(lines.count { $0.hasPrefix("let component = ") && !$0.contains("<") } == 1)
            // Interpolations would be dropped without a word.
            #expect(!text.contains("\\("))
            // Each wrapper has a name that is a literal, and is passed on as a whole argument.
            let stored = lines.filter { $0.hasPrefix("var ") && $0.contains(" = ") }
                .map { $0.dropFirst(4).prefix { $0 != ":" } }
            #expect(stored.count == lines.count { $0.hasPrefix("@Figma") })
            for name in stored {
                #expect(text.contains(": self.\(name),") || text.contains(": self.\(name)\n"))
            }
        }
    }

    @Test("Every variant has the code that its template shows", .enabled(if: TemplateRun.isPossible))
    func everyVariant() throws {
        let tones = ["neutral", "brand", "success", "error", "warning", "info"]
        let variants = tones.flatMap { tone in ["small", "large"].map { (tone, $0) } }
        let results = try TemplateRun.results(
            of: Self.text("AurumToast.figma.ts"), variants.map { ["state": $0, "size": $1] })
        #expect(results.count == 12)
        for (result, (tone, size)) in zip(results, variants) {
            #expect(
                result.example == """
                    AurumToast(
                        label: "Link copied",
                        tone: .\(tone),
                        size: .\(size),
                        onDismiss: {}
                    )
                    """)
            #expect(result.language == "swift")
            #expect(result.imports == ["import Aurum"])
            #expect(result.id == "AurumToast")
        }
        let code = results.enumerated().map { "@MainActor func f\($0)() -> some View {\n\($1.example)\n}\n" }
        var modules = try SwiftModules.aurum()
        let file = "import Aurum\nimport SwiftUI\n\n" + code.joined()
        try modules.add("Snippets", [OutputFile(path: "Snippets.swift", contents: Array(file.utf8))])
        let outcome = try modules.compile()
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test(
        "Names in Figma, texts, truth values and instances get into the code",
        .enabled(if: TemplateRun.isPossible))
    func everyKind() throws {
        let (modules, connect, _) = try SwiftModules.lamp()
        let results = try TemplateRun.results(
            of: connect.text("HarborLamp.figma.ts"),
            [
                [
                    "Kind": "Calm blue", "Inner": "on", "Text content": "a \"b\" \\(c)\nd", "Has icon": true,
                    "Loud": "No", "Icon": ["code": ".spark"],
                ],
                [
                    "Kind": "Warm \"red\"", "Inner": "off", "Text content": "`${warm}`", "Has icon": false,
                    "Loud": "Yes", "Icon": ["code": NSNull()],
                ],
            ])
        #expect(
            results.map(\.example) == [
                #"""
                HarborLamp(
                    label: "a \"b\" \\(c)\nd",
                    tone: .calm,
                    inNer: .on,
                    showsIcon: true,
                    isLoud: false,
                    icon: .spark,
                    onClose: {}
                )
                """#,
                #"""
                HarborLamp(
                    label: "`${warm}`",
                    tone: .warm,
                    inNer: .off,
                    showsIcon: false,
                    isLoud: true,
                    icon: nil,
                    onClose: {}
                )
                """#,
            ])
        var withSnippets = modules
        let code = results.enumerated().map { "@MainActor func f\($0)() -> some View {\n\($1.example)\n}\n" }
        let file = "import Harbor\nimport SwiftUI\n\n" + code.joined()
        try withSnippets.add("Snippets", [OutputFile(path: "Snippets.swift", contents: Array(file.utf8))])
        let outcome = try withSnippets.compile()
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func linesLeadToTheSpec() throws {
        let (_, connect, _) = try SwiftModules.lamp()
        let file = try #require(connect.files.first { $0.path == "HarborLamp.figma.swift" })
        #expect(file.origins.map(\.origin.subject) == [.component(0)])
        #expect(file.origins.first?.lines.upperBound == file.contents.count { $0 == UInt8(ascii: "\n") })
    }

    @Test func componentsThatAreNotInFigmaAreLeftOut() {
        #expect(Emission(CodeConnectEmitter.self, SwiftDesigns.badge()).files.isEmpty)
    }

    @Test("No name can end a comment, a literal or a template")
    func hostileNames() throws {
        var builder = SampleDesign.builder()
        builder.component(
            "Sample`${x}`Lamp", axes: [("`${a}`", ["\"", "\n"])], parts: [],
            figma: FigmaReference(
                file: "a\nb?c#d", node: "1:2\"\\", properties: [.init("`${a}`", "\"`${p}`\n\\")],
                place: DesignBuilder.nowhere), properties: []
        ) { _, _ in .none }
        let emission = Emission(CodeConnectEmitter.self, builder.build())
        for file in emission.files where file.path.contains("Lamp") {
            let text = String(decoding: file.contents, as: UTF8.self)
            #expect(text.contains("https://www.figma.com/design/a%0Ab%3Fc%23d?node-id=1-2%22%5C"))
            #expect(!text.contains("${p}`\n"))
        }
    }
}
