/// What a node of a `SyntaxTree` is; the same for JSON and YAML.
package enum SyntaxKind: UInt8, Sendable {
    /// A JSON object or YAML mapping; its children are members.
    case object
    /// A key and its value: two children, the key a string.
    case member
    /// A JSON array or YAML sequence.
    case array
    /// A string, or a YAML scalar that is one by the 1.2 core schema.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// A hole: something that could not be read and has been reported.
    case invalid

    /// Whether it has a text of its own and no children.
    package var isScalar: Bool { self == .string || self == .number || self == .boolean || self == .null }

    /// The kind as messages name it, with its article.
    package var phrase: String {
        switch self {
        case .object: "an object"
        case .member: "a member"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        case .invalid: "unreadable text"
        }
    }
}
