/// Writes numbers the one way every output shares: the shortest decimal that means the same.
package enum NumberText {
    /// The shortest decimal that reads back as the same number: `1`, `0.09`, `1e-8`.
    ///
    /// Numbers from 0.0000001 up to 1e21 have no exponent; the others have one that JSON and Swift accept.
    package static func shortest(_ value: Double) -> String {
        if let whole = wholeText(value) { return whole }
        // From 0.001 to a million the standard library's text is the shortest decimal, without an exponent.
        if (0.001..<1e6).contains(value.magnitude) { return value.description }
        guard let decimal = Decimal(value) else { return value.description }
        return decimal.text
    }

    /// The shortest decimal that reads back as the same number, never with an exponent.
    package static func plain(_ value: Double) -> String { Decimal(value)?.plainText ?? value.description }

    /// The number at most `decimals` places after the point, trailing zeros dropped.
    ///
    /// Halves go away from zero, and it is the decimal `shortest` shows that is rounded: 1.005 becomes `1.01`.
    package static func rounded(_ value: Double, decimals: Int) -> String {
        if let whole = wholeText(value) { return whole }
        if let text = clearlyRounded(value, decimals: decimals) { return text }
        guard let decimal = Decimal(value) else { return value.description }
        return decimal.rounded(to: max(decimals, 0)).text
    }

    /// The number with `decimals` places after the point, trailing zeros kept: 4.2 becomes `4.20`.
    ///
    /// A number whose shortest text has an exponent is written as that.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        let text = rounded(value, decimals: decimals)
        if text.contains("e") || decimals <= 0 { return text }
        let places = text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8[$0...].count - 1 } ?? 0
        let point = places == 0 ? "." : ""
        return text + point + String(repeating: "0", count: max(0, decimals - places))
    }

    /// A whole number of moderate size, which most numbers of a design are, without the detour over digits.
    private static func wholeText(_ value: Double) -> String? {
        guard value.magnitude < 1e15, let whole = Int(exactly: value) else { return nil }
        return String(whole)
    }

    /// A number of moderate size that lies nowhere near the middle between two roundings.
    private static func clearlyRounded(_ value: Double, decimals: Int) -> String? {
        guard value.magnitude < 1e6, (0...6).contains(decimals) else { return nil }
        let scale = (0..<decimals).reduce(1) { product, _ in product * 10 }
        let scaled = value.magnitude * Double(scale)
        let nearest = scaled.rounded()
        guard (scaled - nearest).magnitude < 0.499, let units = Int(exactly: nearest) else { return nil }
        return text(units, decimals: decimals, isNegative: value < 0 && units > 0)
    }

    /// A number of tenths, hundredths or the like as a decimal, trailing zeros dropped.
    private static func text(_ units: Int, decimals: Int, isNegative: Bool) -> String {
        var rest = units
        var places = decimals
        while places > 0, rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        // A million with six decimals and a sign; strings of that size need no memory of their own.
        return String(unsafeUninitializedCapacity: 15) { text in
            var count = 0
            func append(_ byte: UInt8) {
                text[count] = byte
                count += 1
            }
            repeat {
                if count == places, places > 0 { append(UInt8(ascii: ".")) }
                append(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            } while rest > 0 || count <= places
            if isNegative { append(UInt8(ascii: "-")) }
            var written = text[..<count]
            written.reverse()
            return count
        }
    }

    /// The number that `rounded(_:decimals:)` writes.
    package static func round(_ value: Double, decimals: Int) -> Double {
        Double(rounded(value, decimals: decimals)) ?? value
    }

    /// The shortest decimal that means the same 32-bit number: 0.09000000357627869 becomes 0.09.
    ///
    /// Design tools store alphas in 32 bits. A number too large or too small for 32 bits is returned as it is.
    package static func shortestFloat(_ value: Double) -> Double {
        let single = Float(value)
        guard single.isFinite, single != 0 else { return value == 0 ? 0 : value }
        return Double(single.description) ?? value
    }
}

/// A finite number as decimal digits: 0.d₁d₂d₃… × 10^point.
private struct Decimal {
    let isNegative: Bool
    /// The significant digits as numbers, none for zero; neither the first nor the last is 0.
    let digits: [UInt8]
    let point: Int

    /// Makes the shortest decimal that reads back as the number, or nil when it is not finite.
    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        let text = value.magnitude.description.utf8
        let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
        let exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
        let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
        let all = mantissa.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
        self.init(isNegative: value < 0, all, point: whole.count + exponent)
    }

    private init(isNegative: Bool, _ all: [UInt8], point: Int) {
        let significant = all.drop { $0 == 0 }
        let trailing = significant.reversed().prefix { $0 == 0 }.count
        digits = Array(significant.dropLast(trailing))
        self.isNegative = isNegative && !digits.isEmpty
        self.point = point - (all.count - significant.count)
    }

    func rounded(to decimals: Int) -> Decimal {
        // A number has fewer than 400 digits before the point and the sum must not overflow.
        let kept = point + min(decimals, 1000)
        guard kept < digits.count else { return self }
        guard kept >= 0 else { return Decimal(isNegative: false, [], point: 0) }
        var result = [0] + digits.prefix(kept)
        if digits[kept] >= 5 {
            var position = kept
            while result[position] == 9 {
                result[position] = 0
                position -= 1
            }
            result[position] += 1
        }
        return Decimal(isNegative: isNegative, result, point: point + 1)
    }

    var text: String {
        point > 21 || point < -6 ? (isNegative ? "-" : "") + scientific : plainText
    }

    var plainText: String {
        guard !digits.isEmpty else { return "0" }
        let sign = isNegative ? "-" : ""
        if point <= 0 { return sign + "0." + zeros(-point) + string(digits[...]) }
        if point >= digits.count { return sign + string(digits[...]) + zeros(point - digits.count) }
        return sign + string(digits[..<point]) + "." + string(digits[point...])
    }

    private var scientific: String {
        if digits.isEmpty { return "0" }
        let fraction = digits.count > 1 ? "." + string(digits[1...]) : ""
        return string(digits[..<1]) + fraction + "e" + String(point - 1)
    }

    private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

    private func string(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
}
