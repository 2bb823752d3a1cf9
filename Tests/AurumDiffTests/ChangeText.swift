import AurumCompiler
import AurumDiff
import AurumTestSupport

/// A comparison in words that a test can look at, one a change.
struct ChangeText {
    let diff: DesignDiff

    init(_ diff: DesignDiff) { self.diff = diff }

    /// Compares two designs.
    init(_ old: ResolvedDesign, _ new: ResolvedDesign) {
        diff = DesignDiff(from: DesignSide(old), to: DesignSide(new))
    }

    /// The changes of tokens, sorted.
    var tokens: [String] { diff.tokens.flatMap(lines).sorted() }

    private func lines(_ change: TokenChange) -> [String] {
        guard let pair = change.pair else {
            let path = change.new.map(new) ?? change.old.map(old) ?? ""
            return ["\(change.kind.rawValue) \(path)"]
        }
        let path = new(pair.new)
        var lines: [String] = []
        if let move = change.move {
            lines.append("\(move.rawValue) \(old(pair.old)) to \(path) (\(pair.identity))")
        }
        lines += change.types.map { "type \(path) \(modes($0.modes))" }
        lines += change.values.map { "value \(path) \(modes($0.modes)): \(text($0.old)) to \(text($0.new))" }
        lines += change.origins.map { difference in
            let (olds, news) = (difference.old.tokens.map(old), difference.new.tokens.map(new))
            return "origin \(path) \(modes(difference.modes)): \(olds) to \(news)"
        }
        lines += change.deprecations.map {
            "deprecation \(path) \(modes($0.modes)): \(text($0.old)) to \(text($0.new))"
        }
        lines += change.successors.map { difference in
            "successor \(path) \(modes(difference.modes)): \(difference.old.map(old) ?? "-") to "
                + (difference.new.map(new) ?? "-")
        }
        lines += change.descriptions.map {
            "description \(path) \(modes($0.modes)): \($0.old ?? "-") to \($0.new ?? "-")"
        }
        lines += change.extensions.map { "extension \(path) \(modes($0.difference.modes)): \($0.name)" }
        return lines
    }

    private func old(_ id: TokenID) -> String { diff.old.design.tokens[id].path }
    private func new(_ id: TokenID) -> String { diff.new.design.tokens[id].path }
    private func text(_ value: TokenValue?) -> String { value.map(CanonicalText.of) ?? "-" }
    private func text(_ deprecation: Deprecation?) -> String {
        deprecation.map { $0.reason ?? "yes" } ?? "no"
    }
    private func modes(_ modes: [Int]) -> String {
        modes.map { diff.new.design.modes[diff.modes.pairs[$0].new].mode.name }.joined(separator: "+")
    }
}
