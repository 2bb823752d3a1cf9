extension DiagnosticCode {
    /// The codes of the emit stage: what a design says that an output's language cannot.
    package static let emit: [DiagnosticCode] = [
        .sharedSymbol, .singleMode, .undrawable, .hiddenType, .undefinedGlyph, .refusedFile, .unusableName,
        .unconnectedAxis, .wrongTestName, .otherValue,
    ]

    package static let sharedSymbol = DiagnosticCode(
        "A0601", "two names that would be one in generated code",
        "Each token, component and variant value has a name of its own in generated code. These two come out the same, "
            + "because characters that cannot stand in a name were left out. Rename one of them, or give one another "
            + "name in the config.")
    package static let singleMode = DiagnosticCode(
        "A0602", "a token that not every mode has as it is",
        "A constant has a value in every mode, and one type. Where a mode does not have the token, or has it with "
            + "another type, the value of the first mode that has it stands in. The durations of a host are those of the "
            + "first mode too.")
    package static let undrawable = DiagnosticCode(
        "A0603", "something SwiftUI cannot draw",
        "The value stays in the generated constants in full, but the view draws the nearest thing that SwiftUI can."
    )
    package static let hiddenType = DiagnosticCode(
        "A0604", "a name that generated code needs itself",
        "Generated code is written with types such as `Text` and `Duration`, and a host has members of its own. A "
            + "component or a parameter of the same name would hide them, and the code would not compile. Choose "
            + "another name, for a component best one that begins with the design's.")
    package static let undefinedGlyph = DiagnosticCode(
        "A0605", "a glyph that has no drawing",
        "Generated code draws glyphs from the file that the config's `glyphs` names. Without one, the `supportModule` "
            + "of the Swift output has to bring a glyph type with all of them.")
    package static let otherValue = DiagnosticCode(
        "A0608", "a deprecated token that becomes another value in Swift",
        "A deprecated constant forwards to its successor, so that old code gets what new code gets. Where the two "
            + "tokens have different values, what old code draws changes.")
    package static let refusedFile = DiagnosticCode(
        "A0606", "an output that cannot be written",
        "Each file of an output has a path of its own below the output's folder, also where letter case does not "
            + "count. A file without one would be lost.")
    package static let unusableName = DiagnosticCode(
        "A0607", "a name that generated code cannot have",
        "A name given to a group or a token under `names` in the config is used as it is written. In Swift it has "
            + "letters, digits and underscores, does not begin with a digit, and is not one of the few words that mean "
            + "something else after a dot: `Type`, `Protocol`, `self`, `Self` and `init`. Nor is the name of a module "
            + "that an output imports a keyword.")
    package static let unconnectedAxis = DiagnosticCode(
        "A0615", "an axis that Figma has no property for",
        "Code Connect shows the code of the variant that is selected in Figma, so every axis needs its property under "
            + "`properties` of `figma`. Write `false` for an axis that there is only in code: it keeps its default."
    )
    package static let wrongTestName = DiagnosticCode(
        "A0616", "a recorded picture without the name of a test",
        "The name of a snapshot is a class and a method of it, `BadgeTests.testStates`. XCTest runs methods whose names "
            + "begin with `test`.")
}
