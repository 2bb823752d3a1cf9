import AurumSyntax

/// A DTCG document put together from tokens and their paths; groups stand where their first token came.
struct DocumentTree {
    private var groups: [Group] = [Group()]
    /// Where the last token went; the next one mostly goes there too.
    private var last: (path: ArraySlice<String>, group: Int) = ([], 0)

    /// A group's own members, and its children in the order they came.
    private struct Group {
        var members: [JSONValue.Member] = []
        var children: [(name: String, child: Child)] = []
        var groups: [ExactName: Int] = [:]
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
        let place = path.dropLast()
        if !place.elementsEqual(last.path, by: { ExactName($0) == ExactName($1) }) {
            last = (place, group(at: place))
        }
        groups[last.group].children.append((name, .token(token)))
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
        if let known = groups[parent].groups[ExactName(name)] { return known }
        let new = groups.count
        groups.append(Group())
        groups[parent].groups[ExactName(name)] = new
        groups[parent].children.append((name, .group(new)))
        return new
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
