import AurumSyntax

/// Reads how a component is shown for a while.
struct HostParser {
    let cells: CellEvaluator

    /// The host of a spec; what is not said has the values most systems use.
    func parse(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> Host? {
        var decoder = NodeDecoder(node, "`host`", &diagnostics)
        let choices = decoder.requiredNode("durations", &diagnostics).map { stays($0, &diagnostics) } ?? []
        let policy = decoder.word("policy", Host.Policy.self, &diagnostics) ?? .replace
        let enter = decoder.requiredNode("enter", &diagnostics).flatMap {
            duration($0, "enter", &diagnostics)
        }
        let exit = decoder.requiredNode("exit", &diagnostics).flatMap { duration($0, "exit", &diagnostics) }
        let margin = decoder.requiredNode("margin", &diagnostics).flatMap { leaf in
            cells.binding(
                leaf, .dimension, StyleProperty(part: "host", name: "margin", kind: .token(.dimension)),
                VariantAttributes(values: []), &diagnostics)
        }
        let source = decoder.string("source", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        guard let enter, let exit, let margin, !choices.isEmpty else { return nil }
        return Host(stays: choices, policy: policy, enter: enter, exit: exit, margin: margin, source: source)
    }

    private func stays(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> [Host.Stay] {
        let decoder = NodeDecoder(node, "`durations`", &diagnostics)
        let stays = decoder.node.members.compactMap { member -> Host.Stay? in
            let place = member.key.reference
            if member.value.string == "until-dismissed" {
                return Host.Stay(name: member.name, duration: nil, node: place)
            }
            return duration(member.value, member.name, &diagnostics).map {
                Host.Stay(name: member.name, duration: $0, node: place)
            }
        }
        if stays.isEmpty && node.kind == .object && node.members.first(where: { _ in true }) == nil {
            diagnostics.report(.noDuration(node))
        }
        return stays
    }

    private func duration(
        _ node: SyntaxNode, _ name: String, _ diagnostics: inout DiagnosticSink
    ) -> Duration? {
        let values = cells.tokens.resolvers.map {
            $0.readLiteral(node, .duration, "`\(name)`", &diagnostics).value
        }
        guard case .duration(let duration)?? = values.first else { return nil }
        if values.contains(where: { $0 != values[0] }) {
            diagnostics.report(.durationByMode(name, cells.tokens.modes[0].mode.name, node))
        }
        guard duration.value >= 0, duration.milliseconds <= 86_400_000 else {
            diagnostics.report(.unusableDuration(name, node))
            return nil
        }
        return duration
    }
}

extension Diagnostic {
    fileprivate static func noDuration(_ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .missingMember, "`durations` is empty", at: node.label("expected a duration"),
            help: ["name one, such as `short: { value: 4, unit: s }`, or `sticky: until-dismissed`"])
    }

    fileprivate static func durationByMode(_ name: String, _ mode: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .singleMode, "`\(name)` is not the same in every mode", at: node.label("differs between modes"),
            severity: .warning, notes: ["a host has one, that of the mode `\(mode)`"],
            help: ["give it the same value in every mode"])
    }

    fileprivate static func unusableDuration(_ name: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(.outOfRange, "`\(name)` is from 0 to a day", at: node.label("outside the range"))
    }
}
