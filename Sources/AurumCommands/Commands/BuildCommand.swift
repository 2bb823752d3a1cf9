package import AurumPlatform
import AurumSyntax

/// Writes the project's outputs.
package struct BuildCommand: Command {
    package static let name = "build"
    package static let summary = "compile the project and write its outputs"
    package static let discussion = """
        Writes the files whose content changed, each as a whole, and removes files that an earlier build made and this \
        one does not. After an error nothing is written at all.
        """
    package static let examples = [
        CommandExample("aurumc build", "bring all outputs of the project up to date"),
        CommandExample("aurumc build --emit swift", "write the Swift sources only"),
        CommandExample("aurumc build --watch", "keep the outputs up to date while you edit"),
        CommandExample("aurumc build --strict", "write nothing if there is so much as a warning"),
    ]
    package static let options = OptionTable(
        OutputOptions.emit, OutputOptions.format, OutputOptions.watch, OutputOptions.noCache)
    package static let isRepeatable = true

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        guard invocation[OutputOptions.watch] else { return try build(invocation, environment) }
        return try watch(invocation, environment)
    }

    /// Builds again and again; ends by itself only where there is no project.
    private func watch(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        var found = DiagnosticSink()
        guard ConfigurationFile.find(invocation, environment, &found) != nil else {
            reporter.report(found)
            return ExitCode(forErrors: found)
        }
        var code = ExitCode.success
        var isFirst = true
        try Watch(environment).start { (environment: Environment) throws(FileFailure) -> Bool in
            code = Self.round(invocation, environment)
            if isFirst { reporter.summarize("waiting for changes, Ctrl-C ends it") }
            isFirst = false
            return code != .usage
        }
        return code
    }

    /// One build of many: whatever goes wrong may be better the next time.
    private static func round(_ invocation: Invocation, _ environment: Environment) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        defer { reporter.finish() }
        do {
            return try Self().build(invocation, environment)
        } catch {
            return reporter.report(error)
        }
    }

    private func build(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        let result = try OutputOptions.compile(invocation, environment, for: Self.self)
        guard case .outputs(let outputs) = result else { return result.code }
        if reporter.report(outputs.diagnostics, sources: outputs.sources) {
            return ExitCode(forErrors: outputs.diagnostics)
        }
        var written = 0
        do throws(FileFailure) {
            try environment.timings.measure("write") { () throws(FileFailure) in
                let writer = OutputWriter(environment.fileSystem)
                for folder in outputs.folders { try writer.carryOut(folder.plan, counting: &written) }
            }
        } catch {
            return reporter.report(error, notes: [Self.progress(written, of: outputs.folders)])
        }
        reporter.summarize(Self.summary(of: outputs.folders))
        return .success
    }

    /// What was done, such as `wrote 3 files, removed 1, 92 unchanged`.
    private static func summary(of folders: [ProjectOutputs.Folder]) -> String {
        let written = folders.reduce(0) { $0 + $1.plan.writes.count }
        let removed = folders.reduce(0) { $0 + $1.plan.removals.count + $1.plan.temporaries.count }
        let unchanged = folders.reduce(0) { $0 + $1.plan.unchangedCount }
        if written + removed == 0 { return "nothing to write, \(count(unchanged)) unchanged" }
        let parts = [
            written > 0 ? "wrote \(count(written))" : nil,
            removed > 0 ? "removed \(written > 0 ? String(removed) : count(removed))" : nil,
            unchanged > 0 ? "\(unchanged) unchanged" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// How far a build got that could not go on.
    private static func progress(_ written: Int, of folders: [ProjectOutputs.Folder]) -> String {
        let all = folders.reduce(0) { $0 + $1.plan.writes.count }
        return
            "\(written) of \(count(all)) \(written == 1 ? "was" : "were") written, and the next build completes them"
    }

    private static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
