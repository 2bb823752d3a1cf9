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
        let config = Finding(
            subject: "config", status: .ok, detail: environment.shown(project.path), isEssential: true)
        var found = DiagnosticSink()
        let folders = OutputSelection(project.configuration, environment, &found).outputs.map(\.folder)
        let reporter = Reporter(invocation, environment)
        let outputs = try ProjectOutputs(project, limitedTo: [], reporter, environment)
        let findings =
            [config, input(outputs)] + writable(folders)
            + (outputs.folders.isEmpty ? [] : [freshness(outputs)])
        return (findings, project.path.parent)
    }

    private func input(_ outputs: ProjectOutputs) -> Finding {
        let found = outputs.diagnostics.sorted
        let errors = found.filter { $0.severity == .error }.count
        let words = [(errors, "error"), (found.count - errors, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
        let remedy = words.isEmpty ? nil : "`aurumc check` shows them"
        let status: Finding.Status = errors > 0 ? .missing : words.isEmpty ? .ok : .warn
        return Finding(
            subject: "input", status: status, detail: words.isEmpty ? "sound" : words, remedy: remedy,
            isEssential: true)
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
                subject: "outputs", status: .missing,
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
