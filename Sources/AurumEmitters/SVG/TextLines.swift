import AurumCompiler

/// A text broken into lines that fit a width, the last one cut with an ellipsis when there is more.
struct TextLines {
    /// A line and its width in points.
    struct Line {
        let text: String
        let width: Double
    }

    /// The lines, from the top; a text without visible characters has none.
    let lines: [Line]

    /// Breaks a text at spaces, and inside words that are wider than a line; without a limit there is no cut.
    init(_ text: String, fitting width: Double, limit: Int?, metrics: TextMetrics) {
        let words = Self.words(in: text).flatMap { Self.pieces(of: $0, fitting: width, metrics) }
        let space = metrics.extent(of: " ")
        let most = max(1, limit ?? .max)
        var texts: [(text: String, extent: TextMetrics.Extent)] = []
        for (index, word) in words.enumerated() {
            let extent = metrics.extent(of: word)
            if let last = texts.last, metrics.width(of: last.extent + space + extent) <= width {
                texts[texts.count - 1] = (last.text + " " + word, last.extent + space + extent)
            } else if texts.count < most {
                texts.append((String(word), extent))
            } else {
                let rest = ([texts[most - 1].text] + words[index...].map(String.init)).joined(separator: " ")
                let cut = Self.cut(rest, fitting: width, metrics)
                texts[most - 1] = (cut, metrics.extent(of: cut))
                break
            }
        }
        lines = texts.map { Line(text: $0.text, width: metrics.width(of: $0.extent)) }
    }

    private static func words(in text: String) -> [Substring] {
        guard text.hasOnly({ $0 >= 0x20 && $0 < 0x7F }) else { return text.split { $0.isWhitespace } }
        return text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }

    /// A word, or its parts when it is wider than a line.
    private static func pieces(of word: Substring, fitting width: Double, _ metrics: TextMetrics)
        -> [Substring]
    {
        guard metrics.width(of: word) > width else { return [word] }
        var pieces: [Substring] = []
        var rest = word
        while !rest.isEmpty {
            let count = max(1, fittingCount(rest, width, metrics))
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    private static func cut(_ text: String, fitting width: Double, _ metrics: TextMetrics) -> String {
        let ellipsis = "\u{2026}"
        var kept = text.prefix(fittingCount(text[...], width - metrics.width(of: ellipsis), metrics))
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + ellipsis
    }

    /// How many characters from the start fit.
    private static func fittingCount(_ text: Substring, _ width: Double, _ metrics: TextMetrics) -> Int {
        var used = 0.0
        var count = 0
        for character in text {
            used += metrics.width(of: String(character))
            guard used <= width else { break }
            count += 1
        }
        return count
    }
}
