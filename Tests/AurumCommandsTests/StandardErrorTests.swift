import AurumCommands
import AurumPlatform
import Foundation
import Testing

@Suite("What programs read on standard error")
struct StandardErrorTests {
    @Test(arguments: [
        "build", "build --timings", "check", "resolve", "version", "help", "nonsense", "resolve no",
    ])
    func jsonIsExactlyOneArray(words: String) throws {
        let project = try SampleProject()
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: project.root)
        let code = Tool.run(
            words.split(separator: " ").map(String.init) + ["--diagnostics", "json"], environment)
        let array = try JSONSerialization.jsonObject(with: Data(environment.errors.text.utf8)) as? [Any]
        #expect((array?.isEmpty == true) == (code == .success))
    }

    @Test func severalReportsOfARunAreOneArray() throws {
        let project = try SampleProject()
        try project.write("out/json/.aurumc-files", "../outside\n")
        let errors = project.run("check", "--diagnostics", "json").errors
        let array = try JSONSerialization.jsonObject(with: Data(errors.utf8)) as? [[String: Any]]
        let codes = array?.compactMap { $0["code"] as? String } ?? []
        #expect(codes.first == "A0813")
        #expect(codes.dropFirst().allSatisfy { $0 == "A0815" } && codes.count > 2)
    }

    @Test func conciseIsNothingButMessages() throws {
        let project = try SampleProject()
        #expect(project.run("build", "--diagnostics", "concise", "--timings").errors.isEmpty)
        #expect(project.run("build", "--timings").errors.contains("nothing to write"))
    }
}
