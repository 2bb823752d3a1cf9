internal import AurumSyntax

/// Escapes of surrogate pairs such as `\ud83d\ude00`, which JSON has and libyaml refuses, since it takes each half for
/// itself.
///
/// libyaml reads a stand-in instead: two escapes of the same length, of a character that the file does not have
/// otherwise. What it makes of them is put right in the values it gives. So offsets stay those of the file, and it is
/// libyaml that says whether a pair stands between double quotes or is plain text.
struct SurrogatePairs {
    private struct Pair {
        let offset: Int
        let written: [UInt8]
        let character: [UInt8]
    }

    /// The length of a pair of escapes in bytes.
    private static let length = 12
    /// More candidates for a stand-in than a file has reason to use.
    private static let candidates = UInt32(0xE000)..<0xE040

    private var pairs: [Pair] = []
    private var standIn = StandIn(0xE000)

    /// Finds the pairs in a text and puts stand-ins in their places.
    init(replacingIn bytes: inout [UInt8]) {
        let pairs = Self.pairs(in: bytes)
        guard !pairs.isEmpty,
            let standIn = Self.candidates.lazy.map(StandIn.init).first(where: { !$0.occurs(in: bytes) })
        else { return }
        self.pairs = pairs
        self.standIn = standIn
        for pair in pairs {
            bytes.replaceSubrange(pair.offset..<pair.offset + Self.length, with: standIn.written)
        }
    }

    /// The value that libyaml gives for a range of the text, with its pairs put right; nil when it has none.
    func restored(_ value: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> [UInt8]? {
        guard !pairs.isEmpty else { return nil }
        var inside = pairs[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
        guard !inside.isEmpty else { return nil }
        var restored: [UInt8] = []
        var rest = Slice(base: value, bounds: value.indices)
        while let byte = rest.first {
            if let pair = inside.first, rest.starts(with: standIn.written) {
                restored += pair.written
                rest = rest.dropFirst(standIn.written.count)
                inside.removeFirst()
            } else if let pair = inside.first, rest.starts(with: standIn.characters) {
                restored += pair.character
                rest = rest.dropFirst(standIn.characters.count)
                inside.removeFirst()
            } else {
                restored.append(byte)
                rest.removeFirst()
            }
        }
        return restored
    }

    /// The position of the first pair at or after an offset.
    private func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func pairs(in bytes: [UInt8]) -> [Pair] {
        var pairs: [Pair] = []
        var offset = 0
        while let first = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
            offset = bytes[first...].firstIndex { $0 != UInt8(ascii: "\\") } ?? bytes.count
            // Two backslashes stand for one; only what follows an odd number of them is an escape.
            guard !(offset - first).isMultiple(of: 2), let pair = pair(in: bytes, at: offset - 1) else {
                continue
            }
            pairs.append(pair)
            offset = pair.offset + length
        }
        return pairs
    }

    private static func pair(in bytes: [UInt8], at offset: Int) -> Pair? {
        guard let high = codeUnit(in: bytes, at: offset), let low = codeUnit(in: bytes, at: offset + 6),
            UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low)
        else { return nil }
        let character = Array(String(decoding: [high, low], as: UTF16.self).utf8)
        return Pair(offset: offset, written: Array(bytes[offset..<offset + length]), character: character)
    }

    /// The number in an escape such as `\u00e9`.
    private static func codeUnit(in bytes: [UInt8], at offset: Int) -> UInt16? {
        guard offset + 6 <= bytes.count, bytes[offset..<offset + 2].elementsEqual("\\u".utf8) else {
            return nil
        }
        let digits = bytes[offset + 2..<offset + 6]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

/// What libyaml reads in the place of a pair.
private struct StandIn {
    /// Two escapes of one character.
    let written: [UInt8]
    /// The two characters that they stand for.
    let characters: [UInt8]
    private let digits: [UInt8]

    init(_ codePoint: UInt32) {
        let text = String(codePoint, radix: 16)
        let character = Unicode.Scalar(codePoint).map { Array(String(Character($0)).utf8) } ?? []
        written = Array("\\u\(text)\\u\(text)".utf8)
        characters = character + character
        digits = Array(text.utf8)
    }

    /// Whether a text has the character, or its digits, which may be those of an escape.
    func occurs(in bytes: [UInt8]) -> Bool {
        let character = characters.prefix(characters.count / 2)
        return bytes.indices.contains { offset in
            let rest = bytes[offset...]
            if rest.starts(with: character) { return true }
            return rest.starts(with: digits) { $0 | 0x20 == $1 | 0x20 }
        }
    }
}
