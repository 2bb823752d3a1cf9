import AurumSyntax

/// A variable as the file of one mode has it.
struct FigmaVariable {
    /// The names that lead to it.
    let path: [String]
    /// The member of its group.
    let member: SyntaxNode.Member
    /// What kind of variable it is.
    let kind: FigmaKind
    /// The exported value; nil after a report.
    let value: FigmaValue?
    /// What identifies it in its Figma file.
    let id: String?
    /// What its scopes say it means; nil when they leave it open.
    let meaning: FigmaMeaning?
    /// What it is bound to in another collection, or with an opacity.
    let binding: FigmaBinding?

    /// The path as references are written.
    var dottedPath: String { path.joined(separator: ".") }
    /// The path as Figma writes names.
    var slashedName: String { path.joined(separator: "/") }
    /// Where the value is.
    var valueNode: SyntaxNode { member.value["$value"] ?? member.value }
}

/// The types variables have in exports.
enum FigmaKind: Hashable {
    case color, number, string, boolean
    /// A type of the standard that bare Figma variables do not have.
    case other(TokenType)

    /// The kind as messages name it.
    var phrase: String {
        switch self {
        case .color: "a color"
        case .number: "a number"
        case .string: "a text"
        case .boolean: "a boolean"
        case .other(let type): "a `\(type.rawValue)`"
        }
    }
}

/// What a variable is bound to, as far as its extensions say.
enum FigmaBinding {
    /// The value of another variable.
    case alias(FigmaTarget)
    /// The color of another variable at an opacity from 0 to 100; nil for an opacity that is no plain number.
    case tint(FigmaTarget, opacity: Double?)

    /// The variable bound to.
    var target: FigmaTarget {
        switch self {
        case .alias(let target), .tint(let target, _): target
        }
    }
}

/// The name of a variable that another one is bound to.
struct FigmaTarget {
    /// Its id, if there is one.
    let id: String?
    /// Its name, `/`-separated.
    let name: String?
    /// Its collection's name; nil when it is in the same collection.
    let collection: String?
    /// Where it is named.
    let node: SyntaxNode

    /// The name in words.
    var phrase: String {
        let own = name ?? id ?? ""
        return collection.map { "`\(own)` in `\($0)`" } ?? "`\(own)`"
    }
}

/// The names of Figma's data in `$extensions` that an import reads.
package enum FigmaExtension {
    static let modeName = "com.figma.modeName"
    /// The identity of a variable, which stays when it is renamed.
    package static let id = "com.figma.variableId"
    static let scopes = "com.figma.scopes"
    static let type = "com.figma.type"
    static let alias = "com.figma.aliasData"
    static let tint = "com.figma.composedColor"
}
