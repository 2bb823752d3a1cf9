/// What parsing, help and completions need to know about an option.
package struct OptionDeclaration: Sendable {
    /// The name without dashes, such as `format`.
    package let name: String
    /// The letter of the short form, if there is one.
    package let short: Character?
    /// Under what its values are kept, if not under the name.
    let key: String?
    /// What stands for the value in help, such as `FILE`; nil for a flag.
    package let placeholder: String?
    /// The only values allowed; empty when any is.
    package let choices: [String]
    /// Whether it may be given several times; of others the last one counts.
    package let isRepeatable: Bool
    /// The value that is assumed, for help.
    package let defaultValue: String?
    /// What it does, as a phrase without a full stop.
    package let help: String

    /// Whether it takes no value.
    package var isFlag: Bool { placeholder == nil }

    /// The long form as typed, such as `--format`.
    package var spelling: String { "--" + name }
}
