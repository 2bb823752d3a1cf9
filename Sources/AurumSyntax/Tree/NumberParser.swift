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

    private static func integer(_ digits: Substring, radix: Int) -> Double? {
        digits.utf8.reduce(Optional(0.0)) { total, digit in
            guard let total, let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
                return nil
            }
            return total * Double(radix) + Double(value)
        }
    }
}
