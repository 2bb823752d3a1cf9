package import AurumSyntax

/// Everything an emitter, an audit, a diff or an editor may look at.
package struct ResolvedDesign: Sendable {
    /// The design system's name, the namespace of generated code.
    package let name: String
    /// Where the config gives the name.
    package internal(set) var nameLabel: Label?
    /// The names of all tokens.
    package let tokens: TokenTable
    /// The tokens in every mode; never empty, the first mode is the default one.
    package let modes: [ResolvedTokens]
    /// Where each mode is named, indexed like `modes`; empty when nobody knows.
    package internal(set) var modeLabels: [Label?] = []
    /// The modes by what a device cannot choose, the family of the default mode first.
    package let families: [ModeFamily]
    /// The components, in the config's order.
    package let components: [Component]
    /// The contrast of every declared pair, per component, in the order of variants, pairs and modes.
    package internal(set) var contrast: [[ContrastFact]]
    /// How tokens are called in code.
    package let naming: Naming
    /// What each token is called in code after its group; several outputs ask.
    private let members: [String]
    /// The glyphs that parts can show.
    package let glyphs: GlyphSet
    /// The files everything came from.
    package let sources: SourceMap
    /// What was read from the files, by their identities.
    private let trees: [SyntaxTree]

    /// Makes a finished design.
    package init(
        name: String, tokens: TokenTable, modes: [ResolvedTokens], components: [Component],
        settings: SystemSettings = SystemSettings(), contrast: [[ContrastFact]], naming: Naming,
        glyphs: GlyphSet, sources: SourceMap,
        trees: [SyntaxTree] = []
    ) {
        precondition(!modes.isEmpty, "a design has a mode")
        self.name = name
        self.tokens = tokens
        self.modes = modes
        families = ModeFamily.families(of: modes.map(\.mode), following: settings)
        self.components = components
        self.contrast = contrast
        self.naming = naming
        members = tokens.names.map(naming.member)
        self.glyphs = glyphs
        self.sources = sources
        self.trees = trees
    }

    /// What was read at an address; nil for a node of a file that was not read.
    package func node(at address: NodeRef) -> SyntaxNode? {
        guard Int(address.source.index) < trees.count else { return nil }
        return trees[Int(address.source.index)].node(address.node)
    }

    /// The place of a node, with a few words on what is special there; nil for a node of a file that was not read.
    package func label(of node: NodeRef, _ text: String = "") -> Label? {
        self.node(at: node)?.label(text)
    }

    /// The default mode's tokens.
    package var defaultMode: ResolvedTokens { modes[0] }

    /// A token in the first mode that has it.
    package func token(_ id: TokenID) -> ResolvedToken? {
        for mode in modes {
            if let token = mode[id] { return token }
        }
        return nil
    }

    /// What a token is called in code after its group, such as `bgPageTop`.
    package func member(of id: TokenID) -> String { members[Int(id.index)] }

    /// The value of a binding in a mode, nil when it has been reported or the mode lacks the token.
    package func value(of binding: Binding, inMode mode: Int = 0) -> TokenValue? {
        switch binding {
        case .token(let id): modes[mode][id]?.value
        case .literal(let values, _): values[mode]
        }
    }

    /// The value of a cell that holds a single one, in a mode.
    package func value(of cell: Cell, inMode mode: Int = 0) -> TokenValue? {
        if case .single(let binding) = cell.value { value(of: binding, inMode: mode) } else { nil }
    }

    /// What is seen of a background in a mode: the composite of a stack, or a single color.
    package func composite(of cell: Cell, inMode mode: Int = 0) -> Color? {
        switch cell.value {
        case .stack(_, let composites): composites.indices.contains(mode) ? composites[mode] : nil
        case .single(let binding): value(of: binding, inMode: mode)?.color
        default: nil
        }
    }

    /// The token to use instead of a deprecated one, in the first mode that has it: the end of its successors.
    package func successor(of token: ResolvedToken) -> TokenID? {
        guard var last = token.successor else { return nil }
        // The bound is for designs with circles, which have been reported.
        for _ in tokens.names.indices {
            guard let next = self.token(last)?.successor else { break }
            last = next
        }
        return last
    }

    /// The tokens from a token through its aliases to the one with a value of its own, in a mode.
    package func aliasChain(of id: TokenID, inMode mode: Int = 0) -> [TokenID] {
        var chain = [id]
        while let next = modes[mode][chain[chain.count - 1]]?.aliasTarget, chain.count <= tokens.names.count {
            chain.append(next)
        }
        return chain
    }
}

/// The contrast of one declared pair in one variant and mode.
package struct ContrastFact: Sendable {
    /// The variant.
    package let variant: VariantID
    /// The mode's position in the design.
    package let mode: Int
    /// The path of the color in front.
    package let part: String
    /// The path of the background behind.
    package let on: String
    /// The WCAG 2.x ratio, unrounded.
    package let wcag: Double
    /// The APCA lightness contrast, signed.
    package let apca: Double
    /// The ratio asked for.
    package let required: Double
    /// The nearest palette step that passes, when the pair does not.
    package let suggestion: TokenID?

    /// Makes a fact.
    package init(
        variant: VariantID, mode: Int, part: String, on: String, wcag: Double, apca: Double, required: Double,
        suggestion: TokenID?
    ) {
        self.variant = variant
        self.mode = mode
        self.part = part
        self.on = on
        self.wcag = wcag
        self.apca = apca
        self.required = required
        self.suggestion = suggestion
    }

    /// Whether the ratio is at least what is asked for.
    package var passes: Bool { wcag >= required }
}
