import AurumCompiler
import AurumDiff
import AurumSyntax

extension DiffHTML {
    /// The tokens that changed, one row a difference.
    var tokens: TextBuffer {
        section(
            "tokens", "Tokens", ["Token", "What", "Before", "After", "ΔE", "Where"], diff.tokens.map(rows))
    }

    private func rows(of change: TokenChange) -> TextBuffer {
        var text: TextBuffer = ""
        let differences = differences(of: change)
        for (index, difference) in differences.enumerated() {
            text += "<tr>"
            if index == 0 {
                text += """
                    <th scope="rowgroup" rowspan="\(differences.count)"><code>\(xml: report.path(of: change))</code></th>
                    """
            }
            text += """
                <td>\(xml: difference.what)</td><td>\(difference.old)</td><td>\(difference.new)</td>\
                <td>\(xml: difference.delta)</td><td>\(xml: difference.place)</td></tr>

                """
        }
        return text
    }

    /// What differs of a token, before and after.
    private struct Difference {
        let what: String
        var old: TextBuffer = ""
        var new: TextBuffer = ""
        var delta = ""
        var place = ""
    }

    private func differences(of change: TokenChange) -> [Difference] {
        switch change.kind {
        case .added: return [Difference(what: "added", new: value(report.value(of: change)))]
        case .removed: return [Difference(what: "removed", old: value(report.value(of: change)))]
        case .changed: break
        }
        let found = move(of: change) + values(of: change) + texts(of: change)
        return found.isEmpty ? [Difference(what: "changed")] : found
    }

    private func move(of change: TokenChange) -> [Difference] {
        guard let move = change.move, let pair = change.pair else { return [] }
        let sure = pair.identity.isLikely ? ", likely (\(pair.identity.confidence) %)" : ""
        let word = move == .moved ? "moved" : "renamed"
        return [Difference(what: word + sure, old: codes([report.oldPath(pair.old)]))]
    }

    private func values(of change: TokenChange) -> [Difference] {
        change.types.map { difference in
            Difference(
                what: "type", old: "\(xml: difference.old.rawValue)", new: "\(xml: difference.new.rawValue)",
                place: report.place(difference.modes))
        }
            + change.values.map { difference in
                Difference(
                    what: "value", old: value(difference.old), new: value(difference.new),
                    delta: difference.deltaE2000.map { NumberText.fixed($0, decimals: 1) } ?? "",
                    place: report.place(difference.modes))
            }
            + change.origins.map { difference in
                Difference(
                    what: change.isRetargeted ? "comes from, with the same value" : "comes from",
                    old: codes([report.text(of: difference.old, report.oldPath)]),
                    new: codes([report.text(of: difference.new, report.newPath)]),
                    place: report.place(difference.modes))
            }
    }

    private func texts(of change: TokenChange) -> [Difference] {
        change.deprecations.map { difference in
            Difference(
                what: "deprecation", old: "\(xml: report.text(of: difference.old))",
                new: "\(xml: report.text(of: difference.new))", place: report.place(difference.modes))
        }
            + change.successors.map { difference in
                Difference(
                    what: "successor", old: codes([difference.old.map(report.oldPath) ?? ""]),
                    new: codes([difference.new.map(report.newPath) ?? ""]),
                    place: report.place(difference.modes))
            }
            + change.descriptions.map { difference in
                Difference(
                    what: "description", old: "\(xml: difference.old ?? "")",
                    new: "\(xml: difference.new ?? "")",
                    place: report.place(difference.modes))
            }
            + change.extensions.map {
                Difference(what: "extension " + $0.name, place: report.place($0.difference.modes))
            }
    }

    /// A value; a color with a swatch of what is seen of it over a checkerboard.
    private func value(_ value: TokenValue?) -> TextBuffer {
        guard let value else { return "not there" }
        var text: TextBuffer = ""
        if let color = value.color {
            let seen = SRGB8(shown: color)
            text += "<span class=\"swatch\" style=\"--c: \(seen.hex)\"></span> "
        }
        text += "\(xml: ValueText.text(of: value))"
        return text
    }
}
