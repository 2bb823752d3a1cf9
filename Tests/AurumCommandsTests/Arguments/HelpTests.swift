import AurumCommands
import AurumPlatform
import AurumSyntax
import Testing

private struct SampleCommand: Command {
    static let name = "mix"
    static let summary = "mix two colors"
    static let discussion = """
        The colors are mixed in the space
        that is asked for.

        The second paragraph is long enough that it has to be wrapped on a narrow terminal.
        """
    static let examples = [CommandExample("aurumc mix a b", "half of each")]
    static let amount = Option.text(
        "amount", short: "a", "PERCENT", "how much of the second color, from 0 to 100")
    static let space = Option.choice("space", default: Space.oklab, "where to mix")
    static let options = OptionTable(amount, space)
    static let colors = Argument.repeated("COLOR", atLeast: 1, "the colors")
    static let arguments = ArgumentTable(colors)

    enum Space: String, CaseIterable, Sendable {
        case srgb, oklab
    }

    func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        .success
    }
}

struct HelpTests {
    private let page = HelpPage(SampleCommand.self)

    @Test func alignsAndWraps() {
        let text = HelpText(width: 60, style: TerminalStyle(isOn: false)).render(page)
        let own = text.components(until: "\n\nOptions of all commands:")
        #expect(
            own == """
                aurumc mix: mix two colors

                Usage: aurumc mix [options] COLOR...

                The colors are mixed in the space that is asked for.

                The second paragraph is long enough that it has to be
                wrapped on a narrow terminal.

                Arguments:
                  COLOR...  the colors

                Options:
                  -a, --amount PERCENT  how much of the second color, from 0
                                        to 100
                      --space srgb|oklab
                                        where to mix (default: oklab)
                """)
        #expect(text.hasSuffix("\n\nExamples:\n  aurumc mix a b\n      half of each\n"))
    }

    @Test(arguments: [0, 40, 72, 100, 500])
    func noLineIsWiderThanTheTerminal(width: Int) {
        for page in [page, HelpPage(tool: Commands.all)] {
            let text = HelpText(width: width, style: TerminalStyle(isOn: false)).render(page)
            let longest = text.split(separator: "\n").map(\.count).max() ?? 0
            #expect(longest <= max(40, min(width, 100)))
        }
    }

    @Test func colorChangesNothingElse() {
        let plain = HelpText(width: 80, style: TerminalStyle(isOn: false)).render(page)
        let colored = HelpText(width: 80, style: TerminalStyle(isOn: true)).render(page)
        #expect(colored.contains("\u{1B}[1m"))
        #expect(colored.replacing(#/\x1B\[\d+m/#, with: "") == plain)
    }

    @Test func everyCommandIsDocumented() {
        for command in Commands.all {
            #expect(!command.summary.isEmpty)
            #expect(!command.summary.hasSuffix("."))
            #expect(!command.examples.isEmpty || command.options.declarations.isEmpty)
            for example in command.examples { #expect(example.line.hasPrefix("aurumc \(command.name)")) }
        }
    }

    @Test func noCommandTakesTheNameOfAGlobalOption() {
        for command in Commands.all {
            for option in command.options.declarations {
                #expect(GlobalOptions.table[option.name] == nil)
                if let short = option.short { #expect(GlobalOptions.table[short: short] == nil) }
            }
        }
    }
}

extension String {
    fileprivate func components(until end: String) -> Substring {
        firstRange(of: end).map { self[..<$0.lowerBound] } ?? self[...]
    }
}
