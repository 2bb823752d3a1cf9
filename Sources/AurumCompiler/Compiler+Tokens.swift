package import AurumSyntax

/// The tokens of a design in every mode, and what specs need to read values of their own.
struct ResolvedModes {
    let table: TokenTable
    let modes: [ResolvedTokens]
    /// One per mode, in the same order.
    let resolvers: [TokenResolver]
    /// What the resolver document says, if there is one.
    var plan = ResolutionPlan()

    /// Whether something that would have brought in tokens could not be read, which has been reported.
    var isIncomplete: Bool { resolvers.contains { $0.walker.forest.isIncomplete } }

    /// Whether a mode declares a token whose value has been reported.
    func hasFailed(_ id: TokenID, in mode: ResolvedTokens) -> Bool {
        guard let index = modes.firstIndex(where: { $0.mode == mode.mode }) else { return false }
        return resolvers[index].tokens.contains { $0.id == id } && mode[id] == nil
    }
}

extension Compiler {
    /// Reads the token files or the resolver document and resolves every mode asked for.
    func resolveTokens(
        _ inputs: TokenInputs, _ requests: [ModeRequest]?, _ loader: inout DocumentLoader,
        _ diagnostics: inout DiagnosticSink
    ) -> ResolvedModes {
        let trees = inputs.files.compactMap { loader.load($0.path, from: $0.label, &diagnostics) }
        guard let resolver = trees.first, trees.count == 1, ResolverParser.accepts(resolver) else {
            let files = trees.filter { !ResolverParser.accepts($0) }
            for tree in trees where ResolverParser.accepts(tree) { diagnostics.report(.notAlone(tree)) }
            let merged = MergedSources(
                files.map { TokenSource(root: $0.root) }, .error,
                isIncomplete: files.count < inputs.files.count || inputs.files.isEmpty)
            return resolve([(Mode(name: "default"), merged)], of: merged, &diagnostics)
        }
        let plan = ResolverParser.parse(resolver, &loader, &diagnostics)
        let modes =
            requests.map { $0.compactMap { plan.mode($0, &diagnostics) } } ?? plan.allModes(&diagnostics)
        let sources = modes.map { mode in
            (mode, MergedSources(plan.sources(for: mode), .override, isIncomplete: plan.isIncomplete))
        }
        var resolved = resolve(
            sources.isEmpty
                ? [(Mode(name: "default"), MergedSources([], .override, isIncomplete: true))] : sources,
            of: MergedSources(plan.allSources, .override), &diagnostics)
        resolved.plan = plan
        return resolved
    }

    /// The modes and the settings that a config comes to, without a look at any token; no modes where nothing can be
    /// chosen, as with token files instead of a resolver document.
    package func choices(
        of configuration: Configuration, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink
    ) -> (modes: [Mode], system: SystemSettings) {
        let trees = configuration.tokens.compactMap { loader.load($0.path, from: $0.label, &diagnostics) }
        guard let document = trees.first, trees.count == 1, ResolverParser.accepts(document) else {
            let nothing = configuration.system.settings(in: ResolutionPlan(), &diagnostics)
            return ([], nothing)
        }
        let plan = ResolverParser.parse(document, &loader, &diagnostics)
        let modes =
            configuration.modes.map { $0.compactMap { plan.mode($0, &diagnostics) } }
            ?? plan.allModes(&diagnostics)
        return (modes, configuration.system.settings(in: plan, &diagnostics))
    }

    private func resolve(
        _ modes: [(mode: Mode, sources: MergedSources)], of everything: MergedSources,
        _ diagnostics: inout DiagnosticSink
    ) -> ResolvedModes {
        var table = TokenTable()
        let forests = modes.map { $0.sources.forest(&diagnostics) }
        EmptyGroups(forests: forests, everything: everything).report(&diagnostics)
        let collected = forests.map { TokenCollector.collect($0, into: &table) }
        let resolvers = zip(forests, collected).map { TokenResolver($0, $1, table) }
        let resolved = zip(modes, resolvers).map { mode, resolver in
            var found = DiagnosticSink()
            let tokens = resolver.resolveAll(&found)
            diagnostics.merge(modes.count > 1 ? found.noting("in mode `\(mode.mode.name)`") : found)
            let groups = resolver.walker.forest.describedGroups
            return ResolvedTokens(mode: mode.mode, tokens: tokens, groups: groups)
        }
        return ResolvedModes(table: table, modes: resolved, resolvers: resolvers)
    }
}

extension Diagnostic {
    fileprivate static func notAlone(_ tree: SyntaxTree) -> Diagnostic {
        let path = RelativePath.name(of: tree.file.path)
        let place = tree.root["resolutionOrder"] ?? tree.root
        return Diagnostic(
            .wrongResolver, "`\(path)` is a resolver document, and not the only input",
            at: place.label("says what is merged, and in which order"),
            help: ["name the resolver document alone, and the other files in one of its sets"])
    }
}
