package import AurumPlatform
import AurumSyntax

/// Prints what a shell needs to complete the words of a command line.
package struct CompletionsCommand: Command {
    /// A shell that can be served.
    enum Shell: String, CaseIterable, Sendable {
        case bash
        case zsh
        case fish
    }

    package static let name = "completions"
    package static let summary = "print what a shell needs to complete commands and options"
    package static let discussion = """
        `make install` puts the three files where the shells look for them. By hand, print them to a file there, or read \
        them when the shell starts.
        """
    package static let examples = [
        CommandExample("aurumc completions bash > aurumc.bash", "make a file to `source` when bash starts"),
        CommandExample("aurumc completions fish | source", "complete words in this fish"),
    ]
    private static let shell = Argument.required("SHELL", "the shell: `bash`, `zsh` or `fish`")
    package static let arguments = ArgumentTable(shell)

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let name = invocation[Self.shell]
        switch Shell(rawValue: name) {
        case .bash: environment.output.write(BashCompletion(commands: Commands.all).text)
        case .zsh: environment.output.write(ZshCompletion(commands: Commands.all).text)
        case .fish: environment.output.write(FishCompletion(commands: Commands.all).text)
        case nil: return Tool.reportUsage([.unknownShell(name)], of: Self.self, invocation, environment)
        }
        return .success
    }
}

extension Diagnostic {
    fileprivate static func unknownShell(_ name: String) -> Diagnostic {
        let names = CompletionsCommand.Shell.allCases.map(\.rawValue)
        let nearest = Suggestions.nearest(to: name, among: names)
        return Diagnostic(
            .wrongOptionValue,
            "SHELL cannot be `\(name)`, expected one of \(names.map { "`\($0)`" }.joined(separator: ", "))",
            at: nil,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }
}
