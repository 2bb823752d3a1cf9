extension Diagnostic {
    static func comment(_ reports: ReaderReports, _ start: Int, _ end: Int) -> Diagnostic {
        Diagnostic(
            .comment, "JSON has no comments", at: reports.label(start, end, "not allowed"),
            help: ["remove the comment, move it to a `$description`, or use a YAML file"],
            fix: [reports.edit(start, end, "")]
        )
    }

    static func unexpected(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ scalar: Unicode.Scalar, wanted: String
    ) -> Diagnostic {
        let isTypographic = ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "`"].contains(scalar)
        return Diagnostic(
            .unexpectedText, "expected \(wanted), found \(VisibleText.quoted(scalar))",
            at: reports.label(start, end, "expected \(wanted)"),
            help: isTypographic ? ["write strings in straight double quotes"] : []
        )
    }

    static func textAfterRoot(_ reports: ReaderReports, at start: Int, end: Int) -> Diagnostic {
        Diagnostic(
            .textAfterRoot, "text after the end of the document",
            at: reports.label(start, end, "expected the end of the file"),
            help: ["remove it, or check the brackets before it"]
        )
    }

    static func expectedColon(_ reports: ReaderReports, at start: Int, end: Int, replacing: Bool)
        -> Diagnostic
    {
        Diagnostic(
            .missingColon, "expected `:` after the key", at: reports.label(start, end, "expected `:`"),
            fix: [reports.edit(start, replacing ? end : start, replacing ? ":" : ": ")]
        )
    }

    static func keyWithoutValue(_ reports: ReaderReports, at offset: Int, before byte: UInt8) -> Diagnostic {
        let found = Character(Unicode.Scalar(byte))
        return Diagnostic(
            .missingColon, "expected `:` and a value after the key, found `\(found)`",
            at: reports.label(offset, offset + 1, "expected `:`"),
            help: ["write the key, `:` and a value"]
        )
    }

    static func missingValue(_ reports: ReaderReports, at offset: Int, before byte: UInt8) -> Diagnostic {
        let found = Character(Unicode.Scalar(byte))
        return Diagnostic(
            .missingValue, "expected a value before `\(found)`",
            at: reports.label(offset, offset + 1, "expected a value"),
            help: ["write a value after `:`"]
        )
    }

    static func missingComma(
        _ reports: ReaderReports, at offset: Int, after end: Int, isObject: Bool
    ) -> Diagnostic {
        let next = isObject ? "member" : "element"
        return Diagnostic(
            .missingComma, "expected `,` before the next \(next)",
            at: reports.label(offset, offset + 1, "expected `,`"),
            help: ["write `,` after the \(next) before"], fix: [reports.edit(end, end, ",")]
        )
    }

    static func extraComma(_ reports: ReaderReports, at offset: Int, before byte: UInt8?) -> Diagnostic {
        let place = byte.map { " before `\(Character(Unicode.Scalar($0)))`" } ?? ""
        return Diagnostic(
            .extraComma, "comma without a value\(place)",
            at: reports.label(
                offset, offset + 1, byte == nil ? "nothing before this comma" : "nothing follows"),
            help: ["remove the comma"], fix: [reports.edit(offset, offset + 1, "")]
        )
    }

    static func wrongBracket(
        _ reports: ReaderReports, at offset: Int, _ byte: UInt8, frame: JSONParser.Frame
    ) -> Diagnostic {
        let found = Character(Unicode.Scalar(byte))
        return Diagnostic(
            .wrongBracket, "expected `\(frame.closing)`, found `\(found)`",
            at: reports.label(offset, offset + 1, "does not close `\(frame.opening)`"),
            related: [reports.label(frame.start, frame.start + 1, "opened here")]
        )
    }

    static func tooDeep(_ reports: ReaderReports, at offset: Int) -> Diagnostic {
        Diagnostic(
            .nestedTooDeeply, "more than \(JSONParser.depthLimit) nested arrays and objects",
            at: reports.label(offset, offset + 1, "not read beyond this point")
        )
    }

    static func endOfFile(_ reports: ReaderReports, at offset: Int, open frames: [JSONParser.Frame])
        -> Diagnostic
    {
        let closing = frames.reversed().map { String($0.closing) }.joined()
        let unclosed = frames.suffix(3).reversed()
        let more = frames.count - unclosed.count
        return Diagnostic(
            .endOfFile, "file ends before it is complete",
            at: reports.label(offset, offset, "expected `\(closing.prefix(1))`"),
            related: unclosed.map { reports.label($0.start, $0.start + 1, "`\($0.opening)` is not closed") },
            notes: more > 0 ? ["\(more) further brackets are not closed either"] : [],
            help: closing.count <= 8 ? ["write `\(closing)` at the end, or restore what is missing"] : []
        )
    }

    static func onlyComments(_ reports: ReaderReports, at offset: Int) -> Diagnostic {
        Diagnostic(
            .emptyFile, "file has no content", at: reports.label(offset, offset),
            help: ["write at least `{}`"])
    }
}
