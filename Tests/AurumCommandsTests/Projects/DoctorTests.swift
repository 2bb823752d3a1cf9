import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct DoctorTests {
    private static let machine = MachinePrograms(
        path: { $0 == "swift" ? "/usr/bin/swift" : nil }, firstLine: { _ in "Swift version 6.3" })

    private func disk(_ more: [String: String] = [:]) -> InMemoryFileSystem {
        let files = [
            "/project/aurum.yaml": "name: Fjord\ntokens: t.tokens.json\noutputs: { json: { path: out } }\n",
            "/project/t.tokens.json": #"{ "deep": { "$type": "number", "$value": 1 } }"#,
        ]
        return InMemoryFileSystem(files.merging(more) { $1 })
    }

    /// The findings as `status subject detail remedy`, those about the linked libyaml left out.
    private func examine(
        _ disk: InMemoryFileSystem, in folder: String = "/project", _ machine: MachinePrograms = machine
    ) throws -> (code: ExitCode, isSound: Bool, findings: [String: String]) {
        let environment = Environment(
            fileSystem: disk, workingFolder: Path(folder),
            cache: RunCache(folder: Path("/cache"), program: "p"),
            programs: machine)
        let code = Tool.run(["doctor", "--format", "json"], environment)
        let printed = try JSONSerialization.jsonObject(with: Data(environment.output.text.utf8))
        let object = try #require(printed as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        let pairs = findings.map { finding -> (String, String) in
            let words = ["status", "detail", "remedy"].compactMap { finding[$0] as? String }
            return (finding["subject"] as? String ?? "", words.joined(separator: " | "))
        }
        return (code, object["sound"] as? Bool == true, Dictionary(uniqueKeysWithValues: pairs))
    }

    @Test func aSoundProjectIsSound() throws {
        let disk = disk()
        let stale = try examine(disk)
        #expect(stale.code == .success && stale.isSound)
        #expect(stale.findings["config"] == "ok | aurum.yaml")
        #expect(stale.findings["input"] == "ok | sound")
        #expect(stale.findings["outputs"] == "ok | 1 folder, can be written")
        #expect(stale.findings["fresh"] == "warn | not what the input gives: `out` | run `aurumc build`")
        #expect(stale.findings["swift"] == "ok | Swift version 6.3")
        #expect(stale.findings["pictures"]?.hasPrefix("missing | no `rsvg-convert`") == true)
        #expect(stale.findings["cache"] == "ok | /cache")
        #expect(stale.findings["libyaml"]?.wholeMatch(of: /ok \| \d+\.\d+\.\d+/) != nil)
        let before = disk.files.count
        #expect(
            Tool.run(["build", "-q"], Environment(fileSystem: disk, workingFolder: Path("/project")))
                == .success)
        #expect(disk.files.count > before)
        #expect(try examine(disk).findings["fresh"] == "ok | outputs are what the input gives")
    }

    @Test func whatIsEssentialDecidesTheCode() throws {
        let nowhere = try examine(disk(), in: "/")
        #expect(nowhere.code == .fault && !nowhere.isSound)
        #expect(nowhere.findings["config"]?.hasPrefix("missing | no `aurum.yaml`") == true)
        #expect(nowhere.findings["input"] == nil)

        let broken = try examine(disk(["/project/t.tokens.json": #"{ "deep": { "$value": "{none}" } }"#]))
        #expect(broken.code == .fault)
        #expect(broken.findings["input"] == "wrong | 1 error | `aurumc check` shows them")

        let config = "name: Fjord\ntokens: t.tokens.json\noutputs: { json: { path: notes/out } }\n"
        let blocked = try examine(disk(["/project/aurum.yaml": config, "/project/notes": "a file"]))
        #expect(blocked.code == .fault)
        #expect(blocked.findings["outputs"]?.hasPrefix("wrong | `notes/out` cannot be written") == true)

        let unknown =
            "name: Fjord\ntokens: t.tokens.json\ntoken: a\noutputs: { json: { path: out, pat: 1 } }\n"
        let misspelled = try examine(disk(["/project/aurum.yaml": unknown]))
        #expect(misspelled.code == .fault && !misspelled.isSound)
        #expect(misspelled.findings["config"] == "wrong | 2 errors | `aurumc check` shows them")
        #expect(misspelled.findings["input"] == "ok | sound")

        let bare = try examine(disk(), MachinePrograms())
        #expect(bare.code == .success)
        #expect(bare.findings["swift"]?.hasPrefix("missing | no toolchain") == true)
    }

    @Test func hooksAreLookedFor() throws {
        func git(_ files: [String: String]) throws -> String {
            try examine(disk(files)).findings["git"] ?? ""
        }
        let head = ["/.git/HEAD": "ref: refs/heads/main"]
        let hooks = ["/.pre-commit-config.yaml": "repos: [{ hooks: [{ id: aurumc-check }] }]"]
        #expect(try git([:]).hasPrefix("warn | no repository"))
        #expect(try git(head).contains("`.pre-commit-config.yaml`"))
        #expect(try git(head.merging(hooks) { $1 }).hasSuffix("run `pre-commit install`"))
        let installed = hooks.merging(["/.git/hooks/pre-commit": "#!/bin/sh"]) { $1 }
        #expect(try git(installed) == "ok | a hook runs aurumc before a commit")
        #expect(try git(["/.git/hooks/pre-commit": "aurumc check"]).hasPrefix("ok"))
        #expect(try git(["/.git/hooks/pre-commit": "make test"]).hasPrefix("warn"))
        let worktree = [
            "/project/.git": "gitdir: /main/.git/worktrees/project\n",
            "/main/.git/worktrees/project/commondir": "../..\n",
        ]
        #expect(try git(worktree).hasPrefix("warn | no hook"))
        let shared = worktree.merging(["/main/.git/hooks/pre-commit": "aurumc check"]) { $1 }
        #expect(try git(shared).hasPrefix("ok"))
        let submodule = [
            "/project/.git": "gitdir: ../main/.git/modules/project\n",
            "/main/.git/modules/project/hooks/pre-commit": "aurumc check",
        ]
        #expect(try git(submodule).hasPrefix("ok"))
    }

    @Test("The text has a line for each finding, in columns")
    func text() {
        let environment = Environment(
            fileSystem: disk(), workingFolder: Path("/project"), programs: Self.machine)
        #expect(Tool.run(["doctor"], environment) == .success)
        let lines = environment.output.text.split(separator: "\n")
        #expect(lines.first == "ok       config    aurum.yaml")
        #expect(lines.contains("warn     fresh     not what the input gives: `out`; run `aurumc build`"))
        #expect(environment.errors.text.isEmpty)
    }

    @Test("Programs of the machine are found and asked")
    func programs() throws {
        #expect(Programs.path(of: "sh")?.hasSuffix("/sh") == true)
        #expect(Programs.path(of: "no-such-program-anywhere") == nil)
        #expect(Programs.firstLine(of: ["printf", #"'one\ntwo'"#]) == "one")
        #expect(Programs.firstLine(of: ["no-such-program-anywhere"]) == nil)
        let start = ContinuousClock.now
        #expect(Programs.firstLine(of: ["sleep", "60"], within: 200) == nil)
        #expect(Programs.firstLine(of: ["sh", "-c", "'echo one; exec sleep 60'"]) == "one")
        #expect(start.duration(to: .now) < .seconds(20))
        let folder = try TemporaryFolder()
        #expect(Files.mayWrite(folder.path.text))
        #expect(!Files.mayWrite(folder["nothing"]))
        let outcome = try ToolProcess(["doctor"], in: folder.path).finish()
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("config"))
    }
}
