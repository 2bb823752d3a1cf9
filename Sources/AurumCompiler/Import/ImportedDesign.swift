package import AurumSyntax

/// Tokens made from another tool's files, ready to be written as documents of the standard.
package struct ImportedDesign: Sendable {
    /// The collections, in the order of the files.
    package let collections: [ImportedCollection]
}

/// A collection and its modes, in the order of the files; one with several modes switches between them.
package struct ImportedCollection: Sendable {
    /// The name in the other tool.
    package let name: String
    /// The modes; there is at least one.
    package let modes: [ImportedMode]
}

/// What a collection holds in one mode.
package struct ImportedMode: Sendable {
    /// The name in the other tool.
    package let name: String
    /// The tokens, in the order of the file.
    package let tokens: [ImportedToken]
    /// The groups that say something of their own, the file itself first.
    package let groups: [ImportedGroup]
}

/// What a group says of its own.
package struct ImportedGroup: Sendable {
    /// The names that lead to it; none for the file itself.
    package let path: [String]
    /// The metadata to keep, in authored order.
    package let members: [SyntaxNode.Member]
    /// The vendor data to keep, in authored order.
    package let extensions: [SyntaxNode.Member]
}

/// A token to be written.
package struct ImportedToken: Sendable {
    /// The names that lead to it.
    package let path: [String]
    /// The type.
    package let type: TokenType
    /// The value.
    package let value: ImportedValue
    /// The metadata to keep, in authored order.
    package let members: [SyntaxNode.Member]
    /// The vendor data to keep, in authored order.
    package let extensions: [SyntaxNode.Member]
}

/// The value of a token to be written; a path leads to another token.
package enum ImportedValue: Sendable {
    /// The value of another token.
    case alias([String])
    /// A color.
    case color(Color)
    /// The color of another token at an opacity of its own; without a space, that is borrowed as well.
    case tint([String], ColorSpace?, alpha: Double)
    /// A length in px.
    case length(Double)
    /// A length in px whose number is that of another token.
    case lengthOfNumber([String])
    /// A number.
    case number(Double)
    /// The number of a length that is another token.
    case numberOfLength([String])
    /// The name of a font family.
    case fontFamily(String)
    /// A font weight.
    case fontWeight(FontWeight)
    /// A value that needs nothing but cleaner numbers.
    case authored(SyntaxNode)
}
