import AurumSyntax

extension TokenResolver {
    /// Gives a token its type (F-050) and value; nil when something about it has been reported.
    func resolved(_ position: Int) -> ResolvedToken? {
        let declared = tokens[position]
        let node = walker.forest.entries[declared.entry].node
        let (value, target) = valueAndTarget(declared, node)
        guard let value, !hasFailed else { return nil }
        let references = uniqueReferences
        let deprecation = TokenStructure.deprecation(declared.deprecated)
        let extensions = node["$extensions"].flatMap { $0.kind == .object ? $0 : nil }
        return ResolvedToken(
            id: declared.id, value: anchored(value, declared, extensions), aliasTarget: target,
            references: references, description: node["$description"]?.string, deprecation: deprecation,
            successor: successor(of: declared, deprecation, extensions), extensions: extensions,
            node: node.reference, key: key(of: declared).reference)
    }

    /// Where a token is named.
    private func key(of declared: DeclaredToken) -> SyntaxNode {
        walker.forest.entries[declared.entry].key ?? walker.forest.entries[declared.entry].node
    }

    private var uniqueReferences: [TokenID] {
        guard references.count > 1 else { return references }
        var seen: Set<TokenID> = []
        return references.filter { seen.insert($0).inserted }
    }

    private func valueAndTarget(
        _ declared: DeclaredToken, _ node: SyntaxNode
    ) -> (TokenValue?, TokenID?) {
        guard let reference = walker.reference(of: declared.entry) else {
            guard let value = node["$value"] else { return (nil, nil) }
            return (literal(Slot(value), declared, node), nil)
        }
        let isOwnReference = node["$value"] == nil
        guard case let lead? = follow(reference, blame: Slot(reference.node), allowsTokens: isOwnReference)
        else {
            return (nil, nil)
        }
        switch lead {
        case .slot(let slot): return (literal(slot, declared, node), nil)
        case .token(let target) where walker.leadsIntoValue(reference):
            guard let type = statedType(declared, node) else { return (nil, nil) }
            let subject = "`\(table[declared.id].path)`"
            return (value(of: target, type, subject, reference, Slot(reference.node)), nil)
        case .token(let target):
            guard let token = token(at: target) else { return (nil, nil) }
            checkOwnType(declared, node, against: token, reference.node)
            return (token.value, token.id)
        }
    }

    /// Reads a value whose type the token or a group states.
    private func literal(_ slot: Slot, _ declared: DeclaredToken, _ node: SyntaxNode) -> TokenValue? {
        statedType(declared, node).flatMap { typed(slot, $0, "`\(table[declared.id].path)`") }
    }

    /// The type that the token or a group states, also for what a pointer borrows from inside a value (F-058).
    private func statedType(_ declared: DeclaredToken, _ node: SyntaxNode) -> TokenType? {
        guard let stated = node["$type"] ?? declared.groupType else {
            // Beside a value, which has been reported, a reference may have been meant to bring the type.
            let mayBorrow = node["$value"] != nil && node["$ref"] != nil
            guard !mayBorrow, !walker.forest.mayLackType(declared.entry) else {
                hasFailed = true
                return nil
            }
            let key = key(of: declared)
            report(.untyped(table[declared.id].path, key), Slot(key))
            return nil
        }
        guard let type = stated.string.flatMap(TokenType.init(rawValue:)) else {
            hasFailed = true
            return nil
        }
        return type
    }

    /// Reports an alias that states another type than its target has (F-054).
    private func checkOwnType(
        _ declared: DeclaredToken, _ token: SyntaxNode, against target: ResolvedToken, _ node: SyntaxNode
    ) {
        guard let stated = token["$type"] else { return }
        guard let own = stated.string.flatMap(TokenType.init(rawValue:)) else {
            hasFailed = true
            return
        }
        guard own != target.type else { return }
        report(
            .otherType(
                table[declared.id].path, states: own, at: stated, target: table[target.id].path, target.type,
                node),
            Slot(node))
    }

    /// Reads a value that stands in a spec; `references` are the tokens in it.
    func readLiteral(
        _ node: SyntaxNode, _ type: TokenType, _ subject: @autoclosure () -> String,
        _ diagnostics: inout DiagnosticSink
    ) -> (value: TokenValue?, references: [TokenID]) {
        (references, hasFailed, current) = ([], false, -1)
        let value = typed(Slot(node), type, subject())
        reportDeferred()
        diagnostics.merge(self.diagnostics)
        self.diagnostics = DiagnosticSink()
        return (hasFailed ? nil : value, uniqueReferences)
    }
}
