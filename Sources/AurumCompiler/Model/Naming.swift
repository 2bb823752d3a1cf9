/// How tokens are called in code: the group, then the remaining segments in camel case.
package struct Naming: Sendable {
    /// Segments with the shorter word used in code, such as `background` with `bg`.
    package let abbreviations: [String: String]
    /// Top-level groups with the name used in code, such as `colors` with `visual`.
    package let groups: [String: String]
    /// Token paths with the name used in code instead of the computed one.
    package let overrides: [String: String]

    /// Makes a rule of naming.
    package init(
        abbreviations: [String: String] = [:], groups: [String: String] = [:],
        overrides: [String: String] = [:]
    ) {
        self.abbreviations = abbreviations
        self.groups = groups
        self.overrides = overrides
    }

    /// The group part of a code name, empty for a token directly under the root.
    package func group(of name: TokenName) -> String {
        guard name.segments.count > 1, let first = name.segments.first else { return "" }
        return groups[first] ?? first
    }

    /// The part of a code name after the group, such as `bgPageTop`.
    package func member(of name: TokenName) -> String {
        if let override = overrides[name.path] { return override }
        let rest = name.segments.count > 1 ? name.segments.dropFirst() : name.segments[...]
        var member = CamelCase()
        for segment in rest {
            if let short = abbreviations[segment] {
                member.add(short)
            } else if CamelCase.isPlain(segment) {
                member.add(segment)
            } else {
                for word in words(segment) { member.add(word) }
            }
        }
        return member.text
    }

    /// The code name, such as `screen.bgPageTop`.
    package func codeName(of name: TokenName) -> String {
        let group = group(of: name)
        return group.isEmpty ? member(of: name) : group + "." + member(of: name)
    }

    /// A segment's words, split where a character cannot stand in a name; a leading underscore is kept.
    private func words(_ segment: String) -> [String] {
        if segment == "$root" { return ["root"] }
        let isPrivate = segment.hasPrefix("_")
        var words = segment.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if isPrivate, let first = words.first { words[0] = first }
        return words
    }
}

/// Words under way to one name: each begins with a capital letter but the first, which begins with a small one.
private struct CamelCase {
    private var name: [UInt8] = []
    private var isFirst = true

    /// The name.
    var text: String { String(decoding: name, as: UTF8.self) }

    /// Adds a word.
    mutating func add(_ word: String) {
        if let first = word.utf8.first, Self.isPlain(word) {
            name.append(isFirst ? Self.lowercased(first) : Self.uppercased(first))
            name.append(contentsOf: word.utf8.dropFirst())
        } else {
            let first = word.prefix(1)
            name.append(contentsOf: (isFirst ? first.lowercased() : first.uppercased()).utf8)
            name.append(contentsOf: word.utf8[first.endIndex...])
        }
        isFirst = false
    }

    /// Whether a word has nothing but ASCII letters, digits and underscores, as nearly all have.
    static func isPlain(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { bytes in
            !bytes.isEmpty && bytes.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
    private static func uppercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & ~0x20 : byte }
}
