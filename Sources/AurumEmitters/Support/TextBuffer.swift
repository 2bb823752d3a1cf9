/// A text under construction, as UTF-8: adding small pieces costs a fraction of what it costs a `String`.
///
/// A string literal with interpolations makes one, and each part is written into it straight away.
struct TextBuffer: Hashable, Sendable {
    /// The text so far.
    private(set) var bytes: [UInt8] = []

    /// Makes an empty text with room for some bytes.
    init(capacity: Int = 64) {
        bytes.reserveCapacity(capacity)
    }

    /// The text so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// How many bytes the text has so far.
    var count: Int { bytes.count }
    /// Whether there is no text so far.
    var isEmpty: Bool { bytes.isEmpty }

    /// Adds a text.
    mutating func append(_ text: String) {
        let added: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        if added == nil { bytes.append(contentsOf: text.utf8) }
    }

    /// Adds a text if a condition holds for every byte of it, and says whether it does.
    mutating func append(_ text: String, if isAllowed: (UInt8) -> Bool) -> Bool {
        append(text, ifAll: { $0.allSatisfy(isAllowed) })
    }

    /// Adds a text if a condition holds for its UTF-8, and says whether it does.
    mutating func append(_ text: String, ifAll isAllowed: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            guard isAllowed(utf8) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
    }

    /// Adds an ASCII character.
    mutating func append(byte: UInt8) {
        bytes.append(byte)
    }

    /// Adds another text, or a part of one.
    mutating func append(bytes other: some Collection<UInt8>) {
        bytes.append(contentsOf: other)
    }

    /// Adds a part of this text once more.
    mutating func append(again part: Range<Int>) {
        // A slice would hold on to all of the bytes, and they would be copied.
        bytes.append(contentsOf: Array(bytes[part]))
    }

    /// Adds another text.
    static func += (left: inout TextBuffer, right: TextBuffer) {
        left.bytes.append(contentsOf: right.bytes)
    }

    /// Adds words of the program's own.
    mutating func append(literal text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Adds a character.
    mutating func append(_ scalar: Unicode.Scalar) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Adds spaces.
    mutating func append(spaces count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }

    /// Takes back all beyond the first bytes.
    mutating func truncate(to count: Int) {
        bytes.removeSubrange(count...)
    }
}

extension TextBuffer: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    typealias StringInterpolation = TextBuffer

    init(stringLiteral text: String) {
        self.init(capacity: text.utf8.count)
        append(text)
    }

    init(stringInterpolation: TextBuffer) {
        self = stringInterpolation
    }

    init(literalCapacity: Int, interpolationCount: Int) {
        self.init(capacity: literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ text: String) { append(text) }

    /// Adds a text.
    mutating func appendInterpolation(_ text: String) { append(text) }

    /// Adds another text.
    mutating func appendInterpolation(_ text: TextBuffer) { self += text }

    /// Adds a whole number.
    mutating func appendInterpolation(_ number: Int) { append(String(number)) }
}

extension String {
    /// Whether a condition holds for every byte of the text's UTF-8.
    func hasOnly(_ isAllowed: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(isAllowed) }
    }
}
