extension DiagnosticCode {
    /// The codes of importing what other tools export.
    package static let imports: [DiagnosticCode] = [
        .noExport, .missingModeName, .repeatedMode, .unclearCollection, .unknownShape, .lostAlias,
        .staleAlias,
        .leftOut, .clashingTypes, .clashingPaths, .missingInMode, .unclearScopes, .repeatedIdentity,
        .foreignFile,
        .foreignFolder,
    ]

    package static let noExport = DiagnosticCode(
        "A0901", "a file that is no export of variables",
        "Figma exports a file for each mode of a collection: groups and variables with `$type` and `$value`, and at "
            + "the root the mode's name. This file has none of them. Leave it out.")
    package static let missingModeName = DiagnosticCode(
        "A0902", "an export that does not name its mode",
        "The mode is named by `com.figma.modeName` in the `$extensions` of the root. Without it the file's name, "
            + "`COLLECTION.MODE.tokens.json` or `MODE.tokens.json`, says which mode it is, and a renamed file would "
            + "say it wrongly.")
    package static let repeatedMode = DiagnosticCode(
        "A0903", "two files for one mode of a collection",
        "A collection has each mode once, so one of the two files is a leftover or belongs to another collection. "
            + "Files belong together when they hold the same variables, by name and id. `COLLECTION=FILE` on the "
            + "command line says it outright.")
    package static let unclearCollection = DiagnosticCode(
        "A0904", "collections that cannot be told apart",
        "An export does not say which collection it is of. The name is taken from aliases that lead to it, from the "
            + "file's name without the mode, or from the folder. Here two collections come out the same. Write "
            + "`COLLECTION=FILE` on the command line.")
    package static let unknownShape = DiagnosticCode(
        "A0905", "data of Figma's in a shape that is not known",
        "What `com.figma.…` extensions mean is known for certain shapes only. This one is kept as it is, and the "
            + "exported value is used.")
    package static let lostAlias = DiagnosticCode(
        "A0906", "an alias that cannot be restored",
        "Figma exports an alias to another collection as the value it has, with the name of its target beside it. It "
            + "becomes a reference again when the target is among the files and can be referred to. Otherwise the "
            + "value stays, and what is known of the target stays in `$extensions`.")
    package static let staleAlias = DiagnosticCode(
        "A0907", "an alias whose exported value is not its target's",
        "The value that was exported for an alias differs from the value of its target in the corresponding mode. "
            + "Usually the files were exported at different times. The reference is written, so the target's "
            + "value will count.")
    package static let leftOut = DiagnosticCode(
        "A0908", "a variable that no type fits",
        "The standard has no type for texts and booleans. A text becomes a font family when its scope is FONT_FAMILY, "
            + "and a font weight when its scope is FONT_STYLE and it is one of the keywords, in every mode. All other "
            + "texts and all booleans are left out.")
    package static let clashingTypes = DiagnosticCode(
        "A0909", "a variable with another type in another mode",
        "A variable has one type and one list of scopes, whatever the mode. Here the files of two modes disagree, so "
            + "they are not of the same state, or not of the same collection.")
    package static let clashingPaths = DiagnosticCode(
        "A0910", "two variables in one place",
        "The tokens of all collections are merged, so a name can be used once, and cannot be a token in one place and "
            + "a group in another. Rename one of the variables, or import with `--nest`, which puts each collection "
            + "into a group of its own.")
    package static let missingInMode = DiagnosticCode(
        "A0911", "a variable that a mode lacks",
        "In Figma every variable has a value in every mode. A reference to this one cannot be followed in the modes "
            + "that lack it.")
    package static let unclearScopes = DiagnosticCode(
        "A0912", "scopes that say nothing certain",
        "Scopes say what a bare number or text means: OPACITY a percentage, FONT_WEIGHT a weight, GAP, CORNER_RADIUS, "
            + "FONT_SIZE and the like a length in px. Scopes that contradict each other, or are not known, do not."
    )
    package static let repeatedIdentity = DiagnosticCode(
        "A0913", "an id that several variables have",
        "Ids are unique within one Figma file only. Aliases to this id are followed by the name of their target."
    )
    package static let foreignFile = DiagnosticCode(
        "A0914", "a file that an import would overwrite",
        "A file of that name is there, and no import wrote it. `--force` overwrites it.")
    package static let foreignFolder = DiagnosticCode(
        "A0915", "an import into the folder of other outputs",
        "The list of outputs in the folder names files that no import writes. The next build would remove what is "
            + "imported, and the import what was built.")
}
