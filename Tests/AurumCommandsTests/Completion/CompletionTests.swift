import AurumCommands
import AurumPlatform
import Foundation
import Testing

/// What is typed, and what has to be offered.
private let typed: [(words: String, offered: [String])] = [
    ("ch", ["check"]),
    ("check --fo", ["--format"]),
    ("check --format s", ["sarif"]),
    ("--color al", ["always"]),
    ("--color always ch", ["check"]),
    ("help ex", ["explain"]),
    ("explain A050", ["A0501", "A0502", "A0503"]),
    ("build --emit snap", ["snapshotTests"]),
    ("completions z", ["zsh"]),
    ("resolve a\\ fi", ["a file.json"]),
    ("color x", []),
]

/// The scripts in the shells they are for.
struct CompletionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for shell in ["bash", "zsh", "fish"] {
            try write(shell == "zsh" ? "_aurumc" : "aurumc." + shell, Self.output(of: "completions", shell))
        }
        try write("a file.json", "{}")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path.appending(name).text))
    }

    private static func output(of words: String...) -> String {
        let environment = Environment()
        #expect(Tool.run(words, environment) == .success)
        return environment.output.text
    }

    @Test(.enabled(if: InstalledProgram("bash").isInstalled))
    func bashCompletes() throws {
        let calls = typed.map { words, _ in
            """
            COMP_WORDS=(aurumc \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _aurumc
            for word in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do echo "$word"; done; echo .
            """
        }
        let script = (["set -u", "source ./aurumc.bash"] + calls).joined(separator: "\n")
        let output = try InstalledProgram("bash").run(["--norc", "-c", script], in: folder.path)
        let expected = typed.map { ($0.offered + ["."]).joined(separator: "\n") + "\n" }.joined()
        #expect(output == expected)
    }

    /// With `--option=value`, bash makes the equals sign a word of its own.
    @Test(.enabled(if: InstalledProgram("bash").isInstalled))
    func bashCompletesAfterAnEqualsSign() throws {
        let script = """
            source ./aurumc.bash
            COMP_WORDS=(aurumc check --format =); COMP_CWORD=3; _aurumc; echo "${COMPREPLY[@]}"
            COMP_WORDS=(aurumc check --format = gi); COMP_CWORD=4; _aurumc; echo "${COMPREPLY[@]}"
            complete -p aurumc
            """
        let output = try InstalledProgram("bash").run(["--norc", "-c", script], in: folder.path)
        #expect(output == "text json github sarif junit\ngithub\ncomplete -F _aurumc aurumc\n")
    }

    @Test(.enabled(if: InstalledProgram("fish").isInstalled))
    func fishCompletes() throws {
        let calls = typed.map { words, _ in
            "complete -C 'aurumc \(words.replacing("\\", with: "\\\\"))'; echo ."
        }
        let script = (["source ./aurumc.fish"] + calls).joined(separator: "\n")
        let output = try InstalledProgram("fish").run(["--no-config", "-c", script], in: folder.path)
        let offered = output.split(separator: "\n").map {
            String($0.prefix { $0 != "\t" }).replacing("\\", with: "")
        }
        #expect(offered == typed.flatMap { $0.offered + ["."] })
    }

    /// A zsh that believes to have a terminal, with each line typed and followed by the Tab key.
    @Test(.enabled(if: InstalledProgram("zsh").isInstalled))
    func zshCompletes() throws {
        let lines = [
            "aurumc expl", "aurumc check --no-", "aurumc check --format=sa", "aurumc completions fi",
        ]
        let completed = [
            "aurumc explain ", "aurumc check --no-cache ", "aurumc check --format=sarif ",
            "aurumc completions fish ",
        ]
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PS1=; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; show() { zle -I; print -r "<$BUFFER>"; BUFFER= }; zle -N show; bindkey "^T" show; print rea\\dy'
            read_until() { local text= part tries=0
              while (( tries++ < 300 )); do
                while zpty -r -t shell part; do text+=$part; done
                [[ $text == *$~1* ]] && break
                sleep 0.05
              done
              print -r -- "$text" }
            read_until 'ready' >/dev/null
            for line in \(lines.map { "'\($0)'" }.joined(separator: " ")); do
              zpty -n -w shell "$line"$'\\t\\x14'
              read_until '<*>'
            done
            zpty -d shell
            """
        let output = try InstalledProgram("zsh").run(["-f", "-c", script], in: folder.path)
        for line in completed { #expect(output.contains("<\(line)>"), "\(output)") }
    }

    @Test(.enabled(if: InstalledProgram("man").isInstalled))
    func theManualPageHasNoWarnings() throws {
        try write("aurumc.1", Self.output(of: "manual"))
        let words = ["--warnings", "--encoding=utf8", "-P", "cat", "-l", "aurumc.1"]
        let page = try InstalledProgram("man").run(words, in: folder.path)
        #expect(!page.contains("warning:"))
        #expect(page.hasPrefix("AURUMC(1)"))
        for command in Commands.all { #expect(page.contains("   aurumc \(command.name) [options]")) }
        #expect(page.contains("\nEXIT STATUS\n"))
    }

    @Test func anUnknownShellIsAMistake() {
        let environment = Environment()
        #expect(Tool.run(["completions", "fisch"], environment) == .usage)
        #expect(environment.errors.text.contains("did you mean `fish`?"))
    }
}
