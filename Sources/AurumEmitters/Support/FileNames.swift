import AurumSyntax

/// File names made from names of the design: plain characters only, and each name once, whatever the letter case.
struct FileNames {
    private var given: [ExactName: String] = [:]
    private var taken: Set<String> = []

    /// The file name, without an ending, that stands for a name from now on.
    mutating func name(for original: String) -> String {
        if let known = given[ExactName(original)] { return known }
        let plain = Self.plain(original)
        var name = plain
        var count = 1
        while !taken.insert(name.lowercased()).inserted {
            count += 1
            name = "\(plain)-\(count)"
        }
        given[ExactName(original)] = name
        return name
    }

    /// The name with everything but ASCII letters, digits, `.`, `_` and `-` made dashes, never hidden or empty.
    static func plain(_ original: String) -> String {
        var plain = ""
        for scalar in original.unicodeScalars {
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789._-".contains(Character(scalar)))
            plain += isPlain ? String(scalar) : "-"
        }
        return plain.isEmpty || plain.hasPrefix(".") ? "-" + plain : plain
    }
}
