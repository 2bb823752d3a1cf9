import AurumCommands
import AurumPlatform
import AurumTestSupport
import Testing

struct ConfigTests {
    /// The files of a folder of the repository, in memory.
    private func project(_ folder: String) throws -> InMemoryFileSystem {
        let root = Path(#filePath).parent.parent.parent.parent.appending(folder)
        let (local, disk) = (LocalFileSystem(), InMemoryFileSystem())
        var folders = [root]
        while let folder = folders.popLast() {
            for name in try local.list(folder) {
                let path = folder.appending(name)
                if local.kind(of: path) == .folder {
                    folders.append(path)
                } else {
                    disk.add(
                        Path("/project/tokens").appending(path.relative(to: root).text), try local.read(path))
                }
            }
        }
        return disk
    }

    private func run(_ words: [String], _ disk: InMemoryFileSystem) -> (
        code: ExitCode, output: String, errors: String
    ) {
        let environment = Environment(fileSystem: disk, workingFolder: Path("/project"))
        let code = Tool.run(words, environment)
        return (code, environment.output.text, environment.errors.text)
    }

    @Test(
        "In its place the effective config gives the same outputs",
        arguments: [
            "tokens", "Tests/GoldenTests/Cases/modes-everywhere/input",
            "Tests/GoldenTests/Cases/config/input/tokens",
            "Tests/GoldenTests/Cases/small-design/input",
        ])
    func effectiveConfigMeansTheSame(folder: String) throws {
        let disk = try project(folder)
        #expect(run(["build", "-q"], disk).code == .success)
        for form in [["--format", "text"], ["--format", "json"]] {
            let effective = run(["config", "--effective"] + form, disk)
            #expect(effective.code == .success)
            disk.add("/project/tokens/aurum.yaml", effective.output)
            let again = run(["build"], disk)
            #expect(again.code == .success)
            #expect(again.errors.contains("nothing to write"), "\(again.errors)")
            #expect(run(["config", "--effective"] + form, disk).output == effective.output)
        }
    }

    @Test("A config above the folder is shown with its whole path")
    func configAbove() throws {
        let disk = try project("Tests/GoldenTests/Cases/small-design/input")
        try disk.createFolder(Path("/project/tokens/deep/er"))
        let environment = Environment(fileSystem: disk, workingFolder: Path("/project/tokens/deep/er"))
        #expect(Tool.run(["config"], environment) == .success)
        #expect(environment.output.text == "/project/tokens/aurum.yaml\n")
        #expect(Tool.run(["config", "--effective"], environment) == .success)
    }
}
