import AurumCompiler
import AurumSyntax

/// Names in Swift: what cannot stand in one is removed, and what Swift keeps for itself is escaped or renamed.
package enum SwiftIdentifiers {
    /// The name of a value, case, function or namespace, without backticks.
    package static func member(_ name: String) -> String {
        let plain = identifier(name)
        return isUnreachable(plain) ? renamed(plain) : plain
    }

    /// The name of a case of an enum with texts as raw values, which has members of its own.
    package static func enumCase(_ name: String) -> String {
        let plain = member(name)
        return ["allCases", "AllCases", "rawValue", "RawValue"].contains(plain) ? renamed(plain) : plain
    }

    /// The name of a type: the words of a text, each with a capital first letter.
    package static func type(_ name: String) -> String {
        if isPlain(name) { return member(capitalized(name)) }
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.map { capitalized(String($0)) }.joined()
        return member(capitalized(identifier(joined.isEmpty ? name : joined)))
    }

    /// Whether a name that people chose can stand as it is.
    static func isUsable(_ name: String) -> Bool { ExactName(member(name)) == ExactName(name) }

    /// Whether a name can be that of a module, which is written without backticks.
    static func isModule(_ name: String) -> Bool { isUsable(name) && !keywords.contains(name) }

    /// A name that can stand, nearest to one that people chose.
    static func usable(_ name: String) -> String { member(CamelCase.name(of: name)) }

    /// Another name for one that is taken; formatters object to an underscore at the end.
    static func renamed(_ name: String) -> String { name + "Value" }

    /// A name as it stands where it is declared, or used without a dot before it: keywords get backticks.
    package static func declared(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// A name as it stands before the colon of a parameter, where hardly any word needs backticks.
    package static func parameter(_ name: String) -> String {
        ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
    }

    /// A text with a capital first letter.
    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// A text with a small first letter.
    static func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    private static func identifier(_ name: String) -> String {
        if isPlain(name) { return name }
        var kept = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where isAllowed(scalar) { kept.append(scalar) }
        let text = String(kept)
        guard let first = kept.first, kept.contains(where: { $0 != "_" }) else { return spelledOut(name) }
        return first == "_" || first.properties.isXIDStart ? text : "_" + text
    }

    /// Whether a name is made of ASCII letters and digits only, a letter first; most names are.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, first > UInt8(ascii: "9") else { return false }
        return name.hasOnly { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
    }

    /// A name for a text of which nothing can stand in one, such as an emoji.
    private static func spelledOut(_ name: String) -> String {
        if name.isEmpty { return "_empty" }
        return "_" + name.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
    }

    /// Whether Swift gives a name a meaning of its own after a dot, whether or not it has backticks.
    private static func isUnreachable(_ name: String) -> Bool {
        // Most names are longer, and that is cheaper to see.
        guard name.utf8.count <= "Protocol".utf8.count else { return false }
        return switch name {
        case "Type", "Protocol", "self", "Self", "init": true
        default: false
        }
    }

    /// The words that cannot be declared without backticks.
    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}
