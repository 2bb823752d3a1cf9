import AurumCompiler
import AurumSyntax

/// Tells how much of a design with several modes is lost in constants that hold one value.
enum ModeDifferences {
    /// Warns when tokens have other values in other modes than the default one.
    static func report(in design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) {
        guard design.modes.count > 1 else { return }
        let differing = design.tokens.all.filter { id in
            let values = Set(design.modes.compactMap { $0[id]?.value })
            return values.count > 1
        }
        guard let first = differing.first else { return }
        let token = design.modes.lazy.compactMap { $0[first] }.first
        diagnostics.report(.singleMode(differing.count, design, at: token?.key))
    }
}

extension Diagnostic {
    fileprivate static func singleMode(_ count: Int, _ design: ResolvedDesign, at key: NodeRef?) -> Diagnostic
    {
        let tokens = count == 1 ? "1 token differs" : "\(count) tokens differ"
        let modes = design.modes.map { "`\($0.mode.name)`" }.joined(separator: ", ")
        return Diagnostic(
            .singleMode,
            "\(tokens) between the modes, and Swift gets the values of `\(design.defaultMode.mode.name)`",
            at: key?.label("the first of them"), severity: .warning, notes: ["the modes are \(modes)"])
    }
}
