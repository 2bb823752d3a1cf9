import AurumSyntax

/// A token of the forest with what it inherits from the groups around it.
struct DeclaredToken {
    /// Its identity in the design.
    let id: TokenID
    /// Its entry in the forest.
    let entry: TokenForest.EntryID
    /// The `$type` of the nearest group that has one (F-055).
    let groupType: SyntaxNode?
    /// The nearest `$deprecated`, the token's own included (F-044).
    let deprecated: SyntaxNode?
    /// The text style of the nearest group that states one.
    let textStyle: SyntaxNode?
}

/// Lists the tokens of a forest in authored order.
enum TokenCollector {
    /// The tokens with their names added to `table`.
    static func collect(_ forest: TokenForest, into table: inout TokenTable) -> [DeclaredToken] {
        var tokens: [DeclaredToken] = []
        table.reserveCapacity(forest.entries.count)
        tokens.reserveCapacity(forest.entries.count)
        var pending = [Visit(entry: TokenForest.root, type: nil, deprecated: nil, textStyle: nil)]
        while let visit = pending.popLast() {
            let kind = forest.entries[visit.entry].kind
            if kind == .hole { continue }
            guard kind == .group else {
                let id = table.add(TokenName(forest.path(of: visit.entry)))
                let own = forest.entries[visit.entry].node["$deprecated"]
                tokens.append(
                    DeclaredToken(
                        id: id, entry: visit.entry, groupType: visit.type,
                        deprecated: own ?? visit.deprecated, textStyle: visit.textStyle))
                continue
            }
            let properties = forest.entries[visit.entry].properties
            let type = properties.type?.node ?? visit.type
            let deprecated = properties.deprecated?.node ?? visit.deprecated
            let textStyle = properties.textStyle?.node ?? visit.textStyle
            for child in forest.entries[visit.entry].children.reversed() {
                pending.append(
                    Visit(entry: child, type: type, deprecated: deprecated, textStyle: textStyle))
            }
        }
        return tokens
    }

    private struct Visit {
        let entry: TokenForest.EntryID
        let type: SyntaxNode?
        let deprecated: SyntaxNode?
        let textStyle: SyntaxNode?
    }
}
