internal import AurumSyntax

/// Colons where none can be, and keys without one.
extension YAMLSyntaxError {
    /// How many lines above are looked through for the key that lacks its colon.
    private static let farthestKey = 100

    /// A second colon on a line, or one that would make a key of the rest of a text.
    func unexpectedColon() -> Diagnostic {
        let start = min(lines.start(of: problem.offset), problem.offset)
        let before = file.text(in: TextRange(start, problem.offset))
        guard !before.contains(": ") else {
            return Diagnostic(
                .unexpectedColon, "text without quotes cannot contain `: `", at: label("a second colon"),
                help: ["put the text in quotes"])
        }
        if let key = keyAbove(start) { return missingColon(after: key) }
        return Diagnostic(
            .unexpectedColon, "key stands where the text of the line before goes on",
            at: label("this colon would make the line a key"),
            help: [
                "indent the key like the other keys of its mapping",
                "if the line before is a key, write a space after its colon",
            ])
    }

    /// The first of the lines above a key that is none itself but stands where one is expected.
    private func keyAbove(_ start: Int) -> Int? {
        guard var column = lines.blanks(ofLineAt: start) else { return nil }
        var key: Int?
        var line = start
        for _ in 0..<Self.farthestKey where line > 0 {
            line = lines.start(of: line - 1)
            guard let indentation = lines.blanks(ofLineAt: line) else { continue }
            let place = line + indentation
            if lines.startsItem(at: place) { return key ?? item(at: place, above: column) }
            if lines.startsEntry(at: place) {
                return indentation < column && hasValue(place) ? nil : key
            }
            (key, column) = (place, indentation)
        }
        return key
    }

    /// The text after a dash, when it stands in the column of the line below it.
    private func item(at place: Int, above column: Int) -> Int? {
        let content = lines.look(at: place).dropFirst().firstIndex { !YAMLLayout.isBlank($0) }
        guard let content, content - lines.start(of: place) == column, !lines.startsEntry(at: content) else {
            return nil
        }
        return content
    }

    private func hasValue(_ place: Int) -> Bool {
        let line = lines.look(at: place)
        guard let colon = lines.colon(in: line) else { return false }
        return line[(colon + 1)...].contains { !YAMLLayout.isBlank($0) }
    }

    /// A line that begins as a key does and has no colon, or no space after it.
    func missingColon(after key: Int) -> Diagnostic {
        let name = lines.look(at: key).prefix { !YAMLLayout.isBlank($0) }
        if let colon = name.firstIndex(of: UInt8(ascii: ":")), colon > key, colon + 1 < name.endIndex,
            name[colon + 1] != UInt8(ascii: "/")
        {
            return missingSpace(after: colon)
        }
        return Diagnostic(
            .missingKeyColon, "expected `:` after the key", at: lineLabel(from: key),
            help: ["write `key: value` with a space after the colon"])
    }

    /// A colon with something else than a space after it.
    func missingSpace(after colon: Int) -> Diagnostic {
        .missingSpace(label(colon, colon + 1, "expected a space after it"), isLast: colon + 1 >= endOfContent)
    }
}

extension Diagnostic {
    /// A colon, with which a label ends, that needs a space.
    static func missingSpace(_ place: Label, isLast: Bool) -> Diagnostic {
        Diagnostic(
            .missingKeyColon, "expected a space after `:`", at: place,
            help: ["write `key: value` with a space after the colon"],
            fix: isLast
                ? []
                : [
                    TextEdit(
                        source: place.source, range: TextRange(place.range.end, place.range.end),
                        replacement: " ")
                ])
    }
}
