package import AurumSyntax

/// The token files, or the one resolver document, of a compilation.
package struct TokenInputs: Sendable {
    /// Paths as the source provider understands them, in order, and where each is named, if in a file.
    package let files: [(path: String, label: Label?)]

    /// Makes inputs that a config names.
    package init(_ files: [Configuration.NamedFile]) {
        self.files = files.map { ($0.path, $0.label) }
    }

    /// Makes inputs that no file names.
    package init(paths: [String]) {
        files = paths.map { ($0, nil) }
    }
}

/// The pipeline: files in, a resolved design out; every stage is a pure function of what comes before it.
package struct Compiler {
    /// Makes a compiler.
    package init() {}

    /// Compiles a project; the design has holes where something has been reported.
    package func compile(
        _ configuration: Configuration, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink
    ) -> ResolvedDesign {
        let tokens = resolveTokens(
            TokenInputs(configuration.tokens), configuration.modes, &loader, &diagnostics)
        if !tokens.isIncomplete { ConfiguredNames(tokens: tokens.table).check(configuration, &diagnostics) }
        let settings = configuration.system.settings(in: tokens.plan, &diagnostics)
        let glyphs = glyphs(configuration.glyphs, &loader, &diagnostics)
        let specs = configuration.components.compactMap { loader.load($0.path, from: $0.label, &diagnostics) }
        let expander = VariantExpander(tokens, glyphs)
        let components = specs.compactMap { ComponentParser.parse($0, expander, &diagnostics) }
        var design = ResolvedDesign(
            name: configuration.name, tokens: tokens.table, modes: tokens.modes, components: components,
            settings: settings, contrast: [], naming: configuration.naming, glyphs: glyphs,
            sources: loader.sources, trees: loader.loaded)
        design.nameLabel = configuration.nameLabel
        let places = ModePlaces(requests: configuration.modes, plan: tokens.plan)
        design.modeLabels = design.modes.map { places.label(of: $0.mode) }
        let audit = ContrastAudit(palette: configuration.palette.map(\.path))
        design.contrast = audit.audit(design, &diagnostics)
        TargetAudit().audit(design, &diagnostics)
        return design
    }

    /// Resolves tokens without a project, in the modes asked for; nil asks for all combinations of contexts.
    package func resolve(
        _ inputs: TokenInputs, modes: [ModeRequest]?, _ loader: inout DocumentLoader,
        _ diagnostics: inout DiagnosticSink
    ) -> ResolvedDesign {
        let tokens = resolveTokens(inputs, modes, &loader, &diagnostics)
        return ResolvedDesign(
            name: "", tokens: tokens.table, modes: tokens.modes, components: [], contrast: [],
            naming: Naming(),
            glyphs: GlyphSet(), sources: loader.sources, trees: loader.loaded)
    }

    private func glyphs(
        _ file: Configuration.NamedFile?, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink
    ) -> GlyphSet {
        guard let file, let tree = loader.load(file.path, from: file.label, &diagnostics) else {
            return GlyphSet()
        }
        return GlyphParser().parse(tree, &diagnostics)
    }
}
