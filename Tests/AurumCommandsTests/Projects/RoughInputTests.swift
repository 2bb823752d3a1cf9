import AurumCommands
import AurumPlatform
import Foundation
import Testing

@Suite("Inputs on a disk that are not what they seem")
struct RoughInputTests {
    private func resolve(_ inputs: String..., in project: SampleProject) -> (code: ExitCode, lines: [String])
    {
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: project.root)
        let code = Tool.run(["resolve", "--diagnostics", "concise"] + inputs, environment)
        let text = environment.errors.text + environment.output.text
        return (code, text.split(separator: "\n").map(String.init))
    }

    @Test("A link is the file it leads to")
    func link() throws {
        let project = try SampleProject()
        try project.link("link.yaml", to: "tokens/fjord.tokens.yaml")
        let result = resolve("link.yaml", in: project)
        #expect(result.code == .success)
        #expect(result.lines == ["depth  number  3"])
    }

    @Test("A link that leads nowhere is a file that is not there")
    func dangling() throws {
        let project = try SampleProject()
        try project.link("dangling.yaml", to: "nowhere.yaml")
        let result = resolve("dangling.yaml", in: project)
        #expect(result.code == .missingInput)
        #expect(result.lines == ["dangling.yaml: error: no file at `dangling.yaml` [A0219]"])
    }

    @Test("Links that lead to each other are a file that cannot be read")
    func circular() throws {
        let project = try SampleProject()
        try project.link("one.yaml", to: "two.yaml")
        try project.link("two.yaml", to: "one.yaml")
        let result = resolve("one.yaml", in: project)
        #expect(result.code != .success)
        #expect(result.lines.count == 1)
        #expect(
            result.lines.first?.hasPrefix(
                "one.yaml: error: cannot read `one.yaml`: too many levels of symbolic links")
                == true)
        #expect(result.lines.first?.hasSuffix(" [A0220]") == true)
    }

    @Test("A folder, also behind a link, is an input of the wrong kind")
    func folder() throws {
        let project = try SampleProject()
        try project.link("linked", to: "tokens")
        for name in ["tokens", "linked", "."] {
            let result = resolve(name, in: project)
            #expect(result.code == .inputOutput)
            #expect(result.lines == ["\(name): error: `\(name)` is a folder, expected a file [A0220]"])
        }
    }

    @Test("One file in several spellings is one input, as in a config")
    func spellings() throws {
        let project = try SampleProject()
        let path = "tokens/fjord.tokens.yaml"
        let result = resolve(
            path, "./" + path, "tokens/../tokens//fjord.tokens.yaml",
            project.root.appending(path).text, in: project)
        #expect(result.code == .success)
        #expect(result.lines == ["depth  number  3"])
        let missing = resolve("no.json", "./no.json", in: project)
        #expect(missing.lines == ["no.json: error: no file at `no.json` [A0219]"])
    }

    @Test("A path through a file cannot be read")
    func throughFile() throws {
        let result = resolve("tokens/fjord.tokens.yaml/a.yaml", in: try SampleProject())
        #expect(
            result.lines == [
                "tokens/fjord.tokens.yaml/a.yaml: error: cannot read `tokens/fjord.tokens.yaml/a.yaml`: "
                    + "part of the path is not a folder [A0220]"
            ])
    }

    @Test("A folder that cannot be listed is an error at the pattern", .enabled(if: getuid() != 0))
    func unreadableFolder() throws {
        let project = try SampleProject()
        try project.write("closed/a.yaml", "a: { $type: number, $value: 1 }\n")
        try project.write("aurum.yaml", "name: Fjord\ntokens: '*/a.yaml'\n")
        let closed = project.root.appending("closed").text
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
        let lines = resolve("--config", "aurum.yaml", in: project).lines
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
        #expect(lines == ["aurum.yaml:2:9: error: cannot read `closed`: permission denied [A0220]"])
    }

    @Test("An empty device is an empty file")
    func device() throws {
        #expect(
            resolve("/dev/null", in: try SampleProject()).lines == [
                "/dev/null:1:1: error: file is empty [A0104]"
            ])
    }

    @Test(
        "A device without an end is read up to a limit", .enabled(if: Files.kind(of: "/dev/zero") == .special)
    )
    func endless() throws {
        let result = resolve("/dev/zero", in: try SampleProject())
        #expect(result.code == .inputOutput)
        #expect(
            result.lines == [
                "/dev/zero: error: `/dev/zero` has more than 268435456 bytes, and no more can be read [A0101]"
            ])
    }

    @Test("A file that is too large is not read at all")
    func tooLarge() throws {
        let project = try SampleProject()
        try project.write("huge.yaml", "")
        #expect(truncate(project.root.appending("huge.yaml").text, 5 << 30) == 0)
        let result = resolve("huge.yaml", in: project)
        #expect(result.code == .inputOutput)
        #expect(
            result.lines == [
                "huge.yaml: error: `huge.yaml` has more than 4294967295 bytes, and no more can be read [A0101]"
            ])
    }
}
