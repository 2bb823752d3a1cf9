import AurumCommands
import AurumPlatform
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
            code: code, output: environment.output.text, errors: environment.errors.text, records: records)
    }

    var records: [String: [UInt8]] {
        let pairs = files.files.filter { $0.path.isInside(Path("/c")) }.map { ($0.path.text, $0.bytes) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Changes what the records say of the run, so that it shows when one is used.
    func markRecords() {
        for (path, bytes) in records {
            guard let place = bytes.firstRange(of: Array("nothing to write".utf8))?.lowerBound else {
                continue
            }
            var marked = bytes
            marked[place] = UInt8(ascii: "N")
            files.add(Path(path), marked)
        }
    }
}

struct RunCacheTests {
    @Test func aRunThatWouldSeeTheSameIsRepeated() {
        let project = CachedProject()
        #expect(project.run("build").errors.hasPrefix("wrote "))
        // It changed something, so there is nothing to repeat.
        #expect(project.records.isEmpty)
        #expect(project.run("build").errors.hasPrefix("nothing to write"))
        project.markRecords()
        #expect(project.run("build").errors.hasPrefix("Nothing to write"))
        #expect(project.run("build", "--no-cache").errors.hasPrefix("nothing to write"))
        #expect(project.run("build", "--timings").errors.hasPrefix("nothing to write"))
    }

    @Test func whatElseDecidesARunIsPartOfTheQuestion() {
        let project = CachedProject()
        _ = project.run("build")
        _ = project.run("build")
        project.markRecords()
        var other = project
        other.program = "two"
        #expect(other.run("build").errors.hasPrefix("nothing to write"))
        project.markRecords()
        #expect(project.run("build", variables: ["NO_COLOR": "1"]).errors.hasPrefix("nothing to write"))
        project.markRecords()
        #expect(project.run("build", isTerminal: true).errors.hasPrefix("nothing to write"))
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
        // Lengths beyond the file, and beyond any number.
        for offset in stride(from: 0, to: min(bytes.count, 400), by: 3) {
            var changed = bytes
            changed[offset] = 0xFF
            project.files.add(Path(path), changed)
            #expect(project.run("check", "--no-cache").code == .success)
            _ = project.run("check")
        }
    }

    @Test func aCacheThatCannotBeWrittenIsNoFailure() {
        let project = CachedProject()
        project.files.add("/c", "a file where the cache belongs")
        #expect(project.run("build").code == .success)
        #expect(project.run("check").code == .success)
        #expect(project.records.keys.elementsEqual(["/c"]))
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
