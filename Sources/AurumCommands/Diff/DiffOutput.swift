import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// How comparisons are printed and how they end, the same for all commands that compare.
enum DiffOutput {
    enum Format: String, CaseIterable, Sendable { case text, json, markdown, html, github, sarif }

    static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the comparison")
    static let exitCode = Option.flag("exit-code", "end with code 1 when anything differs")
    static let failOn = Option.choices(
        "fail-on", of: ForbiddenChange.self,
        "end with code 1 when the verdict is this or more, or contrast is lost")

    static let shims = Option.text(
        "emit-shims", "DIR",
        "write to this folder the old Swift names, deprecated, a table of old and new names, and a changelog entry"
    )

    /// Compares two versions, prints that, and chooses the exit code.
    static func write(
        old: ComparedVersion, new: ComparedVersion, title: String? = nil, _ invocation: Invocation,
        _ environment: Environment
    ) throws(FileFailure) -> ExitCode {
        let rules = new.rules ?? old.rules ?? ReleaseRules()
        let diff = environment.timings.measure("compare") {
            DesignDiff(from: old.side, to: new.side, rules: rules)
        }
        let report = DiffReport(diff, old: old.title, new: title ?? new.title, notes: old.notes + new.notes)
        environment.output.write(text(of: report, new.sources, invocation, environment))
        if let folder = invocation[shims] {
            try ShimWriter(report, new.swift).write(to: environment.path(folder), invocation, environment)
        }
        return code(for: report, new.sources, invocation, Reporter(invocation, environment))
    }

    private static func text(
        of report: DiffReport, _ sources: SourceMap, _ invocation: Invocation, _ environment: Environment
    ) -> String {
        switch invocation[format] {
        case .json: DiffJSON(report).text
        case .markdown: DiffMarkdown(report).text
        case .html: DiffHTML(report).text
        case .github: GitHubRenderer(sources: sources).render(DiffDiagnostics(report).all)
        case .sarif:
            SARIFRenderer(version: Version.current).render([
                DiagnosticBatch(DiffDiagnostics(report).all, sources)
            ])
        case .text:
            DiffText(
                report: report, swatch: Swatch(for: environment.output, invocation, environment),
                style: environment.style(for: environment.output, invocation), width: environment.width
            ).text
        }
    }

    /// The exit code; what is not allowed is reported, after the places of what others will notice.
    private static func code(
        for report: DiffReport, _ sources: SourceMap, _ invocation: Invocation, _ reporter: Reporter
    ) -> ExitCode {
        let broken = invocation[failOn].compactMap { $0.diagnostic(of: report.diff) }
        if !broken.isEmpty {
            if invocation[format] == .text { reporter.report(DiffDiagnostics(report).all, sources: sources) }
            reporter.report(broken)
        }
        return !broken.isEmpty || invocation[exitCode] && !report.diff.isEmpty ? .fault : .success
    }
}
