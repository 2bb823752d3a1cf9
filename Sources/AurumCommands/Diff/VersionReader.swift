import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// Reads the sides of a comparison.
struct VersionReader {
    private let invocation: Invocation
    private let environment: Environment
    private let reporter: Reporter
    /// The exit code after what has been reported.
    private(set) var code = ExitCode.success

    init(_ invocation: Invocation, _ environment: Environment) {
        self.invocation = invocation
        self.environment = environment
        reporter = Reporter(invocation, environment)
    }

    /// What a word stands for; nil when it cannot be had or has errors, which are reported unless that is not wanted.
    mutating func version(_ word: VersionWord, isQuiet: Bool = false) -> ComparedVersion? {
        var diagnostics = DiagnosticSink()
        var version: ComparedVersion?
        do throws(GitFailure) {
            version = try read(word, &diagnostics)
        } catch {
            diagnostics.report(.noVersion(word, error))
        }
        guard diagnostics.hasErrors else { return version }
        if isQuiet { return nil }
        // What is a warning is for `check` to say.
        var errors = DiagnosticSink()
        for error in diagnostics.sorted where error.severity == .error { errors.report(error) }
        let isInside = word.isNoted && !errors.sorted.contains { $0.code == .noVersion }
        reporter.report(isInside ? errors.noting("in `\(word.title)`") : errors, sources: sources)
        failures.merge(errors)
        code = ExitCode(forErrors: failures)
        return nil
    }

    private var failures = DiagnosticSink()
    /// The files that were read last, for what is reported about them.
    private var sources = SourceMap()

    private mutating func read(
        _ word: VersionWord, _ diagnostics: inout DiagnosticSink
    ) throws(GitFailure) -> ComparedVersion? {
        switch word {
        case .workingTree: return project(word, environment, &diagnostics)
        case .path(let path):
            try checkMeaning(of: path)
            return self.version(at: path, word, environment, &diagnostics)
        case .staged:
            let repository = try repository()
            return project(word, files(try repository.index(), repository), &diagnostics)
        case .revision(let name, let path):
            let repository = try repository()
            let files = files(try repository.tree(of: name), repository)
            guard let path else { return project(word, files, &diagnostics) }
            let isRelative = path == "." || path.hasPrefix("./") || path.hasPrefix("../")
            let place = isRelative ? environment.path(path) : repository.root.appending(path)
            return self.version(at: environment.shown(place), word, files, &diagnostics)
        }
    }

    func repository() throws(GitFailure) -> GitRepository {
        let config = invocation[GlobalOptions.config].map { environment.path($0).parent }
        return try GitRepository.around(config ?? environment.workingFolder, environment)
    }

    private func files(_ tree: GitTree, _ repository: GitRepository) -> Environment {
        environment.reaching(GitFileSystem(tree, of: repository, environment))
    }

    /// A word that is both a path and a revision means neither.
    private func checkMeaning(of word: String) throws(GitFailure) {
        let isPlainlyPath = word.hasPrefix("/") || word.hasPrefix(".") || word.hasSuffix("/")
        guard !isPlainlyPath, let repository = try? repository(),
            repository.has(word)
        else { return }
        throw .twofold
    }

    // MARK: - Projects

    /// The project around the working folder; where there is none in a revision, there was no design yet.
    private mutating func project(
        _ word: VersionWord, _ files: Environment, _ diagnostics: inout DiagnosticSink
    ) -> ComparedVersion? {
        var found = DiagnosticSink()
        guard let path = ConfigurationFile.find(invocation, files, &found) else {
            guard word.isNoted, found.sorted.allSatisfy({ $0.code == .noConfiguration }) else {
                diagnostics.merge(found)
                return nil
            }
            return nothing(word)
        }
        if word.isNoted, files.fileSystem.kind(of: files.path(path)) == nil { return nothing(word) }
        return project(at: path, word, files, &diagnostics)
    }

    private func nothing(_ word: VersionWord) -> ComparedVersion {
        let config = invocation[GlobalOptions.config] ?? ConfigurationFile.name
        return ComparedVersion(
            title: word.title, side: .nothing,
            notes: ["`\(word.title)` has no `\(config)`, so it counts as an empty design"])
    }

    private mutating func project(
        at path: String, _ word: VersionWord, _ files: Environment, _ diagnostics: inout DiagnosticSink
    ) -> ComparedVersion? {
        guard var project = Project.open(at: path, files, &diagnostics) else { return nil }
        let design = project.compile()
        let swift = project.configuration.outputs.first { $0.emitter == SwiftEmitter.name }
        let emitter = swift.flatMap { OutputSelection.emitter(of: $0, &project.diagnostics) } as? SwiftEmitter
        diagnostics.merge(project.diagnostics)
        sources = project.loader.sources
        return ComparedVersion(
            title: word.title,
            side: DesignSide(design, symbols: emitter?.names(of: design) ?? DesignSymbols()), swift: emitter,
            rules: project.configuration.release, sources: sources)
    }

    // MARK: - Files and folders

    private mutating func version(
        at path: String, _ word: VersionWord, _ files: Environment, _ diagnostics: inout DiagnosticSink
    ) -> ComparedVersion? {
        let place = files.path(path)
        guard files.fileSystem.kind(of: place) == .folder else {
            return document(at: path, word, files, &diagnostics)
        }
        let configs = [ConfigurationFile.name, "tokens/" + ConfigurationFile.name].map { place.appending($0) }
        guard let config = configs.first(where: { files.fileSystem.kind(of: $0) == .file }) else {
            diagnostics.report(.noConfig(in: word))
            return nil
        }
        return project(at: files.shown(config), word, files, &diagnostics)
    }

    /// What a file is, by what is in it: a config, a resolver document, the result of `resolve`, or a token file.
    private mutating func document(
        at path: String, _ word: VersionWord, _ files: Environment, _ diagnostics: inout DiagnosticSink
    ) -> ComparedVersion? {
        var loader = DocumentLoader(files)
        let tree = loader.load(path, from: nil, &diagnostics)
        sources = loader.sources
        guard let tree, !diagnostics.hasErrors else { return nil }
        switch ComparedDocument(tree.root) {
        case .config: return project(at: path, word, files, &diagnostics)
        case .manifest:
            diagnostics.report(.isManifest(word))
            return nil
        case .resolved:
            let text = ResolvedTokensDocument.text(of: tree.root)
            let given = DocumentLoader(files, given: [path: Array(text.utf8)])
            return tokens(at: path, word, given, isResolved: true, &diagnostics)
        case .tokens: return tokens(at: path, word, loader, isResolved: false, &diagnostics)
        }
    }

    private mutating func tokens(
        at path: String, _ word: VersionWord, _ loader: DocumentLoader, isResolved: Bool,
        _ diagnostics: inout DiagnosticSink
    ) -> ComparedVersion {
        var loader = loader
        let design = Compiler().resolve(TokenInputs(paths: [path]), modes: nil, &loader, &diagnostics)
        sources = loader.sources
        return ComparedVersion(
            title: word.title, side: DesignSide(design, extent: .tokens, isResolved: isResolved),
            sources: sources)
    }
}

extension VersionWord {
    /// Whether what is reported about it says where it is.
    fileprivate var isNoted: Bool {
        switch self {
        case .staged, .revision: true
        case .workingTree, .path: false
        }
    }
}

extension Diagnostic {
    fileprivate static func noVersion(_ word: VersionWord, _ failure: GitFailure) -> Diagnostic {
        let name = word.revisionName
        let subject = "`\(word.title)` cannot be compared"
        switch failure {
        case .noGit:
            return Diagnostic(
                .noVersion, "\(subject): nothing is at this path, and there is no git to look for a revision",
                at: nil, help: ["check the path, or install git"])
        case .noRepository(let words):
            return Diagnostic(
                .noVersion, "\(subject): the working folder is in no git repository", at: nil,
                notes: ["git says: \(words)"], help: ["check the path, or run the command in a repository"])
        case .unknownRevision(let isShallow):
            return Diagnostic(
                .noVersion, "no file, folder or git revision is named `\(name)`", at: nil,
                notes: isShallow ? ["this is a shallow clone, which lacks the older commits"] : [],
                help: [
                    isShallow
                        ? "`git fetch --unshallow` brings them"
                        : "`git branch --all` and `git tag` list names"
                ])
        case .twofold:
            return Diagnostic(
                .noVersion, "`\(name)` is a file or folder here, and a git revision too", at: nil,
                help: ["write `./\(name)` for the path, or `\(name):` for the revision"])
        case .other(let words):
            return Diagnostic(.noVersion, subject, at: nil, notes: ["git says: \(words)"])
        }
    }

    fileprivate static func noConfig(in word: VersionWord) -> Diagnostic {
        Diagnostic(
            .noVersion, "no `\(ConfigurationFile.name)` in the folder `\(word.title)` or in its `tokens`",
            at: nil,
            help: ["name a folder with a config, or a file"])
    }

    fileprivate static func isManifest(_ word: VersionWord) -> Diagnostic {
        Diagnostic(
            .noVersion, "`\(word.title)` is a manifest, which does not say enough to be compared", at: nil,
            notes: ["a manifest has colors rounded to bytes, and no path for anything but colors"],
            help: ["compare the `tokens.json` beside it"])
    }
}

extension VersionWord {
    /// The name to look for.
    fileprivate var revisionName: String {
        if case .revision(let name, _) = self { name } else { title }
    }
}
