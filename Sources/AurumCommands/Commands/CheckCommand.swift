package import AurumPlatform
import AurumSyntax

/// Compares the project's outputs with what its input gives.
package struct CheckCommand: Command {
    package static let name = "check"
    package static let summary = "say whether the outputs are what the input gives"
    package static let discussion = """
        Compiles to memory and changes nothing. When a file differs, is missing or is left over, the difference is \
        printed as a patch and the exit code is 1.

        When nothing changed since the last time, the answer comes from a record of it in the user's cache folder, after \
        all the record saw has been compared with the disk. The variable AURUMC_CACHE names another folder, or is off.
        """
    package static let examples = [
        CommandExample("aurumc check", "fail when someone forgot to build, or edited an output by hand"),
        CommandExample("aurumc check --emit swift", "look at the Swift sources only"),
        CommandExample("aurumc check --format github", "annotate the changed lines of a pull request"),
    ]
    package static let options = OptionTable(OutputOptions.emit, OutputOptions.format, OutputOptions.noCache)
    package static let isRepeatable = true

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let reporter = Reporter(invocation, environment)
        let result = try OutputOptions.compile(invocation, environment, for: Self.self)
        guard case .outputs(let outputs) = result else { return result.code }
        if reporter.report(outputs.diagnostics, sources: outputs.sources) {
            return ExitCode(forErrors: outputs.diagnostics)
        }
        let style = environment.style(for: environment.output, invocation)
        let differences = outputs.folders.map { OutputDifferences($0.plan, shownAs: $0.shown, style: style) }
        environment.timings.measure("differences") {
            guard invocation[OutputOptions.format] == .text else { return }
            for difference in differences { environment.output.write(difference.patch) }
        }
        var found = differences.flatMap(\.diagnostics)
        if let last = found.indices.last {
            found[last].help = ["run `aurumc build` and commit what it writes"]
        }
        return reporter.report(found) ? .fault : .success
    }
}
