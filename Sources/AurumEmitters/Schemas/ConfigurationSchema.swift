import AurumCompiler
import AurumSyntax

/// Describes `aurum.yaml`.
package enum ConfigurationSchema {
    static let document = Schema.document("aurumc: the config of a project", .object(members))

    private static let path = Schema.text(matching: "[\\s\\S]")
    private static let paths = Schema.any([path, .list(of: path)])

    static let members: [SchemaMember] = [
        SchemaMember("$schema", .text, "The schema of this file, for editors."),
        .required("name", .name, "The design system's name: the namespace and prefix of generated code."),
        .required(
            "tokens", .any([path, .list(of: path, atLeast: 1)]),
            "A resolver document, or token files, or patterns of them with `*`, `?` and `**`; relative to this file."
        ),
        SchemaMember("components", paths, "Component specs, or patterns of them.", standard: .array([])),
        SchemaMember("glyphs", paths, "The file with the drawings that components show."),
        SchemaMember(
            "palette", .texts, "Groups whose tokens are suggested where a color has too little contrast.",
            standard: .array([])),
        SchemaMember(
            "modes", .map(of: .map(of: .text)),
            "Names of modes, each with a context for every modifier; the first is the default. "
                + "Without it all combinations are built."),
        SchemaMember("system", system, "Which modifiers follow the settings of a device."),
        SchemaMember("names", names, "How tokens are called in code.", standard: .object([])),
        SchemaMember(
            "diagnostics", .object(levels), "Levels for the codes of warnings; errors keep theirs.",
            standard: .object([])),
        SchemaMember("diff", diff, "What comparing two versions comes to.", standard: .object([])),
        SchemaMember(
            "outputs", .object(outputs), "What is written, each output to a folder of its own.",
            standard: .object([])),
    ]

    private static let system = Schema.object([
        SchemaMember(
            "appearance", setting("light", "dark"),
            "The modifier that follows the appearance of the device, or `none`."),
        SchemaMember(
            "contrast", setting("normal", "increased"),
            "The modifier that follows the contrast of the device, or `none`."),
    ])

    private static func setting(_ off: String, _ on: String) -> Schema {
        .any([
            .words(["none"]),
            .object([
                SchemaMember("modifier", .text, "The modifier's name."),
                SchemaMember(off, .text, "Its context for `\(off)`."),
                SchemaMember(on, .text, "Its context for `\(on)`."),
            ]),
        ])
    }

    private static let names = Schema.object([
        SchemaMember(
            "strategy", .words(Naming.Strategy.allCases.map(\.rawValue)),
            "How names are made: as people write them, or so that no two tokens can share one.",
            standard: .string(Naming.Strategy.idiomatic.rawValue)),
        SchemaMember(
            "abbreviations", .map(of: .text), "Segments of paths with the shorter word used in code.",
            standard: .object([])),
        SchemaMember(
            "groups", .map(of: .text), "Top-level groups with the name used in code.", standard: .object([])),
        SchemaMember(
            "overrides", .map(of: .text), "Paths of tokens with the name used in code after the group.",
            standard: .object([])),
    ])

    private static let levels = DiagnosticCode.warnings.map { code in
        SchemaMember(
            code.id, .words(ConfigurationParser.levelNames), "A warning: \(code.title).",
            standard: .string("warning"))
    }

    private static let diff = Schema.object([
        SchemaMember(
            "rules", .object(rules), "Which new version a kind of change asks for.", standard: .object([]))
    ])

    private static let rules = ReleaseRule.allCases.map { rule in
        SchemaMember(
            rule.rawValue, .words(ReleaseLevel.allCases.map(\.rawValue)), "When \(rule.phrase).",
            standard: .string(rule.standard.rawValue))
    }

    private static let outputs = Emitters.all.map { emitter in
        let path = SchemaMember.required("path", .text, "The folder to write to, relative to this file.")
        // Nothing after the name is a mistake, since the path is needed.
        return SchemaMember(
            emitter.name, .object([path] + emitter.options), "Writes \(emitter.summary).", isNullable: false)
    }
}
