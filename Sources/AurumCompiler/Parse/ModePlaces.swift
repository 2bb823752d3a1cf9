import AurumSyntax

/// Where the modes of a design are named: in the config, or as a context of the resolver document.
struct ModePlaces {
    let requests: [ModeRequest]?
    let plan: ResolutionPlan

    /// The place of a mode; of a combination of contexts, that of the last one.
    func label(of mode: Mode) -> Label? {
        if let requests {
            let label = requests.first { ExactName($0.name) == ExactName(mode.name) }?.label
            return label.map { Label(source: $0.source, range: $0.range, text: "") }
        }
        guard let choice = mode.input.last else { return nil }
        let modifier = plan.modifiers.first { ExactName($0.name) == ExactName(choice.modifier) }
        return modifier?.contexts.first { ExactName($0.name) == ExactName(choice.context) }?.key.label()
    }
}
