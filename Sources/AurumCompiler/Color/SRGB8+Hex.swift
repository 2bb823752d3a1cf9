extension SRGB8 {
    /// The color as `#RRGGBB`, without its opacity.
    package var hexRGB: String { Self.text(of: [red, green, blue]) }

    /// The color as `#RRGGBBAA`.
    package var hexRGBA: String { Self.text(of: [red, green, blue, alpha]) }

    /// The color as `#RRGGBB` when opaque, as `#RRGGBBAA` otherwise.
    package var hex: String { alpha == 255 ? hexRGB : hexRGBA }

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in either case; nil for anything else.
    package init?(hex: String) {
        let bytes = Array(hex.utf8)
        guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return nil }
        let digits = bytes.dropFirst().compactMap(Self.value(ofDigit:))
        guard digits.count == bytes.count - 1 else { return nil }
        let channels = digits.count <= 4 ? digits.map { $0 * 17 } : Self.pairs(digits)
        self.init(
            red: channels[0], green: channels[1], blue: channels[2],
            alpha: channels.count == 4 ? channels[3] : 255
        )
    }

    private static func pairs(_ digits: [UInt8]) -> [UInt8] {
        stride(from: 0, to: digits.count, by: 2).map { position -> UInt8 in
            digits[position] << 4 | digits[position + 1]
        }
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
