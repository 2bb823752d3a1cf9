import AurumCommands
import AurumPlatform
import Testing

struct OutputsCommandTests {
    /// Every file that a build makes, and no other, the lists of outputs among them.
    @Test func listsWhatABuildLeaves() throws {
        let project = try SampleProject()
        let before = project.run("outputs")
        #expect(before.code == .success)
        #expect(try project.contents(of: "out").isEmpty)
        project.run("build")
        let made = try project.contents(of: "out").keys.map { "out/" + $0 }
        let listed = project.run("outputs").output.split(separator: "\n").map(String.init)
        #expect(listed.sorted() == made.sorted())
        #expect(listed.contains("out/json/.aurumc-files"))
        #expect(before.output == project.run("outputs").output)
    }

    @Test func pathsStartInTheWorkingFolder() throws {
        let project = try SampleProject()
        try project.write("out/json/notes.txt", "")
        let inside = project.run("outputs", "--emit", "json", in: project.root.appending("out/json"))
        #expect(inside.output.split(separator: "\n").contains("tokens.json"))
        let outside = project.run("outputs", "--emit", "json", in: project.root.appending("tokens"))
        #expect(
            outside.output.split(separator: "\n").contains("\(project.root.text)/out/json/tokens.json"))
    }

    @Test func listsNothingAfterAnError() throws {
        let project = try SampleProject()
        try project.write("tokens/fjord.tokens.yaml", "depth: { $value: 4 }\n")
        let run = project.run("outputs")
        #expect(run.code == .fault)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("--> tokens/fjord.tokens.yaml:1:1"))
    }
}
