internal import AurumSyntax

/// What libyaml cannot read, in our words.
struct YAMLSyntaxError {
    let lines: YAMLLines
    let file: SourceFile
    let problem: YAMLProblem
    /// The first line between an opening bracket and the problem that goes on with a block around the brackets.
    let blockEntry: Int?
    /// One past the last byte that is not blank; the place to show for a premature end.
    let endOfContent: Int

    init(_ lines: YAMLLines, _ problem: YAMLProblem, blockEntry: Int? = nil) {
        self.lines = lines
        self.problem = problem
        self.blockEntry = blockEntry
        file = lines.file
        endOfContent = lines.endOfContent(before: file.bytes.count)
    }

    /// The diagnostic for the problem.
    var diagnostic: Diagnostic {
        if let opening = openingOfEndedString { return unclosedString(at: opening) }
        return translation
    }

    private var translation: Diagnostic {
        switch problem.problem {
        case "found character that cannot start any token": startsNothing()
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            tab()
        case "mapping values are not allowed in this context": unexpectedColon()
        case "could not find expected ':'": missingColon(after: problem.contextOffset)
        case "found unexpected ':'": missingSpace(after: problem.offset)
        case "did not find expected key": unexpectedLine("a key")
        case "did not find expected '-' indicator": unexpectedLine("`-`")
        case "block sequence entries are not allowed in this context": unexpectedDash()
        case "mapping keys are not allowed in this context": complexKey()
        case "did not find expected ',' or ']'": unclosed("]")
        case "did not find expected ',' or '}'": unclosed("}")
        case "found unexpected end of stream", "found unexpected document indicator":
            unclosedString(at: problem.contextOffset)
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            YAMLEscapes.diagnostic(in: file, at: backslash)
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
        return .reservedCharacter(
            ReaderReports(file), at: problem.offset, String(Character(Unicode.Scalar(byte))))
    }

    private func tab() -> Diagnostic {
        let start = problem.offset
        let tabs = file.bytes[min(start, file.bytes.count)...].prefix { $0 == UInt8(ascii: "\t") }.count
        return Diagnostic(
            .tabIndentation, "tab used as indentation",
            at: label(start, start + max(1, tabs), "expected spaces"),
            help: ["indent with spaces"])
    }

    private func unexpectedLine(_ wanted: String) -> Diagnostic {
        guard found != UInt8(ascii: ":") else { return missingKey() }
        let column = problem.offset - lines.start(of: problem.offset) + 1
        let before = file.bytes[min(lines.start(of: problem.offset), file.bytes.count)...].prefix(column - 1)
        guard before.allSatisfy(YAMLLayout.isBlank) else { return textAfterValue() }
        let siblingColumn = problem.contextOffset - lines.start(of: problem.contextOffset) + 1
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
        let isComma = found == UInt8(ascii: ",") && endOfLine(from: problem.offset) == problem.offset + 1
        let comma = TextRange(problem.offset, problem.offset + 1)
        return Diagnostic(
            .badIndentation, "text after the end of the value", at: label("expected the end of the line"),
            help: [isComma ? "remove the comma; outside brackets a line is enough" : adviceForText],
            fix: isComma ? [TextEdit(source: file.id, range: comma, replacement: "")] : [])
    }

    private var adviceForText: String {
        let endsString = problem.offset > 0 && file.bytes[problem.offset - 1] == UInt8(ascii: "'")
        return endsString
            ? "write `''` for a quote inside single quotes, or put the whole value in double quotes"
            : "put the whole value in quotes"
    }

    private func unexpectedDash() -> Diagnostic {
        Diagnostic(
            .badIndentation, "`- ` cannot start a list here", at: label(),
            help: ["start the list on the next line, or put a text that begins with `- ` in quotes"])
    }

    private func complexKey() -> Diagnostic {
        Diagnostic(.complexKey, "`? ` cannot start a key here", at: label(), help: ["write `key: value`"])
    }

    /// The backslash before the place, which is that of the backslash or of the digits after `\\u`.
    private var backslash: Int {
        let before = file.bytes[..<min(problem.offset + 1, file.bytes.count)]
        return before.lastIndex(of: UInt8(ascii: "\\")) ?? max(0, before.count - 1)
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

    func missingKey() -> Diagnostic {
        let next = file.bytes[min(problem.offset + 1, file.bytes.count)...].first
        if problem.context.contains("flow"), let next, !" \t\r\n,[]{}".utf8.contains(next) {
            return .reservedCharacter(ReaderReports(file), at: problem.offset, ":")
        }
        return Diagnostic(
            .missingKey, "key is missing before `:`", at: label(),
            help: ["write a key, or `\"\"` for the empty name"])
    }

    private func missingContent() -> Diagnostic {
        guard found != UInt8(ascii: ":") else { return missingKey() }
        return Diagnostic(
            .unexpectedText, "expected a value\(phrase(foundAt: problem.offset))",
            at: label("expected a value"),
            help: ["put a text that contains brackets or commas in quotes"])
    }

    var found: UInt8? { problem.offset < file.bytes.count ? file.bytes[problem.offset] : nil }
    var isAtEnd: Bool { problem.offset >= endOfContent }

    func phrase(foundAt offset: Int) -> String {
        guard offset < endOfContent else { return ", found the end of the file" }
        let scalar = UTF8Decoder.step(in: file.bytes, at: offset).scalar
        return scalar.map { ", found \(VisibleText.quoted($0))" } ?? ""
    }

    /// The place of the problem, one character wide.
    func label(_ text: String = "") -> Label { label(at: problem.offset, text) }

    /// A place in the file, one character wide.
    func label(at offset: Int, _ text: String) -> Label {
        guard offset < endOfContent else { return label(endOfContent, endOfContent, text) }
        let length = UTF8Decoder.step(in: file.bytes, at: offset).length
        return label(offset, offset + length, text)
    }

    func label(_ start: Int, _ end: Int, _ text: String = "") -> Label {
        Label(source: file.id, range: TextRange(start, end), text: text)
    }

    /// The rest of the line at an offset.
    func lineLabel(from offset: Int) -> Label {
        let start = min(offset, endOfContent)
        return label(start, endOfLine(from: start))
    }

    func context(_ text: String) -> [Label] {
        guard !problem.context.isEmpty, problem.contextOffset < file.bytes.count else { return [] }
        return [label(problem.contextOffset, problem.contextOffset + 1, text)]
    }

    func endOfLine(from offset: Int) -> Int {
        let rest = file.bytes[min(offset, file.bytes.count)...].prefix { !YAMLLayout.isLineBreak($0) }
        let trimmed = rest.lastIndex { !YAMLLayout.isBlank($0) }
        return trimmed.map { $0 + 1 } ?? offset
    }
}

extension Diagnostic {
    /// A text without quotes that begins with a character that YAML or libyaml takes for something else.
    static func reservedCharacter(_ reports: ReaderReports, at offset: Int, _ character: String) -> Diagnostic
    {
        let quoted = character == "`" ? "a backtick" : "`\(character)`"
        return Diagnostic(
            .reservedCharacter, "text without quotes cannot begin with \(quoted)",
            at: reports.label(offset, offset + 1, "reserved"), help: ["put the text in quotes"])
    }
}
