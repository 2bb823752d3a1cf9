import AurumCommands
import AurumPlatform
import AurumSyntax
import Testing

struct ConfigurationFileTests {
    private func find(_ files: [String], from folder: String, _ words: String...) -> (
        path: String?, codes: [String]
    ) {
        let fileSystem = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        let environment = Environment(fileSystem: fileSystem, workingFolder: Path(folder))
        var diagnostics = DiagnosticSink()
        let invocation = ArgumentParser.parse(["version"] + words).invocation
        let path = ConfigurationFile.find(invocation, environment, &diagnostics)
        return (path, diagnostics.sorted.map(\.code.id))
    }

    @Test(arguments: [
        ("/p", "aurum.yaml"), ("/p/tokens", "aurum.yaml"), ("/p/tokens/components", "../aurum.yaml"),
        ("/p/a/b", "../../aurum.yaml"),
    ])
    func isTheNearest(folder: String, expected: String) {
        let files = ["/p/aurum.yaml", "/p/tokens/aurum.yaml", "/p/tokens/components/toast.yaml", "/p/a/b/c"]
        #expect(find(files, from: folder) == (expected, []))
    }

    @Test func isFoundInTokensToo() {
        #expect(find(["/p/tokens/aurum.yaml"], from: "/p") == ("tokens/aurum.yaml", []))
        #expect(find(["/p/tokens/aurum.yaml"], from: "/p/a/b") == ("../../tokens/aurum.yaml", []))
    }

    @Test func theUserHasTheLastWord() {
        #expect(find(["/p/aurum.yaml"], from: "/p", "--config", "x/y.yaml") == ("x/y.yaml", []))
    }

    @Test func withoutOneThereIsAnError() {
        #expect(find(["/q/aurum.yaml"], from: "/p") == (nil, ["A0817"]))
    }

    @Test func sourcesTellWhyTheyCannotBeHad() throws {
        let fileSystem = InMemoryFileSystem(["/p/a.yaml": "a"])
        let sources = FileSystemSources(Environment(fileSystem: fileSystem, workingFolder: Path("/p")))
        #expect(try sources.bytes(at: "a.yaml") == [UInt8(ascii: "a")])
        #expect(try sources.bytes(at: "/p/b/../a.yaml") == [UInt8(ascii: "a")])
        #expect(throws: SourceFailure.missing) { try sources.bytes(at: "b") }
        #expect(throws: SourceFailure.isDirectory) { try sources.bytes(at: ".") }
    }
}
