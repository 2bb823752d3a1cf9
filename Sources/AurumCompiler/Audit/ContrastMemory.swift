/// What was found of colors so far: the same few meet in many variants, and measuring them takes time.
struct ContrastMemory {
    /// How well a color stands out from another.
    struct Ratios {
        let wcag: Double
        let apca: Double
    }

    private struct Pair: Hashable {
        let color: Color
        let background: Color
    }

    private struct Failure: Hashable {
        let front: CellValue
        let background: Color
        let required: Double
        let mode: Int
    }

    private let suggestions: PaletteSuggestions
    private var ratios: [Pair: Ratios] = [:]
    private var steps: [Failure: PaletteSuggestions.Step?] = [:]

    /// Makes a memory without anything in it.
    init(_ suggestions: PaletteSuggestions) {
        self.suggestions = suggestions
    }

    /// The ratios of a color on another.
    mutating func ratios(of color: Color, on background: Color) -> Ratios {
        let pair = Pair(color: color, background: background)
        if let known = ratios[pair] { return known }
        let found = Ratios(
            wcag: Contrast.wcag(color, on: background),
            apca: Contrast.apca(text: color, background: background))
        ratios[pair] = found
        return found
    }

    /// The step that a cell whose color fails could use instead.
    mutating func suggestion(
        for front: Cell, on background: Color, needing required: Double, mode: Int, _ design: ResolvedDesign
    ) -> PaletteSuggestions.Step? {
        let failure = Failure(front: front.value, background: background, required: required, mode: mode)
        if let known = steps[failure] { return known }
        let found = suggestions.nearest(
            to: front, on: background, needing: required, mode: mode, design)
        steps[failure] = .some(found)
        return found
    }
}
