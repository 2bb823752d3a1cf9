import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct ProjectOnDiskTests {
    @Test func aSecondBuildWritesNothing() throws {
        let project = try SampleProject()
        #expect(project.run("build").code == .success)
        let dates = try project.dates(of: "out")
        #expect(dates.count > 2)
        let second = project.run("build")
        #expect(second.errors.hasPrefix("nothing to write, "))
        #expect(try project.dates(of: "out") == dates)
        #expect(project.run("check").code == .success)
    }

    @Test func onlyWhatChangedIsWritten() throws {
        let project = try SampleProject()
        project.run("build")
        let dates = try project.dates(of: "out")
        try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\n")
        #expect(project.run("check").code == .fault)
        #expect(project.run("build").code == .success)
        let changed = try project.dates(of: "out").filter { dates[$0.key] != $0.value }.keys
        #expect(changed.contains("json/tokens.json"))
        #expect(!changed.contains("json/variants.json"))
    }

    @Test func nothingIsWrittenAfterAnError() throws {
        let project = try SampleProject()
        project.run("build")
        let before = try project.contents(of: "out")
        try project.write(
            "tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\nsound: { $value: 1 }\n")
        #expect(project.run("build").code == .fault)
        #expect(try project.contents(of: "out") == before)
    }

    @Test(arguments: ["aurum.yaml", "tokens/aurum.yaml"])
    func theConfigIsFoundFromAnyFolderOfTheProject(config: String) throws {
        let project = try SampleProject(config: config)
        try project.write("docs/deep/notes.txt", "")
        for folder in [".", "docs", "docs/deep"] {
            let run = project.run("build", in: project.root.appending(folder))
            #expect(run.code == .success, "\(run.errors)")
        }
        #expect(try project.contents(of: "out").keys.contains("json/tokens.json"))
        #expect(try project.contents(of: "docs").keys.sorted() == ["deep/notes.txt"])
    }

    @Test func messagesNamePathsFromTheWorkingFolder() throws {
        let project = try SampleProject()
        try project.write("tokens/fjord.tokens.yaml", "depth: { $value: 4 }\n")
        #expect(project.run("build").errors.contains("--> tokens/fjord.tokens.yaml:1:1"))
        let inside = project.run("build", in: project.root.appending("tokens"))
        #expect(inside.errors.contains("--> fjord.tokens.yaml:1:1"))
    }

    @Test("After a link `..` is the folder around what the link leads to, as for other programs")
    func parentsOfLinks() throws {
        let project = try SampleProject()
        try project.write("elsewhere/deep/note.txt", "")
        try FileManager.default.createSymbolicLink(
            atPath: project.root.appending("tokens/link").text, withDestinationPath: "../elsewhere/deep")
        try project.write(
            "elsewhere/aurum.yaml", "name: Far\ntokens: far.yaml\noutputs: { json: { path: out } }\n")
        try project.write("elsewhere/far.yaml", "far: { $type: number, $value: 1 }\n")
        let built = project.run("build", "--config", "tokens/link/../aurum.yaml")
        #expect(built.code == .success, "\(built.errors)")
        #expect(try project.contents(of: "elsewhere").keys.contains("out/tokens.json"))
        let resolved = project.run("resolve", "tokens/link/../far.yaml")
        #expect(resolved.code == .success && resolved.output.hasPrefix("far"), "\(resolved.errors)")
        #expect(project.run("init", "tokens/link/../new").code == .success)
        #expect(try project.contents(of: "elsewhere").keys.contains("new/aurum.yaml"))
    }

    #if os(Linux)
    @Test("A name that is not UTF-8 fits no pattern")
    func namesOfOtherEncodings() throws {
        let project = try SampleProject()
        try project.write("tokens/aurum.yaml", "name: Fjord\ntokens: '*.tokens.yaml'\n")
        let odd = project.root.appending("tokens").text.utf8.map(CChar.init(bitPattern:)) + [47, -23, 46]
        let name = odd + "tokens.yaml".utf8.map(CChar.init(bitPattern:)) + [0]
        let file = try #require(fopen(name, "w"))
        fclose(file)
        defer { unlink(name) }
        let resolved = project.run("resolve")
        #expect(resolved.code == .success && resolved.errors.isEmpty)
        #expect(resolved.output.split(separator: "\n").count == 1)
    }
    #endif

    @Test func aProjectBehindALinkIsBuiltThere() throws {
        let project = try SampleProject()
        let link = project.folder.path.appending("link")
        try FileManager.default.createSymbolicLink(
            atPath: link.text, withDestinationPath: project.root.text)
        #expect(project.run("build", in: link).code == .success)
        #expect(project.run("check").code == .success)
    }

    @Test(arguments: ["two words", "🌊 fjord é", "it's a \"name\""])
    func anyNameOfAFolderWill(name: String) throws {
        let project = try SampleProject(in: name)
        try project.write("tokens/🐟 more.tokens.yaml", "fish: { $type: number, $value: 1 }\n")
        let run = project.run("resolve", "tokens/🐟 more.tokens.yaml")
        #expect(run.output == "fish  number  1\n")
        #expect(project.run("build").code == .success)
        #expect(project.run("check").code == .success)
    }

    @Test(arguments: ["build", "check"])
    func aFileWhereAFolderIsNeededIsInTheWay(command: String) throws {
        let project = try SampleProject()
        try project.write("out", "a file")
        let above = project.run(command)
        #expect(above.code == .fault)
        #expect(above.errors.contains("`out` is a file, and a folder is needed there for `out/json`"))
        let other = try SampleProject()
        try other.write("out/json", "a file")
        let there = other.run(command)
        #expect(there.code == .fault)
        #expect(there.errors.contains("`out/json` is a file, and an output folder is needed there"))
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func aFolderThatMayNotBeWrittenIsAFailureOfItsOwn() throws {
        let project = try SampleProject()
        project.run("build")
        try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o555], ofItemAtPath: project.root.appending("out/json").text)
        let run = project.run("build")
        #expect(run.code == .inputOutput)
        #expect(run.errors.contains("permission denied"))
    }
}
