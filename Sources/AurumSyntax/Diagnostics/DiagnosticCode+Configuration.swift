extension DiagnosticCode {
    /// The codes of the configuration.
    package static let configuration: [DiagnosticCode] = [
        .unknownOutput, .unknownLevel, .outputClash, .unknownName, .unknownSetting,
    ]

    package static let unknownOutput = DiagnosticCode(
        "A0701", "an output that nothing writes",
        "The members of `outputs` are the names of emitters, each with the `path` of its folder.")
    package static let unknownLevel = DiagnosticCode(
        "A0702", "a level for something that has none",
        "`diagnostics` gives codes of warnings the level `off`, `warning` or `error`. Errors keep their level."
    )
    package static let outputClash = DiagnosticCode(
        "A0703", "outputs that get in each other's way",
        "Two outputs have the same folder, or one would write over the inputs. Give each output a folder of its own "
            + "that holds nothing else.")
    package static let unknownName = DiagnosticCode(
        "A0704", "a name that the project does not have",
        "A token is named by its path, `status.background.good.soft`, or by its code name; a component by its "
            + "type's name or its spec's file name.")
    package static let unknownSetting = DiagnosticCode(
        "A0705", "a modifier that cannot follow the device",
        "`system` says which modifier follows the appearance of a device, and which its contrast, and the contexts that "
            + "stand for the two states of each. The resolver document has to have all of them. `none` lets nothing "
            + "follow the setting.")
}
