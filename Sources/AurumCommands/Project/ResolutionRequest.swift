import AurumCompiler
import AurumPlatform
import AurumSyntax

/// Tokens resolved in one mode, with everything that was reported on the way.
struct Resolution {
    /// The design, or nil when there was nothing to resolve.
    var design: ResolvedDesign?
    /// The position of the mode asked for.
    var mode = 0
    /// Everything reported.
    var diagnostics = DiagnosticSink()
    /// The files that were read.
    var sources = SourceMap()
    /// The file with the input of the resolver, if there is one.
    var inputSource: SourceID?
    /// Why the file with the input of the resolver cannot be had.
    var inputFailure: SourceFailure?

    /// The files that were read, as the result names them: the input of the resolver has no path there (D-09).
    var namedSources: SourceMap {
        inputSource.map { sources.naming($0, ResolverInput.fileName) } ?? sources
    }
    /// The exit code after errors.
    var errorCode: ExitCode { inputFailure.map(ExitCode.init) ?? ExitCode(forErrors: diagnostics) }
}

/// What a command line asks to resolve: some inputs or the project, in a mode or with an input of the resolver.
struct ResolutionRequest {
    /// The name that stands for the standard input in messages.
    static let standardInputName = "<stdin>"

    /// Token files, or one resolver document; none for the project.
    let inputs: [String]
    /// The input of the resolver.
    let input: ResolverInput
    /// The name of a mode.
    let mode: String?

    /// Reads and resolves everything.
    func resolve(_ invocation: Invocation, _ environment: Environment) -> Resolution {
        inputs.isEmpty ? resolveProject(invocation, environment) : resolveInputs(environment)
    }

    private func resolveProject(_ invocation: Invocation, _ environment: Environment) -> Resolution {
        var resolution = Resolution()
        guard var project = Project.open(invocation, environment, &resolution.diagnostics) else {
            return resolution
        }
        let named = project.configuration.modes
        let usual = named?.first ?? .first
        if let requests = requests(
            named, usual: usual, environment, &project.loader, &project.diagnostics, &resolution)
        {
            resolution.design = project.resolve(modes: requests.list)
            pickMode(in: &resolution, &project.diagnostics)
        }
        resolution.sources = project.loader.sources
        resolution.diagnostics = project.diagnostics
        return resolution
    }

    private func resolveInputs(_ environment: Environment) -> Resolution {
        var given: [String: [UInt8]] = [:]
        var resolution = Resolution()
        if inputs.contains("-") {
            do throws(FileFailure) {
                given[Self.standardInputName] = try environment.input()
            } catch {
                resolution.diagnostics.report(
                    .unavailable(Self.standardInputName, SourceFailure(error), from: nil))
                return resolution
            }
        }
        var loader = DocumentLoader(environment, given: given)
        var diagnostics = DiagnosticSink()
        // A file named twice, perhaps in two spellings, is one input, as in a config.
        var taken: Set<Path> = []
        let paths = inputs.map { $0 == "-" ? Self.standardInputName : environment.plain($0) }
            .filter { taken.insert(environment.path($0)).inserted }
        // One that cannot be had is named on the command line, so it is reported at no other place.
        for path in paths { _ = loader.load(path, from: nil, &diagnostics) }
        let usual = ModeRequest(name: "default", choices: [])
        if let requests = requests(nil, usual: usual, environment, &loader, &diagnostics, &resolution) {
            resolution.design = environment.timings.measure("resolve") {
                Compiler().resolve(TokenInputs(paths: paths), modes: requests.list, &loader, &diagnostics)
            }
            pickMode(in: &resolution, &diagnostics)
        }
        resolution.sources = loader.sources
        resolution.diagnostics = diagnostics
        return resolution
    }

    /// Modes to resolve; a list of nil stands for all combinations of contexts.
    private struct Requests {
        let list: [ModeRequest]?
    }

    /// What to resolve, given the modes that a config names and the one meant when nothing is chosen; nil after a
    /// report.
    private func requests(
        _ named: [ModeRequest]?, usual: ModeRequest, _ environment: Environment,
        _ loader: inout DocumentLoader,
        _ diagnostics: inout DiagnosticSink, _ resolution: inout Resolution
    ) -> Requests? {
        guard let mode else {
            guard let choices = input.choices(environment, &loader, &diagnostics, &resolution)
            else {
                return nil
            }
            return Requests(list: [choices.isEmpty ? usual : ModeRequest(name: "input", choices: choices)])
        }
        guard let named else { return Requests(list: nil) }
        let wanted = named.filter { $0.name == mode }
        if wanted.isEmpty { diagnostics.report(.noMode(mode, among: named.map(\.name))) }
        return wanted.isEmpty ? nil : Requests(list: wanted)
    }

    /// Finds the mode asked for by name among the combinations of contexts, or reports that there is none.
    private func pickMode(in resolution: inout Resolution, _ diagnostics: inout DiagnosticSink) {
        guard let mode, let modes = resolution.design?.modes, !diagnostics.hasErrors else { return }
        if let position = modes.firstIndex(where: { $0.mode.name == mode }) {
            resolution.mode = position
        } else {
            resolution.design = nil
            diagnostics.report(.noMode(mode, among: modes.map(\.mode.name)))
        }
    }
}

extension Diagnostic {
    /// A mode that the project does not have.
    static func noMode(_ name: String, among names: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        let all = names.count == 1 ? "the only mode is \(list)" : "the modes are \(list)"
        return Diagnostic(
            .unknownName, "no mode named `\(name)`", at: nil,
            help: [nearest.map { "did you mean `\($0)`?" } ?? all])
    }
}
