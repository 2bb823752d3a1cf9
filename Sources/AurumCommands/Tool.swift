import AurumPlatform
import AurumSyntax

/// The program: words in, exit code out.
package enum Tool {
    /// Does what the words after the program's name ask for.
    package static func run(
        _ words: [String], _ environment: Environment, commands: [any Command.Type] = Commands.all
    ) -> ExitCode {
        let parsed = ArgumentParser.parse(words, commands: commands)
        guard let cache = environment.cache, parsed.isRepeatable else {
            return run(parsed, environment, commands)
        }
        if let record = cache.recall(words, environment) { return repeated(record, parsed, environment) }
        return cache.remember(words, environment) { run(parsed, $0, commands) }
    }

    /// Prints what the same run has printed before.
    private static func repeated(
        _ record: RunRecord, _ parsed: ParsedWords, _ environment: Environment
    ) -> ExitCode {
        environment.output.write(record.output)
        environment.errors.write(record.errors)
        environment.output.flush()
        if environment.output.failure != nil { return finish(record.code, parsed.invocation, environment) }
        environment.errors.flush()
        return record.code
    }

    private static func run(
        _ parsed: ParsedWords, _ environment: Environment, _ commands: [any Command.Type]
    ) -> ExitCode {
        let code = respond(to: parsed, environment, commands)
        if parsed.invocation[GlobalOptions.timings], Reporter(parsed.invocation, environment).isForPeople {
            environment.errors.write(environment.timings.text)
        }
        return finish(code, parsed.invocation, environment)
    }

    private static func respond(
        to parsed: ParsedWords, _ environment: Environment, _ commands: [any Command.Type]
    ) -> ExitCode {
        let invocation = parsed.invocation
        if invocation[GlobalOptions.help] {
            let page = parsed.command.map(HelpPage.init) ?? HelpPage(tool: commands)
            return show(page, invocation, environment)
        }
        if invocation[GlobalOptions.version], parsed.mistakes.isEmpty {
            return run(VersionCommand.self, invocation, environment)
        }
        if let command = parsed.command, parsed.mistakes.isEmpty {
            return run(command, invocation, environment)
        }
        let mistakes = parsed.mistakes.isEmpty ? [.noCommand] : parsed.mistakes
        return reportUsage(mistakes, of: parsed.command, invocation, environment)
    }

    private static func run(
        _ command: any Command.Type, _ invocation: Invocation, _ environment: Environment
    ) -> ExitCode {
        do {
            return try command.init().run(invocation, environment)
        } catch {
            return Reporter(invocation, environment).report(error)
        }
    }

    /// Prints a page of help as a result.
    static func show(_ page: HelpPage, _ invocation: Invocation, _ environment: Environment) -> ExitCode {
        let style = environment.style(for: environment.output, invocation)
        environment.output.write(HelpText(width: environment.width, style: style).render(page))
        return .success
    }

    /// Prints mistakes in the words, the last with how to call the command.
    static func reportUsage(
        _ mistakes: [Diagnostic], of command: (any Command.Type)?, _ invocation: Invocation,
        _ environment: Environment
    ) -> ExitCode {
        command?.printMistakes(mistakes, invocation, environment)
        var mistakes = mistakes
        let usage = command.map(HelpPage.usage) ?? "aurumc COMMAND [options]"
        let more = command.map { "aurumc help \($0.name)" } ?? "aurumc help"
        if var last = mistakes.popLast() {
            last.help.append("usage is `\(usage)`; `\(more)` says more")
            mistakes.append(last)
        }
        Reporter(invocation, environment).report(mistakes)
        return .usage
    }

    /// Hands everything printed to the system; results that cannot be printed are a failure of their own.
    private static func finish(
        _ code: ExitCode, _ invocation: Invocation, _ environment: Environment
    ) -> ExitCode {
        environment.output.flush()
        let reporter = Reporter(invocation, environment)
        let failure = environment.output.failure
        if let failure { reporter.report([.cannotPrint(failure)]) }
        reporter.finish()
        environment.output.flush()
        if failure == nil, let late = environment.output.failure {
            // The report itself is what cannot be printed.
            environment.errors.write(HumanRenderer(sources: SourceMap()).render(.cannotPrint(late)))
        }
        environment.errors.flush()
        return environment.output.failure == nil ? code : .inputOutput
    }
}

extension ParsedWords {
    /// Whether the same words mean the same when the disk is the same.
    fileprivate var isRepeatable: Bool {
        guard let command, mistakes.isEmpty, command.isRepeatable else { return false }
        let needsWork = [GlobalOptions.timings, OutputOptions.noCache, OutputOptions.watch]
        return !needsWork.contains { invocation[$0] }
    }
}

extension Diagnostic {
    fileprivate static var noCommand: Diagnostic { Diagnostic(.noCommand, "no command given", at: nil) }

    fileprivate static func cannotPrint(_ reason: FileFailure.Reason) -> Diagnostic {
        let words = FileFailure(.write, "", reason).words
        return Diagnostic(.cannotWrite, "cannot write to standard output: \(words)", at: nil)
    }
}
