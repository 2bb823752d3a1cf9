import AurumCompiler
import AurumPlatform
import AurumSyntax

/// The files that a config names, its patterns replaced by what they fit.
enum NamedFiles {
    /// The files in the order named, those of a pattern sorted by their bytes; each file where it is named first.
    static func expand(
        _ files: [Configuration.NamedFile], _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> [Configuration.NamedFile] {
        var taken: Set<Path> = []
        var expanded: [Configuration.NamedFile] = []
        for file in files {
            let paths = paths(of: file, environment, &diagnostics)
            for path in paths where taken.insert(environment.path(path)).inserted {
                expanded.append(Configuration.NamedFile(path: path, label: file.label))
            }
        }
        return expanded
    }

    private static func paths(
        of file: Configuration.NamedFile, _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> [String] {
        guard let pattern = FilePattern(file.path),
            environment.fileSystem.kind(of: environment.path(file.path)) == nil
        else { return [file.path] }
        do throws(FileFailure) {
            let paths = try pattern.files(environment)
            // A pattern that fits nothing stays, and is reported as a file that is not there.
            return paths.isEmpty ? [file.path] : paths
        } catch {
            let shown = environment.shown(Path(error.path))
            diagnostics.report(.unavailable(shown, .unreadable(error.words), from: file.label))
            return []
        }
    }
}
