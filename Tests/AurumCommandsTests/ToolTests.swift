import AurumCommands
import AurumPlatform
import AurumSyntax
import Testing

/// Runs the tool in memory.
private struct Run {
    let code: ExitCode
    let output: String
    let errors: String

    init(
        _ words: String..., isTerminal: Bool = false, variables: [String: String] = [:],
        commands: [any Command.Type] = Commands.all
    ) {
        let environment = Environment(
            variables: variables, output: TextStream(isTerminal: isTerminal),
            errors: TextStream(isTerminal: isTerminal))
        code = Tool.run(words, environment, commands: commands)
        output = environment.output.text
        errors = environment.errors.text
    }
}

/// Reads a file that is not there, or writes where there is no folder.
private struct FailingCommand: Command {
    static let name = "fail"
    static let summary = "fail"
    static let action = Argument.required("ACTION", "how to fail")
    static let arguments = ArgumentTable(action)

    func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let path = environment.path("no/where")
        switch invocation[Self.action] {
        case "read": _ = try environment.fileSystem.read(path)
        case "write": try environment.fileSystem.write([], to: path)
        default:
            let warning = Diagnostic(.staleOutput, "old", at: nil, severity: .warning)
            return Reporter(invocation, environment).report([warning]) ? .fault : .success
        }
        return .success
    }
}

struct ToolTests {
    @Test(arguments: ["--version", "version"])
    func printsItsVersion(word: String) {
        let run = Run(word)
        #expect(run.code == .success)
        #expect(run.output == "aurumc \(Version.current)\n")
        #expect(run.errors.isEmpty)
    }

    @Test func helpIsTheSameInAllForms() {
        let first = Run("help", "version")
        #expect(
            first.output.hasPrefix("aurumc version: show the version\n\nUsage: aurumc version [options]\n"))
        for run in [Run("version", "--help"), Run("-h", "version"), Run("version", "--nonsense", "-h")] {
            #expect(run.code == .success)
            #expect(run.output == first.output)
            #expect(run.errors.isEmpty)
        }
        #expect(Run("help").output == Run("--help").output)
    }

    @Test func withoutACommandItSaysHowToGoOn() {
        let run = Run()
        #expect(run.code == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("error[A0801]: no command given"))
        #expect(run.errors.contains("usage is `aurumc COMMAND [options]`; `aurumc help` says more"))
    }

    @Test func aWrongWordIsAUsageMistake() {
        let run = Run("version", "--colour", "never")
        #expect(run.code == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("no option of `version` named `--colour`"))
        #expect(run.errors.contains("did you mean `--color`?"))
        #expect(run.errors.contains("usage is `aurumc version [options]`; `aurumc help version` says more"))
        #expect(Run("help", "verzion").errors.contains("did you mean `version`?"))
        #expect(Run("help", "verzion").code == .usage)
    }

    @Test func whatIsMissingHasItsOwnExitCode() {
        let read = Run("fail", "read", commands: [FailingCommand.self])
        #expect(read.code == .missingInput)
        #expect(read.errors.contains("error[A0810]: cannot read `no/where`: no such file or folder"))
        let write = Run("fail", "write", commands: [FailingCommand.self])
        #expect(write.code == .inputOutput)
        #expect(write.errors.contains("error[A0811]: cannot write `no/where`: no such file or folder"))
    }

    @Test func strictMakesErrorsOfWarningsAndQuietHidesThem() {
        let usual = Run("fail", "warn", commands: [FailingCommand.self])
        #expect(usual.code == .success)
        #expect(usual.errors.contains("warning[A0814]: old"))
        let strict = Run("fail", "warn", "--strict", commands: [FailingCommand.self])
        #expect(strict.code == .fault)
        #expect(strict.errors.contains("error[A0814]: old"))
        #expect(Run("fail", "warn", "--quiet", commands: [FailingCommand.self]).errors.isEmpty)
        let both = Run("fail", "warn", "-q", "--strict", commands: [FailingCommand.self])
        #expect(both.code == .fault)
        #expect(both.errors.contains("error[A0814]: old"))
    }

    @Test(
        arguments: [
            ([], false, [:], false), ([], true, [:], true), ([], true, ["NO_COLOR": "1"], false),
            ([], true, ["NO_COLOR": ""], true), ([], true, ["TERM": "dumb"], false),
            ([], false, ["CLICOLOR_FORCE": "1"], true), ([], false, ["CLICOLOR_FORCE": "0"], false),
            ([], true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
            (["--color=always"], false, ["NO_COLOR": "1"], true), (["--color=never"], true, [:], false),
        ] as [([String], Bool, [String: String], Bool)])
    func colorsWhereWanted(words: [String], isTerminal: Bool, variables: [String: String], expected: Bool) {
        let environment = Environment(variables: variables, output: TextStream(isTerminal: isTerminal))
        #expect(Tool.run(["help"] + words, environment) == .success)
        #expect(environment.output.text.contains("\u{1B}") == expected)
    }

    @Test func diagnosticsComeInTheStyleThatIsAskedFor() {
        let concise = Run("version", "--nope", "--diagnostics", "concise")
        #expect(concise.errors == "error: no option of `version` named `--nope` [A0803]\n")
        let json = Run("version", "--nope", "--diagnostics=json")
        #expect(json.errors.hasPrefix("[\n  {\"code\": \"A0803\", \"severity\": \"error\""))
        #expect(json.errors.hasSuffix("}\n]\n"))
        let colored = Run("version", "--nope", isTerminal: true)
        #expect(colored.errors.contains("\u{1B}["))
    }

    @Test func codesOfTheCommandLineAreNumberedInOrder() {
        let ids = DiagnosticCode.commandLine.map(\.id)
        #expect(ids == ids.indices.map { "A08" + ($0 < 9 ? "0" : "") + "\($0 + 1)" })
        #expect(DiagnosticCode.commandLine.allSatisfy { !$0.title.isEmpty && $0.explanation.hasSuffix(".") })
    }

    @Test func timingsGoToStandardError() {
        let run = Run("version", "--timings")
        #expect(run.output == "aurumc \(Version.current)\n")
        #expect(run.errors == "total  0.000 ms\n")
    }
}
