import AurumSyntax

/// The members of `$extensions` that the compiler itself understands.
package enum KnownExtension {
    /// The token to use instead of a deprecated one, as a reference.
    package static let successor = "aurum.successor"
    /// The text style that a typography grows and shrinks with; groups hand it on.
    static let textStyle = "aurum.textStyle"

    /// The member of a token's or a group's `$extensions` that has a name.
    static func member(_ name: String, of extensions: SyntaxNode?) -> SyntaxNode? {
        guard let extensions, extensions.kind == .object else { return nil }
        return extensions[name]
    }
}

extension TokenResolver {
    /// A value with the text style that its token, or the nearest group around that, states.
    func anchored(_ value: TokenValue, _ declared: DeclaredToken, _ extensions: SyntaxNode?) -> TokenValue {
        let own = KnownExtension.member(KnownExtension.textStyle, of: extensions)
        guard let node = own ?? declared.textStyle else { return value }
        guard case .typography(let typography) = value else {
            if let own { report(.idleTextStyle(table[declared.id].path, value.type, own), Slot(own)) }
            return value
        }
        let style = word(Slot(node), "`\(KnownExtension.textStyle)`", TextStyle.self)
        return style.map { .typography(typography.following($0)) } ?? value
    }

    /// The token that a token names as its successor; nil after a report.
    func successor(
        of declared: DeclaredToken, _ deprecation: Deprecation?, _ extensions: SyntaxNode?
    ) -> TokenID? {
        guard let node = KnownExtension.member(KnownExtension.successor, of: extensions) else { return nil }
        let slot = Slot(node)
        guard node.kind == .string else {
            wrongKind(slot, "`\(KnownExtension.successor)`", "a reference `{group.token}`")
            return nil
        }
        guard deprecation != nil else {
            report(.idleSuccessor(table[declared.id].path, node), slot)
            return nil
        }
        guard let reference = ReferenceWalker.reference(node) else {
            report(.malformed(node.text, "it has no braces", node), slot)
            return nil
        }
        guard case .token(let target)? = follow(reference, blame: slot) else { return nil }
        successors.append(Successor(position: current, target: target, node: node))
        return tokens[target].id
    }

    /// A token that names another as its successor, and where it does.
    struct Successor {
        let position: Int
        let target: Int
        let node: SyntaxNode
    }

    /// Reports successors of another type, and those that lead back to where they began.
    func checkSuccessors() {
        for successor in successors {
            guard case .done(let token) = states[successor.position],
                case .done(let target) = states[successor.target], token.type != target.type
            else { continue }
            current = successor.position
            let (path, other) = (table[token.id].path, table[target.id].path)
            report(
                .mismatch("`\(path)`", needs: token.type, other, target.type, successor.node),
                Slot(successor.node))
        }
        reportSuccessorCycles()
    }

    private func reportSuccessorCycles() {
        let next = Dictionary(successors.map { ($0.position, $0) }) { first, _ in first }
        var known: Set<Int> = []
        for start in successors {
            var path: [Successor] = []
            var step: Successor? = start
            while let link = step, known.insert(link.position).inserted {
                path.append(link)
                step = next[link.target]
            }
            guard let end = step, let first = path.firstIndex(where: { $0.position == end.position }) else {
                continue
            }
            current = start.position
            let names = path[first...].map { table[tokens[$0.position].id].path }
            report(.successorCycle(names, path[first...].map(\.node)), Slot(end.node))
        }
    }
}

extension Diagnostic {
    fileprivate static func idleTextStyle(_ path: String, _ type: TokenType, _ node: SyntaxNode) -> Diagnostic
    {
        Diagnostic(
            .idleExtension, "`\(path)` is a \(type.rawValue), and only typography follows a text style",
            at: node.label("has no effect"), severity: .warning)
    }

    fileprivate static func idleSuccessor(_ path: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .idleExtension, "`\(path)` names a successor but is not deprecated",
            at: node.label("has no effect"), severity: .warning,
            help: ["add `$deprecated`, with the reason or `true`"])
    }

    fileprivate static func successorCycle(_ names: [String], _ nodes: [SyntaxNode]) -> Diagnostic {
        let shown = (names + names.prefix(1)).map { "`\($0)`" }
        let way =
            shown.count > 8
            ? (shown.prefix(6) + ["…"] + shown.suffix(1)).joined(separator: " → ")
            : shown.joined(separator: " → ")
        return Diagnostic(
            .successorCycle,
            names.count == 1
                ? "\(shown[0]) names itself as its successor" : "successors go round in a circle: \(way)",
            at: nodes.first?.label("leads back to where it began"),
            related: nodes.dropFirst().prefix(6).map { $0.label("part of the circle") },
            help: ["name the token that stays"])
    }
}
