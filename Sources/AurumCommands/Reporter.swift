package import AurumPlatform
package import AurumSyntax

/// Prints diagnostics to standard error, the way the global options ask for.
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
        environment.errors.write(render(shown, sources))
        return leveled.contains { $0.severity == .error }
    }

    /// Whether anything is an error in this run; nothing is printed.
    package func hasErrors(_ diagnostics: DiagnosticSink) -> Bool {
        diagnostics.hasErrors || invocation[GlobalOptions.strict] && !diagnostics.isEmpty
    }

    /// Prints why the file system refused something and chooses the exit code.
    package func report(_ failure: FileFailure) -> ExitCode {
        let shown = failure.path.hasPrefix("/") ? environment.shown(Path(failure.path)) : failure.path
        report([.fileFailure(failure, shown: shown)])
        return failure.action == .read && failure.reason == .missing ? .missingInput : .inputOutput
    }

    /// A diagnostic with the severity it has in this run.
    package func leveled(_ diagnostic: Diagnostic) -> Diagnostic {
        guard invocation[GlobalOptions.strict] else { return diagnostic }
        var raised = diagnostic
        raised.severity = .error
        return raised
    }

    private func render(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
        if diagnostics.isEmpty { return "" }
        switch invocation[GlobalOptions.diagnostics] {
        case .human:
            let isColored = environment.style(for: environment.errors, invocation).isOn
            let renderer = HumanRenderer(sources: sources, color: isColored)
            // What is in no file is about the call itself and needs no sum.
            if diagnostics.allSatisfy({ $0.primary == nil }) {
                return diagnostics.map(renderer.render).joined()
            }
            return renderer.render(diagnostics)
        case .concise: return ConciseRenderer(sources: sources).render(diagnostics)
        case .json: return JSONDiagnosticRenderer(sources: sources).render(diagnostics)
        }
    }
}

extension Environment {
    /// The styles for a stream, as the global options and the variables ask for.
    package func style(for stream: TextStream, _ invocation: Invocation) -> TerminalStyle {
        TerminalStyle(isOn: invocation[GlobalOptions.color].isOn(for: stream, variables: variables))
    }
}

extension Diagnostic {
    fileprivate static func fileFailure(_ failure: FileFailure, shown path: String) -> Diagnostic {
        let code: DiagnosticCode = failure.action == .read ? .cannotRead : .cannotWrite
        return Diagnostic(code, "cannot \(failure.action.rawValue) `\(path)`: \(failure.words)", at: nil)
    }
}
