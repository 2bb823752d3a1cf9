import AurumCompiler
import AurumDiff
import AurumSyntax
import AurumTestSupport
import Testing

struct RandomEditTests {
    @Test(arguments: 0..<60)
    func tellsExactlyWhatWasEdited(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1))
        let old = RandomDesign(&random)
        var new = old
        new.edit(&random)
        let (first, second) = (old.compiled, new.compiled)
        #expect(first.diagnostics.allSatisfy { $0.severity == .warning }, "\(first.rendered)")
        #expect(second.diagnostics.allSatisfy { $0.severity == .warning }, "\(second.rendered)")
        #expect(ChangeText(first.design, second.design).tokens == Edits(old, new).all)
        #expect(ChangeText(second.design, first.design).tokens == Edits(new, old).all)
    }

    @Test(arguments: 0..<10)
    func aDesignDoesNotDifferFromItself(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1))
        let design = RandomDesign(&random)
        #expect(
            DesignDiff(from: DesignSide(design.compiled.design), to: DesignSide(design.compiled.design))
                .isEmpty)
    }

    @Test(arguments: 0..<40)
    func theOtherWayRoundItIsTheMirror(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1))
        let old = RandomDesign(&random)
        var new = old
        new.edit(&random)
        // Without identities it is likeness that decides.
        for index in old.tokens.indices where index < new.tokens.count {
            new.tokens[index].isFromFigma = false
        }
        let (first, second) = (DesignSide(old.compiled.design), DesignSide(new.compiled.design))
        let there = DesignDiff(from: first, to: second)
        let back = DesignDiff(from: second, to: first)
        let pairs = Set(there.tokens.compactMap(\.pair).map { [$0.old, $0.new] })
        #expect(pairs == Set(back.tokens.compactMap(\.pair).map { [$0.new, $0.old] }))
        #expect(there.tokens.count == back.tokens.count)
        for kind in [(TokenChange.Kind.added, TokenChange.Kind.removed), (.removed, .added)] {
            let (gone, come) = (
                there.tokens.filter { $0.kind == kind.0 }, back.tokens.filter { $0.kind == kind.1 }
            )
            #expect(gone.map { $0.new ?? $0.old } == come.map { $0.old ?? $0.new })
        }
    }
}

/// What was edited, by looking at which token is which.
private struct Edits {
    let old: RandomDesign
    let new: RandomDesign

    init(_ old: RandomDesign, _ new: RandomDesign) {
        self.old = old
        self.new = new
    }

    var all: [String] {
        let gone = old.tokens.filter { new.token($0.number) == nil }.map { "removed \($0.path)" }
        let kept = new.tokens.flatMap { token in
            old.token(token.number).map { lines($0, token) } ?? ["added \(token.path)"]
        }
        return (gone + kept).sorted()
    }

    private func lines(_ first: RandomDesign.Token, _ second: RandomDesign.Token) -> [String] {
        let path = second.path
        var lines: [String] = []
        if first.path != path {
            lines.append(
                "\(first.name == second.name ? "moved" : "renamed") \(first.path) to \(path) (figmaVariable)")
        }
        if old.type(first) != new.type(second) { lines.append("type \(path) light+dark") }
        lines += values(first, second)
        if first.target != second.target {
            let (olds, news) = (old.paths(first.target), new.paths(second.target))
            lines.append("origin \(path) light+dark: \(olds) to \(news)")
        }
        let texts = [
            ("deprecation", first.deprecation ?? "no", second.deprecation ?? "no"),
            ("description", first.description ?? "-", second.description ?? "-"),
        ]
        lines += texts.filter { $0.1 != $0.2 }.map { "\($0.0) \(path) light+dark: \($0.1) to \($0.2)" }
        if first.note != second.note { lines.append("extension \(path) light+dark: note") }
        return lines
    }

    /// Modes in which the same value became the same other value stand together.
    private func values(_ first: RandomDesign.Token, _ second: RandomDesign.Token) -> [String] {
        var found: [(modes: [String], text: String)] = []
        for (index, mode) in ["light", "dark"].enumerated() {
            let (olds, news) = (old.text(first, index), new.text(second, index))
            if olds == news { continue }
            let text = "\(olds) to \(news)"
            if let known = found.firstIndex(where: { $0.text == text }) {
                found[known].modes.append(mode)
            } else {
                found.append(([mode], text))
            }
        }
        return found.map { "value \(second.path) \($0.modes.joined(separator: "+")): \($0.text)" }
    }
}

extension RandomDesign {
    fileprivate func text(_ token: Token, _ mode: Int) -> String {
        "\(type(token)) \(value(token, mode) + 1)"
    }
    fileprivate func paths(_ target: Int?) -> [String] {
        target.flatMap { token($0) }.map { [$0.path] } ?? []
    }
}
