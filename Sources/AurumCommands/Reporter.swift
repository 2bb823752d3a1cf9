package import AurumPlatform
package import AurumSyntax

/// Prints diagnostics the way the options ask for, to standard error unless they are the result.
package struct Reporter {
    private let invocation: Invocation
    private let environment: Environment

    /// Makes a reporter for one run.
    package init(_ invocation: Invocation, _ environment: Environment) {
        self.invocation = invocation
        self.environment = environment
    }

    /// Prints what a sink collected and says whether any of it is an error.
    @discardableResult
    package func report(_ diagnostics: DiagnosticSink, sources: SourceMap = SourceMap()) -> Bool {
        report(diagnostics.sorted, sources: sources)
    }

    /// Prints diagnostics in their order and says whether any is an error.
    ///
    /// With `--strict` warnings count and look as errors; with `--quiet` those that are left are not printed.
    @discardableResult
    package func report(_ diagnostics: [Diagnostic], sources: SourceMap = SourceMap()) -> Bool {
        let leveled = diagnostics.map(leveled)
        let shown = invocation[GlobalOptions.quiet] ? leveled.filter { $0.severity == .error } : leveled
        show(shown, sources)
        return leveled.contains { $0.severity == .error }
    }

    /// Whether anything is an error in this run; nothing is printed.
    package func hasErrors(_ diagnostics: DiagnosticSink) -> Bool {
        diagnostics.hasErrors || invocation[GlobalOptions.strict] && !diagnostics.isEmpty
    }

    /// Prints why the file system refused something and chooses the exit code.
    package func report(_ failure: FileFailure, notes: [String] = []) -> ExitCode {
        let shown = failure.path.hasPrefix("/") ? environment.shown(Path(failure.path)) : failure.path
        report([.fileFailure(failure, shown: shown, notes)])
        return failure.action == .read && failure.reason == .missing ? .missingInput : .inputOutput
    }

    /// A diagnostic with the severity it has in this run.
    package func leveled(_ diagnostic: Diagnostic) -> Diagnostic {
        guard invocation[GlobalOptions.strict] else { return diagnostic }
        var raised = diagnostic
        raised.severity = .error
        return raised
    }

    /// Prints a line on what was done, which only people read.
    package func summarize(_ line: String) {
        if isForPeople, !invocation[GlobalOptions.quiet] { environment.errors.writeLine(line) }
    }

    /// Whether diagnostics are printed for people, so that there may be more than them.
    var isForPeople: Bool { style == .human }

    /// Prints what had to wait for the end of the run: one document for programs, also an empty one.
    func finish() {
        switch style {
        case .human, .concise, .github: break
        case .json:
            let objects = environment.pending.take().flatMap { batch in
                batch.diagnostics.map(JSONDiagnosticRenderer(sources: batch.sources).render)
            }
            stream.write(JSONDiagnosticRenderer.array(of: objects))
        case .sarif: stream.write(SARIFRenderer(version: Version.current).render(environment.pending.take()))
        case .junit: stream.write(JUnitRenderer(name: "aurumc").render(environment.pending.take()))
        }
    }

    /// How diagnostics look in this run.
    private var style: DiagnosticStyle {
        invocation[OutputOptions.format].style ?? invocation[GlobalOptions.diagnostics]
    }

    /// Where they go: a report that was asked for is the result of the run.
    private var stream: TextStream {
        invocation[OutputOptions.format].style == nil ? environment.errors : environment.output
    }

    private func show(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
        if diagnostics.isEmpty { return }
        switch style {
        case .human: stream.write(text(of: diagnostics, sources))
        case .concise: stream.write(ConciseRenderer(sources: sources).render(diagnostics))
        case .github: stream.write(GitHubRenderer(sources: sources).render(diagnostics))
        case .json, .sarif, .junit: environment.pending.add(DiagnosticBatch(diagnostics, sources))
        }
    }

    private func text(of diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
        let isColored = environment.style(for: environment.errors, invocation).isOn
        let renderer = HumanRenderer(sources: sources, color: isColored)
        // What is in no file is about the call itself and needs no sum.
        if diagnostics.allSatisfy({ $0.primary == nil }) {
            return diagnostics.map(renderer.render).joined()
        }
        return renderer.render(diagnostics)
    }
}

extension Environment {
    /// The styles for a stream, as the global options and the variables ask for.
    package func style(for stream: TextStream, _ invocation: Invocation) -> TerminalStyle {
        TerminalStyle(isOn: invocation[GlobalOptions.color].isOn(for: stream, variables: variables))
    }
}

extension Diagnostic {
    fileprivate static func fileFailure(_ failure: FileFailure, shown path: String, _ notes: [String])
        -> Diagnostic
    {
        let code: DiagnosticCode = failure.action == .read ? .cannotRead : .cannotWrite
        return Diagnostic(
            code, "cannot \(failure.action.rawValue) `\(path)`: \(failure.words)", at: nil, notes: notes)
    }
}
