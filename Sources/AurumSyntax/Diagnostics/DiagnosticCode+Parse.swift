extension DiagnosticCode {
    /// The codes of the parse stage: the structure of token files and of values.
    package static let parse: [DiagnosticCode] = [
        .rootIsNoObject, .forbiddenName, .unknownMember, .childIsNoObject, .tokenWithChildren, .rootToken,
        .unknownType, .wrongMetadata, .wrongKind, .missingMember, .outOfRange, .unknownWord, .valuelessToken,
        .definedTwice, .curlyInPrimitive, .emptyList, .hexDiffers, .clampedPosition, .missingFile,
        .unreadableFile, .noTokenFile,
    ]

    package static let rootIsNoObject = DiagnosticCode(
        "A0201", "a file's root is no object",
        "A token file, a resolver document, a component spec and a config each hold one object (in YAML, a mapping) "
            + "at the root. An array, a text or a number there has no names to give to tokens (F-002).")
    package static let forbiddenName = DiagnosticCode(
        "A0202", "a name that tokens and groups cannot have",
        "Names of tokens and groups are not empty, do not begin with `$` and contain none of `{`, `}` and `.`, "
            + "because references are written with them: `{group.token}` (F-023, F-024, F-027).")
    package static let unknownMember = DiagnosticCode(
        "A0203", "a member that does not exist",
        "Members that begin with `$`, and all members inside values, specs and configs, are fixed. An unknown one "
            + "is an error, because a slip such as `$desciption` would otherwise be lost in silence (F-029, F-048)."
    )
    package static let childIsNoObject = DiagnosticCode(
        "A0204", "a group's child is no object",
        "What a group holds under a name is a token, an object with `$value`, or a group, an object without. A bare "
            + "number or text has to be written as `{ \"$value\": … }` (F-028).")
    package static let tokenWithChildren = DiagnosticCode(
        "A0205", "a token with tokens or groups inside",
        "An object with `$value` is a token and holds nothing else but its own `$` members. To give a group a value "
            + "of its own, move the value into a `$root` token of the group (F-022, F-060).")
    package static let rootToken = DiagnosticCode(
        "A0206", "the file itself is a token",
        "`$value` at the root of a file would make a token without a name. Put it under a name (F-034).")
    package static let unknownType = DiagnosticCode(
        "A0207", "a type that does not exist",
        "`$type` is one of color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, "
            + "border, transition, shadow, gradient and typography, in exactly this spelling (F-046, F-175).")
    package static let wrongMetadata = DiagnosticCode(
        "A0208", "a `$` member with the wrong kind of value",
        "`$description` is a text, `$extensions` an object, `$deprecated` a boolean or a text, `$type` a text, and "
            + "none of them can be a reference (F-040 to F-047).")
    package static let wrongKind = DiagnosticCode(
        "A0209", "a value of the wrong kind",
        "The type of a token decides which kind of value it has: a dimension is `{ \"value\": 4, \"unit\": \"px\" }`, "
            + "a color `{ \"colorSpace\": …, \"components\": […] }`, and so on (F-057).")
    package static let missingMember = DiagnosticCode(
        "A0210", "a member is missing",
        "The object lacks a member that has no default. The unit of a dimension, for example, is needed even "
            + "for 0 (F-142, F-161, F-190, F-210).")
    package static let outOfRange = DiagnosticCode(
        "A0211", "a number outside its range",
        "Color components, alpha, font weights and the x coordinates of a timing curve have ranges. Numbers outside "
            + "them are errors and never clamped (C-007, C-009, F-155, F-165). In specs, opacities and all lengths but "
            + "gaps have ranges too.")
    package static let unknownWord = DiagnosticCode(
        "A0212", "a word that is none of the allowed ones",
        "Units, color spaces, weights, stroke styles and the like are closed lists, in exact spelling (F-141, F-156, "
            + "F-185, C-003).")
    package static let valuelessToken = DiagnosticCode(
        "A0213", "an object that looks like a token without a value",
        "The object has a `$type` or a description but neither a `$value` nor children, so it is an empty group. "
            + "If it was meant as a token, it lost its `$value` (F-035).")
    package static let definedTwice = DiagnosticCode(
        "A0214", "two files define the same token, or a member of a group differently",
        "Files without a resolver document have no order, so nothing says which definition stands, nor which `$type` "
            + "or other `$` member of a group when they differ. Write a resolver document whose sets list the files, "
            + "later ones overriding earlier ones.")
    package static let curlyInPrimitive = DiagnosticCode(
        "A0215", "a curly reference inside a simple value",
        "`{group.token}` stands for a whole value or for a part of a composite one. Inside colors, dimensions and "
            + "lists of names a part is borrowed with `{ \"$ref\": \"#/group/token/$value/…\" }` (F-108, F-151)."
    )
    package static let emptyList = DiagnosticCode(
        "A0216", "an empty list",
        "A list of font families, dashes, shadows or gradient stops has at least one element (F-151, F-187, F-203, "
            + "F-209), and the `tokens` of a config name at least one file.")
    package static let hexDiffers = DiagnosticCode(
        "A0217", "a hex fallback that is another color",
        "`hex` is for tools that cannot read `colorSpace`; it is kept, and never used instead of the components. "
            + "Here both are plain sRGB and differ, so one of them is out of date (C-011).")
    package static let clampedPosition = DiagnosticCode(
        "A0218", "a gradient position outside 0 to 1",
        "Positions below 0 are taken as 0 and above 1 as 1 (F-206). Write the position that is meant, since other tools "
            + "may refuse this one.")
    package static let missingFile = DiagnosticCode(
        "A0219", "a file that is not there",
        "A path in a resolver document or config is relative to the folder of the file that names it; a path on the "
            + "command line to the working folder (R-053). Where a document names a folder, there is no file either: name those in it."
    )
    package static let noTokenFile = DiagnosticCode(
        "A0221", "a file of another format",
        "Nothing in the file has a `$` member, and texts stand where only tokens and groups can, as in a "
            + "`package.json`. Tokens are objects with `$value`; formats older than the standard write `value` instead."
    )
    package static let unreadableFile = DiagnosticCode(
        "A0220", "a file that cannot be read",
        "The system refused to read the file, for the reason given. Usually it is a folder, the user may not read it, or "
            + "part of the path is a file where a folder is needed.")
}
