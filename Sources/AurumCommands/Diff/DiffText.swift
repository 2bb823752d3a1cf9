import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumSyntax

/// A comparison for a terminal.
struct DiffText {
    let report: DiffReport
    let swatch: Swatch
    let style: TerminalStyle
    let width: Int

    private typealias Piece = WrappedLine.Piece
    private var diff: DesignDiff { report.diff }

    /// The whole text.
    var text: String {
        let title = VisibleText.escaped("\(report.oldTitle) → \(report.newTitle): \(report.verdict)")
        let notes = report.notes.map { line(0, Piece.words("note: " + $0, style: style.dim)) }.joined()
        return style.bold(title) + "\n" + notes
            + section("Tokens", diff.tokens.map(token))
            + section("Components", diff.components.map(component))
            + section(
                "Contrast", report.groups(diff.contrast.filter { $0.crossing != nil }).map { contrast($0, 2) }
            )
            + section("Names in Swift", symbols)
            + section("Pictures", DiffPictures(report).phrases.map { line(2, Piece.words($0)) })
            + section("Modes", modes)
            + section("Why \(report.verdict)", diff.verdict.reasons.map(reason))
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + style.bold(title) + "\n" + lines.joined()
    }

    private func line(_ indent: Int, _ pieces: [Piece]) -> String {
        WrappedLine(indent: indent, pieces: pieces).text(width: width)
    }

    /// A mark in front of what was added, removed or changed.
    private func mark(_ kind: TokenChange.Kind) -> Piece {
        switch kind {
        case .added: Piece("+", style: style.green)
        case .removed: Piece("-", style: style.red)
        case .changed: Piece("~", style: style.cyan)
        }
    }

    // MARK: - Tokens

    /// What became of a token, and what that does elsewhere.
    func token(_ change: TokenChange) -> String {
        let path = Piece(report.path(of: change), style: style.bold)
        guard let pair = change.pair else {
            return line(2, [mark(change.kind), path] + value(report.value(of: change)))
        }
        var pieces = [mark(.changed)]
        if change.move != nil {
            pieces += [Piece(report.oldPath(pair.old)), Piece("→")]
        }
        pieces.append(path)
        if pair.identity.isLikely {
            pieces += Piece.words("likely, \(pair.identity.confidence) %", style: style.dim)
        }
        if pair.newForwarder != nil {
            pieces += Piece.words("the old one is left, deprecated", style: style.dim)
        }
        if let place = change.follows {
            pieces += [Piece("follows", style: style.dim), Piece(report.path(of: diff.tokens[place]))]
            return line(2, pieces) + texts(change)
        }
        return line(2, pieces) + values(change) + texts(change) + consequences(change)
    }

    private func value(_ value: TokenValue?) -> [Piece] {
        let words = Piece.words(report.text(of: value))
        guard let color = value?.color, let first = words.first else { return words }
        return [Piece(first.text, prefix: swatch.block(color))] + words.dropFirst()
    }

    private func values(_ change: TokenChange) -> String {
        let types = change.types.map { difference in
            facet(
                "type", Piece.words(difference.old.rawValue), Piece.words(difference.new.rawValue),
                difference.modes)
        }
        let values = change.values.map { difference in
            let delta = difference.deltaE2000.map { "ΔE " + NumberText.fixed($0, decimals: 1) }
            return facet(
                "value", value(difference.old), value(difference.new), difference.modes,
                more: delta.map { [Piece($0)] } ?? [])
        }
        let origins = change.origins.map { difference in
            facet(
                "from", Piece.words(report.text(of: difference.old, report.oldPath)),
                Piece.words(report.text(of: difference.new, report.newPath)), difference.modes,
                more: change.isRetargeted ? Piece.words("the same value", style: style.dim) : [])
        }
        return (types + values + origins).joined()
    }

    private func texts(_ change: TokenChange) -> String {
        let deprecations = change.deprecations.map { difference in
            line(6, Piece.words(report.text(of: difference.new)) + place(difference.modes))
        }
        let successors = change.successors.map { difference in
            facet(
                "successor", [Piece(difference.old.map(report.oldPath) ?? "none")],
                [Piece(difference.new.map(report.newPath) ?? "none")], difference.modes)
        }
        let descriptions = change.descriptions.map { difference in
            facet(
                "description", Piece.words(quoted(difference.old)), Piece.words(quoted(difference.new)),
                difference.modes)
        }
        let extensions = change.extensions.map { change in
            line(6, [Piece("extension"), Piece(change.name)] + place(change.difference.modes))
        }
        return (deprecations + successors + descriptions + extensions).joined()
    }

    private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

    /// A line on what was and what is.
    private func facet(_ name: String, _ old: [Piece], _ new: [Piece], _ modes: [Int], more: [Piece] = [])
        -> String
    {
        line(6, [Piece(name, style: style.dim)] + old + [Piece("→")] + new + more + place(modes))
    }

    private func place(_ modes: [Int]) -> [Piece] { Piece.words(report.place(modes), style: style.dim) }

    /// What a change of a token does elsewhere.
    private func consequences(_ change: TokenChange) -> String {
        guard change.isVisible else { return "" }
        let names = change.components.map { report.name(of: diff.components[$0]) }
        let seen =
            names.isEmpty
            ? "" : line(6, Piece.words("seen in " + names.joined(separator: ", "), style: style.dim))
        let (shown, more) = report.weightiest(change.contrast.map { diff.contrast[$0] }, atMost: 4)
        let rest = more == 0 ? "" : line(6, Piece.words("and the contrast of \(more) more", style: style.dim))
        return seen + shown.map { contrast($0, 6) }.joined() + rest
    }

    private func contrast(_ group: DiffReport.ContrastGroup, _ indent: Int) -> String {
        let verdict: [Piece] =
            switch group.crossing {
            case .lost: [Piece("lost", style: style.red)]
            case .gained: [Piece("gained", style: style.green)]
            case nil: []
            }
        let ratios = [
            Piece("contrast", style: style.dim), Piece(group.old ?? "none"), Piece("→"),
            Piece(group.new ?? "none"),
        ]
        let words = "needs \(group.required): \(group.component) \(group.pair), \(group.place)"
        return line(indent, ratios + verdict + Piece.words(words, style: style.dim))
    }

    // MARK: - Components, names, modes and the verdict

    private func component(_ change: ComponentChange) -> String {
        let name = Piece(report.name(of: change), style: style.bold)
        let phrases = change.kind == .changed ? DiffComponentText(report, change).phrases : []
        return line(2, [mark(change.kind), name]) + phrases.map { line(6, Piece.words($0)) }.joined()
    }

    private var symbols: [String] {
        let symbols = diff.symbols
        var lines = symbols.removed.map { removal in
            let remedy = removal.replacement.map { Piece.words("use \($0)", style: style.dim) } ?? []
            return line(2, [mark(.removed), Piece(removal.name)] + remedy)
        }
        for (list, words) in [(symbols.renamed, ""), (symbols.forwarded, "the old one forwards")] {
            lines += list.map { rename in
                let sure = rename.isLikely ? ["likely"] : []
                let more = (sure + (words.isEmpty ? [] : [words])).joined(separator: ", ")
                return line(
                    2,
                    [mark(.changed), Piece(rename.old), Piece("→"), Piece(rename.new)]
                        + Piece.words(more, style: style.dim))
            }
        }
        lines += symbols.reused.map {
            line(2, [mark(.changed), Piece($0)] + Piece.words("stands for another token", style: style.dim))
        }
        return lines + symbols.added.map { line(2, [mark(.added), Piece($0)]) }
    }

    private var modes: [String] {
        diff.modes.added.map { line(2, [mark(.added), Piece(diff.new.design.modes[$0].mode.name)]) }
            + diff.modes.removed.map {
                line(2, [mark(.removed), Piece(diff.old.design.modes[$0].mode.name)])
            }
    }

    private func reason(_ reason: Verdict.Reason) -> String {
        let (shown, more) = DiffReport.list(reason.subjects, atMost: 3)
        let rest = more > 0 ? ", and \(more) more" : ""
        let level = reason.level == .major ? style.red : style.dim
        return line(
            2,
            [Piece(reason.level.rawValue, style: level)]
                + Piece.words("\(reason.rule.phrase): \(shown.joined(separator: ", "))\(rest)"))
    }
}
