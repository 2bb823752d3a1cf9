import AurumCompiler
import AurumSyntax

/// The names of the types and values that a component becomes in Swift.
struct ComponentNames {
    /// The view's type, and what every other type's name begins with.
    let view: String
    /// What the component is called in sentences, such as `badge`.
    let noun: String
    /// The noun with its article.
    var phrase: String { Self.article(before: noun) + noun }
    /// The view's type in a sentence, with its article.
    var viewPhrase: String { Self.article(before: view) + SwiftDocumentation.code(view) }
    /// The function that shows the component in a host.
    let show: String

    /// Makes the names of a component; the design's name in front is left out of sentences.
    init(_ component: Component, _ names: SwiftNames) {
        view = SwiftIdentifiers.type(component.name)
        let isPrefixed = view.hasPrefix(names.prefix) && view.count > names.prefix.count
        let short = isPrefixed ? String(view.dropFirst(names.prefix.count)) : view
        noun = Self.words(short)
        // A name that begins with a digit has an underscore before it, which is not needed here.
        show = "show" + short.drop { $0 == "_" }
    }

    /// The table of styles.
    var style: String { view + "Style" }
    /// The view that shows one component at a time.
    var host: String { view + "Host" }
    /// What decides which component a host shows.
    var hostState: String { view + "HostState" }
    /// How long a host shows a component.
    var duration: String { view + "Duration" }
    /// Why a host no longer shows a component.
    var dismissal: String { view + "Dismissal" }
    /// The previews for Xcode.
    var previews: String { view + "Previews" }

    /// The type of an axis.
    func type(of axis: VariantAxis) -> String {
        view + SwiftIdentifiers.capitalized(Self.camelCase(axis.name))
    }

    /// The parameter that takes a value of an axis.
    static func parameter(of axis: VariantAxis) -> String { SwiftIdentifiers.member(camelCase(axis.name)) }

    /// The case of a value of an axis.
    static func enumCase(of value: AxisValue) -> String {
        SwiftIdentifiers.enumCase(camelCase(value.name))
    }

    /// The case of a choice of time.
    static func enumCase(of stay: Host.Stay) -> String { SwiftIdentifiers.enumCase(camelCase(stay.name)) }

    /// The parameter of a caller.
    static func parameter(_ parameter: Component.Parameter) -> String {
        SwiftIdentifiers.member(camelCase(parameter.name))
    }

    /// The stored property of a style that holds a style property.
    static func property(_ property: StyleProperty) -> String {
        SwiftIdentifiers.member(camelCase(property.path))
    }

    /// The property whose place a property for increased contrast takes, under the name that a view has it by.
    static func replaced(_ property: StyleProperty) -> String? {
        guard property.name.hasPrefix(PropertyKind.increasedContrast) else { return nil }
        let name = String(property.name.dropFirst(PropertyKind.increasedContrast.count))
        return self.property(StyleProperty(part: property.part, name: name, kind: property.kind))
    }

    private static func article(before word: String) -> String {
        guard let first = word.utf8.first else { return "a " }
        return "aeiouAEIOU".utf8.contains(first) ? "an " : "a "
    }

    /// The constant that holds a glyph.
    static func glyph(_ name: String) -> String { SwiftIdentifiers.member(camelCase(name)) }

    /// A name with dots, dashes or blanks in camel case.
    static func camelCase(_ name: String) -> String {
        var joined = CamelCase()
        joined.add(wordsOf: name)
        return joined.text.isEmpty ? name : joined.text
    }

    /// A name in camel case as words: `gapAfter` becomes `gap after`.
    static func words(_ name: String) -> String {
        if name.hasOnly({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: ".") }) {
            return asciiWords(name)
        }
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, last.isLowercase { words += " " }
            words += character == "." ? " " : character.lowercased()
        }
        return words
    }

    private static func asciiWords(_ name: String) -> String {
        var words: [UInt8] = []
        for byte in name.utf8 {
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if isCapital, let last = words.last, last != UInt8(ascii: " ") { words.append(UInt8(ascii: " ")) }
            words.append(byte == UInt8(ascii: ".") ? UInt8(ascii: " ") : byte | 0x20)
        }
        return String(decoding: words, as: UTF8.self)
    }
}
