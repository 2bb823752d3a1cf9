internal import AurumSyntax

/// Brackets and quotes that are not closed.
extension YAMLSyntaxError {
    /// How many lines above are looked through for the quote that opens a string.
    private static let farthestQuote = 100

    /// Whether the line of this error, reported at an offset, is sound from its beginning on.
    func goesOnAtLine(of place: Int) -> Bool {
        problem.problem.hasPrefix("did not find expected ','") && place <= problem.offset
            && lines.column(ofFirst: place) != nil && !"]}".utf8.contains(file.bytes[place])
            && lines.start(of: place) > problem.contextOffset
    }

    /// Something else where a comma or the closing bracket should be.
    func unclosed(_ bracket: String) -> Diagnostic {
        let opening = bracket == "]" ? "[" : "{"
        if blockEntry != nil || isAtEnd { return notClosed(opening, bracket) }
        let place = startOfKey ?? problem.offset
        let comma = missingComma(before: place)
        return Diagnostic(
            .unclosedBracket, "expected `,` or `\(bracket)`\(phrase(foundAt: place))",
            at: label(at: place, "expected `,` or `\(bracket)`"),
            related: context("`\(opening)` opened here"),
            help: [
                comma.isEmpty
                    ? "close the bracket, or put a text that contains brackets or commas in quotes"
                    : "write `,` after what is before it, or close the bracket"
            ], fix: comma)
    }

    private func notClosed(_ opening: String, _ bracket: String) -> Diagnostic {
        let end = blockEntry.map(lines.endOfContent(aboveLineAt:)) ?? endOfContent
        return Diagnostic(
            .unclosedBracket, "`\(opening)` is not closed", at: label(end, end, "expected `\(bracket)`"),
            related: context("opened here"), help: ["write `\(bracket)`"])
    }

    /// The key before a colon that libyaml stops at, when the key was read as the end of the text above it.
    private var startOfKey: Int? {
        guard found == UInt8(ascii: ":") else { return nil }
        let start = lines.start(of: problem.offset)
        guard start > problem.contextOffset, let column = lines.blanks(ofLineAt: start) else { return nil }
        let key = file.bytes[start + column..<max(start + column, problem.offset)]
        return key.isEmpty || key.contains { "[]{},:".utf8.contains($0) } ? nil : start + column
    }

    /// A comma after what is before the next member or element.
    private func missingComma(before place: Int) -> [TextEdit] {
        let end = lines.endOfContent(before: place)
        let startsLine = lines.column(ofFirst: place) != nil
        guard end < place, end > problem.contextOffset, !hasComment(before: end),
            startsLine || "\"'[{".utf8.contains(file.bytes[place]), !"]}:".utf8.contains(file.bytes[place]),
            lines.blanks(ofLineAt: lines.start(of: end - 1)) != nil
        else { return [] }
        return [TextEdit(source: file.id, range: TextRange(end, end), replacement: ",")]
    }

    private func hasComment(before end: Int) -> Bool {
        let line = file.bytes[lines.start(of: end - 1)..<end]
        return zip(line, line.dropFirst()).contains { YAMLLayout.isBlank($0) && $1 == UInt8(ascii: "#") }
    }

    /// A string that nothing closes.
    func unclosedString(at start: Int) -> Diagnostic {
        let opening = label(start, min(endOfLine(from: start), file.bytes.count), "opened here")
        return Diagnostic(
            .unclosedString, "string is not closed", at: opening, help: ["add the closing quote"])
    }

    /// Where a string was opened that took the opening quote of another one below for its end.
    var openingOfEndedString: Int? {
        guard problem.problem.hasPrefix("did not find expected") else { return nil }
        let line = lines.start(of: problem.offset)
        let before = file.bytes[min(line, problem.offset)..<min(problem.offset, file.bytes.count)]
        guard let last = before.last(where: { !YAMLLayout.isBlank($0) }), "\"'".utf8.contains(last),
            oddQuote(last, in: before) != nil
        else { return nil }
        var end = line
        for _ in 0..<Self.farthestQuote where end > 0 {
            let start = lines.start(of: end - 1)
            guard start < end else { return nil }
            if let quote = oddQuote(last, in: file.bytes[start..<end]) { return quote }
            end = start
        }
        return nil
    }

    /// The last of an odd number of quotes.
    private func oddQuote(_ quote: UInt8, in text: ArraySlice<UInt8>) -> Int? {
        var last: Int?
        var isOdd = false
        for position in text.indices where text[position] == quote {
            if quote == UInt8(ascii: "\""), position > 0, file.bytes[position - 1] == UInt8(ascii: "\\") {
                continue
            }
            last = position
            isOdd.toggle()
        }
        return isOdd ? last : nil
    }
}
