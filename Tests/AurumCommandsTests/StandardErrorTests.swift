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

    /// `--format` makes the report the result: all of it, and nothing else, goes to the standard output.
    @Test(arguments: ["json", "sarif"])
    func aReportIsTheResult(format: String) throws {
        let project = try SampleProject()
        for (command, code) in [("check", ExitCode.fault), ("build", .success), ("check", .success)] {
            let run = project.run(command, "--format", format)
            #expect(run.code == code && run.errors.isEmpty)
            let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            let runs = (report as? [String: Any])?["runs"] as? [[String: Any]]
            let results = (report as? [Any]) ?? (runs?.first?["results"] as? [Any])
            #expect((try #require(results).isEmpty) == (code == .success))
        }
    }

    @Test func annotationsNameFilesThatAreMissing() throws {
        let project = try SampleProject()
        let lines = project.run("check", "--format", "github").output.split(separator: "\n")
        #expect(lines.count > 2 && lines.allSatisfy { $0.hasPrefix("::error file=out/") })
        #expect(lines.last?.contains("%0Ahelp: run `aurumc build`") == true)
        let report = project.run("check", "--format", "junit").output
        #expect(report.contains("<testcase classname=\"out/json/"))
    }
}
