/// Writes what zsh needs to complete the words of a command line, as a file `_aurumc` in a folder of its `fpath`.
struct ZshCompletion {
    let commands: [any Command.Type]

    var text: String {
        """
        #compdef aurumc
        # What zsh needs to complete the words of aurumc; made by `aurumc completions zsh`.

        _aurumc() {
            local context state state_descr line
            typeset -A opt_args
            local -a global
            global=(
        \(lines(GlobalOptions.table.declarations.flatMap(specifications), indented: 8))
            )
            _arguments -C -S $global '1:command:->command' '*::word:->word' && return
            case $state in
                command)
                    local -a commands
                    commands=(
        \(lines(commands.map { quoted("\(escaped($0.name)):\($0.summary)") }, indented: 16))
                    )
                    _describe command commands
                    ;;
                word)
                    case $words[1] in
        \(commands.map(words).joined(separator: "\n"))
                    esac
                    ;;
            esac
        }

        if [ "$funcstack[1]" = _aurumc ]; then _aurumc "$@"; else compdef _aurumc aurumc; fi

        """
    }

    private func words(of command: any Command.Type) -> String {
        let options = command.options.declarations.flatMap(specifications)
        let arguments = command.arguments.declarations.enumerated().map { index, argument in
            let place = argument.isRepeated ? "*" : String(index + 1)
            let colon = argument.minimum > index || argument.isRepeated ? ":" : "::"
            return quoted(
                "\(place)\(colon)\(escaped(argument.help)):\(action(CompletedValue(argument, commands)))")
        }
        return "                \(command.name)) _arguments -S $global "
            + ((options + arguments).joined(separator: " ") + " ;;")
    }

    /// The option in each of its spellings.
    private func specifications(of option: OptionDeclaration) -> [String] {
        let value =
            option.isFlag
            ? "" : ":\(escaped(option.placeholder ?? "")):\(action(CompletedValue(option, commands)))"
        let again = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        return option.spellings.map { spelling in
            let equals = option.isFlag || !spelling.hasPrefix("--") ? "" : "="
            return quoted("\(again)\(spelling)\(equals)[\(escaped(option.help))]\(value)")
        }
    }

    private func action(_ value: CompletedValue) -> String {
        switch value {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .anything: " "
        }
    }

    /// Text in which colons and brackets mean themselves.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\:[]".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private func lines(_ lines: [String], indented count: Int) -> String {
        lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
