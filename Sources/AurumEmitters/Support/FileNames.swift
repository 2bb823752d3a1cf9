import AurumSyntax

/// File names made from names of the design, each once, whatever the letter case.
struct FileNames {
    /// What stands before the number of a name that would be taken.
    private let separator: String
    private var given: [ExactName: String] = [:]
    private var taken: Set<String> = []

    /// Makes names with a dash, or something else, before their numbers.
    init(separator: String = "-") {
        self.separator = separator
    }

    /// The file name, without an ending, that stands for a name from now on.
    mutating func name(for original: String) -> String {
        if let known = given[ExactName(original)] { return known }
        let name = unique(Self.plain(original))
        given[ExactName(original)] = name
        return name
    }

    /// The name, or the name with the first number that makes it one that no other file has.
    mutating func unique(_ plain: String) -> String {
        var name = plain
        var count = 1
        while !taken.insert(name.lowercased()).inserted {
            count += 1
            name = "\(plain)\(separator)\(count)"
        }
        return name
    }

    /// The name in ASCII letters, digits, `.`, `_` and `-`, never hidden or empty: other ASCII becomes dashes, and what
    /// is beyond ASCII its scalars, as in `gr-uFC-n`.
    static func plain(_ original: String) -> String {
        var plain = ""
        var wasASCII: Bool?
        for scalar in original.unicodeScalars {
            if scalar.isASCII != wasASCII ?? scalar.isASCII, plain.last != "-" { plain += "-" }
            wasASCII = scalar.isASCII
            let isPlain = scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar)
            if scalar.isASCII {
                plain += isPlain ? String(scalar) : "-"
            } else {
                plain += "u" + String(scalar.value, radix: 16, uppercase: true)
            }
        }
        return plain.isEmpty || plain.hasPrefix(".") ? "-" + plain : plain
    }
}
