import AurumCompiler
import AurumDiff
import AurumSyntax

/// A comparison as a comment on a pull request.
///
/// GitHub shows a swatch behind a color that stands alone in inline code, so a comment needs no pictures. What is long is
/// cut: a comment has room for 65 536 characters.
package struct DiffMarkdown {
    /// How many rows a table has at most.
    private static let rows = 100

    private let report: DiffReport

    private var diff: DesignDiff { report.diff }

    /// Makes the Markdown of a report.
    package init(_ report: DiffReport) { self.report = report }

    /// The text.
    package var text: String {
        var page = MarkdownPage()
        page.heading(2, "Design changes: \(report.verdict)")
        page.block("\(codeSpan: report.oldTitle) → \(codeSpan: report.newTitle)")
        for note in report.notes { page.block("> \(prose: note)") }
        addReasons(to: &page)
        addCrossings(to: &page)
        addTokens(to: &page)
        addComponents(to: &page)
        addSymbols(to: &page)
        addPictures(to: &page)
        return page.text.text
    }

    // MARK: - Verdict and contrast

    private func addReasons(to page: inout MarkdownPage) {
        page.table(["Level", "Why", "What"]) { table in
            for reason in diff.verdict.reasons {
                table.cell("**\(plain: reason.level.rawValue)**")
                table.cell("\(plain: reason.rule.phrase)")
                table.cell(list(reason.subjects))
            }
        }
    }

    /// A few subjects, and how many more there are.
    private func list(_ subjects: [String], atMost limit: Int = 5) -> TextBuffer {
        let (shown, more) = DiffReport.list(subjects, atMost: limit)
        var text = TextBuffer()
        for (index, subject) in shown.enumerated() { text += "\(index > 0 ? ", " : "")\(codeSpan: subject)" }
        if more > 0 { text += " and \(more) more" }
        return text
    }

    private func addCrossings(to page: inout MarkdownPage) {
        let groups = report.groups(diff.contrast.filter { $0.crossing != nil })
        guard !groups.isEmpty else { return }
        page.heading(3, "Contrast")
        addTable(groups, ["", "Of", "Where", "Before", "After", "Needed"], to: &page) { group, table in
            table.cell(group.crossing == .lost ? "❌ lost" : "✅ gained")
            table.cell("\(plain: group.component) \(codeSpan: group.pair)")
            table.cell("\(plain: group.place)")
            table.cell("\(group.old ?? "none")")
            table.cell("\(group.new ?? "none")")
            table.cell("\(group.required)")
        }
    }

    /// A table of some things, cut where it would be long.
    private func addTable<Row>(
        _ rows: [Row], _ headers: [TextBuffer], to page: inout MarkdownPage,
        _ write: (Row, inout MarkdownTable) -> Void
    ) {
        page.table(headers) { table in
            for row in rows.prefix(Self.rows) { write(row, &table) }
        }
        if rows.count > Self.rows { page.block("… and \(rows.count - Self.rows) more.") }
    }

    // MARK: - Tokens

    private func addTokens(to page: inout MarkdownPage) {
        let changed = diff.tokens.filter { $0.kind == .changed }
        addTokens(changed.filter { !$0.isFollower }, to: &page)
        let followers = changed.filter(\.isFollower)
        if !followers.isEmpty {
            let verb = followers.count == 1 ? "follows" : "follow"
            page.block(
                "\(DiffReport.count(followers.count, "alias", "aliases")) \(verb): \(list(followers.map(report.path), atMost: Self.rows))"
            )
        }
        for (title, kind) in [("Added", TokenChange.Kind.added), ("Removed", .removed)] {
            let changes = diff.tokens.filter { $0.kind == kind }
            guard !changes.isEmpty else { continue }
            page.heading(3, "\(title): \(DiffReport.count(changes.count, "token"))")
            addTable(changes, ["Token", "Type", "Value"], to: &page) { change, table in
                let value = report.value(of: change)
                table.cell("\(codeSpan: report.path(of: change))")
                table.cell("\(plain: value?.type.rawValue ?? "")")
                table.cell(Self.text(of: value))
            }
        }
    }

    private func addTokens(_ changes: [TokenChange], to page: inout MarkdownPage) {
        guard !changes.isEmpty else { return }
        page.heading(3, "Changed: \(DiffReport.count(changes.count, "token"))")
        addTable(changes, ["Token", "What", "Before", "After", "ΔE", "Where"], to: &page) { change, table in
            for (index, line) in lines(of: change).enumerated() {
                table.cell(index == 0 ? "\(codeSpan: report.path(of: change))" : "")
                table.cells(line)
            }
        }
    }

    /// What changed of a token: what, before, after, the difference and where.
    private func lines(of change: TokenChange) -> [[TextBuffer]] {
        var lines: [[TextBuffer]] = []
        if let move = change.move, let old = change.old {
            let sure =
                change.pair.map { $0.identity.isLikely ? ", likely (\($0.identity.confidence) %)" : "" } ?? ""
            let word = move == .moved ? "moved" : "renamed"
            lines.append(["\(word)\(sure)", "\(codeSpan: report.oldPath(old))", "", "", ""])
        }
        lines += change.types.map {
            ["type", "\(plain: $0.old.rawValue)", "\(plain: $0.new.rawValue)", "", place($0.modes)]
        }
        lines += change.values.map { difference in
            let delta = difference.deltaE2000.map { NumberText.fixed($0, decimals: 1) } ?? ""
            return [
                "value", Self.text(of: difference.old), Self.text(of: difference.new), "\(delta)",
                place(difference.modes),
            ]
        }
        lines += change.origins.map { difference in
            [
                change.isRetargeted ? "comes from, with the same value" : "comes from",
                "\(codeSpan: report.text(of: difference.old, report.oldPath))",
                "\(codeSpan: report.text(of: difference.new, report.newPath))", "", place(difference.modes),
            ]
        }
        return lines + texts(of: change)
    }

    private func texts(of change: TokenChange) -> [[TextBuffer]] {
        var lines: [[TextBuffer]] = change.deprecations.map { difference in
            [
                "deprecation", "\(plain: report.text(of: difference.old))",
                "\(plain: report.text(of: difference.new))",
                "", place(difference.modes),
            ]
        }
        lines += change.successors.map { difference in
            [
                "successor", "\(codeSpan: difference.old.map(report.oldPath) ?? "")",
                "\(codeSpan: difference.new.map(report.newPath) ?? "")", "", place(difference.modes),
            ]
        }
        lines += change.descriptions.map { difference in
            [
                "description", "\(prose: difference.old ?? "")", "\(prose: difference.new ?? "")", "",
                place(difference.modes),
            ]
        }
        return lines
            + change.extensions.map {
                ["extension \(codeSpan: $0.name)", "", "", "", place($0.difference.modes)]
            }
    }

    private func place(_ modes: [Int]) -> TextBuffer { "\(plain: report.place(modes))" }

    /// A value; a color by what is seen of it over white, which GitHub shows, and how it is written if it is not that.
    private static func text(of value: TokenValue?) -> TextBuffer {
        guard let value else { return "not there" }
        guard let color = value.color else { return "\(plain: ValueText.text(of: value))" }
        let seen = SRGB8(shown: color.over(.white)).hexRGB
        let written = ValueText.text(of: color)
        return written == seen ? "\(codeSpan: seen)" : "\(codeSpan: seen) \(plain: written)"
    }

    // MARK: - Components, names and pictures

    private func addComponents(to page: inout MarkdownPage) {
        guard !diff.components.isEmpty else { return }
        page.heading(3, "Components")
        page.list(
            diff.components.map { change in
                let words = DiffComponentText(report, change).phrases.joined(separator: "; ")
                return "\(codeSpan: report.name(of: change)): \(plain: words)"
            })
    }

    private func addSymbols(to page: inout MarkdownPage) {
        guard !diff.symbols.isEmpty else { return }
        page.heading(3, "Names in Swift")
        let symbols = diff.symbols
        var rows: [(TextBuffer, String, String)] = []
        rows += symbols.removed.map { ("removed", $0.name, $0.replacement ?? "") }
        rows += symbols.renamed.map { ($0.isLikely ? "renamed, likely" : "renamed", $0.old, $0.new) }
        rows += symbols.reused.map { ("stands for another token", $0, $0) }
        rows += symbols.forwarded.map { ("renamed, the old one forwards", $0.old, $0.new) }
        rows += symbols.added.map { ("added", "", $0) }
        addTable(rows, ["What", "Before", "After"], to: &page) { row, table in
            table.cells([row.0, "\(codeSpan: row.1)", "\(codeSpan: row.2)"])
        }
    }

    private func addPictures(to page: inout MarkdownPage) {
        let sums = DiffPictures(report).phrases
        guard !sums.isEmpty else { return }
        page.heading(3, "Pictures")
        page.list(sums.map { "\(plain: $0)" })
    }
}
