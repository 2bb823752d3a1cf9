import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct ToolProcessTests {
    @Test func buildsChecksAndResolves() throws {
        let project = try SampleProject()
        let build = try ToolProcess(["build"], in: project.root).finish()
        #expect(build.code == 0)
        #expect(build.output.isEmpty)
        #expect(build.errors.hasPrefix("wrote "))
        #expect(try ToolProcess(["check"], in: project.root).finish().code == 0)
        try project.write("out/json/tokens.json", "{}\n")
        let check = try ToolProcess(["check"], in: project.root).finish()
        #expect(check.code == 1)
        #expect(check.output.contains("--- a/out/json/tokens.json\n+++ b/out/json/tokens.json\n"))
        #expect(check.errors.contains("run `aurumc build`"))
        let resolve = try ToolProcess(["resolve"], in: project.root.appending("tokens")).finish()
        #expect(resolve.output == "depth  number  3\n")
    }

    @Test func remembersWhatItSaid() throws {
        let project = try SampleProject()
        let cache = project.folder.path.appending("remembered").text
        func run(_ word: String, cache: String) throws -> String {
            let outcome = try ToolProcess([word], in: project.root, cache: cache).finish()
            return "\(outcome.code) \(outcome.output)\(outcome.errors)"
        }
        _ = try run("build", cache: cache)
        #expect(!FileManager.default.fileExists(atPath: cache))
        for word in ["check", "build"] {
            let plain = try run(word, cache: "off")
            for _ in 0..<2 { #expect(try run(word, cache: cache) == plain) }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache).isEmpty == false)
        try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\n")
        #expect(try run("check", cache: cache).hasPrefix("1 --- a/out/json/"))
    }

    /// What a pipe gives is gone once it is read, so that nothing about it is remembered or asked again.
    @Test func remembersNothingThatComesThroughAPipe() throws {
        let project = try SampleProject()
        let cache = project.folder.path.appending("remembered").text
        try project.write(
            "aurum.yaml", "name: Fjord\ntokens: [/dev/stdin]\noutputs: { json: { path: out/json } }\n")
        let text = "depth: { $type: number, $value: 3 }\n"
        for input in [text, text, text + "# other\n", text] {
            let build = try ToolProcess(["build"], in: project.root, input: input, cache: cache).finish()
            #expect(build.code == 0, "\(build.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: cache))
    }

    /// Pipes, links and huge files in the cache are no records.
    @Test func strangeRecordsAreNotRead() throws {
        let project = try SampleProject()
        let cache = project.folder.path.appending("remembered")
        _ = try ToolProcess(["build"], in: project.root).finish()
        _ = try ToolProcess(["check"], in: project.root, cache: cache.text).finish()
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: cache.text).first)
        let record = cache.appending(name).text
        let mode = try #require(
            FileManager.default.attributesOfItem(atPath: cache.text)[.posixPermissions] as? Int)
        #expect(mode & 0o077 == 0, "others can look into it")
        func check() throws -> Int32 {
            try ToolProcess(["check"], in: project.root, cache: cache.text).finish().code
        }
        #expect(unlink(record) == 0 && mkfifo(record, 0o600) == 0)
        #expect(try check() == 0)
        #expect(unlink(record) == 0 && FileManager.default.createFile(atPath: record, contents: nil))
        #expect(truncate(record, 3 << 30) == 0)
        #expect(try check() == 0)
        let size = try FileManager.default.attributesOfItem(atPath: record)[.size] as? Int
        #expect((size ?? .max) < 1 << 20, "it is replaced by a record")
    }

    @Test(arguments: [
        #"{ "depth": { "$type": "number", "$value": 3 } }"#, "depth: { $type: number, $value: 3 }",
    ])
    func readsTokensFromTheStandardInput(text: String) throws {
        let folder = try TemporaryFolder()
        let run = try ToolProcess(["resolve", "-"], in: folder.path, input: text).finish()
        #expect(run.output == "depth  number  3\n")
        #expect(run.code == 0)
        let faulty = try ToolProcess(["resolve", "-"], in: folder.path, input: "{ \"a\": 1 }").finish()
        #expect(faulty.code == 1)
        #expect(faulty.errors.contains("--> <stdin>:1:8"))
    }

    @Test func wrongWordsHaveTheirOwnExitCode() throws {
        let folder = try TemporaryFolder()
        #expect(try ToolProcess(["bild"], in: folder.path).finish().code == 64)
        #expect(try ToolProcess(["build"], in: folder.path).finish().code == 66)
    }

    @Test func aBuildThatIsKilledLeavesWholeFiles() throws {
        let project = try SampleProject()
        let tokens = (0..<400).map { "n\($0): { $type: number, $value: \($0) }\n" }.joined()
        try project.write("tokens/fjord.tokens.yaml", tokens)
        #expect(project.run("build").code == .success)
        let expected = try project.contents(of: "out")
        for delay in stride(from: 0, to: 60_000, by: 4_000) {
            try FileManager.default.removeItem(atPath: project.root.appending("out").text)
            let build = try ToolProcess(["build"], in: project.root)
            usleep(UInt32(delay))
            build.kill()
            for (name, bytes) in try project.contents(of: "out") where expected[name] != nil {
                #expect(
                    name.hasSuffix(".aurumc-files") || bytes == expected[name], "\(name) after \(delay) µs")
            }
            #expect(project.run("build").code == .success)
            #expect(project.run("check").code == .success)
        }
    }
}
