import AurumDiff
import AurumEmitters
import AurumPlatform
import AurumSyntax

/// Writes what users of the earlier version need to go on: old names in Swift, and what to read.
struct ShimWriter {
    private let files: [OutputFile]
    private let unforwarded: [String]

    /// Makes the files of a comparison; without Swift in the later version there are only pages.
    init(_ report: DiffReport, _ emitter: SwiftEmitter?) {
        let shims = emitter.map { SwiftShims(report.diff, $0) }
        unforwarded = shims?.unforwarded ?? []
        let pages = MigrationPages(report, unforwarded: unforwarded)
        files =
            (shims?.files ?? []) + [
                OutputFile(path: "Migration.md", contents: Array(pages.migration.utf8)),
                OutputFile(path: "Changelog.md", contents: Array(pages.changelog.utf8)),
            ]
    }

    /// Writes the files and says which they are.
    func write(to folder: Path, _ invocation: Invocation, _ environment: Environment) throws(FileFailure) {
        let disk = environment.fileSystem
        for file in files {
            let path = folder.appending(file.path)
            try disk.createFolder(path.parent)
            try disk.write(file.contents, to: path)
        }
        let reporter = Reporter(invocation, environment)
        let (shown, more) = DiffReport.list(unforwarded.map { "`\($0)`" }, atMost: 5)
        if !shown.isEmpty {
            let rest = more > 0 ? " and \(more) more" : ""
            reporter.summarize("nothing can stand for \(shown.joined(separator: ", "))\(rest)")
        }
        let count = files.count
        reporter.summarize("wrote \(count) files to `\(VisibleText.escaped(environment.shown(folder)))`")
    }
}
