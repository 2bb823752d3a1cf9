internal import AurumSyntax

/// What libyaml cannot read, in our words.
struct YAMLSyntaxError {
    private let file: SourceFile
    private let problem: YAMLProblem
    /// One past the last byte that is not blank; the place to show for a premature end.
    private let endOfContent: Int

    init(_ file: SourceFile, _ problem: YAMLProblem) {
        self.file = file
        self.problem = problem
        let last = file.bytes.lastIndex { !YAMLLayout.isBlank($0) && !YAMLLayout.isLineBreak($0) }
        endOfContent = last.map { $0 + 1 } ?? 0
    }

    /// The diagnostic for the problem.
    var diagnostic: Diagnostic {
        switch problem.problem {
        case "found character that cannot start any token": startsNothing()
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            tab()
        case "mapping values are not allowed in this context": unexpectedColon()
        case "could not find expected ':'": missingColon()
        case "found unexpected ':'": missingSpace()
        case "did not find expected key": unexpectedLine("a key")
        case "did not find expected '-' indicator": unexpectedLine("`-`")
        case "block sequence entries are not allowed in this context": unexpectedDash()
        case "mapping keys are not allowed in this context": complexKey()
        case "did not find expected ',' or ']'": unclosed("]")
        case "did not find expected ',' or '}'": unclosed("}")
        case "found unexpected end of stream", "found unexpected document indicator": unclosedString()
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            unknownEscape()
        case "did not find expected alphabetic or numeric character": badAnchor()
        case "did not find expected <document start>": textAfterRoot()
        case "did not find expected node content": missingContent()
        default: byContext()
        }
    }

    private func byContext() -> Diagnostic {
        if problem.context.contains("directive") || problem.problem.contains("directive")
            || problem.problem == "found incompatible YAML document"
        {
            return Diagnostic(
                .directive, "directive is not understood",
                at: lineLabel(from: problem.context.isEmpty ? problem.offset : problem.contextOffset),
                help: ["remove the line; YAML 1.2 is assumed"])
        }
        if problem.context.contains("tag") || problem.problem.contains("tag") {
            return Diagnostic(
                .unknownTag, "tag is not understood", at: label("expected a tag such as `!!str`"),
                help: ["remove the tag, or put the text in quotes if `!` is part of it"])
        }
        if problem.context == "while scanning a block scalar" {
            return Diagnostic(
                .malformedYAML, "`|` and `>` cannot be followed by text on the same line", at: label(),
                help: ["start the text on the next line, or put it in quotes"])
        }
        return Diagnostic(
            .malformedYAML, "text is not valid YAML", at: label("not understood from here on"),
            related: context("while reading what starts here"))
    }

    private func startsNothing() -> Diagnostic {
        guard let byte = found, byte != UInt8(ascii: "\t") else { return tab() }
        let character = Character(Unicode.Scalar(byte))
        return Diagnostic(
            .reservedCharacter, "text without quotes cannot begin with `\(character)`", at: label("reserved"),
            help: ["put the text in quotes"])
    }

    private func tab() -> Diagnostic {
        let start = problem.offset
        let tabs = file.bytes[min(start, file.bytes.count)...].prefix { $0 == UInt8(ascii: "\t") }.count
        return Diagnostic(
            .tabIndentation, "tab used as indentation",
            at: label(start, start + max(1, tabs), "expected spaces"),
            help: ["indent with spaces"])
    }

    private func unexpectedColon() -> Diagnostic {
        let before = file.text(in: TextRange(lineStart(of: problem.offset), problem.offset))
        guard !before.contains(": ") else {
            return Diagnostic(
                .unexpectedColon, "text without quotes cannot contain `: `", at: label("a second colon"),
                help: ["put the text in quotes"])
        }
        return Diagnostic(
            .unexpectedColon, "key stands where the text of the line before goes on",
            at: label("this colon would make the line a key"),
            help: [
                "indent the key like the other keys of its mapping",
                "if the line before is a key, write a space after its colon",
            ])
    }

    private func missingColon() -> Diagnostic {
        Diagnostic(
            .missingKeyColon, "expected `:` after the key", at: lineLabel(from: problem.contextOffset),
            help: ["write `key: value` with a space after the colon"])
    }

    private func missingSpace() -> Diagnostic {
        let after = TextRange(problem.offset + 1, problem.offset + 1)
        return Diagnostic(
            .missingKeyColon, "expected a space after `:`", at: label("expected a space"),
            help: ["write `key: value` with a space after the colon"],
            fix: isAtEnd ? [] : [TextEdit(source: file.id, range: after, replacement: " ")])
    }

    private func unexpectedLine(_ wanted: String) -> Diagnostic {
        guard found != UInt8(ascii: ":") else { return missingKey() }
        let column = problem.offset - lineStart(of: problem.offset) + 1
        let before = file.bytes[min(lineStart(of: problem.offset), file.bytes.count)...].prefix(column - 1)
        guard before.allSatisfy(YAMLLayout.isBlank) else { return textAfterValue() }
        let siblingColumn = problem.contextOffset - lineStart(of: problem.contextOffset) + 1
        guard column != siblingColumn else {
            return Diagnostic(
                .badIndentation, "expected \(wanted) as on the lines before", at: label("expected \(wanted)"),
                related: context("what began here goes on"),
                help: ["write \(wanted), or indent the line differently"])
        }
        return Diagnostic(
            .badIndentation, "expected \(wanted) indented like those before it",
            at: label("in column \(column)"),
            related: context("siblings begin in column \(siblingColumn)"),
            help: ["indent the line like its siblings"])
    }

    private func textAfterValue() -> Diagnostic {
        let endsString = problem.offset > 0 && file.bytes[problem.offset - 1] == UInt8(ascii: "'")
        return Diagnostic(
            .badIndentation, "text after the end of the value", at: label("expected the end of the line"),
            help: [
                endsString
                    ? "write `''` for a quote inside single quotes, or put the whole value in double quotes"
                    : "put the whole value in quotes"
            ])
    }

    private func unexpectedDash() -> Diagnostic {
        Diagnostic(
            .badIndentation, "`- ` cannot start a list here", at: label(),
            help: ["start the list on the next line, or put a text that begins with `- ` in quotes"])
    }

    private func complexKey() -> Diagnostic {
        Diagnostic(.complexKey, "`? ` cannot start a key here", at: label(), help: ["write `key: value`"])
    }

    private func unclosed(_ bracket: String) -> Diagnostic {
        let opening = bracket == "]" ? "[" : "{"
        guard !isAtEnd else {
            return Diagnostic(
                .unclosedBracket, "`\(opening)` is not closed", at: label("expected `\(bracket)`"),
                related: context("opened here"), help: ["write `\(bracket)`"])
        }
        return Diagnostic(
            .unclosedBracket, "expected `,` or `\(bracket)`\(foundPhrase)",
            at: label("expected `,` or `\(bracket)`"),
            related: context("`\(opening)` opened here"),
            help: ["close the bracket, or put a text that contains brackets or commas in quotes"])
    }

    private func unclosedString() -> Diagnostic {
        let start = problem.contextOffset
        let opening = label(start, min(endOfLine(from: start), file.bytes.count), "opened here")
        return Diagnostic(
            .unclosedString, "string is not closed", at: opening, help: ["add the closing quote"])
    }

    private func unknownEscape() -> Diagnostic {
        // The position is that of the backslash or of the digits after `\u`.
        var start = min(problem.offset, max(0, file.bytes.count - 1))
        while start > problem.contextOffset, file.bytes[start] != UInt8(ascii: "\\") { start -= 1 }
        let letter = UTF8Decoder.step(in: file.bytes, at: min(start + 1, file.bytes.count)).length
        var end = min(start + 1 + letter, file.bytes.count)
        if end > start + 1,
            [UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U")].contains(file.bytes[start + 1])
        {
            let digits = file.bytes[end...].prefix(8).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            end += digits.count
        }
        let text = file.text(in: TextRange(start, end))
        let isSurrogate = problem.problem == "found invalid Unicode character escape code"
        return Diagnostic(
            isSurrogate ? .loneSurrogate : .unknownEscape,
            "`\(text)` is not \(isSurrogate ? "a character" : "an escape")", at: label(start, end),
            help: [
                isSurrogate
                    ? "write the character itself, or `\\U` and eight hexadecimal digits"
                    : "write `\\\\` for a backslash, or use single quotes"
            ])
    }

    private func badAnchor() -> Diagnostic {
        var start = min(problem.contextOffset, problem.offset)
        if start < file.bytes.count, !"&*".utf8.contains(file.bytes[start]), start > 0 { start -= 1 }
        let sign = start < file.bytes.count ? String(decoding: [file.bytes[start]], as: UTF8.self) : "*"
        return Diagnostic(
            .reservedCharacter, "text without quotes cannot begin with `\(sign)`",
            at: label(start, start + 1, sign == "&" ? "marks a value" : "repeats a value"),
            help: ["put the text in quotes"])
    }

    private func textAfterRoot() -> Diagnostic {
        Diagnostic(
            .textAfterRoot, "text after the end of the document", at: lineLabel(from: problem.offset),
            help: ["indent it like the lines before it, or remove it"])
    }

    private func missingKey() -> Diagnostic {
        Diagnostic(
            .missingKey, "key is missing before `:`", at: label(),
            help: ["write a key, or `\"\"` for the empty name"])
    }

    private func missingContent() -> Diagnostic {
        guard found != UInt8(ascii: ":") else { return missingKey() }
        return Diagnostic(
            .unexpectedText, "expected a value\(foundPhrase)", at: label("expected a value"),
            help: ["put a text that contains brackets or commas in quotes"])
    }

    private var found: UInt8? { problem.offset < file.bytes.count ? file.bytes[problem.offset] : nil }
    private var isAtEnd: Bool { problem.offset >= endOfContent }

    private var foundPhrase: String {
        guard !isAtEnd else { return ", found the end of the file" }
        let scalar = UTF8Decoder.step(in: file.bytes, at: problem.offset).scalar
        return scalar.map { ", found \(VisibleText.quoted($0))" } ?? ""
    }

    /// The place of the problem, one character wide.
    private func label(_ text: String = "") -> Label {
        guard !isAtEnd else { return label(endOfContent, endOfContent, text) }
        let length = UTF8Decoder.step(in: file.bytes, at: problem.offset).length
        return label(problem.offset, problem.offset + length, text)
    }

    private func label(_ start: Int, _ end: Int, _ text: String = "") -> Label {
        Label(source: file.id, range: TextRange(start, end), text: text)
    }

    /// The rest of the line at an offset.
    private func lineLabel(from offset: Int) -> Label {
        let start = min(offset, endOfContent)
        return label(start, endOfLine(from: start))
    }

    private func context(_ text: String) -> [Label] {
        guard !problem.context.isEmpty, problem.contextOffset < file.bytes.count else { return [] }
        return [label(problem.contextOffset, problem.contextOffset + 1, text)]
    }

    private func lineStart(of offset: Int) -> Int {
        let line = file.lines.line(containing: UInt32(clamping: offset))
        return Int(file.lines.start(ofLine: line)) + file.lines.markLength(atLine: line)
    }

    private func endOfLine(from offset: Int) -> Int {
        let rest = file.bytes[min(offset, file.bytes.count)...].prefix { !YAMLLayout.isLineBreak($0) }
        let trimmed = rest.lastIndex { !YAMLLayout.isBlank($0) }
        return trimmed.map { $0 + 1 } ?? offset
    }
}
