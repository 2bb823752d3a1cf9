/// Turns the authored text of a number into a `Double`.
package enum NumberParser {
    /// The value of a JSON number or a YAML 1.2 core number (`0x1F` and `0o17` too), or nil when it is not finite.
    package static func double(_ text: String) -> Double? {
        let value: Double? =
            if text.utf8.starts(with: "0x".utf8) {
                integer(text.dropFirst(2), radix: 16)
            } else if text.utf8.starts(with: "0o".utf8) {
                integer(text.dropFirst(2), radix: 8)
            } else {
                Double(text)
            }
        guard let value, value.isFinite else { return nil }
        return value
    }

    /// The value of at most 15 digits around a point, or 16 without one, perhaps after a minus; nil for anything else.
    ///
    /// Whole numbers of 15 digits and powers of ten up to 10^22 are exact, so that dividing them rounds once, as reading
    /// the digits one by one has to.
    static func plainDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(isNegative ? 1 : 0)
        guard let first = digits.first, isDigit(first), digits.count <= 16 else { return nil }
        var whole = 0
        var scale = 0.0
        for byte in digits {
            if isDigit(byte) {
                whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
                scale *= 10
            } else if byte == UInt8(ascii: "."), scale == 0 {
                scale = 1
            } else {
                return nil
            }
        }
        guard scale != 1 else { return nil }
        let value = Double(whole) / (scale == 0 ? 1 : scale)
        return isNegative ? -value : value
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func integer(_ digits: Substring, radix: Int) -> Double? {
        digits.utf8.reduce(Optional(0.0)) { total, digit in
            guard let total, let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
                return nil
            }
            return total * Double(radix) + Double(value)
        }
    }
}
