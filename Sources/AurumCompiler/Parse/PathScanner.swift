import AurumSyntax

/// Reads commands and numbers from SVG path data, byte by byte.
struct PathScanner {
    private let bytes: [UInt8]
    /// The offset of the next byte.
    private(set) var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next byte that is neither space nor comma.
    var next: UInt8? {
        mutating get {
            while position < bytes.count, Self.isSeparator(bytes[position]) { position += 1 }
            return position < bytes.count ? bytes[position] : nil
        }
    }

    /// Takes the next character as a command and returns it, whole even where it is not ASCII.
    mutating func takeCommand() -> Character? {
        guard let byte = next else { return nil }
        let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let start = position
        position = min(bytes.count, start + length)
        return String(decoding: bytes[start..<position], as: UTF8.self).first
    }

    /// Whether a number begins here.
    var isAtNumber: Bool {
        mutating get {
            guard let byte = next else { return false }
            return Self.isDigit(byte) || "+-.".utf8.contains(byte)
        }
    }

    /// Takes a number; `1.5.5` is two, `1-2` is two.
    mutating func takeNumber() -> Double? {
        guard isAtNumber else { return nil }
        let start = position
        var end = position
        if "+-".utf8.contains(bytes[end]) { end += 1 }
        let whole = digits(from: end)
        end = whole
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") { end = digits(from: end + 1) }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            let sign = end + 1 < bytes.count && "+-".utf8.contains(bytes[end + 1]) ? 2 : 1
            let exponent = digits(from: end + sign)
            if exponent > end + sign { end = exponent }
        }
        guard let value = Double(Self.normalized(bytes[start..<end])), value.isFinite else { return nil }
        position = end
        return value
    }

    /// Takes a flag: one digit, 0 or 1, with or without a separator after it.
    mutating func takeFlag() -> Bool? {
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    private func digits(from start: Int) -> Int {
        var end = min(start, bytes.count)
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        return end
    }

    /// The digits with the zeros that `Double` wants around a point.
    private static func normalized(_ number: ArraySlice<UInt8>) -> String {
        var text = String(decoding: number, as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        return text.hasSuffix(".") ? text + "0" : text
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    private static func isSeparator(_ byte: UInt8) -> Bool {
        [0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2C].contains(byte)
    }
}
