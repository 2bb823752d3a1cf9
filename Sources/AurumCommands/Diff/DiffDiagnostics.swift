import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumSyntax

/// What a comparison has found that others will notice, at the lines of the later version.
struct DiffDiagnostics {
    private let report: DiffReport

    private var diff: DesignDiff { report.diff }
    private var design: ResolvedDesign { diff.new.design }

    init(_ report: DiffReport) { self.report = report }

    /// Tokens that are gone or have another path or type, and pairs that lose contrast, in order of place.
    var all: [Diagnostic] {
        var sink = DiagnosticSink()
        for change in diff.tokens { self.report(change, to: &sink) }
        for change in diff.contrast where change.crossing == .lost { self.report(change, to: &sink) }
        return sink.sorted
    }

    private func report(_ change: TokenChange, to sink: inout DiagnosticSink) {
        guard let id = change.new, let key = design.token(id)?.key else {
            if let old = change.old {
                sink.report(.breaking("`\(report.oldPath(old))` was removed", at: nil))
            }
            return
        }
        if change.move != nil, let pair = change.pair, pair.newForwarder == nil {
            let sure = pair.identity.isLikely ? " likely (\(pair.identity.confidence) %)" : ""
            sink.report(
                .breaking(
                    "`\(report.oldPath(pair.old))` became `\(report.newPath(id))`\(sure)",
                    at: key.label("nothing is left at the old path"),
                    help: ["leave a deprecated token there that names this one as its `aurum.successor`"]))
        }
        for type in change.types {
            let words = "`\(report.newPath(id))` was a \(type.old.rawValue) and is a \(type.new.rawValue)"
            sink.report(.breaking(words, at: key.label("has another type")))
        }
    }

    private func report(_ change: ContrastChange, to sink: inout DiagnosticSink) {
        guard let fact = change.new, let index = change.newComponent,
            let group = report.groups([change]).first
        else { return }
        let cell = design.components[index].table[fact.variant, fact.part]
        let before = change.old.map { ", was \(ContrastText.ratio(of: $0))" } ?? ""
        sink.report(
            .breaking(
                "contrast of `\(fact.part)` on `\(fact.on)` is \(ContrastText.ratio(of: fact))\(before), "
                    + "needs \(group.required)", at: cell?.node.label("too close to its background now"),
                notes: ["in \(group.component), \(group.place)"]))
    }
}

extension Diagnostic {
    fileprivate static func breaking(
        _ message: String, at label: Label?, notes: [String] = [], help: [String] = []
    ) -> Diagnostic {
        Diagnostic(.breakingChange, message, at: label, severity: .warning, notes: notes, help: help)
    }
}
