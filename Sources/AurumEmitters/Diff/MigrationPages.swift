import AurumCompiler
import AurumDiff
import AurumSyntax

/// What the users of a design system read about a new version: which names to use instead, and what is new.
package struct MigrationPages {
    private let report: DiffReport
    private let unforwarded: Set<String>

    private var diff: DesignDiff { report.diff }

    /// Makes the pages; names in `unforwarded` are gone, and no shim stands for them.
    package init(_ report: DiffReport, unforwarded: [String] = []) {
        self.report = report
        self.unforwarded = Set(unforwarded)
    }

    /// The table of old and new names.
    package var migration: String {
        var page = MarkdownPage()
        page.heading(1, "From \(codeSpan: report.oldTitle) to \(codeSpan: report.newTitle)")
        addTokens(to: &page)
        addSymbols(to: &page)
        if diff.symbols.removed.isEmpty, diff.symbols.renamed.isEmpty, moves.isEmpty {
            page.block("No name was changed or removed.")
        }
        return page.text.text
    }

    private var moves: [(old: String, new: String, isLikely: Bool)] {
        diff.tokens.compactMap { change in
            guard change.move != nil, let pair = change.pair else { return nil }
            return (report.oldPath(pair.old), report.newPath(pair.new), pair.identity.isLikely)
        }
    }

    private func addTokens(to page: inout MarkdownPage) {
        let removed = diff.tokens.filter { $0.kind == .removed }.map(report.path)
        guard !moves.isEmpty || !removed.isEmpty else { return }
        page.heading(2, "Tokens")
        page.table(["Old", "New", ""]) { table in
            for move in moves {
                table.cells(["\(codeSpan: move.old)", "\(codeSpan: move.new)", move.isLikely ? "likely" : ""])
            }
            for path in removed { table.cells(["\(codeSpan: path)", "", "removed"]) }
        }
    }

    private func addSymbols(to page: inout MarkdownPage) {
        let symbols = diff.symbols
        guard !symbols.renamed.isEmpty || !symbols.removed.isEmpty || !symbols.forwarded.isEmpty else {
            return
        }
        page.heading(2, "Swift")
        page.table(["Old", "New", ""]) { table in
            for rename in symbols.renamed + symbols.forwarded {
                table.cells([
                    "\(codeSpan: rename.old)", "\(codeSpan: rename.new)", rename.isLikely ? "likely" : "",
                ])
            }
            for removal in symbols.removed {
                let isGone = unforwarded.contains(removal.name)
                table.cells([
                    "\(codeSpan: removal.name)", "\(codeSpan: removal.replacement ?? "")",
                    isGone ? "removed, nothing stands for it" : "removed",
                ])
            }
        }
    }

    /// An entry for a changelog, the weightiest first.
    package var changelog: String {
        var page = MarkdownPage()
        page.heading(2, "\(plain: report.newTitle): \(plain: report.verdict)")
        for (level, title) in [(ReleaseLevel.major, "Breaking"), (.minor, "New"), (.patch, "Changed")] {
            let reasons = diff.verdict.reasons.filter { $0.level == level }
            guard !reasons.isEmpty else { continue }
            page.heading(3, "\(title)")
            page.list(reasons.map(line))
        }
        return page.text.text
    }

    private func line(_ reason: Verdict.Reason) -> TextBuffer {
        let (shown, more) = DiffReport.list(reason.subjects, atMost: 12)
        var text: TextBuffer = "\(plain: reason.rule.phrase): "
        for (index, subject) in shown.enumerated() { text += "\(index > 0 ? ", " : "")\(codeSpan: subject)" }
        if more > 0 { text += " and \(more) more" }
        return text
    }
}
