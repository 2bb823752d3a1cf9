/// A member that an object can have, as editors show it.
package struct SchemaMember: Sendable {
    /// The name.
    package let name: String
    /// What holds when it is not there; nil when that is nothing.
    package let standard: JSONValue?
    let schema: Schema
    let meaning: String
    let isRequired: Bool
    let isNullable: Bool

    /// Makes a member with what it means, in a sentence.
    init(
        _ name: String, _ schema: Schema, _ meaning: String, isRequired: Bool = false,
        isNullable: Bool = true, standard: JSONValue? = nil
    ) {
        self.name = name
        self.schema = schema
        self.meaning = meaning
        self.isRequired = isRequired
        self.isNullable = isNullable && !isRequired
        self.standard = standard
    }

    /// A member that has to be there.
    static func required(_ name: String, _ schema: Schema, _ meaning: String) -> SchemaMember {
        SchemaMember(name, schema, meaning, isRequired: true)
    }

    /// The schema of the value; nothing after a name is the same as no member, mostly.
    var described: Schema {
        var schema = isNullable ? self.schema.orNull : self.schema
        // Beside `$ref` no other keyword counts in draft 7.
        if schema["$ref"] != nil { schema = Schema.all(schema) }
        schema = schema.with("description", .string(meaning))
        return standard.map { schema.with("default", $0) } ?? schema
    }
}

extension Schema {
    fileprivate static func all(_ schema: Schema) -> Schema {
        Schema.anything.with("allOf", .array([schema.value]))
    }
}
