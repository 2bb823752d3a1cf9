import AurumCommands
import AurumPlatform
import Foundation
import Testing

/// A project in memory with a cache beside it.
private struct CachedProject {
    let files = InMemoryFileSystem([
        "/p/aurum.yaml": """
        name: Fjord
        tokens: "*.tokens.yaml"
        outputs:
          json: { path: out/json }
        """,
        "/p/a.tokens.yaml": "depth: { $type: number, $value: 3 }\n",
        "/p/b.tokens.yaml": "width: { $type: number, $value: 5 }\n",
    ])
    var program = "one"

    struct Outcome: Equatable {
        let code: ExitCode
        let output: String
        let errors: String
        /// Whether anything was worked out.
        let isWork: Bool
        /// The cache's records after the run.
        let records: [String: [UInt8]]

        /// Without what only the cache knows.
        var visible: [String] { ["\(code)", output, errors] }
    }

    func run(
        _ words: String..., variables: [String: String] = [:], isTerminal: Bool = false
    ) -> Outcome {
        run(words, variables: variables, isTerminal: isTerminal)
    }

    func run(
        _ words: [String], variables: [String: String] = [:], isTerminal: Bool = false
    ) -> Outcome {
        let environment = Environment(
            fileSystem: files, workingFolder: Path("/p"), variables: variables, output: TextStream(),
            errors: TextStream(isTerminal: isTerminal), cache: RunCache(folder: Path("/c"), program: program))
        let code = Tool.run(words, environment)
        return Outcome(
            code: code, output: environment.output.text, errors: environment.errors.text,
            isWork: !environment.timings.stages.isEmpty, records: records)
    }

    var records: [String: [UInt8]] {
        let pairs = files.files.filter { $0.path.isInside(Path("/c")) }.map { ($0.path.text, $0.bytes) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

struct RunCacheTests {
    @Test func aRunThatWouldSeeTheSameIsRepeated() {
        let project = CachedProject()
        #expect(project.run("build").errors.hasPrefix("wrote "))
        // It changed something, so there is nothing to repeat.
        #expect(project.records.isEmpty)
        let first = project.run("build")
        #expect(first.isWork && first.errors.hasPrefix("nothing to write"))
        let second = project.run("build")
        #expect(!second.isWork && second.visible == first.visible)
        #expect(project.run("build", "--no-cache").isWork)
        #expect(project.run("build", "--timings").isWork)
    }

    @Test func whatElseDecidesARunIsPartOfTheQuestion() {
        let project = CachedProject()
        _ = project.run("build")
        #expect(project.run("build").isWork)
        var other = project
        other.program = "two"
        #expect(other.run("build").isWork)
        #expect(project.run("build", variables: ["NO_COLOR": "1"]).isWork)
        #expect(project.run("build", isTerminal: true).isWork)
        #expect(!project.run("build", isTerminal: true).isWork)
    }

    /// Whatever happens to any file, a run with the cache says what one without it says.
    @Test(arguments: 0..<12)
    func nothingThatChangesGoesUnseen(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let project = CachedProject()
        _ = project.run("build")
        _ = project.run("check")
        for _ in 0..<8 {
            let edit = Edit.allCases.randomElement(using: &random) ?? .none
            edit.apply(to: project.files, using: &random)
            for words in [["check"], ["check", "--diagnostics", "json"], ["check", "--strict"]] {
                let plain = project.run(words + ["--no-cache"])
                let first = project.run(words)
                let second = project.run(words)
                #expect(first.visible == plain.visible, "after \(edit)")
                #expect(second.visible == plain.visible, "after \(edit)")
            }
        }
    }

    /// A record that was cut short or changed is at worst of no use.
    @Test func brokenRecordsAreNotUsed() throws {
        let project = CachedProject()
        _ = project.run("build")
        let expected = project.run("check").visible
        let (path, bytes) = try #require(project.records.first)
        for length in stride(from: 0, to: bytes.count, by: 37) {
            project.files.add(Path(path), Array(bytes.prefix(length)))
            #expect(project.run("check").visible == expected)
        }
        project.files.add(Path(path), bytes + [0])
        #expect(project.run("check").visible == expected)
        // Lengths beyond the file and beyond any number, and damage to what would be printed.
        for offset in 0..<min(bytes.count, 600) {
            var changed = bytes
            changed[offset] ^= 0x81
            project.files.add(Path(path), changed)
            #expect(project.run("check").visible == expected, "byte \(offset)")
        }
    }

    @Test func aCacheThatCannotBeWrittenIsNoFailure() {
        let project = CachedProject()
        project.files.add("/c", "a file where the cache belongs")
        #expect(project.run("build").code == .success)
        #expect(project.run("check").code == .success)
        #expect(project.records.keys.elementsEqual(["/c"]))
    }

    /// What runs that were killed left half written goes; what another process is writing stays.
    @Test func leftoversInTheCacheGo() {
        let project = CachedProject()
        _ = project.run("build")
        project.files.add("/c/.aurumc-2147483646-0", "half")
        project.files.add("/c/.aurumc-\(ProcessInfo.processInfo.processIdentifier)-7", "being written")
        project.files.add("/c/notes", "of the user")
        _ = project.run("check")
        let names = project.records.keys.map { $0.dropFirst(3) }.filter { !$0.hasPrefix("aurumc-run-") }
        #expect(names.sorted() == [".aurumc-\(ProcessInfo.processInfo.processIdentifier)-7", "notes"])
    }

    @Test func theNumberOfRecordsIsLimited() {
        let project = CachedProject()
        _ = project.run("build")
        for number in 0..<150 {
            let folders = String(repeating: "./", count: number)
            _ = project.run("check", "--config", folders + "aurum.yaml")
        }
        #expect(project.records.count <= 64)
        #expect(project.records.count > 32)
    }
}

/// Something that happens to a project between two runs.
private enum Edit: CaseIterable {
    case none, token, newSource, lostSource, brokenSource, output, lostOutput, strayOutput, list, build

    func apply(to files: InMemoryFileSystem, using random: inout SeededGenerator) {
        let number = Int.random(in: 0..<4, using: &random)
        switch self {
        case .none: break
        case .token: files.add("/p/a.tokens.yaml", "depth: { $type: number, $value: \(number) }\n")
        case .newSource: files.add("/p/c\(number).tokens.yaml", "c\(number): { $type: number, $value: 1 }\n")
        case .lostSource: try? files.removeFile(Path("/p/c\(number).tokens.yaml"))
        case .brokenSource: files.add("/p/b.tokens.yaml", "width: { $type: number, $value: \(number)m }\n")
        case .output: files.add("/p/out/json/tokens.json", "{ \"\(number)\": 1 }\n")
        case .lostOutput: try? files.removeFile(Path("/p/out/json/tokens.json"))
        case .strayOutput: files.add("/p/out/json/stray\(number).json", "{}\n")
        case .list: files.add("/p/out/json/.aurumc-files", "tokens.json\nstray\(number).json\n")
        case .build:
            files.add("/p/b.tokens.yaml", "width: { $type: number, $value: 5 }\n")
            _ = Tool.run(["build"], Environment(fileSystem: files, workingFolder: Path("/p")))
        }
    }
}
