package import AurumSyntax

/// What the words of a command line turned out to mean.
package struct ParsedWords {
    /// The command, if one was named that exists.
    package internal(set) var command: (any Command.Type)?
    /// The options and arguments, as far as they make sense.
    package internal(set) var invocation = Invocation()
    /// What was wrong, in the order of the words.
    package internal(set) var mistakes: [Diagnostic] = []
}

/// Sorts the words of a command line into a command, options and arguments.
///
/// Options may stand anywhere, before the command only the global ones; after `--` every word is an argument, and so
/// is `-` everywhere. All mistakes are found, not only the first.
package struct ArgumentParser {
    private let commands: [any Command.Type]
    private var rest: ArraySlice<String> = []
    private var positionals: [String] = []
    private var parsed = ParsedWords()
    private var options = GlobalOptions.table
    private var hasNamedCommand = false

    /// Makes a parser that knows some commands.
    package init(commands: [any Command.Type]) {
        self.commands = commands
    }

    /// Parses the words after the program's name.
    package static func parse(_ words: [String], commands: [any Command.Type] = Commands.all) -> ParsedWords {
        var parser = ArgumentParser(commands: commands)
        return parser.parse(words)
    }

    private mutating func parse(_ words: [String]) -> ParsedWords {
        rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                while let word = rest.popFirst() { addPositional(word) }
            } else if word.hasPrefix("--") {
                addLongOption(word.dropFirst(2))
            } else if word.hasPrefix("-"), word != "-" {
                addShortOptions(word.dropFirst())
            } else {
                addPositional(word)
            }
        }
        assignPositionals()
        return parsed
    }

    private mutating func addPositional(_ word: String) {
        if hasNamedCommand { return positionals.append(word) }
        hasNamedCommand = true
        guard let command = commands.first(where: { $0.name == word }) else {
            return parsed.mistakes.append(.unknownCommand(word, commands: commands))
        }
        parsed.command = command
        options = command.options + GlobalOptions.table
    }

    private mutating func addLongOption(_ text: Substring) {
        let equals = text.firstIndex(of: "=")
        let name = String(text[..<(equals ?? text.endIndex)])
        let attached = equals.map { String(text[text.index(after: $0)...]) }
        guard let option = options[name] else {
            let meant = nearest(to: name).flatMap { options[$0] }
            // The next word is the value of the option that is meant, and no mistake of its own.
            if attached == nil, hasNamedCommand, meant?.isFlag == false { _ = nextValue() }
            return reportUnknown(name, spelling: "--" + name)
        }
        if !option.isFlag { return addValue(attached ?? nextValue(), for: option, spelling: option.spelling) }
        if attached != nil { return parsed.mistakes.append(.unexpectedValue(of: option)) }
        parsed.invocation.add("", for: option)
    }

    /// Reads `-q`, `-qh`, `-f json` and `-fjson`.
    private mutating func addShortOptions(_ text: Substring) {
        var letters = text
        while let letter = letters.popFirst() {
            guard let option = options[short: letter] else {
                return reportUnknown(String(text), spelling: "-\(letter)")
            }
            guard option.isFlag else {
                let value = letters.isEmpty ? nextValue() : String(letters)
                return addValue(value, for: option, spelling: "-\(letter)")
            }
            parsed.invocation.add("", for: option)
        }
    }

    /// The next word, unless it looks like an option.
    private mutating func nextValue() -> String? {
        guard let word = rest.first, word == "-" || !word.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private mutating func addValue(_ value: String?, for option: OptionDeclaration, spelling: String) {
        guard let value else {
            return parsed.mistakes.append(.missingValue(of: option, spelling: spelling, before: rest.first))
        }
        if value.isEmpty { return parsed.mistakes.append(.emptyValue(of: option)) }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            return parsed.mistakes.append(.wrongValue(value, of: option))
        }
        parsed.invocation.add(value, for: option)
    }

    /// The option that is probably meant: one with a similar name, or the only one whose name begins this way.
    private func nearest(to name: String) -> String? {
        let names = options.declarations.map(\.name)
        let longer = names.filter { !name.isEmpty && $0.hasPrefix(name) }
        return Suggestions.nearest(to: name, among: names) ?? (longer.count == 1 ? longer[0] : nil)
    }

    private mutating func reportUnknown(_ name: String, spelling: String) {
        // Of a command that does not exist, nobody knows the options.
        if hasNamedCommand, parsed.command == nil { return }
        let owners = commands.filter { $0.options[name] != nil }
        if !hasNamedCommand, let owner = owners.first {
            // Its value, if any, would be taken for the command.
            if owner.options[name]?.isFlag == false { _ = nextValue() }
            return parsed.mistakes.append(.misplacedOption(spelling, owners: owners.map { $0.name }))
        }
        parsed.mistakes.append(.unknownOption(nearest(to: name), spelling: spelling, of: parsed.command))
    }

    private mutating func assignPositionals() {
        guard let command = parsed.command else { return }
        var words = positionals[...]
        for argument in command.arguments.declarations {
            let count = argument.isRepeated ? words.count : min(1, words.count)
            for word in words.prefix(count) { parsed.invocation.add(word, for: argument) }
            words = words.dropFirst(count)
            if count < argument.minimum { parsed.mistakes.append(.missingArgument(argument, of: command)) }
        }
        if let word = words.first { parsed.mistakes.append(.unexpectedArgument(word, of: command)) }
    }
}

extension Diagnostic {
    /// A word that should name a command and names none.
    static func unknownCommand(_ word: String, commands: [any Command.Type]) -> Diagnostic {
        let names = commands.map { $0.name }
        let nearest = Suggestions.nearest(to: word, among: names)
        return Diagnostic(
            .unknownCommand, "no command named `\(word)`", at: nil,
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? "the commands are " + names.map { "`\($0)`" }.joined(separator: ", ")
            ])
    }

    fileprivate static func unknownOption(
        _ nearest: String?, spelling: String, of command: (any Command.Type)?
    ) -> Diagnostic {
        let owner = command.map { " of `\($0.name)`" } ?? ""
        return Diagnostic(
            .unknownOption, "no option\(owner) named `\(spelling)`", at: nil,
            help: nearest.map { ["did you mean `--\($0)`?"] } ?? [])
    }

    fileprivate static func misplacedOption(_ spelling: String, owners: [String]) -> Diagnostic {
        let names = owners.map { "`\($0)`" }
        let all = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
        return Diagnostic(
            .misplacedOption, "option `\(spelling)` before the command", at: nil,
            notes: ["it is an option of \(all.joined(separator: " and "))"],
            help: ["write it after the command"])
    }

    fileprivate static func missingValue(
        of option: OptionDeclaration, spelling: String, before next: String?
    ) -> Diagnostic {
        let attached = next.map { ["if `\($0)` is the value, write `\(option.spelling)=\($0)`"] } ?? []
        return Diagnostic(
            .missingOptionValue, "no value for `\(spelling)`", at: nil,
            help: ["write `\(option.spelling) \(option.placeholder ?? "VALUE")`"] + attached)
    }

    fileprivate static func emptyValue(of option: OptionDeclaration) -> Diagnostic {
        let expected = option.placeholder ?? "VALUE"
        return Diagnostic(
            .wrongOptionValue, "`\(option.spelling)` cannot be an empty text, expected \(expected)", at: nil,
            help: ["write `\(option.spelling) \(expected)`, or leave it out"])
    }

    fileprivate static func unexpectedValue(of option: OptionDeclaration) -> Diagnostic {
        Diagnostic(
            .unexpectedOptionValue, "a value for `\(option.spelling)`, which takes none", at: nil,
            help: ["write `\(option.spelling)` alone"])
    }

    fileprivate static func wrongValue(_ value: String, of option: OptionDeclaration) -> Diagnostic {
        let choices = option.choices.map { "`\($0)`" }.joined(separator: ", ")
        let nearest = Suggestions.nearest(to: value, among: option.choices)
        return Diagnostic(
            .wrongOptionValue, "`\(option.spelling)` cannot be `\(value)`, expected one of \(choices)",
            at: nil,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    fileprivate static func missingArgument(
        _ argument: ArgumentDeclaration, of command: any Command.Type
    ) -> Diagnostic {
        Diagnostic(
            .missingArgument, "no \(argument.name) for `\(command.name)`", at: nil,
            notes: ["\(argument.name) is \(argument.help)"])
    }

    fileprivate static func unexpectedArgument(_ word: String, of command: any Command.Type) -> Diagnostic {
        Diagnostic(.unexpectedArgument, "`\(command.name)` takes no further word, found `\(word)`", at: nil)
    }
}
