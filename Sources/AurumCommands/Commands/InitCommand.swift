import AurumCompiler
package import AurumPlatform
import AurumSyntax

/// Makes the files that a project begins with.
package struct InitCommand: Command {
    package static let name = "init"
    package static let summary = "make a project that builds at once"
    package static let discussion = """
        Writes a config that explains itself, tokens in light and dark, a component, and the JSON Schemas for editors to \
        DIR, or to this folder. When any of the files is there already, nothing is written.

        With `--git` it writes none of these, and has git compare and merge tokens instead of lines in the project at \
        DIR: `.gitattributes` says for which files, and the settings of this clone what to run. Every other clone needs \
        the same once, since git takes over no settings from a repository.
        """
    package static let examples = [
        CommandExample("aurumc init", "begin a project in this folder"),
        CommandExample("aurumc init design --format json", "begin one in `design`, with token files in JSON"),
        CommandExample("aurumc init --git", "have git compare and merge tokens"),
    ]
    package static let options = OptionTable(format, git)
    package static let arguments = ArgumentTable(folder)

    private static let folder = Argument.optional("DIR", "the folder of the project, made if need be")
    private static let format = Option.choice(
        "format", short: "f", key: "notation", default: Scaffold.Format.yaml,
        "the notation of the token files")
    private static let git = Option.flag(
        "git", "set up git for the project that is there, and write no other files")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let folder = environment.path(invocation[Self.folder] ?? ".")
        if invocation[Self.git] { return try Self.setUpGit(folder, invocation, environment) }
        let scaffold = Scaffold(invocation[Self.format])
        let reporter = Reporter(invocation, environment)
        let obstacles = scaffold.obstacles(in: folder, environment.fileSystem)
        if !obstacles.isEmpty {
            let shown = obstacles.map { environment.shown(folder.appending($0)) }
            reporter.report(shown.map { Diagnostic.inTheWay($0, isLast: $0 == shown.last) })
            return .fault
        }
        try scaffold.write(to: folder, environment.fileSystem)
        for file in scaffold.files {
            environment.output.writeLine(environment.shown(folder.appending(file.path)))
        }
        let isHere = folder == environment.workingFolder
        let build = isHere ? "aurumc build" : "cd \(environment.shown(folder)) && aurumc build"
        reporter.summarize(
            "wrote \(scaffold.files.count) files; next: change the tokens, and run `\(build)`")
        return .success
    }

    private static func setUpGit(_ folder: Path, _ invocation: Invocation, _ environment: Environment)
        throws(FileFailure) -> ExitCode
    {
        let reporter = Reporter(invocation, environment)
        let git: GitRepository
        do throws(GitFailure) {
            git = try GitRepository.around(folder, environment)
        } catch {
            reporter.report([Diagnostic.noGit(error, environment.shown(folder))])
            return .fault
        }
        let place = folder.appending(GitSetup.attributesFile)
        let disk = environment.fileSystem
        let text = disk.kind(of: place) == nil ? [] : try disk.read(place)
        let inputs = inputs(in: folder, invocation, environment)
        if let new = GitSetup.attributes(adding: inputs, to: text) {
            try disk.write(new, to: place)
            environment.output.writeLine(environment.shown(place))
        }
        do throws(GitFailure) {
            for (name, value) in GitSetup.settings { try git.set(name, value) }
        } catch {
            reporter.report([Diagnostic.noGit(error, environment.shown(folder))])
            return .fault
        }
        if environment.programs.path("aurumc") == nil {
            reporter.summarize(
                "put `aurumc` on the PATH, where git looks for it; until then git shows files as they are")
        }
        reporter.summarize(
            "git compares and merges tokens here; run `aurumc init --git` in every other clone too")
        return .success
    }

    /// The files that the project in a folder is read from, from there; none when there is no sound project.
    private static func inputs(in folder: Path, _ invocation: Invocation, _ environment: Environment)
        -> [String]
    {
        var unasked = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &unasked) else { return [] }
        _ = project.compile()
        return project.loader.loaded.map { environment.path($0.file.path) }
            .filter { $0.isInside(folder) }.map { $0.relative(to: folder).text }.sorted()
    }
}

extension Diagnostic {
    fileprivate static func inTheWay(_ path: String, isLast: Bool) -> Diagnostic {
        Diagnostic(
            .notEmpty, "`\(path)` is there already", at: nil, path: path,
            help: isLast ? ["nothing was written; choose another folder, or move it away"] : [])
    }

    fileprivate static func noGit(_ failure: GitFailure, _ folder: String) -> Diagnostic {
        let reason =
            switch failure {
            case .noGit: "there is no program `git`"
            case .noRepository(let words), .other(let words): words
            case .unknownRevision, .twofold: "there is no such revision"
            }
        let isMissing = failure == .noGit
        return Diagnostic(
            .noRepository, "git cannot be set up for `\(VisibleText.escaped(folder))`: \(reason)", at: nil,
            help: [
                isMissing ? "install git" : "make a repository there with `git init`, or name a folder in one"
            ])
    }
}
