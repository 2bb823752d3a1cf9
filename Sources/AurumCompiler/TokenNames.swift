import AurumSyntax

/// Finds tokens by the names people use: the dotted path, the path with slashes as in Figma, or the name in code.
package struct TokenNames {
    private let tokens: TokenTable
    private let naming: Naming

    /// Makes a finder for the tokens of a design and the way they are called in code.
    package init(_ tokens: TokenTable, _ naming: Naming) {
        self.tokens = tokens
        self.naming = naming
    }

    /// The token with a name; a path counts before a path with slashes, and that before a name in code.
    package func id(of name: String) -> TokenID? {
        if let id = tokens.id(at: name) { return id }
        let wanted = ExactName(name)
        return tokens.all.first { ExactName(tokens[$0].figmaPath) == wanted }
            ?? tokens.all.first { ExactName(naming.codeName(of: tokens[$0])) == wanted }
    }

    /// The name of the same form that may have been meant by one that no token has.
    package func nearest(to name: String) -> String? {
        let names = tokens.names
        return Suggestions.nearest(
            to: name, among: names.map(\.path) + names.map(naming.codeName) + names.map(\.figmaPath))
    }
}
