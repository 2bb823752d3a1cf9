import AurumCompiler
import AurumPlatform
import AurumSyntax
import AurumYAML

/// The project that a command runs in: its config, and what has been read and reported so far.
struct Project {
    /// Where the config is, absolute.
    let path: Path
    /// The config as it is written.
    let tree: SyntaxTree
    /// The config.
    let configuration: Configuration
    /// Reads the project's files, each once.
    var loader: DocumentLoader
    /// What has been reported.
    var diagnostics: DiagnosticSink

    private let environment: Environment

    /// Finds and reads the config; nil when it cannot be had, which is reported.
    static func open(
        _ invocation: Invocation, _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> Project? {
        guard let path = ConfigurationFile.find(invocation, environment, &diagnostics) else { return nil }
        return open(at: path, environment, &diagnostics)
    }

    /// Reads the config at a path; nil when it cannot be had, which is reported.
    static func open(
        at path: String, _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> Project? {
        var loader = DocumentLoader(environment)
        var found = DiagnosticSink()
        let tree = environment.timings.measure("config") { loader.load(path, from: nil, &found) }
        guard let tree else {
            diagnostics.merge(found)
            return nil
        }
        var configuration = ConfigurationParser.parse(tree, &found)
        configuration.tokens = NamedFiles.expand(configuration.tokens, environment, &found)
        configuration.components = NamedFiles.expand(configuration.components, environment, &found)
        return Project(
            path: environment.path(path), tree: tree, configuration: configuration, loader: loader,
            diagnostics: found,
            environment: environment)
    }

    /// The finished design, with holes where something has been reported.
    mutating func compile() -> ResolvedDesign {
        let design = environment.timings.measure("compile") {
            Compiler().compile(configuration, &loader, &diagnostics)
        }
        diagnostics.apply(configuration.levels)
        return design
    }

    /// The tokens in the modes asked for; nil asks for all combinations of contexts.
    mutating func resolve(modes: [ModeRequest]?) -> ResolvedDesign {
        let design = environment.timings.measure("resolve") {
            Compiler().resolve(TokenInputs(configuration.tokens), modes: modes, &loader, &diagnostics)
        }
        diagnostics.apply(configuration.levels)
        return design
    }
}

extension DocumentLoader {
    /// Makes a loader of the environment's files that knows JSON and YAML; some names stand for given bytes.
    init(_ environment: Environment, given: [String: [UInt8]] = [:]) {
        self.init(
            provider: FileSystemSources(environment, given: given), readers: [JSONReader(), YAMLReader()])
    }
}

extension ExitCode {
    /// The code for errors in what was read: a file that the system does not let us read counts most, then one that
    /// is not there, whether the command line, the config or a resolver document names it.
    init(forErrors diagnostics: DiagnosticSink) {
        let found = diagnostics.sorted
        let missing: [DiagnosticCode] = [.noConfiguration, .missingFile, .noVersion]
        let lacksInput = found.contains { missing.contains($0.code) }
        let isUnreadable = found.contains { $0.code == .unreadableFile || $0.code == .fileTooLarge }
        self = isUnreadable ? .inputOutput : lacksInput ? .missingInput : .fault
    }

    /// The code for a file of the command line that cannot be had.
    init(_ failure: SourceFailure) {
        self = failure == .missing ? .missingInput : .inputOutput
    }
}
