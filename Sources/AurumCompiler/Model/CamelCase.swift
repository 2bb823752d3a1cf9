/// Words under way to one name: each begins with a capital letter but the first, which begins with a small one.
package struct CamelCase {
    private var name: [UInt8] = []
    /// Whether the first text began with an underscore, which marks what is not for everyone.
    private var isMarked = false

    /// Makes a name without words.
    package init() {
        name.reserveCapacity(32)
    }

    /// The name.
    package var text: String {
        let text = String(decoding: name, as: UTF8.self)
        return isMarked && !name.isEmpty ? "_" + text : text
    }

    /// The words of a text as one name; the text itself where no character of it can stand in a name.
    package static func name(of text: String) -> String {
        var name = CamelCase()
        name.add(wordsOf: text)
        return name.name.isEmpty ? text : name.text
    }

    /// Adds the words of a text, which is split where a character cannot stand in a name.
    package mutating func add(wordsOf text: String) {
        var text = text
        if name.isEmpty, text.utf8.first == UInt8(ascii: "_") { isMarked = true }
        let isASCII = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            add(wordsOf: bytes[...])
            return true
        }
        if !isASCII { addUnicode(text) }
    }

    /// Adds the words of a text that follows another, without the other's words if it repeats them: `blue-500` after
    /// `blue` adds `500`.
    package mutating func add(wordsOf text: String, after previous: String) {
        guard text.utf8.count > previous.utf8.count + 1, !previous.isEmpty,
            text.utf8.starts(with: previous.utf8)
        else { return add(wordsOf: text) }
        let rest = text.utf8.dropFirst(previous.utf8.count)
        guard let separator = rest.first, separator < 0x80, !Self.isPlain(separator),
            let next = rest.dropFirst().first, !name.isEmpty || Self.isLetter(next)
        else { return add(wordsOf: text) }
        add(wordsOf: String(decoding: rest.dropFirst(), as: UTF8.self))
    }

    private mutating func add(wordsOf bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var rest = bytes
        while let start = rest.firstIndex(where: Self.isPlain) {
            let end = rest[start...].firstIndex { !Self.isPlain($0) } ?? rest.endIndex
            add(word: rest[start..<end])
            rest = rest[end...]
        }
    }

    private mutating func add(word: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let first = word.first else { return }
        guard name.isEmpty else {
            separate(from: first)
            name.append(Self.uppercased(first))
            return name.append(contentsOf: word.dropFirst())
        }
        // An abbreviation in capitals is one word: `URL` and `URLBar` become `url` and `urlBar`.
        var small = word.prefix(while: Self.isCapital).count
        if small > 1, small < word.count, Self.isLetter(word[word.startIndex + small]) { small -= 1 }
        name.append(contentsOf: word.prefix(small).map(Self.lowercased))
        name.append(contentsOf: word.dropFirst(small))
    }

    /// Keeps `1_5` apart from `15`.
    private mutating func separate(from byte: UInt8) {
        if let last = name.last, Self.isDigit(last), Self.isDigit(byte) { name.append(UInt8(ascii: "p")) }
    }

    private mutating func addUnicode(_ text: String) {
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
            if let byte = word.utf8.first { separate(from: byte) }
            let first = word.prefix(1)
            name.append(contentsOf: (name.isEmpty ? first.lowercased() : first.uppercased()).utf8)
            name.append(contentsOf: word.utf8[first.endIndex...])
        }
    }

    /// Whether a byte is an ASCII letter or digit.
    private static func isPlain(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
    private static func uppercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & ~0x20 : byte }
}
