package import AurumPlatform
package import AurumSyntax

/// One thing the tool can do, such as `aurumc build`.
package protocol Command: Sendable {
    /// The word that chooses the command.
    static var name: String { get }
    /// What it does, as a phrase that starts with a verb and has no full stop.
    static var summary: String { get }
    /// What else to know, in paragraphs separated by an empty line.
    static var discussion: String { get }
    /// A few lines worth trying.
    static var examples: [CommandExample] { get }
    /// The options beside the global ones.
    static var options: OptionTable { get }
    /// The words that are not options, in order.
    static var arguments: ArgumentTable { get }

    /// Whether nothing but files decides what it does, so that a run can be remembered.
    static var isRepeatable: Bool { get }

    /// Makes the command.
    init()

    /// Prints what a program that reads the result gets when the words make no sense.
    static func printMistakes(_ mistakes: [Diagnostic], _ invocation: Invocation, _ environment: Environment)

    /// Does it. A failure of the file system may be thrown; it is reported and chooses the exit code.
    func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode
}

extension Command {
    package static var discussion: String { "" }
    package static var examples: [CommandExample] { [] }
    package static var options: OptionTable { OptionTable() }
    package static var arguments: ArgumentTable { ArgumentTable() }
    package static var isRepeatable: Bool { false }
    package static func printMistakes(
        _ mistakes: [Diagnostic], _ invocation: Invocation, _ environment: Environment
    ) {}
}

/// A command line and what it is good for.
package struct CommandExample: Sendable {
    /// What to type.
    package let line: String
    /// What happens, as a phrase without a full stop.
    package let explanation: String

    /// Makes an example.
    package init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}

/// The commands, in the order help lists them.
///
/// Add one here.
package enum Commands {
    /// All commands.
    package static let all: [any Command.Type] = [
        BuildCommand.self,
        CheckCommand.self,
        OutputsCommand.self,
        ModuleCommand.self,
        ResolveCommand.self,
        TableCommand.self,
        DiffCommand.self,
        ColorCommand.self,
        WhereCommand.self,
        ImpactCommand.self,
        MigrateCommand.self,
        LogCommand.self,
        MergeCommand.self,
        TextconvCommand.self,
        ExplainCommand.self,
        ImportCommand.self,
        InitCommand.self,
        ConfigCommand.self,
        DoctorCommand.self,
        SchemaCommand.self,
        CompletionsCommand.self,
        ManualCommand.self,
        HelpCommand.self,
        VersionCommand.self,
    ]

    /// The command with a name.
    package static func named(_ name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }
}
