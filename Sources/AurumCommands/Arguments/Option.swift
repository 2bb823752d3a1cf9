/// An option and the type of its value; `invocation[option]` reads it.
package struct Option<Value>: Sendable {
    /// The untyped part.
    package let declaration: OptionDeclaration
    /// Turns the values that were given, already checked, into one of the type.
    let value: @Sendable ([String]) -> Value
}

extension Option<Bool> {
    /// An option that is there or not.
    package static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option {
        Option(
            declaration: OptionDeclaration(
                name: name, short: short, key: nil, placeholder: nil, choices: [], isRepeatable: false,
                defaultValue: nil, help: help),
            value: { !$0.isEmpty }
        )
    }
}

extension Option<String?> {
    /// An option with any text as its value.
    package static func text(
        _ name: String, short: Character? = nil, _ placeholder: String, _ help: String
    ) -> Option {
        Option(
            declaration: OptionDeclaration(
                name: name, short: short, key: nil, placeholder: placeholder, choices: [],
                isRepeatable: false,
                defaultValue: nil, help: help),
            value: { $0.last }
        )
    }
}

extension Option<[String]> {
    /// An option that may be given several times, each time with a text.
    package static func texts(
        _ name: String, short: Character? = nil, _ placeholder: String, _ help: String
    ) -> Option {
        Option(
            declaration: OptionDeclaration(
                name: name, short: short, key: nil, placeholder: placeholder, choices: [], isRepeatable: true,
                defaultValue: nil, help: help),
            value: { $0 }
        )
    }
}

extension Option where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// An option whose value is one of a few words; a key tells it from another command's option of the same name.
    package static func choice(
        _ name: String, short: Character? = nil, key: String? = nil, default standard: Value, _ help: String
    ) -> Option {
        let choices = Value.allCases.map(\.rawValue)
        let all = choices.joined(separator: "|")
        return Option(
            declaration: OptionDeclaration(
                name: name, short: short, key: key, placeholder: all.count > 20 ? "FORM" : all,
                choices: choices,
                isRepeatable: false, defaultValue: standard.rawValue, help: help),
            value: { $0.last.flatMap(Value.init(rawValue:)) ?? standard }
        )
    }
}

extension Option {
    /// An option that may be given several times, each time with one of a few words.
    package static func choices<Choice: CaseIterable & RawRepresentable & Sendable>(
        _ name: String, of type: Choice.Type, _ help: String
    ) -> Option where Choice.RawValue == String, Value == [Choice] {
        let choices = Choice.allCases.map(\.rawValue)
        let all = choices.joined(separator: "|")
        return Option(
            declaration: OptionDeclaration(
                name: name, short: nil, key: nil, placeholder: all.count > 20 ? "WHAT" : all,
                choices: choices,
                isRepeatable: true, defaultValue: nil, help: help),
            value: { $0.compactMap(Choice.init(rawValue:)) }
        )
    }
}
