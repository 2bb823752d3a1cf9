/// Writes what bash, from 3.2 on, needs to complete the words of a command line.
struct BashCompletion {
    let commands: [any Command.Type]

    var text: String {
        """
        # What bash needs to complete the words of aurumc; made by `aurumc completions bash`.

        _aurumc_reply() {
            local line
            COMPREPLY=()
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <("$@")
        }

        _aurumc_files() {
            compopt -o filenames 2>/dev/null
            _aurumc_reply compgen "$1" -- "$2"
        }

        _aurumc() {
            local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
            local command='' count=0 index
            COMPREPLY=()
            # The form `--option=value` comes as three words.
            if [ "$word" = = ]; then
                word=''
            elif [ "$option" = = ]; then
                option=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index]} in
                    \(pattern(of: allOptions.filter { !$0.isFlag })) ) ((index++)) ;;
                    -* | = ) ;;
                    * ) if [ -z "$command" ]; then command=${COMP_WORDS[index]}; else ((count++)); fi ;;
                esac
            done
            case $command:$option in
        \(values(of: GlobalOptions.table.declarations, in: "*"))\(commandValues)
            esac
            case $command:$word in
                :-* ) _aurumc_reply compgen -W '\(names(of: GlobalOptions.table.declarations))' -- "$word" ;;
                :* ) _aurumc_reply compgen -W '\(commands.map { $0.name }.joined(separator: " "))' -- "$word" ;;
        \(commands.map(words).joined(separator: "\n"))
            esac
        }

        complete -F _aurumc aurumc

        """
    }

    private var allOptions: [OptionDeclaration] {
        GlobalOptions.table.declarations + commands.flatMap { $0.options.declarations }
    }

    private var commandValues: String {
        commands.map { values(of: $0.options.declarations, in: $0.name) }.joined()
    }

    /// The completions of the values of options, one a line.
    private func values(of options: [OptionDeclaration], in command: String) -> String {
        options.filter { !$0.isFlag }.map { option in
            let action = action(for: CompletedValue(option, commands)) ?? ":"
            let spellings = option.spellings.map { "\(command):\($0)" }.joined(separator: " | ")
            return "        \(spellings) ) \(action); return ;;\n"
        }.joined()
    }

    /// The completions of the words of a command.
    private func words(of command: any Command.Type) -> String {
        let options = command.options.declarations + GlobalOptions.table.declarations
        let arguments = command.arguments.declarations.enumerated().compactMap { index, argument in
            action(for: CompletedValue(argument, commands)).map { action in
                "\(argument.isRepeated ? "*" : String(index)) ) \(action) ;;"
            }
        }
        let choice = arguments.isEmpty ? ":" : "case $count in \(arguments.joined(separator: " ")) esac"
        return """
                    \(command.name):-* ) _aurumc_reply compgen -W '\(names(of: options))' -- "$word" ;;
                    \(command.name):* ) \(choice) ;;
            """
    }

    private func action(for value: CompletedValue) -> String? {
        switch value {
        case .words(let words): "_aurumc_reply compgen -W '\(words.joined(separator: " "))' -- \"$word\""
        case .files: "_aurumc_files -f \"$word\""
        case .folders: "_aurumc_files -d \"$word\""
        case .anything: nil
        }
    }

    private func names(of options: [OptionDeclaration]) -> String {
        options.map(\.spelling).joined(separator: " ")
    }

    private func pattern(of options: [OptionDeclaration]) -> String {
        var seen: Set<String> = []
        return options.flatMap(\.spellings).filter { seen.insert($0).inserted }.joined(separator: " | ")
    }
}

extension OptionDeclaration {
    /// The long and the short form as typed.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}
