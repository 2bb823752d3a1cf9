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
        return camelCase(rest.flatMap(words))
    }

    /// The code name, such as `screen.bgPageTop`.
    package func codeName(of name: TokenName) -> String {
        let group = group(of: name)
        return group.isEmpty ? member(of: name) : group + "." + member(of: name)
    }

    /// A segment's words, split where a character cannot stand in a name; a leading underscore is kept.
    private func words(_ segment: String) -> [String] {
        if let short = abbreviations[segment] { return [short] }
        if !segment.isEmpty, segment.utf8.allSatisfy(Self.isPlain) { return [segment] }
        if segment == "$root" { return ["root"] }
        let isPrivate = segment.hasPrefix("_")
        var words = segment.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if isPrivate, let first = words.first { words[0] = first }
        return words
    }

    private func camelCase(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return lowercasedFirst(first) + words.dropFirst().map(uppercasedFirst).joined()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private func lowercasedFirst(_ word: String) -> String {
        guard word.utf8.allSatisfy(Self.isPlain) else {
            return word.prefix(1).lowercased() + word.dropFirst()
        }
        return replacingFirst(of: word, in: UInt8(ascii: "A")...UInt8(ascii: "Z"))
    }

    private func uppercasedFirst(_ word: String) -> String {
        guard word.utf8.allSatisfy(Self.isPlain) else {
            return word.prefix(1).uppercased() + word.dropFirst()
        }
        return replacingFirst(of: word, in: UInt8(ascii: "a")...UInt8(ascii: "z"))
    }

    /// An ASCII word with the case of its first letter turned around if the letter is in a range.
    private func replacingFirst(of word: String, in range: ClosedRange<UInt8>) -> String {
        guard let first = word.utf8.first, range.contains(first) else { return word }
        return String(Unicode.Scalar(first ^ 0x20)) + word.dropFirst()
    }
}
