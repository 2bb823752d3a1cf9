package import AurumSyntax

/// Says which token of a design is meant.
package struct TokenID: Hashable, Sendable, Comparable {
    /// The position in authored order.
    package let index: UInt32

    /// Makes the identity of the token at `index`.
    package init(_ index: UInt32) {
        self.index = index
    }

    package static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}

/// A token's path: the names of its groups and its own (F-030).
package struct TokenName: Sendable {
    /// The names from the outermost group to the token.
    package let segments: [String]
    /// The names joined with dots.
    package let path: String

    /// Makes a path from its names.
    package init(_ segments: [String]) {
        self.segments = segments
        self.path = segments.joined(by: UInt8(ascii: "."))
    }

    /// The path as Figma writes it, with slashes.
    package var figmaPath: String { segments.joined(by: UInt8(ascii: "/")) }
}

/// The names of all tokens of a design in the order they were authored, whichever modes declare them.
package struct TokenTable: Sendable {
    /// The names, indexed by `TokenID`.
    package private(set) var names: [TokenName] = []
    private var ids: [ExactName: TokenID] = [:]

    /// Makes an empty table.
    package init() {}

    /// Makes room for some names.
    mutating func reserveCapacity(_ count: Int) {
        names.reserveCapacity(count)
        ids.reserveCapacity(count)
    }

    /// The identity of a name, given on first use.
    @discardableResult
    package mutating func add(_ name: TokenName) -> TokenID {
        let key = ExactName(name.path)
        if let known = ids[key] { return known }
        let id = TokenID(UInt32(clamping: names.count))
        names.append(name)
        ids[key] = id
        return id
    }

    /// The token at a dotted path.
    package func id(at path: String) -> TokenID? { ids[ExactName(path)] }

    /// The name of a token of this table.
    package subscript(id: TokenID) -> TokenName { names[Int(id.index)] }

    /// All identities in authored order.
    package var all: [TokenID] { names.indices.map { TokenID(UInt32(clamping: $0)) } }
}

/// Whether and why a token should no longer be used (F-043).
package enum Deprecation: Hashable, Sendable {
    /// Deprecated without a reason.
    case unexplained
    /// Deprecated for this reason; it may be empty.
    case because(String)

    /// The reason, if one was given.
    package var reason: String? {
        if case .because(let reason) = self { reason } else { nil }
    }
}

/// A token in one mode, all references replaced.
///
/// It is a class because it never changes and is handed around far more often than it is made.
package final class ResolvedToken: Sendable {
    /// Which token it is.
    package let id: TokenID
    /// The value; its case is the token's type.
    package let value: TokenValue
    /// The token that the whole value refers to, if it is an alias.
    package let aliasTarget: TokenID?
    /// The tokens that parts of the value refer to, in the order written; an alias has its target here.
    package let references: [TokenID]
    /// What the token is for.
    package let description: String?
    /// Set when the token should no longer be used, also by inheritance (F-044).
    package let deprecation: Deprecation?
    /// The token to use instead of this one, which is deprecated.
    package let successor: TokenID?
    /// The `$extensions` object as authored.
    package let extensions: SyntaxNode?
    /// Where the token is declared: the object that holds `$value`.
    package let node: NodeRef
    /// Where the token's name is written.
    package let key: NodeRef

    /// Makes a token of a mode.
    package init(
        id: TokenID, value: TokenValue, aliasTarget: TokenID?, references: [TokenID], description: String?,
        deprecation: Deprecation?, successor: TokenID? = nil, extensions: SyntaxNode?, node: NodeRef,
        key: NodeRef
    ) {
        self.id = id
        self.value = value
        self.aliasTarget = aliasTarget
        self.references = references
        self.description = description
        self.deprecation = deprecation
        self.successor = successor
        self.extensions = extensions
        self.node = node
        self.key = key
    }

    /// The value's type.
    package var type: TokenType { value.type }
}
