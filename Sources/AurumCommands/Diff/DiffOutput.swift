import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumSyntax

/// How comparisons are printed and how they end, the same for all commands that compare.
enum DiffOutput {
    enum Format: String, CaseIterable, Sendable { case text, json, markdown, html }

    static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the comparison")
    static let exitCode = Option.flag("exit-code", "end with code 1 when anything differs")
    static let failOn = Option.choices(
        "fail-on", of: ForbiddenChange.self,
        "end with code 1 when the verdict is this or more, or contrast is lost")

    /// Compares two versions, prints that, and chooses the exit code.
    static func write(
        old: ComparedVersion, new: ComparedVersion, title: String? = nil, _ invocation: Invocation,
        _ environment: Environment
    ) -> ExitCode {
        let rules = new.rules ?? old.rules ?? ReleaseRules()
        let diff = environment.timings.measure("compare") {
            DesignDiff(from: old.side, to: new.side, rules: rules)
        }
        let report = DiffReport(diff, old: old.title, new: title ?? new.title, notes: old.notes + new.notes)
        environment.output.write(text(of: report, invocation, environment))
        return code(for: diff, invocation, Reporter(invocation, environment))
    }

    private static func text(
        of report: DiffReport, _ invocation: Invocation, _ environment: Environment
    ) -> String {
        switch invocation[format] {
        case .json: DiffJSON(report).text
        case .markdown: DiffMarkdown(report).text
        case .html: DiffHTML(report).text
        case .text:
            DiffText(
                report: report, swatch: Swatch(for: environment.output, invocation, environment),
                style: environment.style(for: environment.output, invocation), width: environment.width
            ).text
        }
    }

    private static func code(for diff: DesignDiff, _ invocation: Invocation, _ reporter: Reporter) -> ExitCode
    {
        let broken = invocation[failOn].compactMap { $0.diagnostic(of: diff) }
        if !broken.isEmpty { reporter.report(broken) }
        return !broken.isEmpty || invocation[exitCode] && !diff.isEmpty ? .fault : .success
    }
}
