/// The help on the tool or a command as data, from which texts of any kind are made.
package struct HelpPage: Sendable {
    /// A term, such as `-f, --format text|json`, and what it means.
    package struct Row: Sendable {
        /// What is typed.
        package let term: String
        /// What it does or is.
        package let meaning: String
    }

    /// Some rows under a heading.
    package struct Section: Sendable {
        /// The heading.
        package let title: String
        /// The rows.
        package let rows: [Row]
    }

    /// What is typed to start it, such as `aurumc build`.
    package let title: String
    /// What it does, a phrase without a full stop.
    package let summary: String
    /// How it is called.
    package let usage: String
    /// What else to know.
    package let paragraphs: [String]
    /// Arguments, options and commands; none is empty.
    package let sections: [Section]
    /// A few lines worth trying.
    package let examples: [CommandExample]

    /// The help on a command.
    package init(_ command: any Command.Type) {
        title = "aurumc " + command.name
        summary = command.summary
        usage = Self.usage(of: command)
        paragraphs = command.discussion.isEmpty ? [] : Self.paragraphs(of: command.discussion)
        sections = [
            Section(title: "Arguments", rows: command.arguments.declarations.map(Row.init)),
            Section(title: "Options", rows: command.options.declarations.map(Row.init)),
            Section(title: "Options of all commands", rows: GlobalOptions.table.declarations.map(Row.init)),
        ].filter { !$0.rows.isEmpty }
        examples = command.examples
    }

    /// The help on the tool.
    package init(tool commands: [any Command.Type]) {
        title = "aurumc"
        summary = "compile design tokens and component specs into code, data and documentation"
        usage = "aurumc COMMAND [options]"
        paragraphs = [
            "Design tokens are W3C design token files in JSON or YAML. Run in a project, every command finds its "
                + "configuration, aurum.yaml, in this folder, in its tokens folder or in a folder above.",
            "Run `aurumc help COMMAND` for the options of a command.",
        ]
        sections = [
            Section(
                title: "Commands", rows: commands.map { Row(term: $0.name, meaning: $0.summary) }),
            Section(title: "Options of all commands", rows: GlobalOptions.table.declarations.map(Row.init)),
        ]
        examples = commands.compactMap { $0.examples.first }
    }

    /// How a command is called, such as `aurumc help [options] [COMMAND]`.
    package static func usage(of command: any Command.Type) -> String {
        (["aurumc", command.name, "[options]"] + command.arguments.declarations.map(\.usage))
            .joined(separator: " ")
    }

    private static func paragraphs(of text: String) -> [String] {
        text.split(separator: "\n\n").map { $0.split(separator: "\n").joined(separator: " ") }
    }
}

extension HelpPage.Row {
    init(_ option: OptionDeclaration) {
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.placeholder.map { " " + $0 } ?? ""
        let standard = option.defaultValue.map { " (default: \($0))" } ?? ""
        let isListed = option.choices.isEmpty || option.placeholder?.contains("|") == true
        let choices = isListed ? "" : ": " + option.choices.joined(separator: ", ")
        let again = option.isRepeatable ? " (repeatable)" : ""
        self.init(term: short + option.spelling + value, meaning: option.help + choices + standard + again)
    }

    fileprivate init(_ argument: ArgumentDeclaration) {
        self.init(term: argument.usage, meaning: argument.help)
    }
}

extension ArgumentDeclaration {
    fileprivate var usage: String {
        let words = isRepeated ? name + "..." : name
        return minimum == 0 ? "[\(words)]" : words
    }
}
