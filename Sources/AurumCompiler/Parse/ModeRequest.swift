package import AurumSyntax

/// What a caller asks a resolver document for: an input under a name, still to be checked (§R.6).
package struct ModeRequest: Sendable {
    /// One modifier with the context wanted of it.
    package struct Choice: Sendable {
        /// The modifier's name.
        package let modifier: String
        /// The context's name; nil when something else than a text was given.
        package let context: String?
        /// Where the modifier is named, if it is in a file.
        let modifierLabel: Label?
        /// Where the context is named, if it is in a file.
        let label: Label?

        /// Makes a choice that is in no file.
        package init(modifier: String, context: String?) {
            self.modifier = modifier
            self.context = context
            (modifierLabel, label) = (nil, nil)
        }

        /// Whether two choices for one modifier are in the same place under different spellings, so that neither goes
        /// over the other; the words of a command line go over what a file says.
        fileprivate func contradicts(_ other: Choice) -> Bool {
            ExactName(modifier) != ExactName(other.modifier)
                && (modifierLabel == nil) == (other.modifierLabel == nil)
        }

        fileprivate init(_ member: SyntaxNode.Member) {
            modifier = member.name
            context = member.value.string
            modifierLabel = member.key.label()
            label = member.value.label(context == nil ? "expected the name of a context" : "unknown context")
        }
    }

    /// The mode's name.
    package let name: String
    /// The choices, in the order given.
    package let choices: [Choice]
    /// Where the mode is named, if it is in a file.
    package let label: Label?
    /// Whether it is no object, which has been reported.
    let isUnreadable: Bool
    /// Whether a modifier without a default has its first context.
    var takesFirstContexts = false

    /// Makes a request.
    package init(name: String, choices: [Choice], label: Label? = nil) {
        self.init(name: name, choices: choices, label: label, isUnreadable: false)
    }

    private init(name: String, choices: [Choice], label: Label?, isUnreadable: Bool) {
        self.name = name
        self.choices = choices
        self.label = label
        self.isUnreadable = isUnreadable
    }

    /// The first of all combinations of contexts: the mode that comes first where a config names none.
    package static var first: ModeRequest {
        var request = ModeRequest(name: "default", choices: [])
        request.takesFirstContexts = true
        return request
    }

    /// Reads an input object: modifier names with context names.
    package init(name: String, input: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        if input.kind != .object && input.kind != .invalid {
            diagnostics.report(.wrongKind("an input", expected: "an object", found: input))
        }
        self.init(
            name: name, choices: input.members.map(Choice.init),
            label: input.label("not every choice is made"),
            isUnreadable: input.kind != .object)
    }
}

extension ResolutionPlan {
    /// More combinations of contexts than anyone wants without having named them.
    private static let permutationLimit = 16

    /// The mode that a request means, defaults filled in; nil after reports.
    func mode(_ request: ModeRequest, _ diagnostics: inout DiagnosticSink) -> Mode? {
        let names = (modifiers + idleModifiers).map(\.name)
        guard !names.isEmpty else { return Mode(name: request.name) }
        var chosen: [Int: String] = [:]
        var isSound = !request.isUnreadable
        var named: [ExactName: ModeRequest.Choice] = [:]
        var misspelled: [String] = []
        for choice in request.choices {
            guard let known = modifier(named: choice.modifier) else {
                isSound = false
                if Self.match(choice.modifier, unreadableModifiers) != nil { continue }
                let nearest = Suggestions.nearest(to: choice.modifier, among: names)
                if let nearest { misspelled.append(nearest) }
                diagnostics.report(.noModifier(choice, nearest, names))
                continue
            }
            if let first = named[ExactName(known.modifier.name)], first.contradicts(choice) {
                isSound = false
                diagnostics.report(.namedTwice(known.modifier.name, first, choice))
            }
            named[ExactName(known.modifier.name)] = choice
            guard let context = context(choice, of: known.modifier, &diagnostics) else {
                isSound = false
                if let index = known.index { chosen[index] = "" }
                continue
            }
            if let index = known.index { chosen[index] = context }
        }
        let input = modifiers.enumerated().map { index, modifier -> Mode.Choice? in
            let first = request.takesFirstContexts ? modifier.contexts.first?.name : nil
            guard let context = chosen[index] ?? modifier.defaultContext ?? first else {
                let isMeant =
                    request.isUnreadable || misspelled.contains { ExactName($0) == ExactName(modifier.name) }
                if modifier.isSound && !isMeant { diagnostics.report(.noChoice(modifier, request)) }
                return nil
            }
            return Mode.Choice(modifier: modifier.name, context: context)
        }
        let complete = input.compactMap { $0 }
        return isSound && complete.count == modifiers.count ? Mode(name: request.name, input: complete) : nil
    }

    /// All combinations of contexts, those of the defaults first, as modes named after the contexts.
    func allModes(_ diagnostics: inout DiagnosticSink) -> [Mode] {
        var inputs: [[Mode.Choice]] = [[]]
        for modifier in modifiers {
            let contexts = modifier.contexts.map(\.name)
            let first = contexts.filter { modifier.isDefault($0) }
            let ordered = first + contexts.filter { !modifier.isDefault($0) }
            guard inputs.count * ordered.count <= Self.permutationLimit else {
                diagnostics.report(.tooManyModes(modifiers))
                return []
            }
            inputs = inputs.flatMap { input in
                ordered.map { input + [Mode.Choice(modifier: modifier.name, context: $0)] }
            }
        }
        return inputs.map { input in
            Mode(name: input.isEmpty ? "default" : input.map(\.context).joined(separator: "-"), input: input)
        }
    }

    /// A modifier by its exact name, else by the only one that differs in letter case.
    private func modifier(named name: String) -> (modifier: Modifier, index: Int?)? {
        let all = modifiers + idleModifiers
        guard let position = Self.match(name, all.map(\.name)) else { return nil }
        return (all[position], position < modifiers.count ? position : nil)
    }

    private func context(
        _ choice: ModeRequest.Choice, of modifier: Modifier, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        let names = modifier.contexts.map(\.name)
        guard let wanted = choice.context else {
            diagnostics.report(.contextIsNoText(choice))
            return nil
        }
        if let position = Self.match(wanted, names) { return names[position] }
        diagnostics.report(.noContext(wanted, choice, names))
        return nil
    }

    /// The position of a name among others: of the exact one, else of the only one that differs in letter case.
    static func match(_ name: String, _ names: [String]) -> Int? {
        if let exact = names.firstIndex(where: { ExactName($0) == ExactName(name) }) { return exact }
        let similar = names.indices.filter { names[$0].lowercased() == name.lowercased() }
        return similar.count == 1 ? similar[0] : nil
    }
}

extension Diagnostic {
    fileprivate static func noModifier(_ choice: ModeRequest.Choice, _ nearest: String?, _ names: [String])
        -> Diagnostic
    {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .wrongInput, "no modifier named `\(choice.modifier)`",
            at: choice.modifierLabel?.saying("unknown modifier"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "the modifiers are \(list)"])
    }

    fileprivate static func namedTwice(
        _ modifier: String, _ first: ModeRequest.Choice, _ choice: ModeRequest.Choice
    ) -> Diagnostic {
        Diagnostic(
            .wrongInput,
            "an input chooses for the modifier `\(modifier)` twice, as `\(first.modifier)` and as `\(choice.modifier)`",
            at: choice.modifierLabel?.saying("the same modifier"),
            related: (first.modifierLabel?.saying("first chosen here")).map { [$0] } ?? [],
            help: ["leave one of them out"])
    }

    fileprivate static func contextIsNoText(_ choice: ModeRequest.Choice) -> Diagnostic {
        Diagnostic(
            .wrongInput, "the context chosen for `\(choice.modifier)` is not a text",
            at: choice.label)
    }

    fileprivate static func noContext(
        _ wanted: String, _ choice: ModeRequest.Choice, _ names: [String]
    ) -> Diagnostic {
        let nearest = Suggestions.nearest(to: wanted, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .wrongInput, "the modifier `\(choice.modifier)` has no context `\(wanted)`", at: choice.label,
            help: [nearest.map { "did you mean `\($0)`?" } ?? "its contexts are \(list)"])
    }

    fileprivate static func noChoice(_ modifier: ResolutionPlan.Modifier, _ request: ModeRequest)
        -> Diagnostic
    {
        let list = modifier.contexts.map { "`\($0.name)`" }.joined(separator: ", ")
        return Diagnostic(
            .wrongInput,
            "the modifier `\(modifier.name)` has no default, and the input does not choose for it",
            at: request.label, help: ["choose one of \(list)"])
    }

    fileprivate static func tooManyModes(_ modifiers: [ResolutionPlan.Modifier]) -> Diagnostic {
        let count = modifiers.map { "\($0.contexts.count)" }.joined(separator: " × ")
        return Diagnostic(
            .wrongInput, "the modifiers have \(count) combinations, too many to build all", at: nil,
            help: ["name the ones you need under `modes` in the config"])
    }
}
