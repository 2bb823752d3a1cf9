package import AurumSyntax

/// Differences of two texts in the format of `diff -u`, which `patch` and `git apply` read.
package enum UnifiedDiff {
    /// The difference, with `context` unchanged lines around each change; empty for equal texts.
    package static func render(
        old: [UInt8], new: [UInt8], oldName: String, newName: String, context: Int = 3,
        style: TerminalStyle = TerminalStyle(isOn: false)
    ) -> String {
        if old == new { return "" }
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        let changes = LineDiff.changes(from: oldLines, to: newLines, steps: 8_000_000)
        let renderer = HunkRenderer(old: oldLines, new: newLines, context: context, style: style)
        let names = style.bold("--- \(oldName)") + "\n" + style.bold("+++ \(newName)") + "\n"
        return names + hunks(of: changes, context).map(renderer.render).joined()
    }

    /// The lines, each with the newline that ends it; the last may have none and is then another line.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Puts changes together whose contexts meet.
    private static func hunks(of changes: [LineChange], _ context: Int) -> [[LineChange]] {
        var hunks: [[LineChange]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }
}

/// Writes the hunks of one pair of texts.
private struct HunkRenderer {
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    let context: Int
    let style: TerminalStyle

    func render(_ hunk: [LineChange]) -> String {
        guard let first = hunk.first, let last = hunk.last else { return "" }
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        var text = style.cyan("@@ -\(range(oldRange)) +\(range(newRange)) @@") + "\n"
        var position = oldRange.lowerBound
        for change in hunk {
            text += old[position..<change.old.lowerBound].map { line(" ", $0) }.joined()
            text += old[change.old].map { line("-", $0, style.red) }.joined()
            text += new[change.new].map { line("+", $0, style.green) }.joined()
            position = change.old.upperBound
        }
        return text + old[position..<oldRange.upperBound].map { line(" ", $0) }.joined()
    }

    /// The first line, counted from 1, and the number of lines unless that is 1; an empty range names the line before.
    private func range(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }

    private func line(
        _ mark: String, _ bytes: ArraySlice<UInt8>, _ color: (String) -> String = { $0 }
    ) -> String {
        let isEnded = bytes.last == UInt8(ascii: "\n")
        let text = String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self)
        return color(mark + text) + (isEnded ? "\n" : "\n\\ No newline at end of file\n")
    }
}
