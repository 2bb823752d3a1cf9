package import AurumCompiler

/// How two versions of a design differ, and what that means.
///
/// Positions in the two designs refer to `old.design` and `new.design`, which are part of the value, so that whoever
/// shows a comparison can look at everything on both sides.
package struct DesignDiff: Sendable {
    /// The earlier version.
    package let old: DesignSide
    /// The later version.
    package let new: DesignSide
    /// Which modes were compared.
    package let modes: ModeMatch
    /// The tokens that changed or were added, in the new design's order, then those that were removed.
    package private(set) var tokens: [TokenChange]
    /// The components that changed or were added, in the new design's order, then those that were removed.
    package private(set) var components: [ComponentChange]
    /// The contrast that changed, in the order of components, variants, pairs and modes.
    package private(set) var contrast: [ContrastChange]
    /// The names of glyphs that are drawn differently.
    package let glyphs: [String]
    /// The names in Swift that changed.
    package let symbols: SymbolChanges
    /// Which new version this asks for.
    package let verdict: Verdict

    /// Compares two versions.
    package init(from old: DesignSide, to new: DesignSide, rules: ReleaseRules = ReleaseRules()) {
        self.old = old
        self.new = new
        modes = ModeMatch(old, new)
        let tokens = TokenMatch(old, new, modes)
        self.tokens = TokenComparison(tokens, modes).changes
        let components = ComponentMatch(old, new)
        let styles = StyleComparison(tokens, modes)
        self.components = ComponentComparison(components, styles).changes
        contrast = ContrastComparison(components, old, new, modes).changes
        let influence = Influence(self.tokens, old.design, new.design)
        influence.follow(&self.tokens)
        influence.trace(&self.components, &contrast, &self.tokens)
        glyphs = styles.redrawnGlyphs
        symbols = SymbolComparison(tokens, components, old, new).changes
        verdict =
            Judgment(rules, old, new, modes, self.tokens, self.components, contrast, symbols, glyphs).verdict
    }

    /// Whether the two versions are the same design.
    package var isEmpty: Bool {
        tokens.isEmpty && components.isEmpty && contrast.isEmpty && symbols.isEmpty && modes.added.isEmpty
            && modes.removed.isEmpty && glyphs.isEmpty
    }
}
