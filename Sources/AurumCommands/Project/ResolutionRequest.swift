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
    /// Whether something named on the command line is not there.
    var lacksInput = false
}

/// What a command line asks to resolve: some inputs or the project, in a mode or with an input.
struct ResolutionRequest {
    /// The name that stands for the standard input in messages.
    static let standardInputName = "<stdin>"
    /// The name that stands for an input file in messages (D-09).
    static let inputFileName = "<input>"

    private let inputs: [String]
    private let choices: [String]
    private let file: String?
    private let mode: String?

    /// Makes a request from words; the choices hold an equals sign.
    init(inputs: [String], choices: [String], file: String?, mode: String?) {
        self.inputs = inputs
        self.choices = choices
        self.file = file
        self.mode = mode
    }

    /// Reads and resolves everything.
    func resolve(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> Resolution {
        inputs.isEmpty ? resolveProject(invocation, environment) : try resolveInputs(environment)
    }

    private func resolveProject(_ invocation: Invocation, _ environment: Environment) -> Resolution {
        var resolution = Resolution()
        guard var project = Project.open(invocation, environment, &resolution.diagnostics) else {
            resolution.lacksInput = true
            return resolution
        }
        let named = project.configuration.modes
        let chosen = request(environment, &project.loader, &project.diagnostics, &resolution.lacksInput)
        let requests: [ModeRequest]? =
            if let mode { named.map { $0.filter { $0.name == mode } } ?? named } else {
                [chosen ?? named?.first ?? ModeRequest(name: "default", choices: [])]
            }
        resolution.design = requests?.isEmpty == true ? nil : project.resolve(modes: requests)
        pickMode(in: &resolution, among: named, &project.diagnostics)
        resolution.sources = project.loader.sources
        resolution.diagnostics.merge(project.diagnostics)
        return resolution
    }

    private func resolveInputs(_ environment: Environment) throws(FileFailure) -> Resolution {
        var given: [String: [UInt8]] = [:]
        if inputs.contains("-") { given[Self.standardInputName] = try environment.input() }
        var loader = DocumentLoader(environment, given: given)
        var diagnostics = DiagnosticSink()
        var resolution = Resolution()
        let paths = inputs.map { $0 == "-" ? Self.standardInputName : $0 }
        for path in paths where loader.load(path, from: nil, &diagnostics) == nil {
            resolution.lacksInput = true
        }
        let chosen = request(environment, &loader, &diagnostics, &resolution.lacksInput)
        let requests = mode == nil ? [chosen ?? ModeRequest(name: "default", choices: [])] : nil
        resolution.design = environment.timings.measure("resolve") {
            Compiler().resolve(TokenInputs(paths: paths), modes: requests, &loader, &diagnostics)
        }
        pickMode(in: &resolution, among: nil, &diagnostics)
        resolution.sources = loader.sources
        resolution.diagnostics = diagnostics
        return resolution
    }

    /// The input that the words and the file make, the words last; nil when there is none.
    private func request(
        _ environment: Environment, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink,
        _ lacksFile: inout Bool
    ) -> ModeRequest? {
        guard file != nil || !choices.isEmpty else { return nil }
        var all = file.map { readChoices($0, environment, &loader, &diagnostics, &lacksFile) } ?? []
        for word in choices {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            all.append(.init(modifier: parts[0], context: parts.count > 1 ? parts[1] : ""))
        }
        return ModeRequest(name: "input", choices: all)
    }

    private func readChoices(
        _ path: String, _ environment: Environment, _ loader: inout DocumentLoader,
        _ diagnostics: inout DiagnosticSink, _ lacksFile: inout Bool
    ) -> [ModeRequest.Choice] {
        do {
            let bytes = try FileSystemSources(environment).bytes(at: path)
            let tree = loader.read(bytes, named: Self.inputFileName, &diagnostics)
            return ModeRequest(name: "input", input: tree.root, &diagnostics).choices
        } catch {
            diagnostics.report(.noInputFile(path, error))
            lacksFile = true
            return []
        }
    }

    /// Finds the mode asked for by name, or reports that there is none.
    private func pickMode(
        in resolution: inout Resolution, among named: [ModeRequest]?, _ diagnostics: inout DiagnosticSink
    ) {
        guard let mode else { return }
        let names = named?.map(\.name) ?? resolution.design?.modes.map(\.mode.name) ?? []
        let position = resolution.design?.modes.firstIndex { $0.mode.name == mode }
        resolution.mode = position ?? 0
        guard position == nil, !diagnostics.hasErrors || !names.contains(mode) else { return }
        resolution.design = nil
        diagnostics.report(.noMode(mode, among: names))
    }
}

extension Diagnostic {
    /// A mode that the project does not have.
    static func noMode(_ name: String, among names: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownName, "no mode named `\(name)`", at: nil,
            help: [nearest.map { "did you mean `\($0)`?" } ?? "the modes are \(list)"])
    }

    fileprivate static func noInputFile(_ path: String, _ failure: SourceFailure) -> Diagnostic {
        let reason =
            switch failure {
            case .missing: "no file at `\(path)`"
            case .isDirectory: "`\(path)` is a folder"
            case .unreadable(let reason): "cannot read `\(path)`: \(reason)"
            }
        return Diagnostic(
            .wrongInput, "the input cannot be read, \(reason)", at: nil, help: ["check the path"])
    }
}
