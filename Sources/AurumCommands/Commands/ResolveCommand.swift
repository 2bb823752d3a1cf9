import AurumCompiler
import AurumEmitters
package import AurumPlatform
package import AurumSyntax

/// Prints tokens with all references replaced.
package struct ResolveCommand: Command {
    package static let name = "resolve"
    package static let summary = "print tokens with all references replaced"
    package static let discussion = """
        INPUT is one or more token files, or one resolver document; `-` is the standard input. Without INPUT it is the \
        project's tokens in its first mode; where the config names no modes, that has the defaults of the modifiers, \
        and the first context of those without one. The JSON is one object with `tokens`, `errors` and `warnings`, \
        also when something is wrong. DTCG is a token file again, with every reference replaced; it is printed only when all \
        tokens are sound.
        """
    package static let examples = [
        CommandExample("aurumc resolve", "list the project's tokens and their values"),
        CommandExample(
            "aurumc resolve colors.json spacing.yaml --format json", "merge token files and resolve them"),
        CommandExample("aurumc resolve --format dtcg", "write one token file without references"),
        CommandExample(
            "aurumc resolve design.resolver.json --input appearance=dark",
            "choose contexts of a resolver document"),
    ]
    package static let options = OptionTable(input, inputFile, mode, format)
    package static let arguments = ArgumentTable(inputs)

    private enum Format: String, CaseIterable, Sendable { case text, json, dtcg }

    private static let inputs = Argument.repeated("INPUT", "token files, or one resolver document")
    private static let input = Option.texts("input", "MODIFIER=CONTEXT", "choose a context of a modifier")
    private static let inputFile = Option.text(
        "input-file", "FILE", "choose contexts by an object of modifiers and contexts in a file")
    private static let mode = Option.text("mode", "NAME", "resolve this mode of the project")
    private static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the tokens")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let mistakes = Self.mistakes(in: invocation)
        if !mistakes.isEmpty {
            return Tool.reportUsage(mistakes, of: Self.self, invocation, environment)
        }
        let request = ResolutionRequest(
            inputs: invocation[Self.inputs], input: Self.resolverInput(invocation),
            mode: invocation[Self.mode])
        let resolution = request.resolve(invocation, environment)
        let reporter = Reporter(invocation, environment)
        let diagnostics = resolution.diagnostics.sorted.map(reporter.leveled)
        switch invocation[Self.format] {
        case .json:
            environment.output.write(
                ResolvedJSON.render(
                    resolution.design, mode: resolution.mode, diagnostics: diagnostics,
                    sources: resolution.namedSources))
        case .dtcg:
            guard let design = resolution.design, !diagnostics.contains(where: { $0.severity == .error })
            else { break }
            environment.output.write(TokenDocument.render(design, mode: resolution.mode))
        case .text: resolution.design.map { Self.list($0, resolution.mode, invocation, environment) }
        }
        let hasErrors = reporter.report(resolution.diagnostics, sources: resolution.sources)
        return hasErrors ? resolution.errorCode : .success
    }

    package static func printMistakes(
        _ mistakes: [Diagnostic], _ invocation: Invocation, _ environment: Environment
    ) {
        guard invocation[format] == .json else { return }
        environment.output.write(ResolvedJSON.render(nil, diagnostics: mistakes, sources: SourceMap()))
    }

    private static func resolverInput(_ invocation: Invocation) -> ResolverInput {
        ResolverInput(file: invocation[inputFile], words: invocation[input])
    }

    private static func mistakes(in invocation: Invocation) -> [Diagnostic] {
        let words = invocation[input].filter { !$0.contains("=") }.map(Diagnostic.noEquals)
        let isTwofold = !resolverInput(invocation).isEmpty && invocation[mode] != nil
        var seen: Set<[UInt8]> = []
        let repeated = invocation[input].filter { $0.contains("=") }.map { $0.prefix { $0 != "=" } }
            .filter { !seen.insert(Array($0.utf8)).inserted }
        return words + repeated.map { Diagnostic.repeatedInput(String($0)) }
            + (isTwofold ? [.modeAndInput] : [])
    }

    /// Path, type and value, one token a line.
    private static func list(
        _ design: ResolvedDesign, _ mode: Int, _ invocation: Invocation, _ environment: Environment
    ) {
        let swatch = Swatch(for: environment.output, invocation, environment)
        var columns = TextColumns()
        for token in design.modes[mode].present {
            columns.add([
                .init(design.tokens[token.id].path), .init(token.type.rawValue),
                .init(ValueText.text(of: token.value), prefix: swatch.block(token.value.color)),
            ])
        }
        environment.output.write(columns.text)
    }
}

extension Diagnostic {
    fileprivate static func noEquals(_ word: String) -> Diagnostic {
        Diagnostic(
            .wrongOptionValue, "`--input` cannot be `\(word)`, expected MODIFIER=CONTEXT", at: nil,
            help: ["write `--input \(word)=CONTEXT`"])
    }

    fileprivate static func repeatedInput(_ modifier: String) -> Diagnostic {
        Diagnostic(
            .conflictingOptions, "`--input` chooses a context of `\(modifier)` more than once", at: nil,
            help: ["leave one of them out"])
    }

    fileprivate static var modeAndInput: Diagnostic {
        Diagnostic(
            .conflictingOptions, "both `--mode` and an input are given", at: nil,
            notes: ["a mode is an input that the config gives a name"], help: ["leave one of them out"])
    }
}
