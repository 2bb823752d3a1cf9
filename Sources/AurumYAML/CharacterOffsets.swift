/// Translates libyaml's positions, which count characters, into byte offsets.
struct CharacterOffsets {
    private static let stride = 16

    private let bytes: [UInt8]
    private let isASCII: Bool
    /// The byte offset of every sixteenth character.
    private var checkpoints: [UInt32] = []

    /// Indexes well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isASCII = bytes.reduce(0, |) < 0x80
        guard !isASCII else { return }
        var count = 0
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if count % Self.stride == 0 { checkpoints.append(UInt32(clamping: offset)) }
            count += 1
        }
    }

    /// The byte offset of the character with this index, or the end.
    func byteOffset(ofCharacter index: Int) -> Int {
        if isASCII { return min(index, bytes.count) }
        let checkpoint = index / Self.stride
        guard checkpoint < checkpoints.count else { return bytes.count }
        var offset = Int(checkpoints[checkpoint])
        for _ in 0..<index % Self.stride where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// How many characters begin before a byte offset.
    func character(atByte offset: Int) -> Int {
        if isASCII { return min(offset, bytes.count) }
        let following = checkpoints.partitioningIndex { Int($0) > offset }
        guard following > 0 else { return 0 }
        let checkpoint = Int(checkpoints[following - 1])
        let between = bytes[checkpoint..<max(checkpoint, min(offset, bytes.count))]
        return (following - 1) * Self.stride + between.count { $0 & 0xC0 != 0x80 }
    }
}

extension [UInt32] {
    /// The position of the first element that passes, when all after it pass too.
    fileprivate func partitioningIndex(where passes: (UInt32) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
