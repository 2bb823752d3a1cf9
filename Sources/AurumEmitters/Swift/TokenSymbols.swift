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
        /// The namespace's path, such as `Aurum.colors.feedback`.
        let path: String
        /// What stands before the name of a constant: the path and a dot.
        fileprivate let start: String
        /// Whether the namespace is declared here, not in another file.
        fileprivate(set) var isDeclared = true
        /// The tokens in authored order, each with the name of its constant.
        fileprivate(set) var tokens: [(token: ResolvedToken, member: String)] = []

        /// The group with some of its tokens; its first part declares the namespace.
        func part(_ range: Range<Int>) -> Group {
            var part = self
            part.tokens = Array(tokens[range])
            part.isDeclared = isDeclared && range.lowerBound == 0
            return part
        }
    }

    /// The namespace that holds all groups of colors.
    static let colors = "colors"

    /// The groups in authored order.
    private(set) var groups: [Group] = []
    /// Where each token is in the groups, by its identity.
    private var places: [Place?]

    private struct Place {
        let group: Int
        let index: Int
    }

    /// Names the tokens of a design.
    init(_ design: ResolvedDesign, _ names: SwiftNames) {
        places = Array(repeating: nil, count: design.tokens.names.count)
        let tokens = design.tokens.all.compactMap { design.token($0) }
        var namespaces = TokenNamespaces(names, design.naming.strategy)
        let homes = tokens.map { token in
            namespaces.add(token, toGroup: design.naming.group(of: design.tokens[token.id]))
        }
        for (token, home) in zip(tokens, homes) {
            let group = group(of: token, in: &namespaces[home], names.prefix)
            add(token, SwiftIdentifiers.member(design.member(of: token.id)), to: group)
        }
        joinColors(names.prefix)
    }

    /// The constant that holds a token, as code elsewhere refers to it.
    subscript(id: TokenID) -> String? {
        places[Int(id.index)].map { place in
            groups[place.group].start + groups[place.group].tokens[place.index].member
        }
    }

    /// The position of the group for a token, which is made for its first one.
    private mutating func group(
        of token: ResolvedToken, in namespace: inout TokenNamespaces.Namespace, _ root: String
    ) -> Int {
        let isOfColors = namespace.hasUnderColors(token)
        if let known = isOfColors ? namespace.colors : namespace.others { return known }
        if isOfColors { namespace.colors = groups.count } else { namespace.others = groups.count }
        let parts =
            (isOfColors ? [root, Self.colors] : [root]) + (namespace.name.isEmpty ? [] : [namespace.name])
        let path = parts.joined(separator: ".")
        groups.append(
            Group(
                name: namespace.name, isOfColors: isOfColors, title: namespace.title,
                path: path, start: path + "."))
        return groups.count - 1
    }

    /// Puts a group that is called like the namespace of all colors into that one.
    private mutating func joinColors(_ root: String) {
        guard groups.contains(where: \.isOfColors) else { return }
        for index in groups.indices where groups[index].path == root + "." + Self.colors {
            groups[index].isDeclared = groups[index].name.isEmpty
        }
    }

    private mutating func add(_ token: ResolvedToken, _ member: String, to group: Int) {
        places[Int(token.id.index)] = Place(group: group, index: groups[group].tokens.count)
        groups[group].tokens.append((token, member))
    }

    /// Reports what of the names cannot stand in Swift: those chosen in the config, and those that tokens would share.
    func report(_ design: ResolvedDesign, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink) {
        if NeededNames.types.contains(names.prefix) {
            diagnostics.report(.hiddenType(names.prefix, design.nameLabel))
        }
        if NeededNames.prefixes.contains(names.prefix) {
            diagnostics.report(.hiddenType(names.type("Color"), design.nameLabel))
        }
        Self.reportUnusable(design.naming, TokenNamespaces.reserved(names), &diagnostics)
        reportSharedNames(of: design.tokens, names, &diagnostics)
    }

    /// Reports names chosen in the config that cannot stand in Swift as they are.
    private static func reportUnusable(
        _ naming: Naming, _ reserved: Set<String>, _ diagnostics: inout DiagnosticSink
    ) {
        for choice in Array(naming.groups.values) + Array(naming.overrides.values) {
            if reserved.contains(choice.name) {
                diagnostics.report(.hiddenType(choice))
            } else if !SwiftIdentifiers.isUsable(choice.name) {
                diagnostics.report(.unusableName(choice))
            }
        }
    }

    /// The namespaces by their paths, each with its first token.
    private func namespaces(_ root: String) -> [String: ResolvedToken] {
        var namespaces: [String: ResolvedToken] = [:]
        for group in groups {
            guard let first = group.tokens.first?.token else { continue }
            for path in [group.path] + (group.isOfColors ? [root + "." + Self.colors] : [])
            where namespaces[path] == nil {
                namespaces[path] = first
            }
        }
        return namespaces
    }

    private func reportSharedNames(
        of table: TokenTable, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink
    ) {
        let namespaces = namespaces(names.prefix)
        // Keys compare by canonical equivalence on purpose: Swift would show both spellings as one name.
        var owners: [String: [String: ResolvedToken]] = [:]
        for group in groups {
            let hasGroups = namespaces.keys.contains { $0.hasPrefix(group.start) }
            var known = owners[group.path] ?? Dictionary(minimumCapacity: group.tokens.count)
            for (token, member) in group.tokens {
                if let owner = known.updateValue(token, forKey: member) {
                    diagnostics.report(.sharedSymbol(group.start + member, token, owner, table))
                } else if hasGroups, let first = namespaces[group.start + member] {
                    diagnostics.report(.symbolOfGroup(group.start + member, token, first, table))
                }
            }
            owners[group.path] = known
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
            notes: table[owner.id].path == table[token.id].path
                ? [.spellings(table[owner.id].path, table[token.id].path)] : [],
            help: ["give one of them another name under `names` in the config"])
    }

    fileprivate static func symbolOfGroup(
        _ path: String, _ token: ResolvedToken, _ member: ResolvedToken, _ table: TokenTable
    ) -> Diagnostic {
        Diagnostic(
            .sharedSymbol, "`\(table[token.id].path)` and a group of tokens are both `\(path)` in Swift",
            at: token.key.label("this token"), related: [member.key.label("the first token of the group")],
            help: ["give one of them another name under `names` in the config"])
    }

    fileprivate static func unusableName(_ choice: Naming.Choice) -> Diagnostic {
        Diagnostic(
            .unusableName, "`\(choice.name)` cannot be a name in Swift", at: choice.label,
            help: choice.name.isEmpty ? [] : ["write `\(SwiftIdentifiers.usable(choice.name))`"])
    }

    fileprivate static func hiddenType(_ name: String, _ place: Label?) -> Diagnostic {
        Diagnostic(
            .hiddenType, "the design would hide the type `\(name)`, which generated Swift needs", at: place,
            help: ["choose another `name` in the config"])
    }

    fileprivate static func hiddenType(_ choice: Naming.Choice) -> Diagnostic {
        Diagnostic(
            .hiddenType, "`\(choice.name)` would hide the type `\(choice.name)`, which generated Swift needs",
            at: choice.label,
            help: ["write `\(SwiftIdentifiers.uncapitalized(choice.name))`"])
    }
}

extension String {
    /// How two texts differ that look the same.
    fileprivate static func spellings(_ first: String, _ second: String) -> String {
        func codes(_ text: String) -> String {
            let codes = text.unicodeScalars.filter { !$0.isASCII || $0.properties.isWhitespace }
            return codes.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
        }
        return
            "they look the same; the first is written with \(codes(first)), the second with \(codes(second))"
    }
}
