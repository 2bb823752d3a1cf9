import AurumSyntax

/// File names made from names of the design, each once, whatever the letter case.
struct FileNames {
    /// How many bytes the name of a file can have on the systems that people work with.
    static let longest = 255

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
        let plain = original.hasOnly { $0 < 0x80 } ? plainASCII(original) : spelledOut(original)
        return plain.isEmpty || plain.utf8.first == UInt8(ascii: ".") ? "-" + plain : plain
    }

    private static func plainASCII(_ original: String) -> String {
        if original.hasOnly(isPlain) { return original }
        let bytes = original.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "-") }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private static func spelledOut(_ original: String) -> String {
        var plain = ""
        var wasASCII: Bool?
        for scalar in original.unicodeScalars {
            if scalar.isASCII != wasASCII ?? scalar.isASCII, plain.last != "-" { plain += "-" }
            wasASCII = scalar.isASCII
            if scalar.isASCII {
                plain += isPlain(UInt8(truncatingIfNeeded: scalar.value)) ? String(scalar) : "-"
            } else {
                plain += "u" + String(scalar.value, radix: 16, uppercase: true)
            }
        }
        return plain
    }
}
