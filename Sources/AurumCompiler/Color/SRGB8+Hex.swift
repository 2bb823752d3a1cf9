extension SRGB8 {
    /// The color as `#RRGGBB`, without its opacity.
    package var hexRGB: String { Self.text(of: [red, green, blue]) }

    /// The color as `#RRGGBBAA`.
    package var hexRGBA: String { Self.text(of: [red, green, blue, alpha]) }

    /// The color as `#RRGGBB` when opaque, as `#RRGGBBAA` otherwise.
    package var hex: String { alpha == 255 ? hexRGB : hexRGBA }

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in either case; nil for anything else.
    package init?(hex: String) {
        guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
        var digits: UInt32 = 0
        for byte in hex.utf8.dropFirst() {
            guard let digit = Self.value(ofDigit: byte) else { return nil }
            digits = digits << 4 | UInt32(digit)
        }
        switch hex.utf8.count {
        case 4: self.init(fourDigits: digits << 4 | 0xF)
        case 5: self.init(fourDigits: digits)
        case 7: self.init(eightDigits: digits << 8 | 0xFF)
        case 9: self.init(eightDigits: digits)
        default: return nil
        }
    }

    private init(fourDigits digits: UInt32) {
        func channel(_ shift: UInt32) -> UInt8 { UInt8(digits >> shift & 0xF) * 17 }
        self.init(red: channel(12), green: channel(8), blue: channel(4), alpha: channel(0))
    }

    private init(eightDigits digits: UInt32) {
        func channel(_ shift: UInt32) -> UInt8 { UInt8(digits >> shift & 0xFF) }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func text(of bytes: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: 1 + bytes.count * 2) { text in
            text[0] = UInt8(ascii: "#")
            for (index, byte) in bytes.enumerated() {
                text[index * 2 + 1] = digit(byte >> 4)
                text[index * 2 + 2] = digit(byte & 15)
            }
            return 1 + bytes.count * 2
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }
}
