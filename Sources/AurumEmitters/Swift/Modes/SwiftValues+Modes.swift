import AurumCompiler

extension SwiftValues {
    /// The expression that makes a value with one form for each mode, in the modes' order.
    ///
    /// What is the same in all modes is written once. What differs in nothing but colors holds colors that know their
    /// modes. Anything else is by mode as a whole.
    func expression(_ values: [TokenValue], of type: TokenType) -> SwiftExpression {
        joined(values) ?? byMode(values, of: type)
    }

    /// The expression that makes such a value as it is in the mode that a variable holds.
    func expression(_ values: [TokenValue], of type: TokenType, inMode mode: String) -> SwiftExpression {
        joined(values) ?? .inMode(byMode(values, of: type), mode)
    }

    private func byMode(_ values: [TokenValue], of type: TokenType) -> SwiftExpression {
        let arguments = names.modes?.arguments(values.map(expression)) ?? []
        return .call("\(names.type("ByMode"))<\(typeName(of: type))>", arguments)
    }

    /// The expression for all modes, unless more than colors differs.
    private func joined(_ values: [TokenValue]) -> SwiftExpression? {
        guard let first = values.first else { return .plain("nil") }
        guard let modes = names.modes, values.contains(where: { $0 != first }) else {
            return expression(first)
        }
        return merged(values.map(expression), labels: modes.cases)
    }

    /// One expression for several that differ only in colors; nil when something else differs.
    func merged(_ expressions: [SwiftExpression], labels: [String]) -> SwiftExpression? {
        guard let first = expressions.first else { return nil }
        if expressions.allSatisfy({ $0 == first }) { return first }
        let color = names.type("Color")
        if expressions.allSatisfy({ $0.isCall(of: color) }) {
            let arguments = zip(labels, expressions).map {
                SwiftExpression.Argument(SwiftIdentifiers.parameter($0), $1)
            }
            return .call(color + ".byMode", arguments)
        }
        return first.rebuilt(with: expressions) { merged($0, labels: labels) }
    }
}

extension SwiftExpression {
    fileprivate func isCall(of function: String) -> Bool {
        if case .call(function, _) = self { true } else { false }
    }

    /// The expression with what its parts and those of others like it are merged into; nil when they are not alike.
    fileprivate func rebuilt(
        with others: [SwiftExpression], _ merge: ([SwiftExpression]) -> SwiftExpression?
    ) -> SwiftExpression? {
        switch self {
        case .plain, .string, .inMode: return nil
        case .call(let name, let arguments):
            let labels = arguments.map(\.label)
            let lists = others.compactMap { other -> [SwiftExpression]? in
                guard case .call(name, let arguments) = other, arguments.map(\.label) == labels else {
                    return nil
                }
                return arguments.map(\.value)
            }
            return Self.merged(lists, of: others.count, merge).map { parts in
                .call(name, zip(labels, parts).map { Argument($0, $1) })
            }
        case .array:
            let lists = others.compactMap { other -> [SwiftExpression]? in
                if case .array(let elements) = other { elements } else { nil }
            }
            return Self.merged(lists, of: others.count, merge).map { .array($0) }
        }
    }

    /// What stands at each position of some lists, merged; nil when there are not enough lists, or not of one length.
    private static func merged(
        _ lists: [[SwiftExpression]], of count: Int, _ merge: ([SwiftExpression]) -> SwiftExpression?
    ) -> [SwiftExpression]? {
        guard lists.count == count, let first = lists.first, lists.allSatisfy({ $0.count == first.count })
        else { return nil }
        let parts = first.indices.map { position in merge(lists.map { $0[position] }) }
        let found = parts.compactMap { $0 }
        return found.count == parts.count ? found : nil
    }
}
