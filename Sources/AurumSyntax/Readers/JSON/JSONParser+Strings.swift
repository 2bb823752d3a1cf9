extension JSONParser {
    /// What a string in the file stands for.
    private struct ScannedString {
        /// The quotes included.
        let range: TextRange
        /// The text where it is not simply the bytes between the quotes.
        let text: String?
        /// Whether the text is what the author meant, as far as one can tell.
        let isSound: Bool
    }

    /// Reads a string value; one that cannot be understood becomes a hole.
    mutating func scanString() {
        let string = scanQuoted()
        addScalar(string.isSound ? .string : .invalid, string.range, text: string.isSound ? string.text : nil)
    }

    /// Reads a string key.
    mutating func scanKey() {
        let string = scanQuoted()
        addKey(string.range, text: string.text)
    }

    private mutating func scanQuoted() -> ScannedString {
        let start = cursor.offset
        let quote = cursor.bytes[start]
        cursor.advance()
        var decoder = JSONStringDecoder(from: start + 1)
        var isSound = true
        while true {
            cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
            switch cursor.current {
            case quote:
                return finish(start, quote, decoder, isSound)
            case UInt8(ascii: "\\"):
                if !scanEscape(&decoder) { isSound = false }
            case .some(let byte):
                if JSONByte.isLineBreak(byte), !decoder.spansLines {
                    guard closesLater(quote) else { return finishUnclosed(start, decoder) }
                    decoder.spansLines = true
                }
                reportControl(byte, in: start)
                cursor.advance(byte == 0x0D && cursor.peek(1) == 0x0A ? 2 : 1)
                isSound = false
            case nil:
                return finishUnclosed(start, decoder)
            }
        }
    }

    private mutating func finish(
        _ start: Int, _ quote: UInt8, _ decoder: JSONStringDecoder, _ isSound: Bool
    ) -> ScannedString {
        let text = decoder.finish(cursor)
        cursor.advance()
        if quote == UInt8(ascii: "'") {
            let end = cursor.offset
            let meant = JSONText.quoted(text ?? cursor.text(start + 1, end - 1))
            report { .singleQuotes($0.reports, start, end, meant: meant) }
        }
        return ScannedString(range: TextRange(start, cursor.offset), text: text, isSound: isSound)
    }

    /// Ends a string whose closing quote is missing at the end of its line.
    private mutating func finishUnclosed(_ start: Int, _ decoder: JSONStringDecoder) -> ScannedString {
        let end = cursor.offset
        report { .unclosedString($0.reports, start, end, atEndOfFile: $0.cursor.current == nil) }
        isQuiet = true
        goBackToStructure(after: start, end)
        // The text is given because the range has no closing quote to leave out.
        let close = cursor.offset
        let text = decoder.finish(cursor) ?? cursor.text(start + 1, close)
        return ScannedString(range: TextRange(start, close), text: text, isSound: false)
    }

    /// Goes on at the brackets and commas that end the line: they were hardly meant as text.
    private mutating func goBackToStructure(after start: Int, _ end: Int) {
        let text = cursor.bytes[start + 1..<end]
        let isStructure: (UInt8) -> Bool = { UTF8Set.endOfLine.contains($0) || JSONByte.isBlank($0) }
        let last = text.lastIndex { !isStructure($0) } ?? start
        if text[(last + 1)...].contains(where: UTF8Set.endOfLine.contains) { cursor.move(to: last + 1) }
    }

    /// Whether a string goes on after a line break: the next quote must look like its end, not like another's start.
    private func closesLater(_ quote: UInt8) -> Bool {
        var ahead = cursor
        var isText = false
        while let byte = ahead.current, byte != quote {
            isText = isText || !(JSONByte.isBlank(byte) || UTF8Set.structure.contains(byte))
            ahead.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        guard isText, ahead.current == quote else { return false }
        ahead.advance()
        ahead.skip(while: JSONByte.isBlank)
        guard let after = ahead.current else { return true }
        return UTF8Set.afterString.contains(after)
    }

    private mutating func reportControl(_ byte: UInt8, in start: Int) {
        let offset = cursor.offset
        let length = byte == 0x0D && cursor.peek(1) == 0x0A ? 2 : 1
        let escape = length == 2 ? "\\r\\n" : JSONText.escape(of: byte)
        report { .rawControl($0.reports, offset, offset + length, Unicode.Scalar(byte), escape: escape) }
    }

    /// Reads one escape and returns whether it stands for a character.
    private mutating func scanEscape(_ decoder: inout JSONStringDecoder) -> Bool {
        let start = cursor.offset
        decoder.take(cursor.bytes, upTo: start)
        defer { decoder.resume(at: cursor.offset) }
        guard let kind = cursor.peek(1) else {
            cursor.advance()
            return false
        }
        if kind == UInt8(ascii: "u") { return scanUnicodeEscape(&decoder) }
        if let byte = JSONStringDecoder.simpleEscape(kind) {
            cursor.advance(2)
            decoder.append(byte)
            return true
        }
        return reportEscape(start)
    }

    private mutating func reportEscape(_ start: Int) -> Bool {
        let isBreak = cursor.peek(1).map(JSONByte.isLineBreak) ?? true
        let length = isBreak ? 1 : 1 + UTF8Decoder.step(in: cursor.bytes, at: start + 1).length
        let text = cursor.text(start, start + length)
        report { .unknownEscape($0.reports, start, start + length, text) }
        cursor.advance(length)
        return false
    }

    private mutating func scanUnicodeEscape(_ decoder: inout JSONStringDecoder) -> Bool {
        let start = cursor.offset
        guard let unit = hexUnit(at: start) else {
            var end = start + 2
            while end < min(start + 6, cursor.bytes.count), JSONByte.hexValue(cursor.bytes[end]) != nil {
                end += 1
            }
            let text = cursor.text(start, end)
            report { .unknownEscape($0.reports, start, end, text) }
            cursor.move(to: end)
            return false
        }
        cursor.move(to: start + 6)
        if let scalar = Unicode.Scalar(unit) {
            decoder.append(scalar)
            return true
        }
        if unit < 0xDC00, let low = hexUnit(at: start + 6), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
            cursor.move(to: start + 12)
            decoder.append(scalar)
            return true
        }
        let text = cursor.text(start, start + 6)
        report { .loneSurrogate($0.reports, start, start + 6, text, isHigh: unit < 0xDC00) }
        decoder.append("\u{FFFD}")
        return false
    }

    /// The number that `\uXXXX` at an offset stands for, or nil if it is not that.
    private func hexUnit(at start: Int) -> UInt32? {
        guard start + 6 <= cursor.bytes.count, cursor.bytes[start] == UInt8(ascii: "\\"),
            cursor.bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for offset in start + 2..<start + 6 {
            guard let digit = JSONByte.hexValue(cursor.bytes[offset]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }
}

private enum UTF8Set {
    /// What may stand between an unclosed string and the next one besides white space.
    static let structure = Array("{}[],:".utf8)
    /// What may follow a string at the end of a line.
    static let endOfLine = Array("}],".utf8)
    /// What may follow a string.
    static let afterString = Array(",]}:".utf8)
}

extension Diagnostic {
    fileprivate static func singleQuotes(
        _ reports: ReaderReports, _ start: Int, _ end: Int, meant: String
    ) -> Diagnostic {
        Diagnostic(
            .singleQuotes, "string is in single quotes",
            at: reports.label(start, end, "expected double quotes"),
            help: ["write `\(VisibleText.excerpt(meant))`"], fix: [reports.edit(start, end, meant)]
        )
    }

    fileprivate static func unclosedString(
        _ reports: ReaderReports, _ start: Int, _ end: Int, atEndOfFile: Bool
    ) -> Diagnostic {
        Diagnostic(
            .unclosedString, "string is not closed before the end of the \(atEndOfFile ? "file" : "line")",
            at: reports.label(start, end, "no closing quote"),
            help: ["add the closing quote"]
        )
    }

    fileprivate static func rawControl(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ scalar: Unicode.Scalar, escape: String
    ) -> Diagnostic {
        let name =
            switch scalar {
            case "\n", "\r": "a line break"
            case "\t": "a tab"
            default: "the control character \(VisibleText.codePoint(of: scalar))"
            }
        return Diagnostic(
            .controlCharacter, "string contains \(name)", at: reports.label(start, end, "must be escaped"),
            help: ["write `\(escape)`"], fix: [reports.edit(start, end, escape)]
        )
    }

    fileprivate static func unknownEscape(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ text: String
    ) -> Diagnostic {
        let help =
            if text.hasPrefix("\\u") {
                "write `\\u` and four hexadecimal digits, such as `\\u00e9`"
            } else if text.hasPrefix("\\x") {
                "write `\\u00` and two hexadecimal digits"
            } else {
                "write `\\\\` for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX"
            }
        return Diagnostic(
            .unknownEscape, "`\(text)` is not an escape", at: reports.label(start, end, "not an escape"),
            help: [help])
    }

    fileprivate static func loneSurrogate(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ text: String, isHigh: Bool
    ) -> Diagnostic {
        Diagnostic(
            .loneSurrogate, "`\(text)` is half of a surrogate pair",
            at: reports.label(start, end, isHigh ? "no second half follows" : "no first half precedes"),
            help: ["write both halves, such as `\\ud83d\\ude00`, or the character itself"]
        )
    }
}
