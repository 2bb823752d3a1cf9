import AurumCompiler
import AurumSyntax

extension ResolvedDesign {
    /// The names of the top-level groups that any mode has tokens in, in authored order.
    var groupNames: [String] {
        var seen: Set<ExactName> = []
        return tokens.all.filter { token($0) != nil }.compactMap { id in
            let segments = tokens[id].segments
            guard segments.count > 1, seen.insert(ExactName(segments[0])).inserted else { return nil }
            return segments[0]
        }
    }
}

extension ResolvedTokens {
    /// The types of all tokens.
    var types: Set<TokenType> { Self.types(of: present) }

    /// The types of some tokens.
    func types(of tokens: [TokenID]) -> Set<TokenType> { Self.types(of: tokens.compactMap { self[$0] }) }

    private static func types(of tokens: [ResolvedToken]) -> Set<TokenType> {
        var types: Set<TokenType> = []
        var last: TokenType?
        // Neighbors mostly have the same type.
        for token in tokens where token.type != last {
            types.insert(token.type)
            last = token.type
        }
        return types
    }
}

extension TokenName {
    /// The top-level group, an empty name for a token directly under the root.
    var group: String { segments.count > 1 ? segments[0] : "" }
}

extension VariantTable {
    /// All tokens that a cell holds or that a value in a cell refers to, in authored order.
    var tokens: [TokenID] {
        var found: Set<TokenID> = []
        for variant in variants {
            for property in properties.indices { found.formUnion(self[variant, property].value.tokens) }
        }
        return found.sorted()
    }
}

extension CellValue {
    /// The tokens in a cell.
    var tokens: [TokenID] {
        switch self {
        case .single(let binding): binding.tokens
        case .stack(let paints, _): paints.flatMap(\.tokens)
        default: []
        }
    }
}

extension Binding {
    /// The token, or the tokens that a literal refers to.
    var tokens: [TokenID] {
        switch self {
        case .token(let id): [id]
        case .literal(_, let references): references
        }
    }
}
