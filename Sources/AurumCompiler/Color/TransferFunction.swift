import AurumPlatform

/// The curve between an encoded RGB channel and linear light; negative channels mirror positive ones.
enum TransferFunction: Sendable {
    case linear
    case srgb
    case a98
    case prophoto
    /// A pure power of 2.4, as CSS reads BT.2020 since August 2025.
    case rec2020

    func decoded(_ encoded: Double) -> Double { mirrored(encoded, decodedMagnitude) }

    func encoded(_ linear: Double) -> Double { mirrored(linear, encodedMagnitude) }

    private func mirrored(_ value: Double, _ curve: (Double) -> Double) -> Double {
        value < 0 ? -curve(-value) : curve(value)
    }

    private func decodedMagnitude(_ encoded: Double) -> Double {
        switch self {
        case .linear: encoded
        case .srgb: encoded <= 0.04045 ? encoded / 12.92 : Mathematics.power((encoded + 0.055) / 1.055, 2.4)
        case .a98: Mathematics.power(encoded, 563 / 256)
        case .prophoto: encoded <= 16 / 512 ? encoded / 16 : Mathematics.power(encoded, 1.8)
        case .rec2020: Mathematics.power(encoded, 2.4)
        }
    }

    private func encodedMagnitude(_ linear: Double) -> Double {
        switch self {
        case .linear: linear
        case .srgb: linear <= 0.0031308 ? linear * 12.92 : 1.055 * Mathematics.power(linear, 1 / 2.4) - 0.055
        case .a98: Mathematics.power(linear, 256 / 563)
        case .prophoto: linear < 1 / 512 ? linear * 16 : Mathematics.power(linear, 1 / 1.8)
        case .rec2020: Mathematics.power(linear, 1 / 2.4)
        }
    }
}

extension SIMD3<Double> {
    /// The numbers after a function was applied to each.
    func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(transform(x), transform(y), transform(z))
    }
}
