import AurumCompiler
import AurumSyntax

/// What every token of a design is called in Swift, group by group.
struct TokenSymbols {
    /// A namespace of tokens; its name is empty for the tokens that are in no group.
    struct Group {
        /// The namespace's name.
        let name: String
        /// Whether it is one of colors, which are all kept under `colors`.
        let isOfColors: Bool
        /// The group's name as authored.
        let title: String
        /// The tokens in authored order, each with the name of its constant.
        fileprivate(set) var tokens: [(token: ResolvedToken, member: String)] = []
    }

    /// The namespace that holds all groups of colors.
    static let colors = "colors"

    /// The groups in authored order.
    private(set) var groups: [Group] = []
    private let root: String
    private var paths: [TokenID: String] = [:]

    /// Names the tokens of a design; two that would share a name are reported.
    init(_ design: ResolvedDesign, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink) {
        root = names.prefix
        let reserved = Set(
            ValueType.all.map { names.type($0.name) } + ["Double", "Duration", "Swift", names.prefix])
        var namespaces: [String: String] = [:]
        func namespace(_ title: String) -> String {
            if let known = namespaces[title] { return known }
            let name = title.isEmpty ? "" : SwiftIdentifiers.member(title)
            namespaces[title] = reserved.contains(name) ? name + "_" : name
            return namespaces[title] ?? name
        }

        let tokens = design.tokens.all.compactMap { id in design.modes.lazy.compactMap { $0[id] }.first }
        let titles = tokens.map { design.naming.group(of: design.tokens[$0.id]) }
        var areColors: [String: Bool] = [:]
        for (token, title) in zip(tokens, titles) {
            let name = namespace(title)
            areColors[name] = (name.isEmpty || areColors[name] ?? true) && token.type == .color
        }
        var positions: [String: Int] = [:]
        for (token, title) in zip(tokens, titles) {
            let name = namespace(title)
            // A token in no group is sorted by its own type, whatever the others are.
            let isColor = name.isEmpty ? token.type == .color : areColors[name] ?? false
            let key = (isColor ? "colors." : "") + name
            let position = positions[key] ?? groups.count
            if position == groups.count {
                positions[key] = position
                groups.append(Group(name: name, isOfColors: isColor, title: title))
            }
            let member = Self.member(design.tokens[token.id], design.naming)
            groups[position].tokens.append((token, member))
        }
        reportSharedNames(of: design.tokens, &diagnostics)
    }

    /// The constant that holds a token, as code elsewhere refers to it.
    subscript(id: TokenID) -> String? { paths[id] }

    /// The path of a group's namespace, such as `Aurum.colors.feedback`.
    func path(of group: Group) -> String {
        ([root] + (group.isOfColors ? [Self.colors] : []) + (group.name.isEmpty ? [] : [group.name]))
            .joined(separator: ".")
    }

    /// The name of a constant; where nothing of a token's name can stand in one, what it is spelled with.
    private static func member(_ name: TokenName, _ naming: Naming) -> String {
        let member = naming.member(of: name)
        return SwiftIdentifiers.member(member.isEmpty ? name.segments.last ?? "" : member)
    }

    private mutating func reportSharedNames(of table: TokenTable, _ diagnostics: inout DiagnosticSink) {
        // Keys compare by canonical equivalence on purpose: Swift would show both spellings as one name.
        var owners: [String: ResolvedToken] = [:]
        owners.reserveCapacity(table.names.count)
        paths.reserveCapacity(table.names.count)
        let namespaces = Set(groups.map { path(of: $0) } + [root + "." + Self.colors])
        for group in groups {
            let start = path(of: group) + "."
            for (token, member) in group.tokens {
                let path = start + member
                paths[token.id] = path
                if let owner = owners[path] {
                    diagnostics.report(.sharedSymbol(path, token, owner, table))
                } else if namespaces.contains(path) {
                    diagnostics.report(.symbolOfGroup(path, token, table))
                }
                owners[path] = token
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func sharedSymbol(
        _ path: String, _ token: ResolvedToken, _ owner: ResolvedToken, _ table: TokenTable
    ) -> Diagnostic {
        let names = "`\(table[owner.id].path)` and `\(table[token.id].path)`"
        return Diagnostic(
            .sharedSymbol, "\(names) are both `\(path)` in Swift", at: token.key.label("the second"),
            related: [owner.key.label("the first")],
            help: ["give one of them another name under `names` in the config"])
    }

    fileprivate static func symbolOfGroup(_ path: String, _ token: ResolvedToken, _ table: TokenTable)
        -> Diagnostic
    {
        Diagnostic(
            .sharedSymbol, "`\(table[token.id].path)` and a group of tokens are both `\(path)` in Swift",
            at: token.key.label("this token"),
            help: ["give it another name under `names` in the config"])
    }
}
