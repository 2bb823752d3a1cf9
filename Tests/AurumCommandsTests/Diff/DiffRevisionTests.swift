import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct DiffRevisionTests {
    private func tokens(_ result: (code: ExitCode, output: String, errors: String)) -> [String] {
        #expect(result.errors == "")
        return result.output.split(separator: "\n").filter { $0.hasPrefix("      value") }
            .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }

    @Test func comparesTheWorkingTreeWithTheLastCommit() throws {
        let project = try GitProject()
        #expect(project.run("diff", "--exit-code").output == "HEAD → the working tree: no difference\n")
        try project.setDepth(4)
        #expect(tokens(project.run("diff")) == ["3 → 4"])
        #expect(project.run("diff", "--exit-code").code == .fault)
        #expect(tokens(project.run("diff", "main")) == ["3 → 4"])
    }

    @Test func comparesWhatIsStaged() throws {
        let project = try GitProject()
        try project.setDepth(4)
        try project.git("add", "-A")
        try project.setDepth(5)
        #expect(tokens(project.run("diff", "--staged")) == ["3 → 4"])
        #expect(tokens(project.run("diff")) == ["3 → 5"])
    }

    @Test func comparesRevisionsOfAllKinds() throws {
        let project = try GitProject()
        try project.git("tag", "v1.0.0")
        for depth in 4...6 {
            try project.setDepth(depth)
            try project.commit("depth \(depth)")
        }
        try project.git("tag", "-a", "v2.0.0", "-m", "annotated")
        try project.git("branch", "feature/deeper", "HEAD~1")
        let hash = try project.git("rev-parse", "HEAD~2").prefix(7)
        for (word, depth) in [
            ("v1.0.0", 3), ("HEAD~3", 3), ("main~2", 4), (String(hash), 4), ("feature/deeper", 5),
            ("HEAD^", 5),
            ("HEAD@{1}", 5), ("HEAD^{/depth 4}", 4),
        ] {
            #expect(tokens(project.run("diff", word)) == ["\(depth) → 6"], "\(word)")
        }
        #expect(tokens(project.run("diff", "v1.0.0", "v2.0.0")) == ["3 → 6"])
        #expect(tokens(project.run("diff", "v2.0.0", "v1.0.0")) == ["6 → 3"])
    }

    @Test func readsPathsInARevision() throws {
        let project = try GitProject(project: "design system/tokens/")
        try project.git("tag", "v1")
        try project.setDepth(9, in: "design system/tokens/")
        for path in ["design system", "design system/tokens", "design system/tokens/aurum.yaml"] {
            #expect(tokens(project.run("diff", "v1:" + path, path)) == ["3 → 9"])
        }
        let file = "design system/tokens/fjord.tokens.yaml"
        #expect(project.run("diff", "v1:" + file, file).output.contains("value 3 → 9"))
        let inside = project.root.appending("design system")
        #expect(tokens(project.run("diff", "v1:./tokens", "tokens", in: inside)) == ["3 → 9"])
        #expect(tokens(project.run("diff", in: inside)) == ["3 → 9"])
    }

    @Test func worksInAFolderWithBlanksAndQuotes() throws {
        let project = try GitProject(in: "what we've \"got\" – so far/$HOME `id`")
        try project.setDepth(4)
        #expect(tokens(project.run("diff")) == ["3 → 4"])
    }

    @Test func aRevisionWithoutTokensIsAnEmptyDesign() throws {
        let project = try GitProject()
        try project.git("checkout", "-q", "--orphan", "bare")
        try project.git("rm", "-q", "-rf", ".")
        try project.commit("nothing")
        try project.git("checkout", "-q", "main")
        let result = project.run("diff", "bare")
        #expect(result.code == .success && result.errors == "")
        #expect(result.output.contains("`bare` has no `aurum.yaml`, so it counts as an empty design"))
        #expect(result.output.contains("  + depth 3\n"))
        try project.write("new/aurum.yaml", "name: Fjord\ntokens: ../fjord.tokens.yaml\n")
        let other = project.run("diff", "--config", "new/aurum.yaml")
        #expect(other.output.contains("`HEAD` has no `new/aurum.yaml`, so it counts as an empty design"))
        let back = project.run("diff", "HEAD", "bare")
        #expect(back.code == .success && back.output.contains("  - depth 3\n"))
    }

    @Test func aProjectThatMovedIsFoundWhereItWas() throws {
        let project = try GitProject(project: "old place/")
        try project.git("mv", "old place", "tokens")
        try project.write("tokens/fjord.tokens.yaml", "sea: { depth: { $type: number, $value: 3 } }\n")
        try project.commit("moved and renamed")
        let result = project.run("diff", "HEAD~1:old place", "tokens")
        #expect(result.output.contains("depth → sea.depth likely, 95 %"))
        #expect(result.output.contains("Fjord.depth → Fjord.sea.depth likely"))
    }

    @Test func worksInAWorktree() throws {
        let project = try GitProject()
        try project.git("branch", "other")
        try project.git("worktree", "add", "-q", project.beside("other tree"), "other")
        let other = project.at("other tree")
        try other.setDepth(7)
        #expect(tokens(other.run("diff")) == ["3 → 7"])
        #expect(project.run("diff").output.contains("no difference"))
        try other.commit("seven")
        #expect(tokens(project.run("diff", "main", "other")) == ["3 → 7"])
    }

    @Test func saysWhatAShallowCloneLacks() throws {
        let project = try GitProject()
        try project.setDepth(4)
        try project.commit("two")
        try project.git(
            "clone", "-q", "--depth", "1", "file://" + project.root.text, project.beside("shallow"))
        let clone = project.at("shallow")
        #expect(clone.run("diff").output.contains("no difference"))
        let result = clone.run("diff", "HEAD~1")
        #expect(result.code == .missingInput)
        #expect(result.errors.contains("no file, folder or git revision is named `HEAD~1`"))
        #expect(result.errors.contains("shallow clone"))
        #expect(result.errors.contains("git fetch --unshallow"))
    }

    @Test func errorsInARevisionNameIt() throws {
        let project = try GitProject()
        try project.write("fjord.tokens.yaml", "depth: { $type: number, $value: deep }\n")
        try project.commit("broken")
        try project.setDepth(3)
        let result = project.run("diff")
        #expect(result.code == .fault)
        #expect(result.errors.contains("fjord.tokens.yaml:1:33"))
        #expect(result.errors.contains("= note: in `HEAD`"))
        #expect(result.output == "")
    }

    @Test func filesThatARevisionLacksAreErrorsWhereTheyAreNamed() throws {
        let project = try GitProject()
        try project.write("../outside.tokens.yaml", "far: { $type: number, $value: 1 }\n")
        try project.write("aurum.yaml", "name: Fjord\ntokens: [gone.tokens.yaml, ../outside.tokens.yaml]\n")
        try project.commit("far")
        let result = project.run("diff", "HEAD", "HEAD")
        #expect(result.code != .success)
        #expect(result.errors.contains("error[A0219]: no file at `gone.tokens.yaml`"))
        #expect(result.errors.contains("aurum.yaml:2:10"))
        #expect(result.errors.contains("outside of the repository, so that no revision has it"))
    }

    @Test func saysThatThereIsNoRepositoryOrRevision() throws {
        let project = try SampleProject()
        let outside = Environment(
            fileSystem: LocalFileSystem(), workingFolder: project.root, programs: .installed)
        #expect(Tool.run(["diff"], outside) == .missingInput)
        #expect(outside.errors.text.contains("the working folder is in no git repository"))
        let inside = try GitProject()
        for word in ["nonsense", "HEAD~9", "no:such", "HEAD^{", ":", "a b", "--", "@{-9}"] {
            let result = inside.run("diff", "--", word)
            #expect(result.code == .missingInput, "\(word)")
            #expect(result.errors.contains("error[A0822]") || word == "no:such", "\(word): \(result.errors)")
        }
        #expect(inside.run("diff", "--", "--output=/dev/null").code == .missingInput)
        #expect(inside.run("diff", "HEAD:missing").errors.contains("no file at `missing`"))
    }

    @Test func aWordThatIsBothAFolderAndABranchIsAsked() throws {
        let project = try GitProject()
        try project.git("branch", "next")
        try project.write("next/aurum.yaml", "name: Fjord\ntokens: fjord.tokens.yaml\n")
        try project.write("next/fjord.tokens.yaml", "depth: { $type: number, $value: 8 }\n")
        let result = project.run("diff", "next")
        #expect(result.code == .missingInput)
        #expect(result.errors.contains("write `./next` for the path, or `next:` for the revision"))
        #expect(tokens(project.run("diff", "./next")) == ["8 → 3"])
        #expect(project.run("diff", "next:").output.contains("no difference"))
    }

    @Test func followsLinksInsideOfARevision() throws {
        let project = try GitProject()
        try project.git("mv", "fjord.tokens.yaml", "real.tokens.yaml")
        try project.git("config", "core.symlinks", "true")
        try symbolicLink(at: project.root.appending("fjord.tokens.yaml").text, to: "./real.tokens.yaml")
        try project.commit("linked")
        try project.write("real.tokens.yaml", "depth: { $type: number, $value: 6 }\n")
        try project.commit("six")
        #expect(tokens(project.run("diff", "HEAD~1", "HEAD")) == ["3 → 6"])
    }

    @Test func filesOfASubmoduleAreNotThere() throws {
        let project = try GitProject()
        let other = try GitProject()
        try project.git("submodule", "--quiet", "add", other.root.text, "shared")
        try project.write("aurum.yaml", "name: Fjord\ntokens: shared/fjord.tokens.yaml\n")
        try project.commit("shared")
        let result = project.run("diff")
        #expect(result.code == .inputOutput)
        #expect(result.errors.contains("it is in another repository, a submodule"))
    }

    @Test func unresolvedConflictsAreSaid() throws {
        let project = try GitProject()
        try project.git("checkout", "-q", "-b", "theirs")
        try project.setDepth(5)
        try project.commit("five")
        try project.git("checkout", "-q", "main")
        try project.setDepth(6)
        try project.commit("six")
        #expect(throws: (any Error).self) { try project.git("merge", "-q", "theirs") }
        let result = project.run("diff", "--staged")
        #expect(result.errors.contains("it has conflicts that are not resolved"))
    }

    @Test func withoutGitPathsAreComparedAllTheSame() throws {
        let project = try GitProject()
        try project.write("other/aurum.yaml", "name: Fjord\ntokens: fjord.tokens.yaml\n")
        try project.write("other/fjord.tokens.yaml", "depth: { $type: number, $value: 8 }\n")
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: project.root)
        #expect(Tool.run(["diff", "other"], environment) == .success)
        #expect(environment.output.text.contains("value 8 → 3"))
    }

    private func symbolicLink(at path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
}
