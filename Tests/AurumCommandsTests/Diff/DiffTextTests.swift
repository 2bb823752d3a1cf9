import AurumCommands
import AurumPlatform
import AurumSyntax
import Foundation
import Testing

struct DiffTextTests {
    /// What the tool prints for two designs that differ in most ways there are.
    private func text(_ words: String..., width: Int = 80, variables: [String: String] = [:]) throws -> String
    {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("GoldenTests/Cases/diff/input")
        let environment = Environment(
            fileSystem: LocalFileSystem(), workingFolder: Path(root.path), variables: variables, width: width)
        #expect(Tool.run(["diff", "old", "new"] + words, environment) == .success)
        return environment.output.text
    }

    @Test(arguments: [40, 60, 80, 120])
    func fitsTheWidth(width: Int) throws {
        for line in try text(width: width).split(separator: "\n") {
            let words = line.split(separator: " ")
            let isTooWide = TerminalWidth.columns(of: String(line)) > width
            // What cannot be broken stands alone or after a mark.
            #expect(!isTooWide || words.count <= 2 || !line.hasPrefix(" "), "\(line)")
        }
    }

    @Test func hasSwatchesInTrueColorWhereThereIsColor() throws {
        let colored = try text("--color", "always", variables: ["COLORTERM": "truecolor"])
        #expect(
            colored.contains(
                "\u{1B}[48;2;0;51;102m  \u{1B}[0m #003366 → \u{1B}[48;2;102;128;153m  \u{1B}[0m #668099"))
        #expect(try text("--color", "always").contains("\u{1B}[48;5;"))
        #expect(!(try text(variables: ["NO_COLOR": "1"]).contains("\u{1B}")))
        #expect(try text() == (try text("--color", "never")))
    }

    @Test func theJSONIsOneAndNamesEveryRuleAsTheDocumentationDoes() throws {
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text("--format", "json").utf8)) as? [String: Any])
        let page = try String(
            contentsOfFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Documentation/Diff.md").path, encoding: .utf8)
        for name in object.keys { #expect(page.contains("`\(name)`"), "\(name) is not documented") }
        for token in try #require(object["tokens"] as? [[String: Any]]) {
            for name in token.keys { #expect(page.contains("`\(name)`"), "\(name) is not documented") }
        }
    }
}
