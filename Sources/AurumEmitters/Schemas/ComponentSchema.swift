import AurumCompiler

/// Describes component specs.
enum ComponentSchema {
    static let document = Schema.document(
        "aurumc: a component spec", .object(members), definitions: StyleSchema.definitions)

    private static let members: [SchemaMember] = [
        SchemaMember("$schema", .text, "The schema of this file, for editors."),
        .required("component", .name, "The type's name in code."),
        SchemaMember(
            "axes", .map(of: axis), "What varies: values by name, which may have attributes for `$name`."),
        SchemaMember(
            "defaults", .map(of: .text), "The value of an axis when a caller names none; else the first."),
        .required(
            "parts", .map(of: StyleSchema.part),
            "From the outermost, the container, through the row it holds, leading to trailing."),
        SchemaMember("contrast", .list(of: contrast), "Pairs of colors whose contrast is measured."),
        SchemaMember("pairing", pairing, "The rule that says which background goes with which content."),
        SchemaMember(
            "parameters", .map(of: parameter),
            "What a caller passes; without it, one text for every text part."),
        SchemaMember("host", host, "How the component is shown for a while."),
        SchemaMember("figma", figma, "Where the component is in Figma, and what things are called there."),
        SchemaMember("family", .text, "What kind of component it is, for its page."),
        SchemaMember("platform", .text, "What it runs on, for its page."),
        SchemaMember("source", .text, "Where its code is, for its page."),
        SchemaMember("codeConnect", .text, "Where its Code Connect file is, for its page."),
        SchemaMember("documentation", documentation, "The texts of its page."),
    ]

    private static let axis = Schema.any([
        .list(of: .text, atLeast: 1),
        .map(
            of: .map(of: .any([.text, .number, .flag])).orNull,
            atLeast: 1),
    ])

    private static let contrast = Schema.object([
        .required("part", .text, "The color in front, such as `label.color`."),
        .required("on", .text, "The color behind, such as `container.background`."),
        SchemaMember(
            "required", .number, "The ratio needed, when size and weight of the text shall not decide."),
    ])

    private static let words = Schema.definition("words")

    private static let pairing = Schema.object([
        .required("family", words, "The group the tokens are in."),
        .required("background", words, "The emphasis of the background's tint, the last paint of the stack."),
        .required("content", words, "The emphasis of texts and glyphs."),
        SchemaMember("role", words, "The role; `$role` unless something else is said."),
        SchemaMember("on", .text, "The path of the background; the first one otherwise."),
        SchemaMember("parts", .texts, "The paths of the content's colors; texts and glyphs otherwise."),
    ])

    private static let verbs = [
        SchemaMember("text", .text, "The part whose text it is.", isNullable: false),
        SchemaMember("shows", .text, "The part that it shows or hides.", isNullable: false),
        SchemaMember("replaces", .text, "The part whose glyph it replaces.", isNullable: false),
        SchemaMember("tapped", .text, "The part whose taps it hears of.", isNullable: false),
    ]

    private static let parameter = Schema.object(
        [
            SchemaMember("summary", .text, "What it is for, in a sentence."),
            SchemaMember("sample", words, "What pictures and previews show."),
            SchemaMember("default", .flag, "Whether a part is shown when the caller says nothing."),
            SchemaMember("optional", .flag, "Whether a text or an action may be left out."),
        ] + verbs
    ).with(
        "oneOf",
        .array(verbs.map { .object(["required": .strings([$0.name])]) }))

    private static let duration = Schema.definition("duration")

    private static let host = Schema.object([
        .required(
            "durations", .map(of: .any([.words(["until-dismissed"]), duration]), atLeast: 1),
            "How long it can stay, by name."),
        SchemaMember(
            "policy", .words(Host.Policy.allCases.map(\.rawValue)),
            "What becomes of the one that is shown when another comes.",
            standard: .string(Host.Policy.replace.rawValue)),
        .required("enter", duration, "How long it takes to come."),
        .required("exit", duration, "How long it takes to go."),
        .required("margin", .definition("margin"), "The room around it."),
        SchemaMember("source", .text, "Where its code is, for its page."),
    ])

    private static let figma = Schema.object([
        .required("file", .name, "The file's key."),
        .required("node", .text(matching: "^[0-9]+[:-][0-9]+$"), "The node's id, in quotes: \"12:34\"."),
        SchemaMember(
            "properties", .map(of: .any([.name, Schema.flag.with("const", .boolean(false))])),
            "Names of axes and parameters with their property in Figma, or `false`."),
        SchemaMember(
            "values", .map(of: .map(of: .name)), "Names of axes with their values and what Figma calls them."),
    ])

    private static let documentation = Schema.object([
        SchemaMember("summary", .text, "What it is, in a sentence."),
        SchemaMember("description", .texts, "Paragraphs."),
        SchemaMember("intendedUse", .text, "When to use it."),
        SchemaMember("do", .texts, "What to do, one sentence each."),
        SchemaMember("dont", .texts, "What not to do, one sentence each."),
        SchemaMember("snapshots", .list(of: snapshot), "Tests that compare it with recorded pictures."),
    ])

    private static let snapshot = Schema.object([
        .required("name", .text, "The test's name."),
        SchemaMember("environment", .texts, "What it is drawn in."),
    ])
}
