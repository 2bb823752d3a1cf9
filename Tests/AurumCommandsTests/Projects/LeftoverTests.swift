import AurumCommands
import AurumPlatform
import Foundation
import Testing

@Suite("What earlier builds left behind")
struct LeftoverTests {
    /// The number of a process that has ended.
    private func goneProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    private func exists(_ name: String, in project: SampleProject) -> Bool {
        LocalFileSystem().kind(of: project.root.appending(name)) != nil
    }

    private func configure(_ outputs: String, in project: SampleProject) throws {
        try project.write(
            "tokens/aurum.yaml", "name: Fjord\ntokens: fjord.tokens.yaml\noutputs:\n" + outputs)
    }

    @Test func temporaryFilesOfProcessesThatAreGoneAreRemoved() throws {
        let project = try SampleProject()
        project.run("build")
        let gone = try goneProcess()
        let ours = ["out/json/.aurumc-\(gone)-0", "out/swift/.aurumc-\(gone)-12"]
        let others = [
            "out/json/.aurumc-\(getpid())-0", "out/json/.aurumc-\(gone)-0x", "out/json/.aurumc-0\(gone)-0",
            "out/json/.aurumc-\(gone)", "out/json/aurumc-\(gone)-0", "out/.aurumc-\(gone)-0",
        ]
        for name in ours + others { try project.write(name, "half") }
        let check = project.run("check")
        #expect(check.code == .fault)
        for name in ours {
            #expect(check.errors.contains("`\(name)` is left over from a build that was cut short"))
        }
        #expect(project.run("build").errors.hasPrefix("removed 2 files, "))
        #expect(ours.allSatisfy { !exists($0, in: project) })
        #expect(others.allSatisfy { exists($0, in: project) })
        #expect(project.run("check").code == .success)
    }

    @Test func theListSaysWhichConfigMadeIt() throws {
        let project = try SampleProject()
        project.run("build")
        let list = try Files.read(project.root.appending("out/json/.aurumc-files").text)
        let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "# made from ../../tokens/aurum.yaml")
        #expect(lines.dropFirst().contains("tokens.json"))
    }

    @Test func aListWithoutAConfigIsReadAndGetsOne() throws {
        let project = try SampleProject()
        try project.write("out/json/.aurumc-files", "old.json\n")
        try project.write("out/json/old.json", "")
        #expect(project.run("build").code == .success)
        #expect(!exists("out/json/old.json", in: project))
        #expect(project.run("check").code == .success)
    }

    @Test func anOutputThatMovedOrWentLeavesNothing() throws {
        let project = try SampleProject()
        project.run("build")
        try project.write("out/swift/mine", "")
        try configure("  json: { path: ../out/data }\n", in: project)
        let check = project.run("check")
        #expect(check.code == .fault)
        #expect(check.errors.contains("`out/json/tokens.json` is no longer made"))
        #expect(check.output.contains("--- a/out/json/tokens.json\n+++ /dev/null\n"))
        #expect(project.run("build", "--emit", "json").code == .success)
        #expect(exists("out/json/tokens.json", in: project))
        #expect(project.run("build").code == .success)
        #expect(!exists("out/json", in: project))
        #expect(try project.contents(of: "out/swift").keys.sorted() == ["mine"])
        #expect(exists("out/data/tokens.json", in: project))
        #expect(project.run("check").code == .success)
    }

    @Test func foldersOfOtherConfigsStay() throws {
        let project = try SampleProject()
        project.run("build")
        try project.write("other/aurum.yaml", "name: A\noutputs: { json: { path: ../out/other } }\n")
        try project.write("other/fjord.tokens.yaml", "depth: { $type: number, $value: 3 }\n")
        try project.write(
            "other/aurum.yaml",
            "name: A\ntokens: fjord.tokens.yaml\noutputs: { json: { path: ../out/other } }\n")
        #expect(project.run("build", "--config", "other/aurum.yaml").code == .success)
        try project.write("out/old/.aurumc-files", "a\n")
        try project.write("out/old/a", "")
        #expect(project.run("build").code == .success)
        #expect(exists("out/other/tokens.json", in: project))
        #expect(exists("out/json/tokens.json", in: project))
        #expect(exists("out/old/a", in: project))
    }

    @Test func theTargetOfALinkedOutputFolderStays() throws {
        let project = try SampleProject()
        try project.write("out/real/mine", "")
        try project.link("out/json", to: "real")
        #expect(project.run("build").code == .success)
        #expect(exists("out/real/tokens.json", in: project))
        #expect(project.run("check").code == .success)
        #expect(project.run("build").code == .success)
        #expect(exists("out/real/tokens.json", in: project))
    }

    @Test func outputsInsideAFolderThatMovedStay() throws {
        let project = try SampleProject()
        try project.write("out/json/.aurumc-files", "# made from ../../tokens/aurum.yaml\ndata/tokens.json\n")
        try configure(
            "  json: { path: ../out/json/data }\n  swift: { path: ../out/swift }\n", in: project)
        for _ in 0..<2 {
            #expect(project.run("build").code == .success)
            #expect(exists("out/json/data/tokens.json", in: project))
        }
        #expect(project.run("check").code == .success)
    }

    @Test func aLinkInPlaceOfAnOutputIsReplaced() throws {
        let project = try SampleProject()
        project.run("build")
        let file = project.root.appending("out/json/tokens.json").text
        let bytes = try Files.read(file)
        try Files.remove(file)
        try project.write("elsewhere.json", String(decoding: bytes, as: UTF8.self))
        try project.link("out/json/tokens.json", to: "../../elsewhere.json")
        let check = project.run("check")
        #expect(check.code == .fault)
        #expect(check.errors.contains("`out/json/tokens.json` is a symbolic link"))
        try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\n")
        #expect(project.run("build").code == .success)
        #expect(!Files.isLink(file))
        #expect(try Files.read(project.root.appending("elsewhere.json").text) == bytes)
        #expect(project.run("check").code == .success)
    }

    @Test(arguments: ["check", "build"])
    func aPipeInPlaceOfAnOutputIsInTheWay(command: String) throws {
        let project = try SampleProject()
        project.run("build")
        let file = project.root.appending("out/json/tokens.json").text
        try Files.remove(file)
        #expect(mkfifo(file, 0o600) == 0)
        let run = project.run(command)
        #expect(run.code == .fault)
        #expect(
            run.errors.contains(
                "a device, pipe or socket stands where the file `out/json/tokens.json` is to be written"))
    }

    @Test(.enabled(if: Files.kind(of: "/proc/self") == .folder, "nobody can write there"))
    func aBuildThatCannotGoOnSaysHowFarItGot() throws {
        let project = try SampleProject()
        try project.write("out/mine", "")
        try project.link("out/swift", to: "/proc/self")
        let run = project.run("build")
        #expect(run.code == .inputOutput)
        #expect(run.errors.contains("files were written, and the next build completes them"))
        #expect(!run.errors.contains("note: 0 of"))
        try Files.remove(project.root.appending("out/swift").text)
        #expect(project.run("build").code == .success)
        #expect(project.run("check").code == .success)
    }
}
