import AurumSyntax

/// A DTCG document put together from tokens and their paths; groups stand where their first token came.
struct DocumentTree {
    private var groups: [Group] = [Group()]

    /// A group's own members, and its children in the order they came.
    private struct Group {
        var members: [JSONValue.Member] = []
        var children: [(name: String, child: Child)] = []
        var indices: [ExactName: Int] = [:]
    }

    private enum Child {
        case group(Int)
        case token(JSONValue)
    }

    /// The document.
    var value: JSONValue { value(ofGroup: 0) }

    /// Adds a token.
    mutating func add(_ token: JSONValue, at path: [String]) {
        guard let name = path.last else { return }
        append(.token(token), named: name, to: group(at: path.dropLast()))
    }

    /// Gives a group members of its own, before its children.
    mutating func addMembers(_ members: [JSONValue.Member], toGroupAt path: [String]) {
        groups[group(at: path[...])].members += members
    }

    private mutating func group(at path: ArraySlice<String>) -> Int {
        var group = 0
        for name in path { group = self.group(named: name, in: group) }
        return group
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
        let children = groups[index].children.map { name, child in
            switch child {
            case .group(let index): JSONValue.Member(name, value(ofGroup: index))
            case .token(let token): JSONValue.Member(name, token)
            }
        }
        return .object(groups[index].members + children)
    }
}
