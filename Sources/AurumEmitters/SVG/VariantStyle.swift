import AurumCompiler

/// What the cells of one variant mean in one mode.
struct VariantStyle {
    let design: ResolvedDesign
    let component: Component
    let variant: VariantID
    let mode: Int

    /// A size that a cell gives.
    enum Extent {
        case fixed(Double)
        case hug
        case fill
    }

    /// The cell of a part's property, if the component has it.
    func cell(_ part: String, _ property: String) -> Cell? {
        let table = component.table
        return table.properties.firstIndex { $0.name == property && $0.part == part }.map {
            table[variant, $0]
        }
    }

    /// The value of a cell that holds a single one.
    func value(_ part: String, _ property: String) -> TokenValue? {
        cell(part, property).flatMap { design.value(of: $0, inMode: mode) }
    }

    /// A length in points.
    func points(_ part: String, _ property: String) -> Double? { value(part, property)?.dimension?.points }

    /// A size.
    func extent(_ part: String, _ property: String) -> Extent? {
        switch cell(part, property)?.value {
        case .hug: .hug
        case .fill: .fill
        default: points(part, property).map { .fixed($0) }
        }
    }

    /// What is seen of a background, or a single color.
    func color(_ part: String, _ property: String) -> Color? {
        cell(part, property).flatMap { design.composite(of: $0, inMode: mode) }
    }

    /// The lowest paint of a background.
    func basePaint(_ part: String) -> Color? {
        guard case .stack(let paints, _) = cell(part, "background")?.value, let base = paints.first else {
            return color(part, "background")
        }
        return design.value(of: base, inMode: mode)?.color
    }

    /// The layers of a shadow.
    func shadows(_ part: String) -> [Shadow] {
        if case .shadow(let layers) = value(part, "shadow") { layers } else { [] }
    }

    /// The opacity, 1 when the part has none.
    func opacity(_ part: String) -> Double {
        if case .number(let opacity) = value(part, "opacity") { min(max(opacity, 0), 1) } else { 1 }
    }

    /// A whole number.
    func count(_ part: String, _ property: String) -> Int? {
        if case .count(let count) = cell(part, property)?.value { count } else { nil }
    }

    /// The edges that have a border.
    func edges(_ part: String) -> EdgeSet {
        if case .edges(let edges) = cell(part, "border.edges")?.value { edges } else { .all }
    }

    /// The glyph a part shows.
    func glyph(_ part: String) -> Glyph? { glyphName(part).flatMap { design.glyphs[$0] } }

    private func glyphName(_ part: String) -> String? {
        if let sample = sample(ofGlyph: part) { return sample }
        if case .glyph(let name) = cell(part, "glyph")?.value { return name }
        return nil
    }

    /// The glyph that stands for the caller's.
    private func sample(ofGlyph part: String) -> String? {
        component.parameters.lazy.filter { parameter in
            guard case .glyph = parameter.kind else { return false }
            return parameter.part == part
        }.compactMap { $0.sample(in: variant) }.first { !$0.isEmpty }
    }

    /// Whether a part is shown, when the caller gives what there are samples of and says nothing else.
    func isVisible(_ part: Component.Part) -> Bool {
        if case .flag(false) = cell(part.name, "visible")?.value { return false }
        if part.kind == .glyph || part.kind == .button, glyphName(part.name) == nil { return false }
        return !component.parameters.contains { parameter in
            guard parameter.part == part.name else { return false }
            return switch parameter.kind {
            case .flag(let isOn): !isOn
            case .text: parameter.isOptional && parameter.sample(in: variant)?.isEmpty != false
            case .glyph, .action: false
            }
        }
    }

    /// The text that stands for the caller's.
    func sample(_ part: String) -> String {
        component.parameters.lazy.filter { parameter in
            guard case .text = parameter.kind else { return false }
            return parameter.part == part
        }.compactMap { $0.sample(in: variant) }.first ?? ""
    }
}
