import AurumCompiler
import AurumDiff
import AurumSyntax

/// What `--fail-on` does not allow.
enum ForbiddenChange: String, CaseIterable, Sendable {
    /// Anything that asks for a major version.
    case major
    /// Anything that asks for a minor version or more.
    case minor
    /// Anything that asks for a patch or more.
    case patch
    /// A pair that loses the contrast it needs.
    case contrast

    /// What to report when a comparison has what is not allowed.
    func diagnostic(of diff: DesignDiff) -> Diagnostic? {
        let reasons = diff.verdict.reasons.filter(isFor)
        guard let first = reasons.first else { return nil }
        let message =
            self == .contrast
            ? "contrast is lost, which `--fail-on contrast` does not allow"
            : "this asks for a \(first.level.rawValue) version, which `--fail-on \(rawValue)` does not allow"
        let notes = reasons.map { reason in
            let names = reason.subjects.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
            let more = reason.subjects.count > 3 ? ", and \(reason.subjects.count - 3) more" : ""
            return "\(reason.rule.phrase): \(names)\(more)"
        }
        return Diagnostic(.forbiddenChange, message, at: nil, notes: notes)
    }

    private func isFor(_ reason: Verdict.Reason) -> Bool {
        switch self {
        case .major: reason.level >= .major
        case .minor: reason.level >= .minor
        case .patch: reason.level >= .patch
        case .contrast: reason.rule == .contrastLost
        }
    }
}
