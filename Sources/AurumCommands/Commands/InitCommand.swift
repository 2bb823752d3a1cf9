package import AurumPlatform
import AurumSyntax

/// Makes the files that a project begins with.
package struct InitCommand: Command {
    package static let name = "init"
    package static let summary = "make a project that builds at once"
    package static let discussion = """
        Writes a config that explains itself, tokens in light and dark, a component, and the JSON Schemas for editors to \
        DIR, or to this folder. When any of the files is there already, nothing is written.
        """
    package static let examples = [
        CommandExample("aurumc init", "begin a project in this folder"),
        CommandExample("aurumc init design --format json", "begin one in `design`, with token files in JSON"),
    ]
    package static let options = OptionTable(format)
    package static let arguments = ArgumentTable(folder)

    private static let folder = Argument.optional("DIR", "the folder of the project, made if need be")
    private static let format = Option.choice(
        "format", short: "f", key: "notation", default: Scaffold.Format.yaml,
        "the notation of the token files")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let folder = environment.path(invocation[Self.folder] ?? ".")
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
}

extension Diagnostic {
    fileprivate static func inTheWay(_ path: String, isLast: Bool) -> Diagnostic {
        Diagnostic(
            .notEmpty, "`\(path)` is there already", at: nil, path: path,
            help: isLast ? ["nothing was written; choose another folder, or move it away"] : [])
    }
}
