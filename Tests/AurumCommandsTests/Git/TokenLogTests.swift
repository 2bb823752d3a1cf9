import AurumCommands
import AurumPlatform
import Testing

/// The history of a token in real repositories.
struct TokenLogTests {
    private func subjects(_ result: (code: ExitCode, output: String, errors: String)) -> [String] {
        #expect(result.code == .success && result.errors == "")
        return result.output.split(separator: "\n").filter { $0.contains("Tester: ") }.map { line in
            line.split(separator: ":").last.map { String($0.dropFirst()) } ?? ""
        }
    }

    @Test("Commits that changed it, through renames and what it refers to, and no others")
    func follows() throws {
        let project = try GitProject()
        try project.write("other.txt", "x")
        try project.commit("no tokens")
        try project.setDepth(4)
        try project.commit("deeper")
        try project.write("fjord.tokens.yaml", "# Layout.\ndepth:\n  $type: number\n  $value: 4\n")
        try project.commit("layout")
        let figma = "$extensions: { com.figma.variableId: \"V:1\" }"
        try project.write("fjord.tokens.yaml", "depth: { $type: number, $value: 4, \(figma) }\n")
        try project.commit("known to Figma")
        try project.write(
            "fjord.tokens.yaml",
            "base: { $type: number, $value: 4 }\nmean: { $value: \"{base}\", \(figma) }\n")
        try project.commit("renamed")
        try project.write(
            "fjord.tokens.yaml",
            "base: { $type: number, $value: 5 }\nmean: { $value: \"{base}\", \(figma) }\n")
        try project.commit("base changed")
        #expect(
            subjects(project.run("log", "mean")) == [
                "base changed", "renamed", "known to Figma", "deeper", "one",
            ])
        #expect(subjects(project.run("log", "mean", "--max-count", "2")) == ["base changed", "renamed"])
        #expect(subjects(project.run("log", "base")) == ["base changed", "renamed"])
    }

    @Test("Both sides of a merge, each where the token changed there")
    func merges() throws {
        let project = try GitProject()
        try project.write("b.tokens.yaml", "width: { $type: number, $value: 1 }\n")
        try project.write(
            "aurum.yaml", "name: Fjord\ntokens: ['*.tokens.yaml']\noutputs: { swift: { path: out } }\n")
        try project.commit("two files")
        try project.git("switch", "-q", "-c", "side")
        try project.setDepth(7)
        try project.commit("side")
        try project.git("switch", "-q", "main")
        try project.write("b.tokens.yaml", "width: { $type: number, $value: 2 }\n")
        try project.commit("wider")
        try project.git("merge", "-q", "-m", "merged", "side")
        #expect(subjects(project.run("log", "depth")) == ["side", "one"])
        #expect(subjects(project.run("log", "width")) == ["wider", "two files"])
    }

    @Test("Commits that do not compile are passed over, and a shallow clone ends where it ends")
    func gaps() throws {
        let project = try GitProject()
        try project.write("fjord.tokens.yaml", "depth: { $type: number, $value: \n")
        try project.commit("broken")
        try project.setDepth(8)
        try project.commit("mended")
        let result = project.run("log", "depth")
        #expect(result.errors == "passed over 1 commit that does not compile\n")
        #expect(result.output.contains("mended") && result.output.contains("value 3 → 8"))
        try project.git(
            "clone", "-q", "--depth", "1", "file://" + project.root.text, project.beside("shallow"))
        #expect(subjects(project.at("shallow").run("log", "depth")) == ["mended"])
    }

    @Test("The same for programs")
    func json() throws {
        let project = try GitProject()
        try project.setDepth(4)
        try project.commit("deeper")
        let text = project.run("log", "depth", "--format", "json").output
        #expect(text.contains("\"subject\": \"deeper\"") && text.contains("\"kind\": \"added\""))
    }
}
