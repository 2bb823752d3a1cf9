internal import AurumSyntax

/// Says what plain texts stand for by the core schema of YAML 1.2.
enum CoreSchema {
    /// What a plain text stands for.
    enum Meaning: Equatable {
        case null
        case boolean(Bool)
        /// The number as JSON would have it, or nil when the text is that already.
        case number(String?)
        /// `.inf` and `.nan`.
        case notFinite
        case string
    }

    /// What a plain text stands for.
    static func meaning(of text: ArraySlice<UInt8>) -> Meaning {
        guard let first = text.first else { return .null }
        switch first {
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
            UInt8(ascii: "f"), UInt8(ascii: "F"):
            return text.count <= 5 ? word(String(decoding: text, as: UTF8.self)) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return number(text)
        default:
            return .string
        }
    }

    private static func word(_ text: String) -> Meaning {
        switch text {
        case "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default: .string
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Meaning {
        let first = text.first
        if first == UInt8(ascii: "0"), let letter = text.dropFirst().first {
            if letter == UInt8(ascii: "x") { return integer(text.dropFirst(2), radix: 16) }
            if letter == UInt8(ascii: "o") { return integer(text.dropFirst(2), radix: 8) }
        }
        let hasSign = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        let digits = text.dropFirst(hasSign ? 1 : 0)
        if digits.first == UInt8(ascii: "."),
            isNotFinite(String(decoding: digits.prefix(5), as: UTF8.self), hasSign: hasSign)
        {
            return .notFinite
        }
        if first != UInt8(ascii: "+"), isPlain(digits) { return .number(nil) }
        guard let parts = Decimal(digits) else { return .string }
        return .number(
            parts.isJSON && first != UInt8(ascii: "+") ? nil : parts.text(first == UInt8(ascii: "-")))
    }

    /// Whether a text is digits with at most one point among them, as JSON has it too.
    private static func isPlain(_ digits: ArraySlice<UInt8>) -> Bool {
        var point: Int?
        for position in digits.indices where digits[position] &- UInt8(ascii: "0") >= 10 {
            guard digits[position] == UInt8(ascii: "."), point == nil else { return false }
            point = position
        }
        let whole = digits.startIndex..<(point ?? digits.endIndex)
        let isWhole = whole.count == 1 || whole.count > 1 && digits[whole.lowerBound] != UInt8(ascii: "0")
        return isWhole && point.map { $0 + 1 < digits.endIndex } ?? true
    }

    private static func isNotFinite(_ text: String, hasSign: Bool) -> Bool {
        switch text {
        case ".inf", ".Inf", ".INF": true
        case ".nan", ".NaN", ".NAN": !hasSign
        default: false
        }
    }

    private static func integer(_ digits: ArraySlice<UInt8>, radix: Int) -> Meaning {
        let text = String(decoding: digits, as: UTF8.self)
        guard !digits.isEmpty, digits.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") })
        else {
            return .string
        }
        if let value = UInt64(text, radix: radix) { return .number(String(value)) }
        guard let value = NumberParser.double((radix == 16 ? "0x" : "0o") + text) else {
            return digits.allSatisfy {
                Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
            }
                ? .number("1e999") : .string
        }
        return .number(value.description)
    }

    /// The parts of a number without its sign: digits, at least one of them, a point and an exponent.
    private struct Decimal {
        private let whole: ArraySlice<UInt8>
        private let fraction: ArraySlice<UInt8>
        private let exponent: ArraySlice<UInt8>
        private let hasPoint: Bool

        init?(_ text: ArraySlice<UInt8>) {
            whole = text.prefix(while: Self.isDigit)
            var rest = text.dropFirst(whole.count)
            hasPoint = rest.first == UInt8(ascii: ".")
            if hasPoint { rest = rest.dropFirst() }
            fraction = hasPoint ? rest.prefix(while: Self.isDigit) : rest.prefix(0)
            exponent = rest.dropFirst(fraction.count)
            guard !whole.isEmpty || !fraction.isEmpty, Self.isExponent(exponent) else { return nil }
        }

        var isJSON: Bool {
            !whole.isEmpty && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
                && hasPoint == !fraction.isEmpty
        }

        /// The number as JSON writes it.
        func text(_ isNegative: Bool) -> String {
            let significant = whole.drop { $0 == UInt8(ascii: "0") }
            return (isNegative ? "-" : "")
                + (significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self))
                + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
                + String(decoding: exponent, as: UTF8.self)
        }

        private static func isExponent(_ text: ArraySlice<UInt8>) -> Bool {
            guard let first = text.first else { return true }
            guard first | 0x20 == UInt8(ascii: "e") else { return false }
            let rest = text.dropFirst()
            let hasSign = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
            let digits = rest.dropFirst(hasSign ? 1 : 0)
            return !digits.isEmpty && digits.allSatisfy(isDigit)
        }

        private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    }
}
