import AurumSyntax

/// Sees to it that what a config names is there: the tokens and groups it gives names to, and the palette.
struct ConfiguredNames {
    let tokens: TokenTable

    /// Reports each name that no token or group has.
    func check(_ configuration: Configuration, _ diagnostics: inout DiagnosticSink) {
        for group in configuration.palette where !hasTokens(inGroup: group.path) {
            let nearest = nearestGroup(to: group.path) { $0.segments.dropLast().joined(separator: ".") }
            diagnostics.report(.emptyGroup(group.path, at: group.label, nearest: nearest))
        }
        for (group, choice) in configuration.naming.groups where !hasTokens(inTopLevelGroup: group) {
            let nearest = nearestGroup(to: group.text) { $0.segments.dropLast().first ?? "" }
            diagnostics.report(.emptyGroup(group.text, at: choice.key, nearest: nearest))
        }
        for (path, choice) in configuration.naming.overrides where tokens.id(at: path.text) == nil {
            let nearest = Suggestions.nearest(to: path.text, among: tokens.names.lazy.map(\.path))
            diagnostics.report(.unknownToken(path.text, at: choice.key, nearest: nearest))
        }
    }

    private func hasTokens(inGroup path: String) -> Bool {
        let start = path + "."
        return tokens.names.contains { $0.path.utf8.starts(with: start.utf8) }
    }

    private func hasTokens(inTopLevelGroup group: ExactName) -> Bool {
        tokens.names.contains { $0.segments.count > 1 && ExactName($0.segments[0]) == group }
    }

    private func nearestGroup(to path: String, _ group: (TokenName) -> String) -> String? {
        let groups = Set(tokens.names.map { ExactName(group($0)) }).sorted().map(\.text)
        return Suggestions.nearest(to: path, among: groups.lazy.filter { !$0.isEmpty })
    }
}

extension Diagnostic {
    fileprivate static func emptyGroup(_ name: String, at label: Label?, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownName, "no token is in the group `\(name)`", at: label,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    fileprivate static func unknownToken(_ path: String, at label: Label?, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownName, "no token named `\(path)`", at: label,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? ["write the token's path, with dots"])
    }
}
