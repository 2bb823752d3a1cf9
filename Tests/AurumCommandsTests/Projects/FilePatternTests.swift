import AurumCommands
import AurumPlatform
import Testing

@Suite("Patterns in a config")
struct FilePatternTests {
    /// The tokens that a config with these inputs resolves to, or what is reported, in one line each.
    private func run(_ tokens: String, _ files: [String], config: String = "aurum.yaml") -> [String] {
        let fileSystem = InMemoryFileSystem(["/p/" + config: "name: Fjord\ntokens: \(tokens)\n"])
        for (number, file) in files.enumerated() {
            fileSystem.add(file, "t\(number): { $type: number, $value: \(number) }\n")
        }
        let environment = Environment(fileSystem: fileSystem, workingFolder: Path("/p"))
        _ = Tool.run(["resolve", "--config", config, "--diagnostics", "concise"], environment)
        let errors = environment.errors.text.split(separator: "\n").map(String.init)
        let names = environment.output.text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        return errors + names
    }

    @Test("A star stands for the characters of one name", arguments: ["*.yaml", "?.yaml", "*a*l", "**.yaml"])
    func star(pattern: String) {
        let files = ["a.yaml", "a.json", ".a.yaml", "sub/a.yaml"].map { "/p/tokens/" + $0 }
        #expect(run("'tokens/\(pattern)'", files) == ["t0"])
    }

    @Test("Two stars stand for any folders, but not hidden ones")
    func folders() {
        let files = ["/p/t/b/z.yaml", "/p/t/a.yaml", "/p/t/b/c/d.yaml", "/p/t/.git/e.yaml", "/p/u.yaml"]
        #expect(run("t/**/*.yaml", files) == ["t1", "t2", "t0"])
        #expect(run("t/**", files) == ["t1", "t2", "t0"])
        #expect(run("t/**/**/d.yaml", files) == ["t2"])
        #expect(run("t/*/c/*", files) == ["t2"])
    }

    @Test("Files come in the order of their bytes, where they are named first")
    func order() {
        let files = ["/p/t/é.yaml", "/p/t/z.yaml", "/p/t/Z.yaml", "/p/t/a-b.yaml", "/p/t/a/b.yaml"]
        #expect(run("'t/**'", files) == ["t2", "t3", "t4", "t1", "t0"])
        #expect(run("[t/z.yaml, 't/*.yaml']", files) == ["t1", "t2", "t3", "t0"])
    }

    @Test("Patterns start in the config's folder and may be absolute")
    func places() {
        let files = ["/p/t/a.yaml", "/q/b.yaml"]
        #expect(run("../q/*.yaml", files) == ["t1"])
        #expect(run("/q/*.yaml", files) == ["t1"])
        #expect(run("'*.yaml'", files, config: "t/c.config") == ["t0"])
    }

    @Test("A file whose name is the pattern stands for itself")
    func literal() {
        #expect(run("'t/*.yaml'", ["/p/t/a.yaml", "/p/t/*.yaml"]) == ["t1"])
    }

    @Test("A pattern that fits nothing is one error where it stands")
    func nothing() {
        #expect(
            run("['t/*.yml', 'a.yaml']", ["/p/a.yaml"])
                == ["aurum.yaml:2:10: error: no file fits `t/*.yml` [A0219]", "t0"])
    }

    @Test("Links to folders are followed by a star and not by two")
    func links() throws {
        let project = try SampleProject()
        try project.write("shared/a.yaml", "a: { $type: number, $value: 1 }\n")
        try LocalFileSystem().createFolder(project.root.appending("tokens/inner"))
        try project.link("tokens/linked", to: "../shared")
        try project.link("tokens/inner/round", to: "..")
        try project.link("tokens/dangling.yaml", to: "nowhere.yaml")
        try project.write("one.yaml", "name: One\ntokens: 'tokens/*/a.yaml'\n")
        try project.write("two.yaml", "name: Two\ntokens: 'tokens/**/*.tokens.yaml'\n")
        #expect(project.run("resolve", "--config", "one.yaml").output == "a  number  1\n")
        #expect(project.run("resolve", "--config", "two.yaml").output == "depth  number  3\n")
    }
}
