/// Describes resolver documents (§R of the standard's version 2025.10).
enum ResolverSchema {
    static let document = Schema.document(
        "aurumc: a resolver document", .object(members),
        definitions: [("sources", sources), ("set", .object(set)), ("modifier", .object(modifier))])

    private static let members: [SchemaMember] = [
        SchemaMember("$schema", .text, "The schema of this file, for editors."),
        SchemaMember("name", .text, "What the document is called."),
        SchemaMember("description", .text, "What the document is for."),
        .required("version", .words(["2025.10"]), "The version of the standard."),
        SchemaMember(
            "sets", .map(of: .definition("set")), "Sets by name: tokens that are always there."),
        SchemaMember(
            "modifiers", .map(of: .definition("modifier")),
            "Modifiers by name: tokens that depend on a choice."),
        SchemaMember("$defs", .anything, "Parts that references lead to."),
        .required(
            "resolutionOrder", .list(of: item, atLeast: 1),
            "Sets and modifiers, from those that are overridden to those that override."),
    ]

    private static let metadata: [SchemaMember] = [
        SchemaMember("description", .text, "What it is for."),
        SchemaMember("$extensions", .object, "What other programs keep here."),
    ]

    private static let sourcesMeaning = "Token files, sets and tokens; later ones override earlier ones."
    private static let contextsMeaning = "At least two contexts by name, each with its sources."
    private static let fallback = SchemaMember(
        "default", .text, "The context that counts when none is chosen.", isNullable: false)

    private static let set =
        [SchemaMember.required("sources", .definition("sources"), sourcesMeaning)] + metadata
    private static let contexts = Schema.map(of: .definition("sources"), atLeast: 2)
    private static let modifier =
        [SchemaMember.required("contexts", contexts, contextsMeaning), fallback] + metadata

    private static let sources = Schema.list(
        of: .object(
            [SchemaMember("$ref", .text, "A token file, or `#/sets/…` in this document.", isNullable: false)],
            others: .anything))

    /// An item of the order: a reference whose other members override, or a set or a modifier of its own.
    private static let item = Schema.any([
        .object(
            [
                .required("$ref", .text(matching: "^#/sets/"), "A set: `#/sets/NAME`."),
                SchemaMember(
                    "sources", .definition("sources"), "Instead of the set's own.", isNullable: false),
            ] + metadata),
        .object(
            [
                .required("$ref", .text(matching: "^#/modifiers/"), "A modifier: `#/modifiers/NAME`."),
                SchemaMember("contexts", contexts, "Instead of the modifier's own.", isNullable: false),
                fallback,
            ] + metadata),
        .object([named, type("set")] + set),
        .object([named, type("modifier")] + modifier),
    ])

    private static let named = SchemaMember.required("name", .text, "The name that nothing else here has.")

    private static func type(_ word: String) -> SchemaMember {
        .required("type", .words([word]), "What it is.")
    }
}
