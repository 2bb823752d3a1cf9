/// How tokens are called in code: the group, then the remaining segments in camel case.
package struct Naming: Sendable {
    /// Segments with the shorter word used in code, such as `background` with `bg`.
    package let abbreviations: [String: String]
    /// Top-level groups with the name used in code, such as `colors` with `visual`.
    package let groups: [String: String]
    /// Token paths with the name used in code instead of the computed one.
    package let overrides: [String: String]

    /// Makes a rule of naming.
    package init(
        abbreviations: [String: String] = [:], groups: [String: String] = [:],
        overrides: [String: String] = [:]
    ) {
        self.abbreviations = abbreviations
        self.groups = groups
        self.overrides = overrides
    }

    /// The group part of a code name, empty for a token directly under the root.
    package func group(of name: TokenName) -> String {
        guard name.segments.count > 1, let first = name.segments.first else { return "" }
        return groups[first] ?? first
    }

    /// The part of a code name after the group, such as `bgPageTop`.
    package func member(of name: TokenName) -> String {
        if let override = overrides[name.path] { return override }
        let rest = name.segments.count > 1 ? name.segments.dropFirst() : name.segments[...]
        var member = CamelCase()
        for segment in rest {
            if let short = abbreviations[segment] {
                member.add(short)
            } else {
                member.add(wordsOf: segment)
            }
        }
        return member.text
    }

    /// The code name, such as `screen.bgPageTop`.
    package func codeName(of name: TokenName) -> String {
        let group = group(of: name)
        return group.isEmpty ? member(of: name) : group + "." + member(of: name)
    }
}
