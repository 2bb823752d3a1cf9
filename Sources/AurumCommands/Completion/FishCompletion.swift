/// Writes what fish needs to complete the words of a command line.
struct FishCompletion {
    let commands: [any Command.Type]

    var text: String {
        let names = commands.map { command in
            line("-n '__aurumc_is \"\"' -a \(command.name)", command.summary)
        }
        let global = GlobalOptions.table.declarations.map { line(specification(of: $0), $0.help) }
        return ([head, line("-f", nil)] + names + global + commands.flatMap(lines)).joined(separator: "\n")
            + "\n"
    }

    /// Which command a line has; an option's value is none.
    private var head: String {
        let values = GlobalOptions.table.declarations.filter { !$0.isFlag }.flatMap(\.spellings)
        return """
            # What fish needs to complete the words of aurumc; made by `aurumc completions fish`.

            function __aurumc_is --argument-names wanted
                set -l words (commandline -opc)
                set -e words[1]
                while set -q words[1]
                    switch $words[1]
                        case \(values.joined(separator: " "))
                            set -e words[1]
                        case '-*'
                        case '*'
                            test $words[1] = "$wanted"
                            return
                    end
                    set -e words[1]
                end
                test -z "$wanted"
            end

            """
    }

    private func lines(of command: any Command.Type) -> [String] {
        let condition = "-n '__aurumc_is \(command.name)'"
        let options = command.options.declarations.map {
            line("\(condition) \(specification(of: $0))", $0.help)
        }
        let arguments = command.arguments.declarations.compactMap { argument -> String? in
            switch CompletedValue(argument, commands) {
            case .words(let words): line("\(condition) -a '\(words.joined(separator: " "))'", argument.help)
            case .files: line("\(condition) -F", nil)
            case .folders: line("\(condition) -a '(__fish_complete_directories)'", nil)
            case .anything: nil
            }
        }
        return options + arguments
    }

    private func specification(of option: OptionDeclaration) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let name = "-l \(option.name)" + short
        if option.isFlag { return name }
        switch CompletedValue(option, commands) {
        case .words(let words): return name + " -x -a '\(words.joined(separator: " "))'"
        case .files: return name + " -r -F"
        case .folders: return name + " -x -a '(__fish_complete_directories)'"
        case .anything: return name + " -x"
        }
    }

    private func line(_ words: String, _ description: String?) -> String {
        "complete -c aurumc " + words + (description.map { " -d " + quoted($0) } ?? "")
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if character == "'" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return "'" + escaped + "'"
    }
}
