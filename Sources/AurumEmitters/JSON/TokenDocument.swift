import AurumCompiler
import AurumSyntax

/// The tokens of a mode as a DTCG document that can be an input again: groups in authored order, values resolved.
struct TokenDocument {
    private var groups: [Group] = [Group()]

    /// A group's children in the order they came.
    private struct Group {
        var children: [(name: String, child: Child)] = []
        var indices: [ExactName: Int] = [:]
    }

    private enum Child {
        case group(Int)
        case token(JSONValue)
    }

    /// The document of all tokens that a mode has.
    static func value(of design: ResolvedDesign, mode: Int) -> JSONValue {
        var document = TokenDocument()
        for token in design.modes[mode].present {
            document.add(TokenDocument.token(token), at: design.tokens[token.id].segments)
        }
        return document.value(ofGroup: 0)
    }

    private static func token(_ token: ResolvedToken) -> JSONValue {
        .object([
            "$type": .string(token.type.rawValue),
            "$value": TokenJSON.value(token.value),
            "$description": token.description.map(JSONValue.string),
            "$deprecated": token.deprecation.map(ResolvedJSON.deprecated),
            "$extensions": token.extensions.map { JSONValue($0) },
        ])
    }

    private mutating func add(_ token: JSONValue, at segments: [String]) {
        guard let name = segments.last else { return }
        var group = 0
        for segment in segments.dropLast() { group = self.group(named: segment, in: group) }
        append(.token(token), named: name, to: group)
    }

    private mutating func group(named name: String, in parent: Int) -> Int {
        if let known = groups[parent].indices[ExactName(name)],
            case .group(let index) = groups[parent].children[known].child
        {
            return index
        }
        groups.append(Group())
        append(.group(groups.count - 1), named: name, to: parent)
        return groups.count - 1
    }

    private mutating func append(_ child: Child, named name: String, to group: Int) {
        groups[group].indices[ExactName(name)] = groups[group].children.count
        groups[group].children.append((name, child))
    }

    /// Groups nest no deeper than the documents they come from, so the recursion is bounded.
    private func value(ofGroup index: Int) -> JSONValue {
        .object(
            groups[index].children.map { name, child in
                switch child {
                case .group(let index): .init(name, value(ofGroup: index))
                case .token(let token): .init(name, token)
                }
            })
    }
}
