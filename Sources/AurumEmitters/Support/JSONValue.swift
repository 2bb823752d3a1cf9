package import AurumSyntax

/// A JSON document to be written; members keep their order.
package enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as the text to write.
    case number(String)
    /// A text, without quotes and escapes.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members in order; names are expected to differ.
    case object([Member])
    /// What also stands elsewhere.
    case shared(Shared)

    /// A value that stands in several places of a document; where they are alike, its text is made once.
    package final class Shared: Hashable, Sendable {
        /// The value.
        package let value: JSONValue

        /// Makes a value to be put in several places.
        package init(_ value: JSONValue) {
            self.value = value
        }

        package static func == (left: Shared, right: Shared) -> Bool { left.value == right.value }
        package func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    /// A name and its value.
    package struct Member: Hashable, Sendable {
        /// The name.
        package let name: String
        /// The value.
        package let value: JSONValue

        /// Makes a member.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// A number as the shortest decimal that means the same.
    package static func number(_ value: Double) -> JSONValue { .number(NumberText.shortest(value)) }

    /// A number at most `decimals` places after the point.
    package static func number(_ value: Double, decimals: Int) -> JSONValue {
        .number(NumberText.rounded(value, decimals: decimals))
    }

    /// A whole number.
    package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

    /// A text, or `null` where there is none.
    package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// A list of texts.
    package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// An object from pairs; a pair without a value is left out.
    // Where the pairs are written out, no list of them has to be made.
    @inline(__always)
    package static func object(_ pairs: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var members: [Member] = []
        members.reserveCapacity(pairs.count)
        for case (let name, let value?) in pairs { members.append(Member(name, value)) }
        return .object(members)
    }

    /// The data of a document as it was authored; a hole becomes `null`.
    ///
    /// Readers bound how deep documents nest, so the recursion is bounded too.
    package init(_ node: SyntaxNode) {
        switch node.kind {
        case .object: self = .object(node.members.map { Member($0.name, JSONValue($0.value)) })
        case .array: self = .array(node.elements.map { JSONValue($0) })
        case .string: self = .string(node.text)
        case .number: self = Self.authored(node)
        case .boolean: self = .boolean(node.boolean == true)
        case .null, .invalid, .member: self = .null
        }
    }

    /// A number in the spelling of its file when JSON knows the spelling: YAML also has `0x1F`, `+1` and `.5`.
    private static func authored(_ node: SyntaxNode) -> JSONValue {
        let text = node.text
        if JSONNumber.isValid(text) { return .number(text) }
        return node.number.map { number($0) } ?? .string(text)
    }
}

/// The grammar of numbers in JSON (RFC 8259, section 6).
enum JSONNumber {
    /// Whether a text is a JSON number.
    static func isValid(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = takeDigits(&rest)
        guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard !takeDigits(&rest).isEmpty else { return false }
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest.removeFirst()
            }
            guard !takeDigits(&rest).isEmpty else { return false }
        }
        return rest.isEmpty
    }

    private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest[digits.endIndex...]
        return digits
    }
}
