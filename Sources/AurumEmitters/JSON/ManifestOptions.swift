import AurumCompiler
import AurumSyntax

/// Which groups of tokens stand where in the manifest; the `manifest` object among the emitter's options.
struct ManifestOptions: Sendable {
    /// The library's name; the design's when absent.
    let library: String?
    /// The library's version, if the manifest should have one.
    let version: String?
    /// The platforms the components are for.
    let platforms: [String]
    /// Groups of colors with a meaning.
    let semantic: [Group]
    /// The group whose subgroups are the families of the palette.
    let visual: Group?
    /// Groups of lengths.
    let dimensions: [Group]
    /// The group of shadows.
    let shadows: Group?
    /// The group of text styles.
    let typography: Group?
    /// The member of `$extensions` whose members replace those of a token's entry.
    let overrides: String?

    /// A top-level group and where the config names it.
    struct Group: Sendable {
        let name: String
        let label: Label
    }

    init(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        var decoder = NodeDecoder(node, "the manifest", &diagnostics)
        library = decoder.string("library", &diagnostics)
        version = decoder.string("version", &diagnostics)
        platforms = decoder.strings("platforms", &diagnostics)
        semantic = Self.groups("semantic", &decoder, &diagnostics)
        visual = Self.groups("visual", &decoder, &diagnostics).first
        dimensions = Self.groups("dimensions", &decoder, &diagnostics)
        shadows = Self.groups("shadows", &decoder, &diagnostics).first
        typography = Self.groups("typography", &decoder, &diagnostics).first
        overrides = decoder.string("extension", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
    }

    private static func groups(
        _ name: String, _ decoder: inout NodeDecoder, _ diagnostics: inout DiagnosticSink
    ) -> [Group] {
        guard let node = decoder.node(name) else { return [] }
        // `strings` reports what is no text.
        let names = decoder.strings(name, &diagnostics)
        let nodes = node.kind == .array ? node.elements.filter { $0.kind == .string } : [node]
        return zip(names, nodes).map { Group(name: $0, label: $1.label("nothing is in this group")) }
    }

    /// The members of a config that this is read from.
    static let schema = Schema.object([
        SchemaMember("library", .text, "The library's name; the design's otherwise."),
        SchemaMember("version", .text, "The library's version."),
        SchemaMember("platforms", .texts, "The platforms the components are for."),
        SchemaMember("semantic", .texts, "Groups of colors that have a meaning."),
        SchemaMember(
            "visual", .texts, "The group of the palette; its families are the second segment of paths."),
        SchemaMember("dimensions", .texts, "Groups of lengths."),
        SchemaMember("shadows", .texts, "The group of shadows."),
        SchemaMember("typography", .texts, "The group of text styles."),
        SchemaMember(
            "extension", .text, "The key in `$extensions` whose members replace the computed ones of a token."
        ),
    ])

    /// Reports the groups that no token is in.
    func reportEmptyGroups(of design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) {
        let known = design.groupNames
        for group in semantic + dimensions + [visual, shadows, typography].compactMap({ $0 })
        where !known.contains(where: { ExactName($0) == ExactName(group.name) }) {
            diagnostics.report(.emptyManifestGroup(group, known: known))
        }
    }
}

extension Diagnostic {
    fileprivate static func emptyManifestGroup(_ group: ManifestOptions.Group, known: [String]) -> Diagnostic
    {
        let nearest = Suggestions.nearest(to: group.name, among: known).map { ["did you mean `\($0)`?"] }
        return Diagnostic(
            .emptyManifestGroup, "no token is in the group `\(group.name)`", at: group.label,
            help: nearest ?? [])
    }
}
