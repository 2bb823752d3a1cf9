extension JSONParser {
    /// Reads a number; one that JSON does not allow becomes a hole.
    mutating func scanNumber() {
        let start = cursor.offset
        let isWellFormed = skipNumber()
        let sound = cursor.offset
        cursor.skip(while: JSONByte.isWordPart)
        skipDecimalComma()
        let end = cursor.offset
        let range = TextRange(start, end)
        guard isWellFormed, sound == end else {
            reportMalformed(start, end)
            return addScalar(.invalid, range)
        }
        guard isFinite(start, end) else {
            let text = cursor.text(start, end)
            report { .numberTooLarge($0.reports, start, end, text) }
            return addScalar(.invalid, range)
        }
        addScalar(.number, range)
    }

    /// Moves over `,5` in `1,5`, where a member begins after a comma and so cannot begin with a digit.
    private mutating func skipDecimalComma() {
        guard frames.last?.isObject == true, cursor.current == UInt8(ascii: ","),
            cursor.peek(1).map(JSONByte.isDigit) == true
        else { return }
        var ahead = cursor
        ahead.advance()
        ahead.skip(while: JSONByte.isDigit)
        let end = ahead.offset
        ahead.skip(while: JSONByte.isBlank)
        if ahead.current != UInt8(ascii: ":") { cursor.move(to: end) }
    }

    /// Moves over what the grammar of RFC 8259 allows; returns whether that is a whole number.
    private mutating func skipNumber() -> Bool {
        if cursor.current == UInt8(ascii: "-") { cursor.advance() }
        guard let first = cursor.current, JSONByte.isDigit(first) else { return false }
        cursor.advance()
        if first != UInt8(ascii: "0") { cursor.skip(while: JSONByte.isDigit) }
        if cursor.current == UInt8(ascii: ".") {
            cursor.advance()
            guard skipDigits() else { return false }
        }
        if cursor.current.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            cursor.advance()
            if cursor.current == UInt8(ascii: "-") || cursor.current == UInt8(ascii: "+") { cursor.advance() }
            guard skipDigits() else { return false }
        }
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = cursor.offset
        cursor.skip(while: JSONByte.isDigit)
        return cursor.offset > start
    }

    /// Whether a number is below infinity; short ones without exponent need no conversion to tell.
    private func isFinite(_ start: Int, _ end: Int) -> Bool {
        let hasExponent = cursor.bytes[start..<end].contains { $0 | 0x20 == UInt8(ascii: "e") }
        guard hasExponent || end - start > 300 else { return true }
        return NumberParser.double(cursor.text(start, end)) != nil
    }

    private mutating func reportMalformed(_ start: Int, _ end: Int) {
        let flaw = NumberFlaw(cursor.text(start, end))
        report { .malformedNumber($0.reports, start, end, flaw) }
    }

    /// Reads a word: `true`, `false`, `null`, or one that should have been quoted.
    mutating func scanWord() {
        let start = cursor.offset
        cursor.skip(while: JSONByte.isWordPart)
        let end = cursor.offset
        let word = cursor.text(start, end)
        switch word {
        case "true", "false": addScalar(.boolean, TextRange(start, end))
        case "null": addScalar(.null, TextRange(start, end))
        default:
            report { .word($0.reports, start, end, word) }
            addScalar(.invalid, TextRange(start, end))
        }
    }

    /// Reads a key without quotes.
    mutating func scanBareKey() {
        let start = cursor.offset
        cursor.skip(while: JSONByte.isWordPart)
        let end = cursor.offset
        let text = cursor.text(start, end)
        report { .unquotedKey($0.reports, start, end, text) }
        addKey(TextRange(start, end), text: nil)
    }
}

/// What is wrong with the text of a number.
private struct NumberFlaw {
    let text: String
    let label: String
    let meant: String?
    let isNotFinite: Bool

    init(_ text: String) {
        self.text = text
        let isNegative = text.hasPrefix("-")
        let sign = isNegative ? "-" : ""
        let digits = text.drop { $0 == "-" || $0 == "+" }
        let word = digits.lowercased()
        isNotFinite = word.hasPrefix("inf") || word.hasPrefix("nan")
        (label, meant) = Self.flaw(of: digits, sign, hasPlus: text.hasPrefix("+"))
    }

    private static func flaw(of digits: Substring, _ sign: String, hasPlus: Bool) -> (String, String?) {
        let lower = digits.lowercased()
        if lower.hasPrefix("0x") {
            let value = UInt64(lower.dropFirst(2), radix: 16)
            return ("hexadecimal numbers are not allowed", value.map { "\(sign)\($0)" })
        }
        if let comma = digits.firstIndex(of: ",") {
            let meant = digits[..<comma] + "." + digits[digits.index(after: comma)...]
            return ("the decimal mark is a point", "\(sign)\(meant)")
        }
        let meant = sign + repaired(digits)
        let isMeant = NumberParser.double(meant) != nil && !meant.contains("_")
        let label =
            if hasPlus {
                "a number cannot start with `+`"
            } else if digits.hasPrefix(".") {
                "a digit is missing before `.`"
            } else if digits.hasSuffix(".") || lower.contains(".e") {
                "a digit is missing after `.`"
            } else if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
                "a number cannot start with `0`"
            } else {
                "not a number"
            }
        return (label, isMeant ? meant : nil)
    }

    /// The digits without leading zeros, and with a digit before and after the point.
    private static func repaired(_ digits: Substring) -> String {
        var whole = digits.prefix { $0 != "." && $0 != "e" && $0 != "E" }
        let rest = digits.dropFirst(whole.count)
        whole = whole.drop { $0 == "0" }
        var fraction = rest.prefix { $0 != "e" && $0 != "E" }
        let exponent = rest.dropFirst(fraction.count)
        if fraction == "." { fraction = "" }
        return (whole.isEmpty ? "0" : String(whole)) + fraction + exponent
    }
}

extension Diagnostic {
    fileprivate static func malformedNumber(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ flaw: NumberFlaw
    ) -> Diagnostic {
        Diagnostic(
            flaw.isNotFinite ? .notANumber : .malformedNumber,
            "`\(VisibleText.excerpt(flaw.text))` is not a JSON number",
            at: reports.label(start, end, flaw.isNotFinite ? "no such number in JSON" : flaw.label),
            help: [
                flaw.meant.map { "write `\(VisibleText.excerpt($0))`" }
                    ?? "write a decimal number, or put text in double quotes"
            ],
            fix: flaw.meant.map { [reports.edit(start, end, $0)] } ?? []
        )
    }

    fileprivate static func numberTooLarge(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ text: String
    ) -> Diagnostic {
        Diagnostic(
            .numberTooLarge, "number is too large", at: reports.label(start, end, "at most about 1.8e308"),
            help: ["write a smaller number"]
        )
    }

    fileprivate static func word(_ reports: ReaderReports, _ start: Int, _ end: Int, _ word: String)
        -> Diagnostic
    {
        switch word == "none" ? "" : word.lowercased() {
        case "nan", "infinity", "inf":
            return Diagnostic(
                .notANumber, "`\(word)` is not a JSON value",
                at: reports.label(start, end, "no such number in JSON"),
                help: ["write a decimal number"]
            )
        case "true", "false", "null", "none", "nil", "undefined":
            let meant = ["true": "true", "false": "false"][word.lowercased()] ?? "null"
            return Diagnostic(
                .unquotedText, "`\(word)` is not a JSON value", at: reports.label(start, end),
                help: ["write `\(meant)`"], fix: [reports.edit(start, end, meant)]
            )
        default:
            return Diagnostic(
                .unquotedText, "text is not in quotes", at: reports.label(start, end, "expected a value"),
                help: ["write `\(JSONText.quoted(VisibleText.excerpt(word)))`"],
                fix: [reports.edit(start, end, JSONText.quoted(word))]
            )
        }
    }

    fileprivate static func unquotedKey(
        _ reports: ReaderReports, _ start: Int, _ end: Int, _ text: String
    ) -> Diagnostic {
        Diagnostic(
            .unquotedText, "key `\(VisibleText.excerpt(text))` is not in quotes",
            at: reports.label(start, end, "expected a string in double quotes"),
            help: ["write `\(JSONText.quoted(VisibleText.excerpt(text)))`"],
            fix: [reports.edit(start, end, JSONText.quoted(text))]
        )
    }
}
