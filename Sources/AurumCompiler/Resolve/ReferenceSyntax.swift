import AurumSyntax

/// Reads the two notations of references (F.7).
package enum ReferenceSyntax {
    /// What a text is, seen as a curly reference.
    enum Curly: Equatable {
        /// No reference: it neither begins with `{` nor ends with `}`.
        case plain
        /// A well-formed reference to this path.
        case path(String)
        /// Something with braces that is no reference, and why.
        case malformed(String)
    }

    /// Whether a text begins or ends like a curly reference.
    static func hasBrace(_ edges: (first: UInt8, last: UInt8)) -> Bool {
        edges.first == UInt8(ascii: "{") || edges.last == UInt8(ascii: "}")
    }

    /// Reads a text as a curly reference (F-100, F-103).
    static func curly(_ text: String) -> Curly {
        let isOpen = text.utf8.first == UInt8(ascii: "{")
        let isClosed = text.utf8.last == UInt8(ascii: "}")
        guard isOpen || isClosed else { return .plain }
        guard isOpen else { return .malformed("it does not begin with `{`") }
        guard isClosed, text.utf8.count >= 2 else {
            let isFollowed = text.utf8.contains(UInt8(ascii: "}"))
            return .malformed(isFollowed ? "something follows after `}`" : "it does not end with `}`")
        }
        let path = text.utf8.dropFirst().dropLast()
        var endsName = true
        var hasEmptyName = false
        for byte in path {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                return .malformed("it has more than one pair of braces")
            }
            let isDot = byte == UInt8(ascii: ".")
            hasEmptyName = hasEmptyName || isDot && endsName
            endsName = isDot
        }
        return hasEmptyName || endsName ? .malformed("a name in it is empty") : .path(String(Substring(path)))
    }

    /// The steps of a JSON pointer written as a URI fragment, or why it is none (F-113, F-114).
    package static func pointer(_ text: String) -> Result<[String], PointerFault> {
        guard text.utf8.first == UInt8(ascii: "#") else { return .failure(.elsewhere) }
        guard text.utf8.starts(with: "#/".utf8) else { return .failure(.withoutSlash) }
        guard let decoded = percentDecoded(text.utf8.dropFirst(2)) else { return .failure(.badEscape) }
        var steps: [String] = []
        for step in decoded.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let unescaped = tildeDecoded(step) else { return .failure(.badEscape) }
            steps.append(unescaped)
        }
        return .success(steps)
    }

    /// Why a text is no pointer.
    package enum PointerFault: Error {
        /// It leads to another document, does not begin with `#/`, or has an escape that stands for nothing.
        case elsewhere, withoutSlash, badEscape
    }

    /// The position a step names in a list: `0`, or digits that do not begin with one (RFC 6901).
    static func listPosition(_ step: String) -> Int? {
        let digits = step.utf8
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else {
            return nil
        }
        guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
        return Int(step)
    }

    /// A step as it is written in a pointer.
    package static func escaped(_ step: String) -> String {
        let marks: [Unicode.Scalar: String] = ["~": "~0", "/": "~1", "%": "%25"]
        return step.unicodeScalars.map { marks[$0] ?? String($0) }.joined()
    }

    /// A reference with another name in the place of one that its pointer has once.
    static func replacing(_ step: String, by name: String, in reference: String) -> String? {
        guard let mark = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        var steps = reference[mark...].utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        let places = steps.indices.dropFirst().filter { ExactName(steps[$0]) == ExactName(escaped(step)) }
        guard places.count == 1 else { return nil }
        steps[places[0]] = escaped(name)
        return reference[..<mark] + steps.joined(separator: "/")
    }

    private static func percentDecoded(_ text: Substring.UTF8View) -> String? {
        guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit)
            else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        let decoded = String(decoding: bytes, as: UTF8.self)
        return decoded.utf8.elementsEqual(bytes) ? decoded : nil
    }

    private static func tildeDecoded(_ step: Substring.UTF8View) -> String? {
        guard step.contains(UInt8(ascii: "~")) else { return String(Substring(step)) }
        var bytes: [UInt8] = []
        var rest = step
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
    }
}

extension SyntaxNode {
    /// The edit that leads a pointer over another name; none where the text does not say the old one just once.
    func leading(over name: String, insteadOf step: String) -> [TextEdit] {
        ReferenceSyntax.replacing(step, by: name, in: text).map { replaced(by: $0) } ?? []
    }
}
