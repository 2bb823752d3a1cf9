import AurumCompiler
import AurumPlatform
import AurumSyntax

/// Looks at the project of a folder: its config, its input and its outputs.
struct ProjectExamination {
    let invocation: Invocation
    let environment: Environment

    /// What is found, and the folder of the config.
    func findings() throws(FileFailure) -> (findings: [Finding], folder: Path?) {
        var diagnostics = DiagnosticSink()
        guard let project = Project.open(invocation, environment, &diagnostics) else {
            let reason = diagnostics.sorted.first?.message ?? "no config"
            let remedy = "`aurumc init` begins a project, `--config FILE` names one"
            return (
                [
                    Finding(
                        subject: "config", status: .missing, detail: reason, remedy: remedy, isEssential: true
                    )
                ], nil
            )
        }
        var found = project.diagnostics
        let folders = OutputSelection(project.configuration, environment, &found).outputs.map(\.folder)
        found.apply(project.configuration.levels)
        let config = finding(
            "config", found.sorted.map(\.severity), sound: environment.shown(project.path))
        let reporter = Reporter(invocation, environment)
        let outputs = try ProjectOutputs(project, limitedTo: [], reporter, environment)
        let findings =
            [config, input(outputs, besides: found)] + writable(folders)
            + (outputs.folders.isEmpty ? [] : [freshness(outputs)])
        return (findings, project.path.parent)
    }

    /// What was found in the input, without what was found in the config already.
    private func input(_ outputs: ProjectOutputs, besides config: DiagnosticSink) -> Finding {
        var known = config.sorted.map(\.severity)
        let own = outputs.diagnostics.sorted.map(\.severity).filter { severity in
            guard let index = known.firstIndex(of: severity) else { return true }
            known.remove(at: index)
            return false
        }
        return finding("input", own, sound: "sound")
    }

    /// How sound something is that was read.
    private func finding(_ subject: String, _ found: [Severity], sound: String) -> Finding {
        let errors = found.filter { $0 == .error }.count
        let words = [(errors, "error"), (found.count - errors, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
        if words.isEmpty { return Finding(subject: subject, status: .ok, detail: sound, isEssential: true) }
        return Finding(
            subject: subject, status: errors > 0 ? .wrong : .warn, detail: words,
            remedy: "`aurumc check` shows them", isEssential: true)
    }

    private func writable(_ folders: [Path]) -> [Finding] {
        if folders.isEmpty {
            return [
                Finding(
                    subject: "outputs", status: .warn, detail: "the config has none",
                    remedy: "name some under `outputs`")
            ]
        }
        let refused = folders.first { !environment.fileSystem.mayWriteBelow($0) }
        guard let refused else {
            let count = folders.count == 1 ? "1 folder" : "\(folders.count) folders"
            return [
                Finding(
                    subject: "outputs", status: .ok, detail: "\(count), can be written", isEssential: true)
            ]
        }
        return [
            Finding(
                subject: "outputs", status: .wrong,
                detail: "`\(environment.shown(refused))` cannot be written",
                remedy: "change its permissions, or the `path` in the config", isEssential: true)
        ]
    }

    private func freshness(_ outputs: ProjectOutputs) -> Finding {
        let stale = outputs.folders.filter { !$0.plan.isUpToDate }.map { "`\($0.shown)`" }
        if stale.isEmpty {
            return Finding(subject: "fresh", status: .ok, detail: "outputs are what the input gives")
        }
        return Finding(
            subject: "fresh", status: .warn,
            detail: "not what the input gives: \(stale.joined(separator: ", "))",
            remedy: "run `aurumc build`")
    }
}

extension FileSystem {
    /// Whether files can be written to a folder, which need not be there yet.
    func mayWriteBelow(_ folder: Path) -> Bool {
        var place = folder
        while kind(of: place) == nil, place != place.parent { place = place.parent }
        return kind(of: place) == .folder && mayWrite(place)
    }
}
