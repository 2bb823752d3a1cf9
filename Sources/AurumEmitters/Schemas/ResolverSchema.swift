/// Describes resolver documents (§R of the standard's version 2025.10).
enum ResolverSchema {
    static let document = Schema.document(
        "aurumc: a resolver document", .object(members),
        definitions: [("sources", sources), ("set", .object(set)), ("modifier", .object(modifier))])

    private static let members: [SchemaMember] = [
        optional("$schema", .text, "The schema of this file, for editors."),
        optional("name", .text, "What the document is called."),
        optional("description", .text, "What the document is for."),
        .required("version", .words(["2025.10"]), "The version of the standard."),
        optional(
            "sets", .map(of: .definition("set")), "Sets by name: tokens that are always there."),
        optional(
            "modifiers", .map(of: .definition("modifier")),
            "Modifiers by name: tokens that depend on a choice."),
        optional("$defs", .anything, "Parts that references lead to."),
        .required(
            "resolutionOrder", .list(of: item, atLeast: 1),
            "Sets and modifiers, from those that are overridden to those that override."),
    ]

    private static let metadata: [SchemaMember] = [
        optional("description", .text, "What it is for."),
        optional("$extensions", .object, "What other programs keep here."),
    ]

    private static let sourcesMeaning = "Token files, sets and tokens; later ones override earlier ones."
    private static let contextsMeaning = "At least two contexts by name, each with its sources."
    private static let fallback = optional(
        "default", .text, "The context that counts when none is chosen.")

    private static let set =
        [SchemaMember.required("sources", .definition("sources"), sourcesMeaning)] + metadata
    private static let contexts = Schema.map(of: .definition("sources"), atLeast: 2)
    private static let modifier =
        [SchemaMember.required("contexts", contexts, contextsMeaning), fallback] + metadata

    private static let sources = Schema.list(
        of: .object(
            [optional("$ref", .text, "A token file, or `#/sets/…` in this document.")],
            others: .anything))

    /// An item of the order: a reference whose other members override, or a set or a modifier of its own.
    private static let item = Schema.any([
        .object(
            [
                .required("$ref", .text(matching: "^#/sets/"), "A set: `#/sets/NAME`."),
                optional("sources", .definition("sources"), "Instead of the set's own."),
            ] + metadata),
        .object(
            [
                .required("$ref", .text(matching: "^#/modifiers/"), "A modifier: `#/modifiers/NAME`."),
                optional("contexts", contexts, "Instead of the modifier's own."),
                fallback,
            ] + metadata),
        .object([named, type("set")] + set),
        .object([named, type("modifier")] + modifier),
    ])

    private static let named = SchemaMember.required("name", .text, "The name that nothing else here has.")

    /// A member that need not be there; the standard's documents have no null.
    private static func optional(_ name: String, _ schema: Schema, _ meaning: String) -> SchemaMember {
        SchemaMember(name, schema, meaning, isNullable: false)
    }

    private static func type(_ word: String) -> SchemaMember {
        .required("type", .words([word]), "What it is.")
    }
}
