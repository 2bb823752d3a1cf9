package import AurumSyntax

/// Typed access to the members of an object in a config or spec; mistakes are reported with their place.
package struct NodeDecoder {
    /// The object.
    package let node: SyntaxNode
    /// What the object is, for messages, such as "the config".
    package let subject: String
    private let isNullAbsent: Bool
    private var known: [String] = []

    /// Makes a decoder of an object; a node of any other kind is reported and behaves as an empty object.
    ///
    /// In the project's own files a member without a value, which is null in YAML, counts as absent; the standard's
    /// documents have no null.
    package init(
        _ node: SyntaxNode, _ subject: String, isNullAbsent: Bool = true, _ diagnostics: inout DiagnosticSink
    ) {
        self.node = node
        self.subject = subject
        self.isNullAbsent = isNullAbsent
        if node.kind != .object && node.kind != .invalid {
            diagnostics.report(.wrongKind(subject, expected: "an object", found: node))
        }
    }

    /// The value of a member.
    package mutating func node(_ name: String) -> SyntaxNode? {
        if !known.contains(name) { known.append(name) }
        guard let value = node[name], !isNullAbsent || value.kind != .null else { return nil }
        return value
    }

    /// The text of a member that is optional.
    package mutating func string(_ name: String, _ diagnostics: inout DiagnosticSink) -> String? {
        guard let value = node(name) else { return nil }
        if value.kind != .string { reject(value, name, "a text", &diagnostics) }
        return value.string
    }

    /// The text of a member that has to be there.
    package mutating func requiredString(_ name: String, _ diagnostics: inout DiagnosticSink) -> String? {
        requiredNode(name, &diagnostics) == nil ? nil : string(name, &diagnostics)
    }

    /// The text of a member that has to be there and stands for something, so it cannot be empty.
    package mutating func requiredName(_ name: String, _ diagnostics: inout DiagnosticSink) -> String? {
        guard let text = requiredString(name, &diagnostics) else { return nil }
        if text.unicodeScalars.allSatisfy(\.properties.isWhitespace), let node = node(name) {
            diagnostics.report(.emptyName(name, node))
        }
        return text
    }

    /// The value of a member that has to be there.
    package mutating func requiredNode(_ name: String, _ diagnostics: inout DiagnosticSink) -> SyntaxNode? {
        if let value = node(name) { return value }
        if node.kind == .object { diagnostics.report(.missing(name, in: subject, at: node)) }
        return nil
    }

    /// The truth value of a member that is optional.
    package mutating func boolean(_ name: String, _ diagnostics: inout DiagnosticSink) -> Bool? {
        guard let value = node(name) else { return nil }
        if value.kind != .boolean { reject(value, name, "true or false", &diagnostics) }
        return value.boolean
    }

    /// The number of a member that is optional.
    package mutating func number(_ name: String, _ diagnostics: inout DiagnosticSink) -> Double? {
        guard let value = node(name) else { return nil }
        if value.kind != .number { reject(value, name, "a number", &diagnostics) }
        return value.number
    }

    /// The whole number, from 1 up, of a member that is optional.
    package mutating func count(_ name: String, _ diagnostics: inout DiagnosticSink) -> Int? {
        guard let value = node(name) else { return nil }
        guard let number = value.number, let count = Int(exactly: number), count > 0 else {
            reject(value, name, "a whole number, at least 1", &diagnostics)
            return nil
        }
        return count
    }

    /// The texts of a member that is a list; a single text counts as a list of one.
    package mutating func strings(_ name: String, _ diagnostics: inout DiagnosticSink) -> [String] {
        guard let value = node(name) else { return [] }
        if let text = value.string { return [text] }
        if value.kind != .array { reject(value, name, "a list of texts", &diagnostics) }
        return value.elements.compactMap { element in
            if element.kind != .string { reject(element, name, "a text", &diagnostics) }
            return element.string
        }
    }

    /// The members that are texts of a member that is an object, in authored order.
    package mutating func texts(_ name: String, _ diagnostics: inout DiagnosticSink) -> [SyntaxNode.Member] {
        guard let value = node(name) else { return [] }
        if value.kind != .object { reject(value, name, "an object of texts", &diagnostics) }
        return value.members.filter { member in
            if member.value.kind != .string { reject(member.value, member.name, "a text", &diagnostics) }
            return member.value.kind == .string
        }
    }

    /// One of a closed list of words.
    package mutating func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Word.Type, _ diagnostics: inout DiagnosticSink
    ) -> Word? where Word.RawValue == String {
        guard let value = node(name) else { return nil }
        guard let text = value.string else {
            reject(value, name, "a word", &diagnostics)
            return nil
        }
        let word = Word(rawValue: text)
        if word == nil {
            diagnostics.report(.unknownWord(text, name, among: Word.allCases.map(\.rawValue), at: value))
        }
        return word
    }

    /// Reports the members that no call has asked for.
    package func rejectUnknownMembers(_ diagnostics: inout DiagnosticSink) {
        for member in node.members where !known.contains(where: { $0.utf8.elementsEqual(member.key.bytes) }) {
            diagnostics.report(.unknownMember(member, of: subject, known: known, in: node))
        }
    }

    private func reject(
        _ value: SyntaxNode, _ name: String, _ expected: String, _ diagnostics: inout DiagnosticSink
    ) {
        diagnostics.report(.wrongKind("`\(name)`", expected: expected, found: value))
    }
}

extension SyntaxNode {
    /// Whether a member of another name than the known ones is a misspelling of `name`.
    func hasSlip(of name: String, known: [String]) -> Bool {
        members.contains { member in
            !known.contains { $0.utf8.elementsEqual(member.key.bytes) }
                && Suggestions.nearest(to: member.name, among: [name] + known) == name
        }
    }
}

extension Diagnostic {
    /// A value that is of another kind than its place needs; a hole has been reported before.
    static func wrongKind(_ subject: String, expected: String, found node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongKind, "\(subject): expected \(expected), found \(node.kind.phrase)",
            at: node.label("expected \(expected)"))
    }

    /// A name that is an empty text.
    static func emptyName(_ name: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongKind, "`\(name)`: expected a name, found an empty text", at: node.label("expected a name"))
    }

    /// A member without which an object means nothing.
    static func missing(_ name: String, in subject: String, at node: SyntaxNode) -> Diagnostic {
        Diagnostic(.missingMember, "\(subject) has no `\(name)`", at: node.label("add `\(name)`"))
    }

    /// A member that nobody reads.
    static func unknownMember(
        _ member: SyntaxNode.Member, of subject: String, known: [String], in object: SyntaxNode
    ) -> Diagnostic {
        let nearest = Suggestions.nearest(to: member.name, among: known)
        let list = known.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownMember, "\(subject) has no member `\(member.name)`",
            at: member.key.label("unknown member"),
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? (known.isEmpty ? "remove it" : "it can have \(list)")
            ], fix: nearest.map { member.key.renamed($0, in: object) } ?? [])
    }

    /// A word outside a closed list.
    static func unknownWord(
        _ word: String, _ subject: String, among words: [String], at node: SyntaxNode
    ) -> Diagnostic {
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        let nearest = Suggestions.nearest(to: word, among: words)
        return Diagnostic(
            .unknownWord, "`\(subject)` cannot be `\(word)`", at: node.label("expected one of \(list)"),
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [],
            fix: nearest.map { node.string == nil ? [] : node.replaced(by: $0) } ?? [])
    }
}
