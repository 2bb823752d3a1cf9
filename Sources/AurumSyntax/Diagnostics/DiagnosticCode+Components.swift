extension DiagnosticCode {
    /// The codes of component specs.
    package static let components: [DiagnosticCode] = [
        .unboundToken, .wrongBinding, .unknownAxis, .uncoveredValue, .unknownAttribute, .brokenPairing,
        .missingCounterpart, .translucentBase, .wrongSpec, .unknownPart, .unknownGlyph, .tooManyVariants,
        .tokenNotInMode, .notOneForOne,
    ]

    package static let unboundToken = DiagnosticCode(
        "A0401", "a spec binds a token that does not exist",
        "A binding such as `\"{status.text.$role.strong}\"` names a token by its path, after the attributes of the "
            + "variant are put in. For at least one variant there is no such token.")
    package static let wrongBinding = DiagnosticCode(
        "A0402", "a style property with a value of the wrong type",
        "Every style property takes one kind of value: `color` a color token, `radius` a dimension, `typography` a "
            + "typography, `lines` a whole number, and so on.")
    package static let unknownAxis = DiagnosticCode(
        "A0403", "an axis, or a value of one, that does not exist",
        "`by: size` chooses by an axis declared under `axes`; its other members are values of that axis, and "
            + "`default` for the rest.")
    package static let uncoveredValue = DiagnosticCode(
        "A0404", "a choice that leaves values out",
        "`by:` covers every value of its axis or has a `default`, so that no cell of the table stays empty.")
    package static let unknownAttribute = DiagnosticCode(
        "A0405", "an attribute that the variant does not have",
        "`$name` in a binding is an attribute of the variant's axis values, or the name of an axis for the value "
            + "itself. Every value of the axis has to have the attribute.")
    package static let brokenPairing = DiagnosticCode(
        "A0406", "a cell that breaks the pairing",
        "The spec's `pairing` says which emphasis of a role's background goes with which emphasis of its content. For "
            + "every variant the tint is the family's token of the variant's role, and each content token that of the "
            + "same role. The message names the token the rule expects.")
    package static let missingCounterpart = DiagnosticCode(
        "A0407", "a role without its counterpart",
        "The pairing needs a token that the family does not declare for this role, so the variant cannot be built by "
            + "the rule of the house. Declare the token, or give the variant another role.")
    package static let translucentBase = DiagnosticCode(
        "A0408", "a stack of paints over a see-through one",
        "The first paint of a stack is opaque in every mode; what is seen of the stack would otherwise depend on what "
            + "happens to be behind the component.")
    package static let wrongSpec = DiagnosticCode(
        "A0409", "a spec with the wrong structure",
        "A component spec has `component`, `axes` with their values, and `parts` with their style properties. What it "
            + "says of a part has to show: the first part is the container, a text has its words from a parameter, what "
            + "can be tapped does something, and a part has only the properties that its kind can show.")
    package static let unknownPart = DiagnosticCode(
        "A0410", "a part or property that the component does not have",
        "Contrast pairs, pairings and parameters name parts declared under `parts`, and properties as "
            + "`part.property`.")
    package static let unknownGlyph = DiagnosticCode(
        "A0411", "a glyph that is not in the set",
        "Glyphs are named as in the file that the config's `glyphs` names. Draw the glyph there, or correct the name."
    )
    package static let tooManyVariants = DiagnosticCode(
        "A0412", "more variants than can be built",
        "The number of variants is the product of the axes' values. Beyond the limit a component has to be split."
    )
    package static let tokenNotInMode = DiagnosticCode(
        "A0413", "a token that a mode lacks",
        "The token a spec binds is declared by some contexts only. A component is built in every mode, so what it "
            + "binds has to be declared in every mode.")
    package static let notOneForOne = DiagnosticCode(
        "A0420", "names in Figma that do not stand one for one",
        "Every property in Figma stands for one axis or parameter, and every value of it for one value. Under `values` of "
            + "`figma` an axis names all its values or is left out, and then they have the same names in Figma. "
            + "Otherwise a design in Figma would have two codes, or none.")
}
