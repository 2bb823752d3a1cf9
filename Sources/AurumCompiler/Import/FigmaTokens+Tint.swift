import AurumSyntax

extension FigmaTokens {
    /// The color of another variable at an opacity of its own; nil when it has to be a value.
    ///
    /// The exported value has the target's own opacity in it already, so nothing is multiplied with that.
    func tint(
        _ target: Int, _ opacity: Double?, _ variable: FigmaVariable, _ index: Int, _ mode: Int,
        _ diagnostics: inout DiagnosticSink
    ) -> ImportedValue? {
        let entry = export.entries[target]
        guard entry.kind == .color, export.entries[index].kind == .color else {
            diagnostics.report(.otherType(variable, entry))
            return nil
        }
        let exported = variable.value?.color
        let base = base(of: target, index, mode, like: exported)
        let factor = opacity.map { FigmaNumber.fraction(ofPercent: $0) }
        let product = factor.map { NumberText.shortestFloat($0 * (base?.alpha ?? 1)) }
        guard let own = exported?.alpha ?? product else {
            diagnostics.report(.otherType(variable, entry))
            return nil
        }
        // Figma multiplies with the target's opacity or replaces it; the exported value tells which it was.
        let isKnown = factor == nil || [factor, product].contains { $0.map { Self.isNear($0, own) } == true }
        let alpha = isKnown ? own : product ?? own
        if let exported, let base, !isKnown || !base.hasSameComponents(as: exported) {
            let expected = FigmaValue.color(base.withAlpha(alpha))
            diagnostics.report(.stale(variable, .color(exported), entry, expected))
        }
        if opacity == 100, let base, Float(alpha) == Float(base.alpha) { return .alias(paths[target]) }
        return .tint(paths[target], commonSpace(of: target), alpha: alpha)
    }

    /// Whether two opacities differ by no more than the steps of 32-bit arithmetic.
    private static func isNear(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude <= 1e-6 }

    /// The color that a tint was made of, in the mode that fits the exported value when there is a choice.
    private func base(of target: Int, _ index: Int, _ mode: Int, like exported: Color?) -> Color? {
        let modes = export.modes(of: target, from: export.entries[index].collection, mode: mode)
        let seen = modes.compactMap { links.exportedValue(of: target, in: $0)?.color }
        return seen.first { color in exported.map { color.hasSameComponents(as: $0) } ?? false } ?? seen.first
    }

    /// The space of a color in all modes; nil when they differ.
    private func commonSpace(of target: Int) -> ColorSpace? {
        let modes = export.entries[target].variables.indices
        let spaces = Set(modes.compactMap { links.exportedValue(of: target, in: $0)?.color?.space })
        return spaces.count == 1 ? spaces.first : nil
    }
}
