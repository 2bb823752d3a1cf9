import AurumCommands
import AurumPlatform
import Foundation
import Testing

@Suite("Exit codes for what cannot be read")
struct ExitCodeTests {
    private func run(_ words: String, in project: SampleProject) -> (code: ExitCode, output: String) {
        let environment = Environment(
            fileSystem: LocalFileSystem(), workingFolder: project.root,
            input: { () throws(FileFailure) in
                throw FileFailure(.read, "<stdin>", .other("bad file descriptor"))
            })
        let code = Tool.run(words.split(separator: " ").map(String.init), environment)
        return (code, environment.output.text)
    }

    @Test(
        arguments: [
            ("resolve no.json", .missingInput), ("build --config no.yaml", .missingInput),
            ("table --config no.yaml", .missingInput), ("color {a} --config no.yaml", .missingInput),
            ("resolve --input-file no.json", .missingInput), ("import figma no.json -o x", .missingInput),
            ("resolve loop", .inputOutput), ("resolve tokens", .inputOutput), ("resolve -", .inputOutput),
            ("build --config loop", .inputOutput), ("check --config tokens", .inputOutput),
            ("table --config loop", .inputOutput), ("color {a} --config loop", .inputOutput),
            ("resolve --input-file loop", .inputOutput), ("resolve --config loop", .inputOutput),
            ("import figma loop -o x", .inputOutput), ("resolve no.json loop", .inputOutput),
            ("build --config names-loop.yaml", .inputOutput),
            ("resolve --config names-loop.yaml", .inputOutput),
            ("build --config names-missing.yaml", .missingInput),
            ("resolve --config names-missing.yaml", .missingInput),
            ("check --config names-missing.yaml", .missingInput),
            ("table --config names-missing.yaml", .missingInput),
            ("color {a} --config names-missing.yaml", .missingInput),
            ("resolve missing.resolver.json", .missingInput), ("resolve empty.resolver.json", .fault),
        ] as [(String, ExitCode)])
    func tellsMissingFromUnreadable(words: String, expected: ExitCode) throws {
        let project = try SampleProject()
        try project.link("loop", to: "loop")
        try project.write("names-loop.yaml", "name: A\ntokens: loop\n")
        try project.write("names-missing.yaml", "name: A\ntokens: missing.json\n")
        for (name, source) in [("missing", "missing.json"), ("empty", "")] {
            try project.write(
                "\(name).resolver.json",
                #"{"version": "2025.10", "resolutionOrder": [{"name": "s", "type": "set", "sources": [{"$ref": "\#(source)"}]}]}"#
            )
        }
        #expect(run(words, in: project).code == expected)
    }

    @Test(
        arguments: [
            ("-", .inputOutput), ("loop", .inputOutput), ("no.json", .missingInput),
            ("--input wrong", .usage),
            ("--input-file no.json", .missingInput), ("--mode a --input b=c", .usage),
            ("--config no.yaml", .missingInput), ("tokens", .inputOutput),
        ] as [(String, ExitCode)])
    func resolvePrintsOneObjectInAnyCase(words: String, expected: ExitCode) throws {
        let project = try SampleProject()
        try project.link("loop", to: "loop")
        let result = run("resolve --format json " + words, in: project)
        #expect(result.code == expected)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((object?["errors"] as? [Any])?.isEmpty == false)
    }
}
