import AurumCompiler
import AurumDiff
import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Prints how a token came to be what it is.
package struct LogCommand: Command {
    package static let name = "log"
    package static let summary = "print the commits in which a token changed"
    package static let discussion = """
        NAME is a token of the project in `HEAD`. Each commit is compiled and compared with the one before, so that a change \
        of what the token refers to counts, a change of layout does not, and renames are followed. Commits that do not \
        compile are passed over.
        """
    package static let examples = [
        CommandExample("aurumc log text.link", "see who changed a token, when, and how"),
        CommandExample("aurumc log spacing.s4 --max-count 1 --format json", "ask for the last change"),
    ]
    package static let options = OptionTable(maxCount, format)
    package static let arguments = ArgumentTable(token)

    private enum Format: String, CaseIterable, Sendable { case text, json }

    private static let token = Argument.required("NAME", "a token of the project")
    private static let maxCount = Option.text("max-count", short: "n", "N", "stop after this many commits")
    private static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the commits")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        guard let limit = Self.limit(invocation) else {
            return Tool.reportUsage([.noCount], of: Self.self, invocation, environment)
        }
        let reporter = Reporter(invocation, environment)
        var reader = VersionReader(invocation, environment)
        guard let head = reader.version(.revision("HEAD", path: nil)) else { return reader.code }
        let names = TokenNames(head.side.design.tokens, head.side.design.naming)
        let word = invocation[Self.token].filter { $0 != "{" && $0 != "}" }
        guard let id = names.id(of: word) else {
            reporter.report([.noToken(word, nearest: names.nearest(to: word), in: " in `HEAD`")])
            return .fault
        }
        let commits: [GitCommit]
        do throws(GitFailure) {
            commits = try reader.repository().documentCommits()
        } catch {
            reporter.report([.noHistory])
            return .fault
        }
        var history = TokenHistory(commits, reader)
        var events: [TokenHistory.Event] = []
        let isText = invocation[Self.format] == .text
        history.follow(head.side.design.tokens[id].path, from: commits.first?.hash ?? "") { event in
            events.append(event)
            if isText { Self.print(event, isFirst: events.count == 1, invocation, environment) }
            return events.count < limit
        }
        if !isText { environment.output.write(JSONWriter.render(.array(events.map(Self.json)))) }
        let passed = history.unreadable.count
        if passed > 0 {
            reporter.summarize(
                "passed over \(passed) commit\(passed == 1 ? "" : "s") that \(passed == 1 ? "does" : "do") not compile"
            )
        }
        return .success
    }

    private static func limit(_ invocation: Invocation) -> Int? {
        guard let word = invocation[maxCount] else { return .max }
        return Int(word).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func print(
        _ event: TokenHistory.Event, isFirst: Bool, _ invocation: Invocation, _ environment: Environment
    ) {
        let style = environment.style(for: environment.output, invocation)
        let commit = event.commit
        let head =
            style.cyan(commit.shortHash) + " " + commit.date + " "
            + VisibleText.escaped("\(commit.author): \(commit.subject)")
        let text = DiffText(
            report: event.report, swatch: Swatch(for: environment.output, invocation, environment),
            style: style,
            width: environment.width)
        environment.output.write((isFirst ? "" : "\n") + head + "\n" + text.token(event.change))
    }

    private static func json(_ event: TokenHistory.Event) -> JSONValue {
        let commit = event.commit
        return .object([
            "commit": .string(commit.hash), "date": .string(commit.date), "author": .string(commit.author),
            "subject": .string(commit.subject), "change": DiffJSON(event.report).token(event.change),
        ])
    }
}

extension Diagnostic {
    fileprivate static var noCount: Diagnostic {
        Diagnostic(.wrongOptionValue, "`--max-count` is a whole number, at least 1", at: nil)
    }

    fileprivate static var noHistory: Diagnostic {
        Diagnostic(.noVersion, "git does not list the commits of this repository", at: nil)
    }
}
