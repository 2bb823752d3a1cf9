import AurumCommands
import AurumPlatform
import AurumSyntax
import Testing

/// A command with an option of every kind.
private struct SampleCommand: Command {
    static let name = "sample"
    static let summary = "try everything"
    static let format = Option.choice("format", short: "f", default: SampleFormat.text, "how to print")
    static let inputs = Option.texts("input", short: "i", "KEY=VALUE", "what to choose")
    static let over = Option.text("over", "COLOR", "what is behind")
    static let all = Option.flag("all", short: "a", "everything")
    static let name1 = Argument.required("NAME", "what to show")
    static let files = Argument.repeated("FILE", "where to look")
    static let options = OptionTable(format, inputs, over, all)
    static let arguments = ArgumentTable(name1, files)

    func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        .success
    }
}

private enum SampleFormat: String, CaseIterable, Sendable {
    case text, json
}

/// Takes one word that may be left out.
private struct OtherCommand: Command {
    static let name = "other"
    static let summary = "try a little"
    static let word = Argument.optional("WORD", "a word")
    static let arguments = ArgumentTable(word)

    func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        .success
    }
}

private func parse(_ line: String) -> ParsedWords {
    ArgumentParser.parse(
        line.split(separator: " ").map(String.init), commands: [SampleCommand.self, OtherCommand.self])
}

struct ArgumentParserTests {
    @Test(arguments: [
        "sample x --format json", "sample x --format=json", "sample x -f json", "sample x -fjson",
        "sample --format json x", "sample x -afjson", "sample x --format text --format json",
    ])
    func readsAChoiceInAnyForm(line: String) {
        let parsed = parse(line)
        #expect(parsed.mistakes.isEmpty)
        #expect(parsed.command?.name == "sample")
        #expect(parsed.invocation[SampleCommand.format] == .json)
        #expect(parsed.invocation[SampleCommand.name1] == "x")
    }

    @Test func whatIsNotGivenHasItsDefault() {
        let invocation = parse("sample x").invocation
        #expect(invocation[SampleCommand.format] == .text)
        #expect(invocation[SampleCommand.over] == nil)
        #expect(invocation[SampleCommand.inputs] == [])
        #expect(!invocation[SampleCommand.all])
        #expect(invocation[SampleCommand.files] == [])
        #expect(parse("other").invocation[OtherCommand.word] == nil)
    }

    @Test func repeatedValuesKeepTheirOrder() {
        let parsed = parse("sample -i b=1 x --input=a=2 y z")
        #expect(parsed.mistakes.isEmpty)
        #expect(parsed.invocation[SampleCommand.inputs] == ["b=1", "a=2"])
        #expect(parsed.invocation[SampleCommand.files] == ["y", "z"])
    }

    @Test func twoDashesEndTheOptions() {
        let parsed = parse("sample -a -- --format -- -")
        #expect(parsed.mistakes.isEmpty)
        #expect(parsed.invocation[SampleCommand.name1] == "--format")
        #expect(parsed.invocation[SampleCommand.files] == ["--", "-"])
    }

    @Test func aDashIsAWordAndAValue() {
        let parsed = parse("sample - --over -")
        #expect(parsed.mistakes.isEmpty)
        #expect(parsed.invocation[SampleCommand.name1] == "-")
        #expect(parsed.invocation[SampleCommand.over] == "-")
    }

    @Test func globalOptionsStandAnywhere() {
        let parsed = parse("--quiet --config a.yaml sample x --color=never")
        #expect(parsed.mistakes.isEmpty)
        #expect(parsed.invocation[GlobalOptions.quiet])
        #expect(parsed.invocation[GlobalOptions.config] == "a.yaml")
        #expect(parsed.invocation[GlobalOptions.color] == .never)
    }

    @Test func anEmptyValueIsAMistake() {
        let parsed = parse("sample x --over=")
        #expect(parsed.invocation[SampleCommand.over] == nil)
        #expect(parsed.mistakes.map(\.message) == ["`--over` cannot be an empty text, expected COLOR"])
    }

    @Test(
        arguments: [
            ("smple", "A0802", "no command named `smple`", "did you mean `sample`?"),
            ("unlike", "A0802", "no command named `unlike`", "the commands are `sample`, `other`"),
            (
                "sample x --fromat json", "A0803", "no option of `sample` named `--fromat`",
                "did you mean `--format`?"
            ),
            ("sample x -z", "A0803", "no option of `sample` named `-z`", nil),
            ("--unlike", "A0803", "no option named `--unlike`", nil),
            ("sample x --over", "A0804", "no value for `--over`", "write `--over COLOR`"),
            ("sample x -i -a", "A0804", "no value for `-i`", "if `-a` is the value, write `--input=-a`"),
            ("sample x --all=yes", "A0805", "a value for `--all`, which takes none", "write `--all` alone"),
            (
                "sample x -f jsn", "A0806", "`--format` cannot be `jsn`, expected one of `text`, `json`",
                "did you mean `json`?"
            ),
            ("sample", "A0807", "no NAME for `sample`", nil),
            ("other a b", "A0808", "`other` takes no further word, found `b`", nil),
            (
                "--format json sample x", "A0809", "option `--format` before the command",
                "write it after the command"
            ),
        ] as [(String, String, String, String?)])
    func saysWhatIsWrong(line: String, code: String, message: String, help: String?) throws {
        let parsed = parse(line)
        let mistake = try #require(parsed.mistakes.first { $0.code.id == code })
        #expect(mistake.message == message)
        if let help { #expect(mistake.help.contains(help)) }
    }

    @Test func findsEveryMistake() {
        let codes = parse("--nope other a b --color x").mistakes.map(\.code.id)
        #expect(codes == ["A0803", "A0806", "A0808"])
    }

    @Test func ofAnUnknownCommandNoOptionIsUnknown() {
        #expect(parse("smple --nope").mistakes.map(\.code.id) == ["A0802"])
    }
}
