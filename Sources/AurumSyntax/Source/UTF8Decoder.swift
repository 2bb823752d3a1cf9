/// Reads single Unicode scalars from bytes that need not be well-formed UTF-8.
package enum UTF8Decoder {
    /// What begins at an offset: a scalar, or nil for ill-formed bytes, and how many bytes that takes (at least 1).
    package struct Step: Sendable {
        /// The scalar, or nil where the bytes are not UTF-8.
        package let scalar: Unicode.Scalar?
        /// The number of bytes.
        package let length: Int
    }

    /// Decodes what begins at `offset`, which must be in the bytes.
    package static func step(in bytes: [UInt8], at offset: Int) -> Step {
        guard bytes.indices.contains(offset) else { return Step(scalar: nil, length: 1) }
        let first = bytes[offset]
        if first < 0x80 { return Step(scalar: Unicode.Scalar(first), length: 1) }
        guard let shape = shape(ofLead: first) else { return Step(scalar: nil, length: 1) }
        var value = UInt32(first) & shape.mask
        for seen in 1..<shape.length {
            guard offset + seen < bytes.count else { return Step(scalar: nil, length: seen) }
            let byte = bytes[offset + seen]
            let isAllowed = seen == 1 ? shape.second.contains(byte) : byte & 0xC0 == 0x80
            guard isAllowed else { return Step(scalar: nil, length: seen) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Step(scalar: Unicode.Scalar(value), length: shape.length)
    }

    private struct Shape {
        let length: Int
        let mask: UInt32
        let second: ClosedRange<UInt8>
    }

    /// The table of well-formed sequences of the Unicode standard, by lead byte.
    private static func shape(ofLead byte: UInt8) -> Shape? {
        switch byte {
        case 0xC2...0xDF: Shape(length: 2, mask: 0x1F, second: 0x80...0xBF)
        case 0xE0: Shape(length: 3, mask: 0x0F, second: 0xA0...0xBF)
        case 0xED: Shape(length: 3, mask: 0x0F, second: 0x80...0x9F)
        case 0xE1...0xEF: Shape(length: 3, mask: 0x0F, second: 0x80...0xBF)
        case 0xF0: Shape(length: 4, mask: 0x07, second: 0x90...0xBF)
        case 0xF1...0xF3: Shape(length: 4, mask: 0x07, second: 0x80...0xBF)
        case 0xF4: Shape(length: 4, mask: 0x07, second: 0x80...0x8F)
        default: nil
        }
    }
}
