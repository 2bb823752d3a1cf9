import AurumCompiler
import AurumDiff
import AurumSyntax

/// A comparison as a page of its own: it asks nothing of the network, and pictures of variants can be laid over each other.
package struct DiffHTML {
    let report: DiffReport
    var diff: DesignDiff { report.diff }

    /// Makes the page of a report.
    package init(_ report: DiffReport) { self.report = report }

    /// The text of the page.
    package var text: String {
        var page: TextBuffer = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(xml: report.oldTitle) → \(xml: report.newTitle)</title>
            <style>
            \(DiffChrome.style)</style>
            </head>
            <body>
            <header>
            <p class="level \(diff.verdict.level.rawValue)">\(xml: report.verdict)</p>
            <h1><code>\(xml: report.oldTitle)</code> → <code>\(xml: report.newTitle)</code></h1>

            """
        for note in report.notes { page += "<p class=\"note\">\(xml: note)</p>\n" }
        page += "</header>\n<main>\n"
        page += reasons
        page += pictures
        page += crossings
        page += tokens
        page += components
        page += symbols
        page += "</main>\n<script>\n\(DiffChrome.script)</script>\n</body>\n</html>\n"
        return page.text
    }

    // MARK: - Sections

    /// A section with a table; nothing where there are no rows.
    func section(_ id: String, _ title: String, _ heads: [String], _ rows: [TextBuffer])
        -> TextBuffer
    {
        guard !rows.isEmpty else { return "" }
        var text: TextBuffer = """
            <section aria-labelledby="\(id)">
            <h2 id="\(id)">\(title) <span class="count">\(rows.count)</span></h2>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="\(id)">
            <table>
            <thead><tr>
            """
        for head in heads { text += "<th scope=\"col\">\(head)</th>" }
        text += "</tr></thead>\n<tbody>\n"
        for row in rows { text += row }
        text += "</tbody>\n</table>\n</div>\n</section>\n"
        return text
    }

    private var reasons: TextBuffer {
        section(
            "why", "Why", ["Level", "What happened", "Where"],
            diff.verdict.reasons.map { reason in
                """
                <tr><td>\(xml: reason.level.rawValue)</td><td>\(xml: reason.rule.phrase)</td><td>\(codes(reason.subjects))</td></tr>

                """
            })
    }

    private var crossings: TextBuffer {
        section(
            "contrast", "Contrast", ["", "Of", "Where", "Before", "After", "Needed"],
            report.groups(diff.contrast.filter { $0.crossing != nil }).map { group in
                let isLost = group.crossing == .lost
                return """
                    <tr><td class="\(isLost ? "lost" : "gained")">\(isLost ? "✕ lost" : "✓ gained")</td>\
                    <td>\(xml: group.component) <code>\(xml: group.pair)</code></td><td>\(xml: group.place)</td>\
                    <td>\(xml: group.old ?? "none")</td><td>\(xml: group.new ?? "none")</td><td>\(xml: group.required)</td></tr>

                    """
            })
    }

    private var components: TextBuffer {
        section(
            "components", "Components", ["Component", "What"],
            diff.components.map { change in
                let phrases = DiffComponentText(report, change).phrases.joined(separator: "; ")
                return
                    "<tr><td><code>\(xml: report.name(of: change))</code></td><td>\(xml: phrases)</td></tr>\n"
            })
    }

    private var symbols: TextBuffer {
        let symbols = diff.symbols
        var rows: [(what: String, old: String, new: String)] = []
        rows += symbols.removed.map { ("removed", $0.name, $0.replacement ?? "") }
        rows += symbols.renamed.map { ($0.isLikely ? "renamed, likely" : "renamed", $0.old, $0.new) }
        rows += symbols.reused.map { ("stands for another token", $0, $0) }
        rows += symbols.forwarded.map { ("renamed, the old one forwards", $0.old, $0.new) }
        rows += symbols.added.map { ("added", "", $0) }
        return section(
            "names", "Names in Swift", ["What", "Before", "After"],
            rows.map { row in
                """
                <tr><td>\(row.what)</td><td>\(codes([row.old]))</td><td>\(codes([row.new]))</td></tr>

                """
            })
    }

    /// Names in a row; an empty one is left out.
    func codes(_ names: [String]) -> TextBuffer {
        var text: TextBuffer = ""
        for (index, name) in names.enumerated() where !name.isEmpty {
            text += "\(index > 0 ? ", " : "")<code>\(xml: name)</code>"
        }
        return text
    }
}
