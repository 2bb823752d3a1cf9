package import AurumCompiler
package import AurumSyntax

/// Why two tokens are held to be one.
package enum TokenIdentity: Hashable, Sendable {
    /// Both stand for the same variable in Figma.
    case figmaVariable
    /// A deprecated token at the path of one names the other as its successor.
    case successor
    /// They have the same path.
    case path
    /// They are alike and nothing else is; the confidence is in percent, below 100.
    case likeness(Int)

    /// How sure it is, in percent.
    package var confidence: Int {
        if case .likeness(let confidence) = self { confidence } else { 100 }
    }

    /// Whether it is a guess.
    package var isLikely: Bool { confidence < 100 }
}

/// A token of each design, held to be one.
package struct TokenPair: Sendable {
    /// The old token.
    package let old: TokenID
    /// The new token.
    package let new: TokenID
    /// Why they are one.
    package let identity: TokenIdentity
    /// A deprecated token of the old design, at the new token's path, that names the old one.
    package var oldForwarder: TokenID?
    /// A deprecated token of the new design, at the old token's path, that names the new one.
    package var newForwarder: TokenID?
}

/// What became of a token.
package struct TokenChange: Sendable {
    /// What kind of change it is.
    package enum Kind: String, Sendable {
        case added, removed, changed
    }

    /// How a path differs.
    package enum Move: String, Sendable {
        /// The last name differs, and perhaps others.
        case renamed
        /// The last name is the same in another group.
        case moved
    }

    /// Where a value comes from.
    package struct Origin: Hashable, Sendable {
        /// Whether the whole value comes from the one token.
        package let isAlias: Bool
        /// The tokens it comes from.
        package let tokens: [TokenID]
    }

    /// What differs of one member of `$extensions`.
    package struct Extension: Sendable {
        /// The member's name.
        package let name: String
        /// The modes and the values; nil where there is no such member.
        package let difference: ModeDifference<SyntaxNode?>
    }

    /// What became of the token.
    package let kind: Kind
    /// The token in the old design.
    package let old: TokenID?
    /// The token in the new design.
    package let new: TokenID?
    /// The two tokens, unless there is but one.
    package let pair: TokenPair?
    /// How the path differs, if it does.
    package internal(set) var move: Move?
    /// Where types differ.
    package internal(set) var types: [ModeDifference<TokenType>] = []
    /// Where values differ; nil where a mode does not have the token.
    package internal(set) var values: [ModeDifference<TokenValue?>] = []
    /// Where values come from other tokens, or from none.
    package internal(set) var origins: [ModeDifference<Origin>] = []
    /// Where the deprecation differs.
    package internal(set) var deprecations: [ModeDifference<Deprecation?>] = []
    /// Where the declared successor differs.
    package internal(set) var successors: [ModeDifference<TokenID?>] = []
    /// Where the description differs.
    package internal(set) var descriptions: [ModeDifference<String?>] = []
    /// Where extensions differ that the compiler does not know.
    package internal(set) var extensions: [Extension] = []
    /// The change that this one does nothing but follow: that of the token it is an alias of, before and after; a position
    /// in the comparison's tokens.
    package internal(set) var follows: Int?
    /// The components whose variants have to do with it: positions in the comparison's components.
    package internal(set) var components: [Int] = []
    /// The contrast it feeds: positions in the comparison's contrast.
    package internal(set) var contrast: [Int] = []

    /// Makes the change of a token that is new or gone.
    init(_ kind: Kind, old: TokenID? = nil, new: TokenID? = nil) {
        self.kind = kind
        self.old = old
        self.new = new
        pair = nil
    }

    /// Makes the change of a token that both designs have.
    init(_ pair: TokenPair, _ move: Move?) {
        kind = .changed
        old = pair.old
        new = pair.new
        self.pair = pair
        self.move = move
    }

    /// Whether a value is the same and comes from elsewhere.
    package var isRetargeted: Bool { !origins.isEmpty && values.isEmpty && types.isEmpty }

    /// Whether it is nothing but an alias whose target has another value.
    package var isFollower: Bool {
        follows != nil && move == nil && types.isEmpty && deprecations.isEmpty && successors.isEmpty
            && descriptions.isEmpty && extensions.isEmpty
    }

    /// Whether anything that is seen may depend on the change.
    package var isVisible: Bool { kind != .changed || !values.isEmpty }

    /// Whether nothing changed.
    var isEmpty: Bool {
        kind == .changed && move == nil && types.isEmpty && values.isEmpty && origins.isEmpty
            && deprecations.isEmpty && successors.isEmpty && descriptions.isEmpty && extensions.isEmpty
    }
}

extension ModeDifference<TokenValue?> {
    /// The CIEDE2000 difference of two colors as they are seen over white; nil where one is no color.
    package var deltaE2000: Double? {
        guard let old = old?.color, let new = new?.color else { return nil }
        return ColorDifference.deltaE2000(old.over(.white), new.over(.white))
    }
}
