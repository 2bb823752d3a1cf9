import AurumEmitters
import AurumSyntax

/// What can stand where the help shows a placeholder.
enum CompletedValue: Equatable {
    /// One of some words.
    case words([String])
    /// A file, or a folder on the way to one.
    case files
    /// A folder.
    case folders
    /// Something that cannot be known beforehand.
    case anything

    init(_ option: OptionDeclaration, _ commands: [any Command.Type]) {
        self = option.choices.isEmpty ? Self(option.placeholder ?? "", commands) : .words(option.choices)
    }

    init(_ argument: ArgumentDeclaration, _ commands: [any Command.Type]) {
        self.init(argument.name, commands)
    }

    private init(_ placeholder: String, _ commands: [any Command.Type]) {
        switch placeholder {
        case "FILE", "INPUT", "FILE[:LINE]", "OLD", "NEW": self = .files
        case "DIR": self = .folders
        case "OUTPUT": self = .words(Emitters.all.map { $0.name })
        case "COMMAND": self = .words(commands.map { $0.name })
        case "CODE": self = .words(DiagnosticCode.all.map(\.id))
        case "SHELL": self = .words(CompletionsCommand.Shell.allCases.map(\.rawValue))
        case "SCHEMA": self = .words(Schemas.all.map(\.name))
        case "TOOL": self = .words(["figma"])
        default: self = .anything
        }
    }
}
