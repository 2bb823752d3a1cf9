import AurumSyntax

/// A place inside a value, and what to blame when it does not fit.
struct Slot {
    /// What stands there after the pointers that led to it.
    let node: SyntaxNode
    /// The text of the pointer that brought it here from elsewhere, if one did (D-08).
    let pointer: SyntaxNode?
    /// Whether it is part of the value of another token, whose own mistakes are not reported twice.
    let isLent: Bool

    /// Makes a place that was written where it stands, or borrowed.
    init(_ node: SyntaxNode, pointer: SyntaxNode? = nil, isLent: Bool = false) {
        self.node = node
        self.pointer = pointer
        self.isLent = isLent
    }

    /// A part of the same value, with the same blame.
    func part(_ node: SyntaxNode) -> Slot { Slot(node, pointer: pointer, isLent: isLent) }

    /// The label for a message about the place.
    func label(_ text: String) -> Label { (pointer ?? node).label(text) }
}

/// The members of an object that values have, by name; few, so that comparing all is faster than hashing.
struct Fields {
    /// The place of the object.
    let object: Slot

    /// The place of a member's value, nil when the object lacks it.
    subscript(name: String) -> Slot? { object.node[name].map(object.part) }
}

extension TokenResolver {
    /// Reports something about a place; what is wrong with a borrowed one waits until all is known that is wrong with
    /// it where it stands.
    func report(_ diagnostic: Diagnostic, _ slot: Slot) {
        hasFailed = true
        if slot.isLent {
            deferred.append((diagnostic, slot.node.reference))
        } else {
            blamed.insert(slot.node.reference)
            add(diagnostic)
        }
    }

    /// Reports what an object or list is not or does not have, unless a part of it could not be read.
    func reportGap(_ diagnostic: Diagnostic, _ slot: Slot) {
        hasFailed = true
        if !slot.node.isIncomplete { report(diagnostic, slot) }
    }

    /// Adds a diagnostic unless another token has been blamed for the same at the same place: inherited tokens are
    /// written once.
    private func add(_ diagnostic: Diagnostic) {
        let cause = Cause(
            code: diagnostic.code, place: diagnostic.primary.map { [$0.source.index, $0.range.start] })
        let first = causes[cause] ?? current
        causes[cause] = first
        if first == current { diagnostics.report(diagnostic) }
    }

    /// Adds what is wrong with borrowed places that nothing is wrong with where they stand.
    func reportDeferred() {
        for (diagnostic, node) in deferred where !blamed.contains(node) { diagnostics.report(diagnostic) }
        deferred = []
    }

    /// The members of an object by name, with unknown and missing ones reported; nil when it is no object.
    func fields(_ slot: Slot, _ subject: String, required: [String], optional: [String] = []) -> Fields? {
        guard let slot = raw(slot) else { return nil }
        guard slot.node.kind == .object else {
            wrongKind(slot, subject, "an object")
            return nil
        }
        guard slot.node["$value"] == nil else {
            report(.tokenInside(subject, slot), slot)
            return nil
        }
        for member in slot.node.members
        where !required.contains(where: member.key.hasText) && !optional.contains(where: member.key.hasText) {
            report(.unknownMember(member, of: subject, known: required + optional, in: slot.node), slot)
        }
        let absent = required.filter { slot.node[$0] == nil }
        if !absent.isEmpty { reportAbsent(absent, subject, slot, known: required + optional) }
        return Fields(object: slot)
    }

    private func reportAbsent(_ names: [String], _ subject: String, _ slot: Slot, known: [String]) {
        hasFailed = true
        let missing = names.filter { name in
            !slot.node.hasSlip(of: name, known: known.filter { $0 != name })
        }
        if !missing.isEmpty { reportGap(.lacks(missing, subject, slot), slot) }
    }

    /// The elements of a list, nil after a report when it is none.
    func elements(_ slot: Slot, _ subject: String) -> [Slot]? {
        guard let slot = raw(slot) else { return nil }
        guard slot.node.kind == .array else {
            wrongKind(slot, subject, "a list")
            return nil
        }
        return slot.node.elements.map(slot.part)
    }

    /// A number.
    func number(_ slot: Slot?, _ subject: String) -> Double? {
        guard let slot = slot.flatMap(raw) else { return nil }
        guard let number = slot.node.number else {
            wrongKind(slot, subject, "a number", help: Self.help(forNumberText: slot.node))
            return nil
        }
        return number
    }

    static func help(forNumberText node: SyntaxNode) -> [String] {
        guard let text = node.string else { return [] }
        if NumberParser.double(text) != nil { return ["write `\(text)` without quotes"] }
        let digits = text.hasSuffix("%") ? String(text.dropLast()) : ""
        return NumberParser.double(digits) == nil ? [] : ["write a number without `%`"]
    }

    /// One of a closed list of words.
    func word<Word: RawRepresentable & CaseIterable>(_ slot: Slot?, _ subject: String, _ type: Word.Type)
        -> Word?
    where Word.RawValue == String {
        guard let slot = slot.flatMap(raw) else { return nil }
        guard let text = slot.node.string else {
            wrongKind(slot, subject, Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or "))
            return nil
        }
        if let word = Word(rawValue: text) { return word }
        report(.notAmong(Word.allCases.map(\.rawValue), text, subject, slot), slot)
        return nil
    }

    /// Reports a place that holds another kind of value than is needed.
    func wrongKind(_ slot: Slot, _ subject: String, _ expected: String, help: [String] = []) {
        hasFailed = true
        guard slot.node.kind != .invalid else { return }
        reportGap(
            Diagnostic(
                .wrongKind,
                (subject == expected ? "" : "\(subject): ")
                    + "expected \(expected), found \(slot.node.kind.phrase)",
                at: slot.label("expected \(expected)"), help: help),
            slot)
    }
}

extension Diagnostic {
    fileprivate static func lacks(_ names: [String], _ subject: String, _ slot: Slot) -> Diagnostic {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(.missingMember, "\(subject) has no \(list)", at: slot.label("add \(list)"))
    }

    fileprivate static func tokenInside(_ subject: String, _ slot: Slot) -> Diagnostic {
        Diagnostic(
            .wrongKind, "\(subject): expected a plain value, found a token",
            at: slot.label("a token inside a value"),
            help: ["leave out `$type` and `$value`, and write the value itself"])
    }

    fileprivate static func notAmong(_ words: [String], _ text: String, _ subject: String, _ slot: Slot)
        -> Diagnostic
    {
        let nearest = Suggestions.nearest(to: text, among: words)
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownWord, "\(subject) cannot be `\(text)`", at: slot.label("expected one of \(list)"),
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [],
            fix: nearest.map { slot.node.replaced(by: $0) } ?? [])
    }
}
