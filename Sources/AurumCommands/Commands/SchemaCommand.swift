import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Prints a JSON Schema for editors.
package struct SchemaCommand: Command {
    package static let name = "schema"
    package static let summary = "print a JSON Schema, for editors"
    package static let discussion = """
        An editor that knows the schema of a file completes names, explains them and marks mistakes as you type. Keep the \
        schema in a file beside the project, and name it in the first line of a YAML file, \
        `# yaml-language-server: $schema=PATH`, or as the member `$schema` in JSON. `aurumc init` does so.
        """
    package static let examples = [
        CommandExample(
            "aurumc schema config > schema.json", "write the schema of aurum.yaml to a file")
    ]
    package static let arguments = ArgumentTable(schema)

    private static let schema = Argument.required(
        "SCHEMA", "what to describe: " + Schemas.all.map { "`\($0.name)`" }.joined(separator: ", "))

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let name = invocation[Self.schema]
        guard let document = Schemas.all.first(where: { $0.name == name }) else {
            return Tool.reportUsage([.unknownSchema(name)], of: Self.self, invocation, environment)
        }
        environment.output.write(document.text)
        return .success
    }
}

extension Diagnostic {
    fileprivate static func unknownSchema(_ name: String) -> Diagnostic {
        let names = Schemas.all.map(\.name)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        let nearest = Suggestions.nearest(to: name, among: names)
        return Diagnostic(
            .wrongOptionValue, "SCHEMA cannot be `\(name)`, expected one of \(list)", at: nil,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? [])
    }
}
