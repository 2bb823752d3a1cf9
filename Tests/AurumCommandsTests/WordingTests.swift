import AurumCommands
import AurumPlatform
import Testing

@Suite("How mistakes in words are put")
struct WordingTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let words: [String]
        let code: ExitCode
        let messages: [String]

        init(_ words: String, _ code: ExitCode, _ messages: String...) {
            let parts = words.split(separator: " ").map { $0 == "''" ? "" : String($0) }
            (self.words, self.code, self.messages) = (parts, code, messages)
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let cases = [
        Case("build --config ''", .usage, "`--config` cannot be an empty text, expected FILE"),
        Case("resolve --mode=", .usage, "`--mode` cannot be an empty text, expected NAME"),
        Case(
            "build --config tokens", .inputOutput, "`tokens` is a folder, expected a configuration file",
            "did you mean `tokens/aurum.yaml`?"),
        Case("color ''", .fault, "expected a color, found an empty text"),
        Case("color #12", .fault, "`#12` is not a color, expected"),
        Case(
            "resolve --form json", .usage, "no option of `resolve` named `--form`", "did you mean `--format`?"
        ),
        Case(
            "resolve --input a=b --input c=d --input a=e", .usage,
            "`--input` chooses a context of `a` more than once"),
        Case("table", .success, "the project has no components"),
    ]

    @Test(arguments: cases)
    private func says(example: Case) throws {
        let project = try SampleProject()
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: project.root)
        #expect(Tool.run(example.words, environment) == example.code)
        let errors = environment.errors.text
        for message in example.messages { #expect(errors.contains(message), "\(errors)") }
        #expect(errors.split(separator: "\n").filter { $0.contains("error[") }.count <= 1)
    }

    @Test func anEmptyObjectIsAColorObjectWithoutMembers() throws {
        let project = try SampleProject()
        let run = project.run("color", "{}")
        #expect(run.code == .fault)
        #expect(run.errors.contains("colorSpace"))
        #expect(!run.errors.contains("named"))
    }

    @Test func theResolversInputIsShownWhereItIs() throws {
        let project = try SampleProject()
        try project.write("choices/wrong.json", "{ \"theme\": 5 }\n")
        try project.write(
            "theme.resolver.json",
            """
            { "version": "2025.10", "modifiers": { "theme": { "contexts": { "a": [], "b": [] }, "default": "a" } },
              "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
            """)
        let words = [
            "resolve", "theme.resolver.json", "--input-file", "choices/wrong.json", "--format", "json",
        ]
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: project.root)
        #expect(Tool.run(words, environment) == .fault)
        #expect(environment.errors.text.contains("--> choices/wrong.json:1:12"))
        #expect(environment.output.text.contains("\"file\": \"<input>\",\n      \"line\": null"))
        #expect(!environment.output.text.contains("wrong.json"))
    }
}
