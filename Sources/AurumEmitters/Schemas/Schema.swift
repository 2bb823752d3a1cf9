import AurumSyntax

/// What a JSON Schema (draft 7, which editors' services for YAML and JSON know best) says about one value.
package struct Schema: Sendable {
    /// The keywords with their values.
    private(set) var keywords: [JSONValue.Member]
    /// The members that an object can have; empty for everything else.
    private(set) var members: [SchemaMember] = []

    /// The schema as a JSON value.
    package var value: JSONValue { .object(keywords) }

    private init(_ pairs: KeyValuePairs<String, JSONValue>) {
        keywords = pairs.map { JSONValue.Member($0, $1) }
    }

    subscript(keyword: String) -> JSONValue? {
        keywords.first { $0.name == keyword }?.value
    }

    /// The same with one keyword more, or with another value for one.
    func with(_ keyword: String, _ value: JSONValue) -> Schema {
        var changed = self
        if let index = keywords.firstIndex(where: { $0.name == keyword }) {
            changed.keywords[index] = JSONValue.Member(keyword, value)
        } else {
            changed.keywords.append(JSONValue.Member(keyword, value))
        }
        return changed
    }

    /// The same or nothing, as in `name:` with no value after it.
    var orNull: Schema {
        if case .string(let type)? = self["type"] { return with("type", .strings([type, "null"])) }
        if case .array(let values)? = self["enum"] { return with("enum", .array(values + [.null])) }
        if case .array(let choices)? = self["anyOf"] {
            return with("anyOf", .array(choices + [Schema.null.value]))
        }
        return keywords.isEmpty ? self : .any([self, .null])
    }
}

extension Schema {
    /// Whatever there is.
    static let anything = Schema([:])
    /// `null`.
    static let null = Schema(["type": .string("null")])
    /// A text.
    static let text = Schema(["type": .string("string")])
    /// A text that is more than spaces.
    static let name = text(matching: "\\S")
    /// A truth value.
    static let flag = Schema(["type": .string("boolean")])
    /// A number.
    static let number = Schema(["type": .string("number")])
    /// A whole number from 1 up.
    static let count = Schema(["type": .string("integer"), "minimum": .number(1)])
    /// A text, or a list of texts.
    static let texts = any([text, list(of: text)])
    /// An object that says nothing about its members.
    static let object = Schema(["type": .string("object")])

    /// A text with a form.
    static func text(matching pattern: String) -> Schema {
        Schema(["type": .string("string"), "pattern": .string(pattern)])
    }

    /// One of a closed list of words.
    static func words(_ words: [String]) -> Schema {
        Schema(["enum": .strings(words)])
    }

    /// What one of some schemas accepts.
    static func any(_ schemas: [Schema]) -> Schema {
        Schema(["anyOf": .array(schemas.map(\.value))])
    }

    /// What a definition of the same document accepts.
    static func definition(_ name: String) -> Schema {
        Schema(["$ref": .string("#/definitions/" + name)])
    }

    /// A number within limits.
    static func number(from minimum: Double, to maximum: Double = .greatestFiniteMagnitude) -> Schema {
        let number = number.with("minimum", .number(minimum))
        return maximum == .greatestFiniteMagnitude ? number : number.with("maximum", .number(maximum))
    }

    /// A list with some elements at least, and perhaps at most.
    static func list(of element: Schema, atLeast minimum: Int = 0, atMost maximum: Int = .max) -> Schema {
        let any = Schema(["type": .string("array"), "items": element.value])
        let list = minimum == 0 ? any : any.with("minItems", .number(minimum))
        return maximum == .max ? list : list.with("maxItems", .number(maximum))
    }

    /// An object of any names with values of one kind.
    static func map(of value: Schema, atLeast minimum: Int = 0) -> Schema {
        let map = Schema(["type": .string("object"), "additionalProperties": value.value])
        return minimum == 0 ? map : map.with("minProperties", .number(minimum))
    }

    /// An object of known members, and perhaps others of one kind.
    static func object(_ members: [SchemaMember], others: Schema? = nil) -> Schema {
        let required = members.filter(\.isRequired).map(\.name)
        let properties = members.map { JSONValue.Member($0.name, $0.described.value) }
        var object = Schema([
            "type": .string("object"),
            "properties": .object(properties),
            "additionalProperties": others?.value ?? .boolean(false),
        ])
        object.members = members
        return required.isEmpty ? object : object.with("required", .strings(required))
    }

    /// A whole document.
    static func document(_ title: String, _ root: Schema, definitions: [(String, Schema)] = []) -> Schema {
        var document = Schema([
            "$schema": .string("http://json-schema.org/draft-07/schema#"), "title": .string(title),
        ])
        document.keywords += root.keywords
        guard !definitions.isEmpty else { return document }
        return document.with(
            "definitions", .object(definitions.map { JSONValue.Member($0.0, $0.1.value) }))
    }
}
