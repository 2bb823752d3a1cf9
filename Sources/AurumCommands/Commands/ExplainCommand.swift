package import AurumPlatform
import AurumSyntax

/// Explains a diagnostic at length.
package struct ExplainCommand: Command {
    package static let name = "explain"
    package static let summary = "explain an error or warning by its code"
    package static let examples = [CommandExample("aurumc explain A0501", "say what low contrast is about")]
    package static let arguments = ArgumentTable(code)

    private static let code = Argument.required("CODE", "what stands in brackets in a message, such as A0501")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let word = invocation[Self.code]
        guard let code = DiagnosticCode.all.first(where: { $0.id == word.uppercased() }) else {
            return Tool.reportUsage([.noCode(word)], of: Self.self, invocation, environment)
        }
        let style = environment.style(for: environment.output, invocation)
        let text = HelpText(width: environment.width, style: style)
        environment.output.writeLine(text.strong(code.id + ":", code.title) + "\n")
        environment.output.writeLine(text.wrap(code.explanation, indent: 0))
        return .success
    }
}

extension Diagnostic {
    fileprivate static func noCode(_ word: String) -> Diagnostic {
        let nearest = DiagnosticCode.nearest(to: word.uppercased())
        return Diagnostic(
            .unknownName, "no diagnostic has the code `\(word)`", at: nil,
            help: [nearest.map { "did you mean `\($0.id)`, \($0.title)?" } ?? "codes look like `A0501`"])
    }
}
