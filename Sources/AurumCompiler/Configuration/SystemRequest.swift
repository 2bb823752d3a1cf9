import AurumSyntax

/// Which modifiers are to follow the settings of a device, still to be checked.
package struct SystemRequest: Sendable {
    /// A name, and where it is written unless it is the usual one.
    struct Name: Sendable {
        let text: String
        let node: SyntaxNode?
    }

    /// A setting with its modifier, and the contexts for its two states.
    struct Setting: Sendable {
        let modifier: Name
        let off: (member: String, context: Name)
        let on: (member: String, context: Name)

        /// A setting of the usual names.
        init(_ usual: SystemSettings.Setting?, _ off: String, _ on: String) {
            modifier = Name(text: usual?.modifier ?? "", node: nil)
            self.off = (off, Name(text: usual?.off ?? "", node: nil))
            self.on = (on, Name(text: usual?.on ?? "", node: nil))
        }

        /// A setting of the names in an object; the others are the usual ones.
        fileprivate init(_ decoder: inout NodeDecoder, _ usual: Setting, _ diagnostics: inout DiagnosticSink)
        {
            func name(_ member: String, _ usual: Name) -> Name {
                guard let text = decoder.string(member, &diagnostics) else { return usual }
                return Name(text: text, node: decoder.node(member))
            }
            modifier = name("modifier", usual.modifier)
            off = (usual.off.member, name(usual.off.member, usual.off.context))
            on = (usual.on.member, name(usual.on.member, usual.on.context))
        }
    }

    private var appearance: Setting? = Setting(SystemSettings().appearance, "light", "dark")
    private var contrast: Setting? = Setting(SystemSettings().contrast, "normal", "increased")

    /// Asks for the modifiers of the usual names.
    package init() {}

    /// Reads `system` of a config: for each setting a modifier with two contexts, or `none`.
    init(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        var decoder = NodeDecoder(node, "`system`", &diagnostics)
        appearance = Self.setting("appearance", appearance, &decoder, &diagnostics)
        contrast = Self.setting("contrast", contrast, &decoder, &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
    }

    private static func setting(
        _ name: String, _ usual: Setting?, _ decoder: inout NodeDecoder, _ diagnostics: inout DiagnosticSink
    ) -> Setting? {
        guard let usual, let node = decoder.node(name) else { return usual }
        if node.string == "none" { return nil }
        var setting = NodeDecoder(node, "`\(name)`", &diagnostics)
        let read = Setting(&setting, usual, &diagnostics)
        setting.rejectUnknownMembers(&diagnostics)
        return read
    }
}

extension SystemRequest {
    /// The settings by the exact names of a resolver document; what a config names and the document lacks is reported.
    func settings(in plan: ResolutionPlan, _ diagnostics: inout DiagnosticSink) -> SystemSettings {
        SystemSettings(
            appearance: appearance.flatMap { setting($0, in: plan, &diagnostics) },
            contrast: contrast.flatMap { setting($0, in: plan, &diagnostics) })
    }

    private func setting(
        _ wanted: Setting, in plan: ResolutionPlan, _ diagnostics: inout DiagnosticSink
    ) -> SystemSettings.Setting? {
        let modifiers = plan.modifiers.map(\.name)
        guard let index = ResolutionPlan.match(wanted.modifier.text, modifiers) else {
            let isReported = ResolutionPlan.match(wanted.modifier.text, plan.unreadableModifiers) != nil
            let node = wanted.modifier.node ?? wanted.off.context.node ?? wanted.on.context.node
            if let node, !isReported {
                diagnostics.report(.noModifierToFollow(wanted.modifier.text, node, modifiers))
            }
            return nil
        }
        let modifier = plan.modifiers[index]
        let contexts = [wanted.off, wanted.on].map {
            context($0, of: modifier, wanted.modifier.node, &diagnostics)
        }
        guard let off = contexts[0], let on = contexts[1] else { return nil }
        return SystemSettings.Setting(modifier: modifier.name, off: off, on: on)
    }

    private func context(
        _ state: (member: String, context: Name), of modifier: ResolutionPlan.Modifier,
        _ modifierNode: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        let names = modifier.contexts.map(\.name)
        if let index = ResolutionPlan.match(state.context.text, names) { return names[index] }
        guard modifier.isSound else { return nil }
        if let node = state.context.node {
            diagnostics.report(.noContextToFollow(state.context.text, modifier, node))
        } else if let modifierNode {
            diagnostics.report(.contextUnnamed(state.member, modifier, modifierNode))
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func noModifierToFollow(_ name: String, _ node: SyntaxNode, _ names: [String])
        -> Diagnostic
    {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownSetting, "no modifier named `\(name)`", at: node.label("nothing can follow it"),
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? (names.isEmpty
                        ? "only a resolver document has modifiers" : "the modifiers are \(list)")
            ])
    }

    fileprivate static func noContextToFollow(
        _ name: String, _ modifier: ResolutionPlan.Modifier, _ node: SyntaxNode
    ) -> Diagnostic {
        let names = modifier.contexts.map(\.name)
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownSetting, "the modifier `\(modifier.name)` has no context `\(name)`",
            at: node.label("unknown context"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "its contexts are \(list)"])
    }

    fileprivate static func contextUnnamed(
        _ member: String, _ modifier: ResolutionPlan.Modifier, _ node: SyntaxNode
    ) -> Diagnostic {
        let list = modifier.contexts.map { "`\($0.name)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownSetting, "the modifier `\(modifier.name)` has no context `\(member)`",
            at: node.label("which of its contexts is meant?"),
            help: ["say under `\(member)` which of \(list) it is"])
    }
}
