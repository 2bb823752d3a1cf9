/// Words under way to one name: each begins with a capital letter but the first, which begins with a small one.
package struct CamelCase {
    private var name: [UInt8] = []
    private var isFirst = true

    /// Makes a name without words.
    package init() {
        name.reserveCapacity(32)
    }

    /// The name.
    package var text: String { String(decoding: name, as: UTF8.self) }

    /// Adds a word.
    package mutating func add(_ word: String) {
        if word.utf8.allSatisfy({ $0 < 0x80 }) {
            for (index, byte) in word.utf8.enumerated() { add(byte, beginsWord: index == 0) }
        } else {
            let first = word.prefix(1)
            name.append(contentsOf: (isFirst ? first.lowercased() : first.uppercased()).utf8)
            name.append(contentsOf: word.utf8[first.endIndex...])
        }
        isFirst = false
    }

    /// Adds the words of a text, which is split where a character cannot stand in a name.
    package mutating func add(wordsOf text: String) {
        var text = text
        let isASCII = text.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
            add(wordsOf: utf8)
            return true
        }
        if isASCII { return }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for word in words { add(String(word)) }
    }

    private mutating func add(wordsOf ascii: UnsafeBufferPointer<UInt8>) {
        var rest = ascii[...]
        while let start = rest.firstIndex(where: Self.isPlain) {
            let end = rest[start...].firstIndex { !Self.isPlain($0) } ?? rest.endIndex
            add(rest[start], beginsWord: true)
            name.append(contentsOf: rest[(start + 1)..<end])
            rest = rest[end...]
        }
    }

    private mutating func add(_ byte: UInt8, beginsWord: Bool) {
        guard beginsWord else { return name.append(byte) }
        name.append(isFirst ? Self.lowercased(byte) : Self.uppercased(byte))
        isFirst = false
    }

    /// Whether a byte is an ASCII letter, digit or underscore.
    private static func isPlain(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
    private static func uppercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & ~0x20 : byte }
}
