/// Finds the palette step that a color with too little contrast could use instead.
struct PaletteSuggestions {
    /// How the paths of steps begin.
    private let prefixes: [String]

    /// Makes suggestions from the color tokens of some groups, given by their paths.
    init(groups: [String]) {
        prefixes = groups.map { $0 + "." }
    }

    /// A step and its ratio on the background.
    struct Step {
        let id: TokenID
        let ratio: Double
    }

    /// The nearest step that reaches a ratio: by place among its siblings when the color is an alias of a step, else
    /// by color difference.
    func nearest(
        to cell: Cell, on background: Color, needing required: Double, mode: Int, _ design: ResolvedDesign
    ) -> Step? {
        guard let color = design.value(of: cell, inMode: mode)?.color else { return nil }
        let origin = origin(of: cell, mode, design)
        let steps = steps(beside: origin, mode, design)
        let own = steps.firstIndex { $0.id == origin }
        let passing = steps.enumerated().compactMap { position, step -> (step: Step, distance: Double)? in
            let ratio = Contrast.wcag(step.color, on: background)
            guard ratio >= required else { return nil }
            let distance =
                own.map { Double(abs($0 - position)) } ?? ColorDifference.deltaEOK(step.color, color)
            return (Step(id: step.id, ratio: ratio), distance)
        }
        return passing.min { $0.distance < $1.distance }?.step
    }

    /// The step that a cell's token is an alias of.
    private func origin(of cell: Cell, _ mode: Int, _ design: ResolvedDesign) -> TokenID? {
        guard case .single(.token(let id)) = cell.value else { return nil }
        return design.aliasChain(of: id, inMode: mode).first { isStep(design.tokens[$0]) }
    }

    /// The colors to choose from: the siblings of a step, or all steps without one.
    private func steps(
        beside origin: TokenID?, _ mode: Int, _ design: ResolvedDesign
    ) -> [(id: TokenID, color: Color)] {
        let family = origin.map { design.tokens[$0].segments.dropLast() }
        return design.modes[mode].present.compactMap { token in
            let name = design.tokens[token.id]
            if let family, name.segments.dropLast() != family { return nil }
            guard let color = token.value.color, isStep(name) else { return nil }
            return (token.id, color)
        }
    }

    private func isStep(_ name: TokenName) -> Bool {
        prefixes.contains { name.path.utf8.starts(with: $0.utf8) }
    }
}
