import AurumSyntax

extension TokenResolver {
    /// Where a reference leads: a token as a whole, or a place inside a value.
    enum Lead {
        case token(Int)
        case slot(Slot)
    }

    /// More references in a row than any system has.
    private static var limit: Int { 10_000 }
    /// Deeper values inside values than any design system has.
    private static var depthLimit: Int { 100 }

    /// Reads a place that holds a value of a token type, or a reference to a token of that type (F-124, F-181).
    func typed(_ slot: Slot, _ type: TokenType, _ subject: String) -> TokenValue? {
        var slot = slot
        for _ in 0..<Self.limit {
            guard let reference = ReferenceWalker.reference(slot.node) else { return nested(type, slot) }
            switch follow(reference, blame: slot) {
            case nil: return nil
            case .token(let position): return value(of: position, type, subject, reference, slot)
            case .slot(let next): slot = next
            }
        }
        report(.endless(slot), slot)
        return nil
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
    private func value(
        of position: Int, _ type: TokenType, _ subject: String, _ reference: ReferenceWalker.Reference, _ slot: Slot
    ) -> TokenValue? {
        guard let token = token(at: position, from: reference.node) else { return nil }
        guard token.type == type else {
            let path = table[token.id].path
            report(.mismatch(subject, needs: type, path, token.type, slot.pointer ?? reference.node), slot)
            return nil
        }
        return token.value
    }

    /// A token brought to its end, nil when it has failed.
    func token(at position: Int, from node: SyntaxNode) -> ResolvedToken? {
        if case .untouched = states[position] {
            guard depth < Self.depthLimit else {
                report(.tooDeep(Slot(node)))
                return nil
            }
            depth += 1
            settle(position)
            depth -= 1
        }
        if case .waiting = states[position] { reportCycle([position], closing: node) }
        if case .done(let token) = states[position] { return token }
        hasFailed = true
        return nil
    }

    /// Follows pointers, and the aliases they lead through, to a place that is no reference (F-111, F-118).
    func raw(_ slot: Slot) -> Slot? {
        var slot = slot
        for _ in 0..<Self.limit {
            guard let reference = ReferenceWalker.reference(slot.node) else { return slot }
            if case .pointer = reference {
            } else if slot.pointer == nil, !isBroken(reference) {
                report(.curlyInside(slot), slot)
                return nil
            }
            switch follow(reference, blame: slot) {
            case nil: return nil
            case .slot(let next): slot = next
            case .token(let position):
                guard let next = wholeValue(of: position, reference, slot) else { return nil }
                slot = next
            }
        }
        report(.endless(slot), slot)
        return nil
    }

    private func isBroken(_ reference: ReferenceWalker.Reference) -> Bool {
        if case .broken = reference { true } else { false }
    }

    /// The value of a token as written.
    private func wholeValue(of position: Int, _ reference: ReferenceWalker.Reference, _ slot: Slot) -> Slot? {
        let entry = walker.forest.entries[tokens[position].entry]
        let pointer = slot.pointer ?? reference.node
        if let value = entry.node["$value"] { return Slot(value, pointer: pointer, lender: position) }
        guard case .token(let next)? = walker.reference(of: tokens[position].entry).flatMap({ follow($0, blame: slot) })
        else { return nil }
        return walker.forest.entries[tokens[next].entry].node["$value"].map {
            Slot($0, pointer: pointer, lender: next)
        }
    }

    /// Finds what a reference means; nil after a report. `allowsTokens` for a token's own `$ref` (F-112, F-121).
    func follow(
        _ reference: ReferenceWalker.Reference, blame slot: Slot, allowsTokens: Bool = false
    ) -> Lead? {
        switch reference {
        case .malformed(let why, let node):
            report(.malformed(node.text, why, slot.pointer ?? node), slot)
            return nil
        case .broken(let node):
            report(.brokenReferenceObject(node), slot)
            return nil
        case .curly(let path, let node): return followCurly(path, node, slot)
        case .pointer(let text): return followPointer(text, slot, allowsTokens)
        }
    }

    private func followCurly(_ path: String, _ node: SyntaxNode, _ slot: Slot) -> Lead? {
        let blame = slot.pointer ?? node
        guard let entry = walker.entry(at: path) else {
            report(.noToken(path, blame, walker.forest, table), slot)
            return nil
        }
        guard let position = positions[entry] else {
            report(.toGroup(path, blame, hasRoot: walker.forest.child("$root", of: entry) != nil), slot)
            return nil
        }
        references.append(tokens[position].id)
        return .token(position)
    }

    private func followPointer(_ text: SyntaxNode, _ slot: Slot, _ allowsTokens: Bool) -> Lead? {
        let blame = slot.pointer ?? text
        let steps: [String]
        switch ReferenceSyntax.pointer(text.text) {
        case .success(let found): steps = found
        case .failure(let fault):
            report(.noPointer(text.text, fault, blame), slot)
            return nil
        }
        switch walker.place(steps) {
        case .value(let entry): return lead(to: entry)
        case .tokenObject(let entry) where allowsTokens: return lead(to: entry)
        case .tokenObject: report(.stopsAtToken(text), slot)
        case .group: report(.toGroup(text.text, blame, hasRoot: false), slot)
        case .missing(let step, let entry, let node):
            report(.leadsNowhere(text.text, step, walker.forest, entry, node, blame), slot)
        case .endless: report(.endless(Slot(blame)), slot)
        case .part(let node, let owner):
            let lender = owner.flatMap { positions[$0] }
            if let lender { references.append(tokens[lender].id) }
            return .slot(Slot(node, pointer: blame, lender: lender))
        }
        return nil
    }

    private func lead(to entry: TokenForest.EntryID) -> Lead? {
        guard let position = positions[entry] else { return nil }
        references.append(tokens[position].id)
        return .token(position)
    }
}
