import AurumCompiler
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// What `build` and `check` have in common: which outputs to make, and the way to them.
enum OutputOptions {
    /// The outputs to be limited to.
    static let emit = Option.texts("emit", "OUTPUT", "make only this output of the config")

    /// What to print as the result.
    static let format = Option.choice(
        "format", short: "f", key: "report", default: ReportFormat.text, "what to print as the result")

    /// Whether to go on when a build is done.
    static let watch = Option.flag("watch", short: "w", "build again whenever a file that matters changes")

    /// Whether to forget earlier runs.
    static let noCache = Option.flag(
        "no-cache", "work everything out, also when nothing changed since the last run")

    /// The outputs, or why there are none, which has been reported.
    enum Result {
        case outputs(ProjectOutputs)
        case ended(ExitCode)

        /// The exit code when there are no outputs.
        var code: ExitCode {
            if case .ended(let code) = self { code } else { .success }
        }
    }

    /// Opens the project and compiles it to memory.
    static func compile(
        _ invocation: Invocation, _ environment: Environment, for command: any Command.Type
    ) throws(FileFailure) -> Result {
        let names = invocation[emit]
        let unknown = names.filter { name in !Emitters.all.contains { $0.name == name } }
        if !unknown.isEmpty {
            return .ended(
                Tool.reportUsage(unknown.map(Diagnostic.unknownEmitter), of: command, invocation, environment)
            )
        }
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return .ended(ExitCode(forErrors: diagnostics))
        }
        for name in names where !project.configuration.outputs.contains(where: { $0.emitter == name }) {
            project.diagnostics.report(.notConfigured(name))
        }
        return .outputs(try ProjectOutputs(project, limitedTo: names, reporter, environment))
    }
}

/// What `build` and `check` print to standard output.
enum ReportFormat: String, CaseIterable, Sendable {
    /// Nothing, or the differences as a patch, with the diagnostics on standard error.
    case text
    /// All diagnostics, for programs.
    case json
    /// All diagnostics as annotations of GitHub Actions.
    case github
    /// All diagnostics as a log for code scanning.
    case sarif
    /// All diagnostics as a test report.
    case junit

    /// How diagnostics look; nil when they are no result.
    var style: DiagnosticStyle? {
        switch self {
        case .text: nil
        case .json: .json
        case .github: .github
        case .sarif: .sarif
        case .junit: .junit
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownEmitter(_ name: String) -> Diagnostic {
        let names = Emitters.all.map { $0.name }
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        let nearest = Suggestions.nearest(to: name, among: names)
        return Diagnostic(
            .wrongOptionValue, "`--emit` cannot be `\(name)`, expected one of \(list)", at: nil,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    fileprivate static func notConfigured(_ name: String) -> Diagnostic {
        Diagnostic(
            .unknownOutput, "the config has no output `\(name)`", at: nil,
            help: ["add `\(name)` with its `path` to `outputs` in the config"])
    }
}
