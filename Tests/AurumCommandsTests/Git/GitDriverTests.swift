import AurumCommands
import AurumPlatform
import Foundation
import Testing

/// What the real git does once `aurumc init --git` has told it about tokens.
struct GitDriverTests {
    private static let tokens = """
        # Depths.
        shoal: { $type: number, $value: 1 } # low tide
        fairway: { $type: number, $value: 9 }
        berth: { $type: number, $value: 4 }

        """

    /// A repository with the drivers, which call the program that was built.
    private func project(in name: String = "project") throws -> GitProject {
        let project = try GitProject(in: name)
        try project.write("fjord.tokens.yaml", Self.tokens)
        #expect(project.run("init", "--git").code == .success)
        let program = try ToolProcess.program.path
        #expect(try project.git("config", "merge.aurumc.driver").contains("aurumc merge %O %A %B"))
        try project.git(
            "config", "merge.aurumc.driver", "'\(program)' merge %O %A %B --path %P --marker-size %L")
        try project.git("config", "diff.aurumc.textconv", "'\(program)' textconv")
        try project.commit("tokens")
        return project
    }

    private func edit(_ project: GitProject, _ old: String, _ new: String, _ message: String) throws {
        let path = project.root.appending("fjord.tokens.yaml").text
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(old))
        try project.write("fjord.tokens.yaml", text.replacingOccurrences(of: old, with: new))
        try project.commit(message)
    }

    private func text(_ project: GitProject) throws -> String {
        try String(contentsOfFile: project.root.appending("fjord.tokens.yaml").text, encoding: .utf8)
    }

    @Test("Two branches that changed neighbors merge, where lines would not")
    func merges() throws {
        let project = try project(in: "with blanks")
        try project.git("switch", "-q", "-c", "side")
        try edit(project, "$value: 9", "$value: 10", "deeper")
        try project.git("switch", "-q", "main")
        try edit(
            project, "berth: { $type: number, $value: 4 }", "berth: { $type: number, $value: 5 }", "berth")
        try project.git("merge", "-q", "-m", "merge", "side")
        #expect(
            try text(project)
                == Self.tokens.replacingOccurrences(of: ": 9", with: ": 10")
                .replacingOccurrences(of: ": 4", with: ": 5"))
    }

    @Test("A rebase over a new token keeps both, in order")
    func rebases() throws {
        let project = try project()
        try project.git("switch", "-q", "-c", "side")
        try edit(project, "fairway:", "# Ours.\nbar: { $type: number, $value: 2 }\nfairway:", "bar")
        try project.git("switch", "-q", "main")
        try edit(project, "fairway:", "reef: { $type: number, $value: 3 }\nfairway:", "reef")
        try project.git("switch", "-q", "side")
        try project.git("rebase", "-q", "main")
        let names = try text(project).split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(names == ["# Depths.", "shoal", "reef", "# Ours.", "bar", "fairway", "berth"])
    }

    @Test("A real conflict stops the merge and marks the token alone")
    func conflicts() throws {
        let project = try project()
        try project.git("switch", "-q", "-c", "side")
        try edit(project, "$value: 9", "$value: 10", "deeper")
        try project.git("switch", "-q", "main")
        try edit(project, "$value: 9", "$value: 8", "flatter")
        #expect(throws: (any Error).self) { try project.git("merge", "-q", "-m", "merge", "side") }
        #expect(try project.git("status", "--short").contains("UU fjord.tokens.yaml"))
        #expect(
            try text(project) == """
                # Depths.
                shoal: { $type: number, $value: 1 } # low tide
                <<<<<<< ours
                fairway: { $type: number, $value: 8 }
                =======
                fairway: { $type: number, $value: 10 }
                >>>>>>> theirs
                berth: { $type: number, $value: 4 }

                """)
    }

    @Test("`git diff` shows tokens, and nothing where only the layout changed")
    func compares() throws {
        let project = try project()
        try project.write(
            "fjord.tokens.yaml",
            "shoal: {$value: 1.0, $type: number}\nfairway:\n  $type: number\n  $value: 11\nberth: { $type: number, $value: 4 }\n"
        )
        let lines = try project.git("diff").split(separator: "\n").filter {
            $0.hasPrefix("+") || $0.hasPrefix("-")
        }
        #expect(lines.contains("-fairway = 9") && lines.contains("+fairway = 11"))
        #expect(!lines.contains { $0.contains("berth") || $0 == "-shoal = 1" })
    }

    @Test("A second set-up changes nothing, and other attributes stay")
    func isSetUpOnce() throws {
        let project = try GitProject()
        try project.write(".gitattributes", "*.png binary")
        #expect(project.run("init", "--git").output == ".gitattributes\n")
        let path = project.root.appending(".gitattributes").text
        let first = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            first.hasPrefix("*.png binary\n\n# Tokens")
                && first.hasSuffix("/aurum.yaml diff=aurumc merge=aurumc\n"))
        #expect(project.run("init", "--git").output == "")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
        #expect(try project.git("check-attr", "merge", "fjord.tokens.yaml").contains("merge: aurumc"))
    }

    @Test("A file that is no document is left to git's own merge")
    func byLines() throws {
        let project = try GitProject()
        for (name, text) in [("o", "a: [\n1\n2\n3\n"), ("a", "a: [\n0\n2\n3\n"), ("b", "a: [\n1\n2\n4\n")] {
            try project.write(name + ".yaml", text)
        }
        let result = project.run("merge", "o.yaml", "a.yaml", "b.yaml", "--print")
        #expect(result.code == .success && result.output == "a: [\n0\n2\n4\n" || result.code == .fault)
        #expect(result.output.contains("0") && result.output.contains("4"))
    }
}
