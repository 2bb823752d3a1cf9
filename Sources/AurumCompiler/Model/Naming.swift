package import AurumSyntax

/// How tokens are called in code: the group, then a name made from the remaining segments.
package struct Naming: Sendable {
    /// How names are made from the segments of a path.
    package enum Strategy: String, CaseIterable, Sendable {
        /// Words in camel case, as people write them; two paths can give one name.
        case idiomatic
        /// Every character kept or spelled out, so that no two paths give one name.
        case defensive
    }

    /// A name that a config gives to a group or a token.
    package struct Choice: Sendable, ExpressibleByStringLiteral {
        /// The name in code.
        package let name: String
        /// Where the config says what is named.
        package let key: Label?
        /// Where the config says the name.
        package let label: Label?

        /// Makes a choice.
        package init(_ name: String, key: Label? = nil, label: Label? = nil) {
            self.name = name
            self.key = key
            self.label = label
        }

        package init(stringLiteral name: String) { self.init(name) }
    }

    /// How names are made.
    package let strategy: Strategy
    /// Segments with the shorter word used in code, such as `background` with `bg`.
    package let abbreviations: [ExactName: String]
    /// Top-level groups with the name used in code, such as `colors` with `visual`.
    package let groups: [ExactName: Choice]
    /// Token paths with the name used in code instead of the computed one.
    package let overrides: [ExactName: Choice]

    /// Makes a rule of naming; of two entries for one name the first counts.
    package init(
        strategy: Strategy = .idiomatic, abbreviations: KeyValuePairs<String, String> = [:],
        groups: KeyValuePairs<String, Choice> = [:], overrides: KeyValuePairs<String, Choice> = [:]
    ) {
        self.init(
            strategy, abbreviations: abbreviations.map { ($0, $1) }, groups: groups.map { ($0, $1) },
            overrides: overrides.map { ($0, $1) })
    }

    /// Makes a rule of naming; of two entries for one name the first counts.
    package init(
        _ strategy: Strategy, abbreviations: [(String, String)], groups: [(String, Choice)],
        overrides: [(String, Choice)]
    ) {
        self.strategy = strategy
        self.abbreviations = Self.lookup(abbreviations)
        self.groups = Self.lookup(groups)
        self.overrides = Self.lookup(overrides)
    }

    private static func lookup<Value>(_ pairs: [(String, Value)]) -> [ExactName: Value] {
        Dictionary(pairs.map { (ExactName($0), $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// The group part of a code name, empty for a token directly under the root.
    package func group(of name: TokenName) -> String {
        guard name.segments.count > 1, let first = name.segments.first else { return "" }
        if let choice = groups[ExactName(first)] { return choice.name }
        return switch strategy {
        case .idiomatic: CamelCase.name(of: first)
        case .defensive: DefensiveName.group(first)
        }
    }

    /// The part of a code name after the group, such as `bgPageTop`.
    package func member(of name: TokenName) -> String {
        if !overrides.isEmpty, let override = overrides[ExactName(name.path)] { return override.name }
        return switch strategy {
        case .idiomatic: idiomaticMember(of: name)
        case .defensive: DefensiveName.member(name.segments.dropFirst(rootless(name)).map(abbreviated))
        }
    }

    /// The code name, such as `screen.bgPageTop`.
    package func codeName(of name: TokenName) -> String {
        let group = group(of: name)
        return group.isEmpty ? member(of: name) : group + "." + member(of: name)
    }

    /// How many segments of a path are its group.
    private func rootless(_ name: TokenName) -> Int { name.segments.count > 1 ? 1 : 0 }

    private func abbreviated(_ segment: String) -> String { abbreviations[ExactName(segment)] ?? segment }

    /// The names of words that are none after a dot in Swift, and differ from other such words in their letter case only.
    private static func capitalWord(_ segment: String) -> String? {
        switch segment {
        case "Any": "anyValue"
        case "Protocol": "protocolValue"
        case "Self": "selfType"
        case "Type": "typeValue"
        default: nil
        }
    }

    private func idiomaticMember(of name: TokenName) -> String {
        var member = CamelCase()
        for index in rootless(name)..<name.segments.count {
            let segment = name.segments[index]
            if let short = abbreviations[ExactName(segment)] {
                member.add(wordsOf: short)
            } else if index > 0 {
                member.add(wordsOf: segment, after: name.segments[index - 1])
            } else {
                member.add(wordsOf: segment)
            }
        }
        if name.segments.count == rootless(name) + 1, let word = name.segments.last.flatMap(Self.capitalWord)
        {
            return word
        }
        // Where nothing can stand in a name, what the name is spelled with says at least which it is.
        return member.text.isEmpty ? name.segments.last ?? "" : member.text
    }
}
