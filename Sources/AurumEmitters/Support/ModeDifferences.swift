import AurumCompiler
import AurumSyntax

/// Reports what of the modes a constant cannot hold: types that differ, and modes that have no such token.
enum ModeDifferences {
    /// Reports the tokens that get a value in a mode that does not have them as they are.
    static func report(
        _ tokens: [TokenID], in design: ResolvedDesign, _ diagnostics: inout DiagnosticSink
    ) {
        guard design.modes.count > 1 else { return }
        for id in tokens {
            let found = design.modes.map { $0[id] }
            guard let index = found.firstIndex(where: { $0 != nil }), let first = found[index] else {
                continue
            }
            let name = design.tokens[id].path
            let source = design.modes[index].mode.name
            for (mode, token) in zip(design.modes, found) where token?.type != first.type {
                diagnostics.report(
                    token.map { .otherType(name, first, source, $0, mode.mode.name) }
                        ?? .notInMode(name, first, source, mode.mode.name))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func otherType(
        _ name: String, _ token: ResolvedToken, _ mode: String, _ other: ResolvedToken, _ otherMode: String
    ) -> Diagnostic {
        Diagnostic(
            .singleMode,
            "`\(name)` is a \(token.type.rawValue) in one mode and a \(other.type.rawValue) in another",
            at: token.key.label("a \(token.type.rawValue) in `\(mode)`"), severity: .warning,
            related: [other.key.label("a \(other.type.rawValue) in `\(otherMode)`")],
            notes: [
                "a constant has one type, so the value of `\(mode)` stands in for that of `\(otherMode)`"
            ],
            help: ["give the token one type"])
    }

    fileprivate static func notInMode(
        _ name: String, _ token: ResolvedToken, _ mode: String, _ lacking: String
    ) -> Diagnostic {
        Diagnostic(
            .singleMode, "`\(name)` does not exist in every mode", at: token.key.label("exists in `\(mode)`"),
            severity: .warning,
            notes: ["in the mode `\(lacking)` its value is that of `\(mode)`"],
            help: ["declare it in a set, or in every context"])
    }
}
