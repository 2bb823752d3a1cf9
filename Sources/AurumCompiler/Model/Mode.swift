/// A named input of the resolver: one context for each modifier (§R.6), such as `light`.
package struct Mode: Hashable, Sendable {
    /// The mode's name.
    package let name: String
    /// Modifier names with the chosen contexts, in the resolver's order.
    package let input: [Choice]

    /// One modifier and the context chosen for it.
    package struct Choice: Hashable, Sendable {
        /// The modifier's name.
        package let modifier: String
        /// The chosen context's name.
        package let context: String

        /// Makes a choice.
        package init(modifier: String, context: String) {
            self.modifier = modifier
            self.context = context
        }
    }

    /// Makes a mode.
    package init(name: String, input: [Choice] = []) {
        self.name = name
        self.input = input
    }
}

/// All tokens in one mode.
package struct ResolvedTokens: Sendable {
    /// The mode.
    package let mode: Mode
    /// Indexed by `TokenID`; nil for a token that the mode lacks or that has been reported.
    private let tokens: [ResolvedToken?]

    /// Makes the tokens of a mode; tokens beyond the list are absent.
    package init(mode: Mode, tokens: [ResolvedToken?], groups: [ResolvedGroup] = []) {
        self.mode = mode
        self.tokens = tokens
        self.groups = groups
        present = tokens.compactMap { $0 }
    }

    /// A token in this mode.
    package subscript(id: TokenID) -> ResolvedToken? {
        Int(id.index) < tokens.count ? tokens[Int(id.index)] : nil
    }

    /// The groups that say something about themselves, in authored order.
    package let groups: [ResolvedGroup]
    /// The tokens this mode has, in authored order.
    package let present: [ResolvedToken]
}
