import AurumSyntax

/// Measures every declared pair in every variant and mode, on the composited background.
struct ContrastAudit {
    private let suggestions: PaletteSuggestions

    /// Makes an audit whose suggestions are tokens of these groups.
    init(palette: [String]) {
        suggestions = PaletteSuggestions(groups: palette)
    }

    /// The facts per component; pairs below what they need are reported as warnings.
    func audit(_ design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) -> [[ContrastFact]] {
        var known = ContrastMemory(suggestions)
        return design.components.map { component in
            let pairs = component.contrastPairs.compactMap { PairColumns($0, component.table) }
            return component.table.variants.flatMap { variant in
                pairs.flatMap { pair in
                    design.modes.indices.compactMap { mode in
                        fact(pair, component, variant, mode, design, &known, &diagnostics)
                    }
                }
            }
        }
    }

    private func fact(
        _ columns: PairColumns, _ component: Component, _ variant: VariantID, _ mode: Int,
        _ design: ResolvedDesign, _ known: inout ContrastMemory, _ diagnostics: inout DiagnosticSink
    ) -> ContrastFact? {
        let pair = columns.pair
        let front = component.table[variant, columns.front]
        let behind = component.table[variant, columns.behind]
        guard let color = design.value(of: front, inMode: mode)?.color,
            let background = design.composite(of: behind, inMode: mode)
        else { return nil }
        let ratios = known.ratios(of: color, on: background)
        let style = columns.style.map { component.table[variant, $0] }
        let required = pair.required ?? required(by: style, mode, design)
        let suggestion =
            ratios.wcag >= required
            ? nil : known.suggestion(for: front, on: background, needing: required, mode: mode, design)
        let fact = ContrastFact(
            variant: variant, mode: mode, part: pair.part, on: pair.on, wcag: ratios.wcag,
            apca: ratios.apca, required: required, suggestion: suggestion?.id)
        let place = Place(component: component, variant: variant, mode: mode, cell: front, design: design)
        if background.alpha < 1 { diagnostics.report(.unmeasurable(pair, place, behind)) }
        if !fact.passes { diagnostics.report(.lowContrast(fact, suggestion?.ratio, place)) }
        return fact
    }

    /// The ratio that a pair needs which states none: what the size and weight of its text ask for, else 3.
    private func required(by cell: Cell?, _ mode: Int, _ design: ResolvedDesign) -> Double {
        guard let style = cell.flatMap({ design.value(of: $0, inMode: mode) })?.typography else {
            return Contrast.requiredRatioForGraphics
        }
        return Contrast.requiredRatio(fontSizePoints: style.fontSize.points, weight: style.fontWeight.number)
    }
}

/// Where a pair's colors, and the style of its text, are in the table of a component.
private struct PairColumns {
    let pair: ContrastPair
    let front: Int
    let behind: Int
    let style: Int?

    /// Finds the columns of a pair; nil where the table lacks one of its colors.
    init?(_ pair: ContrastPair, _ table: VariantTable) {
        func column(_ path: String) -> Int? { table.properties.firstIndex { $0.path == path } }
        guard let front = column(pair.part), let behind = column(pair.on) else { return nil }
        self.pair = pair
        self.front = front
        self.behind = behind
        style = column((pair.part.split(separator: ".").first.map(String.init) ?? "") + ".typography")
    }
}

/// Where a pair was measured.
private struct Place {
    let component: Component
    let variant: VariantID
    let mode: Int
    let cell: Cell
    let design: ResolvedDesign

    /// The variant and, where there are several modes, the mode.
    var note: String {
        let values = zip(component.table.axes, component.table.values(of: variant))
        let variant = values.map { "\($0.name)=\($1.name)" }.joined(separator: ", ")
        let modes = design.modes.count > 1 ? " in the mode `\(design.modes[mode].mode.name)`" : ""
        return "in the variant \(variant)\(modes)"
    }

    func label(_ cell: Cell, _ text: String) -> Label? {
        design.label(of: cell.node, text)
    }
}

extension Diagnostic {
    fileprivate static func lowContrast(_ fact: ContrastFact, _ ratio: Double?, _ place: Place) -> Diagnostic
    {
        let needed = NumberText.rounded(fact.required, decimals: 2)
        // A ratio that misses by less than two decimals show would read like enough.
        let looksEnough = NumberText.round(fact.wcag, decimals: 2) >= fact.required
        let found = NumberText.fixed(fact.wcag, decimals: looksEnough ? 4 : 2)
        var help: [String] = []
        if let suggestion = fact.suggestion, let ratio {
            let path = place.design.tokens[suggestion].path
            help = [
                "the nearest step that passes is `\(path)`, with \(NumberText.fixed(ratio, decimals: 2)):1"
            ]
        }
        return Diagnostic(
            .lowContrast, "contrast of `\(fact.part)` on `\(fact.on)` is \(found):1, needs \(needed):1",
            at: place.label(place.cell, "too close to its background"), severity: .warning,
            notes: [place.note],
            help: help)
    }

    fileprivate static func unmeasurable(_ pair: ContrastPair, _ place: Place, _ behind: Cell) -> Diagnostic {
        Diagnostic(
            .unmeasurableContrast, "`\(pair.on)` is see-through, so contrast on it is measured over white",
            at: place.label(behind, "see-through"), severity: .warning, notes: [place.note],
            help: ["put an opaque paint at the bottom of its stack"])
    }
}
