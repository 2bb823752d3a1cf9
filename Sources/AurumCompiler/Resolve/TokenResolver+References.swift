import AurumSyntax

extension TokenResolver {
    /// Where a reference leads: a token as a whole, or a place inside a value.
    enum Lead {
        case token(Int)
        case slot(Slot)
    }

    /// Deeper values inside values than any design system has.
    private static var depthLimit: Int { 32 }

    /// Reads a place that holds a value of a token type, or a reference to a token of that type (F-124, F-181).
    func typed(_ slot: Slot, _ type: TokenType, _ subject: @autoclosure () -> String) -> TokenValue? {
        guard let reference = ReferenceWalker.reference(slot.node) else { return nested(type, slot) }
        switch follow(reference, blame: slot) {
        case nil: return nil
        case .slot(let next): return nested(type, next)
        case .token(let position): return value(of: position, type, subject(), reference, slot)
        }
    }

    private func nested(_ type: TokenType, _ slot: Slot) -> TokenValue? {
        guard depth < Self.depthLimit else {
            report(.tooDeep(slot), slot)
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return read(type, slot)
    }

    /// The value of a token that a place refers to, if it has the type that the place needs.
    func value(
        of position: Int, _ type: TokenType, _ subject: @autoclosure () -> String,
        _ reference: ReferenceWalker.Reference, _ slot: Slot
    ) -> TokenValue? {
        guard let token = token(at: position) else { return nil }
        guard token.type == type else {
            let path = table[token.id].path
            report(.mismatch(subject(), needs: type, path, token.type, slot.pointer ?? reference.node), slot)
            return nil
        }
        return token.value
    }

    /// A token that has come to its end, nil when it has failed.
    func token(at position: Int) -> ResolvedToken? {
        if case .done(let token) = states[position] { return token }
        hasFailed = true
        return nil
    }

    /// Follows a pointer, and the aliases it leads through, to a place that is no reference (F-111, F-118).
    func raw(_ slot: Slot) -> Slot? {
        guard let reference = ReferenceWalker.reference(slot.node) else { return slot }
        if case .curly = reference {
            report(.curlyInside(slot), slot)
            return nil
        }
        switch follow(reference, blame: slot) {
        case nil: return nil
        case .slot(let next): return next
        case .token(let position):
            guard case .part(let node, let owner) = walker.content(of: tokens[position].entry) else {
                hasFailed = true
                return nil
            }
            return Slot(node, pointer: slot.pointer ?? reference.node, isLent: owner != nil)
        }
    }

    /// Finds what a reference means; nil after a report.
    ///
    /// `allowsTokens` is for a token's own `$ref` (F-112, F-121).
    func follow(
        _ reference: ReferenceWalker.Reference, blame slot: Slot, allowsTokens: Bool = false
    ) -> Lead? {
        let blame = slot.pointer ?? reference.node
        switch walker.place(reference) {
        case .value(let entry): return lead(to: entry)
        case .tokenObject(let entry) where allowsTokens: return lead(to: entry)
        case .tokenObject: report(.stopsAtToken(reference.node), slot)
        case .part(let node, let owner):
            if let lender = owner.flatMap({ positions[$0] }) { references.append(tokens[lender].id) }
            return .slot(Slot(node, pointer: blame, isLent: owner != nil))
        case .circle(let members): reportCircle(members, reference.node, slot)
        case .lost: hasFailed = true
        case .group(let entry): report(.toGroup(reference, blame, rootOf: entry, walker.forest), slot)
        case .missing(let step, let entry, let node):
            reportMissing(reference, step, entry, node, blame, slot)
        case .unreadable(let fault): report(.noPointer(reference.node.text, fault, blame), slot)
        case .malformed(let why): report(.malformed(reference.node.text, why, blame), slot)
        case .broken: report(.brokenReferenceObject(reference.node), slot)
        }
        return nil
    }

    private func lead(to entry: TokenForest.EntryID) -> Lead? {
        guard let position = positions[entry] else { return nil }
        references.append(tokens[position].id)
        return .token(position)
    }

    private func reportMissing(
        _ reference: ReferenceWalker.Reference, _ step: String, _ entry: TokenForest.EntryID,
        _ node: SyntaxNode?,
        _ blame: SyntaxNode, _ slot: Slot
    ) {
        if case .curly(let path, _) = reference {
            suggestionBudget -= table.names.count
            // A token that referred to itself would be no help.
            let own = tokens.indices.contains(current) ? ExactName(table[tokens[current].id].path) : nil
            let names = suggestionBudget > 0 ? table.names.map(\.path).filter { ExactName($0) != own } : []
            report(.noToken(path, blame, similar: names, in: entry, walker.forest), slot)
        } else {
            report(.leadsNowhere(reference.node.text, step, walker.forest, entry, node, blame), slot)
        }
    }

    /// Reports a circle of references inside values once, at the first of them that is read; what only leads into it
    /// stays silent (F-120).
    private func reportCircle(_ members: Set<NodeRef>, _ node: SyntaxNode, _ slot: Slot) {
        hasFailed = true
        guard members.contains(node.reference), circles.isDisjoint(with: members) else { return }
        circles.formUnion(members)
        report(.endless(Slot(node)), Slot(node))
    }
}
